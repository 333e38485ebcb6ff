// How a position is judged by bots that search: each seat's chance to win, by what it has and how many rounds are left.
#include "model/crusaders/advisor.h"
#include "model/crusaders/crusaders.h"
#include "model/crusaders/nouns.h"

#include <cmath>

namespace outremer::crusaders {
namespace {

// What a seat has, as far as it tells who will win.
enum Trait {
    kInfluence,
    kGovernors, // points they would score now
    kHolyLands,
    kBull, // points it would score now
    kCoins,
    kCityCount,
    kLevels, // of cities
    kTroops,
    kBuildings, // levels
    kTactics,   // levels of the learnt ones
    kRescripts, // levels
    kTaxes,
    kNearHegemony,
    kNearRighteousness,
    kRighteous,
    kTraits
};

// The weight of a trait: at the end of the match, and what each income phase still to come adds. Found by fitting the
// winners of 9000 matches of two, three and four states between greedy bots with some random moves, at the beginning
// of every planning phase (a conditional logit: chances are proportional to the exponential of the weighted sum).
struct Weight {
    double atTheEnd;
    double perIncome;
};
constexpr std::array<Weight, kTraits> kWeights{ {
    { 0.221, -0.009 },  // kInfluence
    { 0.240, -0.036 },  // kGovernors
    { 0.263, 0.020 },   // kHolyLands
    { 0.132, -0.025 },  // kBull
    { 0.040, 0.006 },   // kCoins
    { -0.017, -0.027 }, // kCityCount
    { 0.087, 0.001 },   // kLevels
    { 0.060, 0.005 },   // kTroops
    { 0.042, 0.022 },   // kBuildings
    { 0.110, -0.005 },  // kTactics
    { -0.057, 0.047 },  // kRescripts
    { 0.095, 0.009 },   // kTaxes
    { -0.214, 0.229 },  // kNearHegemony
    { -0.053, 0.104 },  // kNearRighteousness
    { -0.443, 0.364 },  // kRighteous
} };

// What a style finds more beautiful than it is, in the same measure: about half of the trait's own weight again.
struct Taste {
    Style style;
    Trait trait;
    double weight;
};
constexpr std::array<Taste, 7> kTastes{ {
    { Style::Warlike, kCityCount, 0.2 },
    { Style::Warlike, kTroops, 0.04 },
    { Style::Warlike, kTactics, 0.05 },
    { Style::Pious, kHolyLands, 0.15 },
    { Style::Merchant, kTaxes, 0.06 },
    { Style::Merchant, kBuildings, 0.06 },
    { Style::Merchant, kCoins, 0.03 },
} };

class Judge : private Board {
public:
    Judge(const Content &content, const State &state)
        : Board(content, state)
    {
    }

    double standing(Seat seat, Style style) const
    {
        const double incomes = kMaxRounds + 1 - std::max<int>(s.round, 1);
        const auto traits = traitsOf(seat);
        double total = 0;
        for (std::size_t trait = 0; trait < kTraits; ++trait)
            total += (kWeights[trait].atTheEnd + incomes * kWeights[trait].perIncome) * traits[trait];
        for (const Taste &taste : kTastes)
            total += taste.style == style ? taste.weight * traits[taste.trait] : 0;
        return total;
    }

private:
    std::array<int, kTraits> traitsOf(Seat seat) const
    {
        const Player &player = s.player(seat);
        std::array<int, kTraits> traits{};
        traits[kInfluence] = player.influence;
        traits[kGovernors] = governorPoints(seat);
        traits[kHolyLands] = count(seat, Quantity::HolyLands);
        traits[kBull] = bullPoints(seat);
        traits[kCoins] = player.coins;
        eachCity(citiesOf(seat), [&](CityId city) {
            const CityState &place = s.city(city);
            ++traits[kCityCount];
            traits[kLevels] += place.level;
            traits[kTroops] += place.units;
            traits[kTaxes] += c.cities[city].coins[place.level - 1u];
        });
        for (const BuildingSlot &slot : player.buildings)
            traits[kBuildings] += c.buildings[slot.card].level;
        for (Card card : player.tactics)
            traits[kTactics] += isLearned(card) ? c.tactics[card].level : 0;
        for (Card card : player.rescripts)
            traits[kRescripts] += c.rescripts[card].level();
        traits[kNearHegemony] = traits[kCityCount] >= c.numbers.hegemony - 1 ? 1 : 0;
        traits[kNearRighteousness] = traits[kHolyLands] >= c.numbers.righteousness - 1 ? 1 : 0;
        traits[kRighteous] = traits[kHolyLands] >= c.numbers.righteousness ? 1 : 0;
        return traits;
    }
};

} // namespace

Expectation Crusaders::evaluate(const State &state, const Temper &temper) const
{
    const Judge judge(*m_content, state);
    Expectation result{};
    double total = 0;
    for (Seat seat = 0; seat < state.seats; ++seat) {
        // A seat that is out scores what it has: the match ends with the round (CR-END-04).
        result[seat] = std::exp(judge.standing(seat, temper.of(seat)));
        total += result[seat];
    }
    for (Seat seat = 0; seat < state.seats; ++seat)
        result[seat] /= total;
    return result;
}

// Judged when a round is over and the next one's event has passed: nothing is half done then.
bool Crusaders::isAtRest(const State &state) const
{
    return state.phase == Phase::Planning && state.planSlot == kMaxSeats - state.seats + 1;
}

// A guess hides nothing, so it is read as it is.
int Crusaders::quickWorth(const State &guess, const Option &option) const
{
    return Advisor(*m_content, guess, guess.frames.back().seat).appraise(option);
}

} // namespace outremer::crusaders

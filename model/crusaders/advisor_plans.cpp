#include "model/crusaders/advisor.h"

#include "model/crusaders/nouns.h"

namespace outremer::crusaders {

int Advisor::worthOfCity(CityId city) const
{
    const City &info = c.cities[city];
    const int mine = count(m_seat, Quantity::Cities);
    const int level = std::max(1, s.city(city).level - 1); // destruction comes before the trophies
    int worth = info.coins[std::size_t(level - 1)] * coin() * incomes() + 100 * incomes() + 80;
    worth += mine + 1 >= c.numbers.hegemony ? 800 : 140 * mine;
    worth += city == c.homs ? 60 : 0;
    worth += isPlayer(s.city(city).owner) ? 60 : 0;
    return worth;
}

int Advisor::chanceOf(int difference) const
{
    static constexpr std::array kChances{ 2, 4, 8, 14, 24, 36, 50, 62, 73, 82, 89, 94, 97 };
    return kChances[std::size_t(std::clamp(difference + 6, 0, 12))];
}

// What marching there promises: the city by the chance to take it, less the troops that may die.
int Advisor::marchWorth(CityId target, int extraTroops) const
{
    const CityState &place = s.city(target);
    if (place.owner == m_seat)
        return -20;
    int troops = extraTroops;
    eachCity(marchSources(m_seat, target), [&](CityId city) { troops += s.city(city).units - 1; });
    const bool isEnhanced = !s.orders.empty() && s.note().enhanced;
    troops = std::min(troops, c.numbers.march + (isEnhanced ? 4 : 2));
    int cards = 0; // how much better than starting cards the own hand is
    for (Card card : s.player(m_seat).tactics)
        cards += isLearned(card) ? c.tactics[card].level : 0;
    int gap = troops + (isEnhanced ? c.numbers.enhancedStrength : 0) - place.units - wallsInBattle(target) + cards / 2;
    if (place.owner == kSaracens)
        gap -= strengthBonus() + 1;
    else
        gap -= count(place.owner, Quantity::Learned) / 2;
    const int chance = chanceOf(gap);
    return worthOfCity(target) * chance / 100 - (100 - chance) * 2 * std::min(troops, 4);
}

int Advisor::bestMarch(int extraTroops) const
{
    int best = 0;
    CitySet targets = 0;
    eachCity(citiesOf(m_seat), [&](CityId city) { targets = CitySet(targets | openNeighbours(city)); });
    eachCity(targets, [&](CityId city) { best = std::max(best, marchWorth(city, extraTroops)); });
    return best;
}

// How likely raids or rivals are to take a city, roughly: what stands around it against what stands in it.
int Advisor::threatTo(CityId city) const
{
    int around = strengthBonus();
    eachCity(openNeighbours(city), [&](CityId near) {
        const CityState &place = s.city(near);
        if (place.owner == kSaracens)
            around += std::min(place.units - 1, raidersPerCity());
        else if (place.owner != m_seat)
            around += std::max(0, place.units - 2) / 2;
    });
    return std::max(0, around + 2 - s.city(city).units - s.city(city).level);
}

// Holding one holy land more or less: a point each round, and the way to righteousness.
int Advisor::holyWorth(CityId city, int change) const
{
    int mine = s.player(m_seat).clergy[city].strength();
    int theirs = 0;
    for (Seat seat = 0; seat < s.seats; ++seat) {
        if (seat != m_seat) // levels are not known: half of them may be II
            theirs = std::max(theirs, s.player(seat).clergy[city].count() * 3 / 2);
    }
    const bool before = mine > theirs;
    const bool after = mine + change > theirs;
    if (before == after)
        return theirs > 0 && change > 0 ? 6 : 0;
    const int held = count(m_seat, Quantity::HolyLands);
    const int land = 95 * incomes() + (held >= 3 ? 300 : 60) + (held + 1 >= c.numbers.righteousness ? 500 : 0);
    return after ? land : -land;
}

int Advisor::bishopWorth(const Option &option) const
{
    const Frame &frame = top();
    switch (Verb(option.verb)) {
    case Verb::Train: {
        // Worth it for the places it can go to next, or for holding this one.
        int way = 0;
        eachCity(
            openNeighbours(option.first), [&](CityId near) { way = std::max(way, holyWorth(near, option.second)); });
        return 30 + (frame.as<BishopTurn>().left > 1 ? way : way / 2) + holyWorth(option.first, option.second)
            + option.second * 4;
    }
    case Verb::MoveBishop:
        return holyWorth(option.second, option.third) + holyWorth(option.first, -option.third) + 2;
    default:
        return 1;
    }
}

// What carrying out an order is worth to this seat now.
int Advisor::orderWorth(Order order, bool isEnhanced) const
{
    const Player &player = s.player(m_seat);
    const auto planned = [this](Order kind) {
        const auto &stack = s.inner[std::size_t(kind)];
        return std::ranges::count(stack, m_seat, &Token::owner) > 0;
    };
    int purse = player.coins;
    for (const Stock &stock : player.goods)
        purse += stock.ready;
    switch (order) {
    case Order::Construction: {
        int best = 0;
        eachCity(citiesOf(m_seat), [&](CityId city) {
            if (s.city(city).level < 3 && purse >= 2)
                best = std::max(best, 60 + 22 * incomes());
        });
        const int slots = player.buildings.size() < c.numbers.buildings ? 1 : 0;
        const int build = slots * std::min(purse, 3) * 12 * incomes();
        return best + build / 2 + (isEnhanced ? 80 + 15 * incomes() : 0);
    }
    case Order::Prayer: {
        int worth = 0;
        for (int steps = 1; steps <= 2 + std::min(purse, 2); ++steps)
            worth += nextCell(steps);
        return worth + (isEnhanced ? 120 : 0);
    }
    case Order::Muster: {
        const int gain = bestMarch(4) - bestMarch(0);
        int threat = 0;
        eachCity(citiesOf(m_seat), [&](CityId city) { threat += std::min(3, threatTo(city)); });
        return player.troops > 0 ? 50 + gain * 2 / 3 + 35 * threat + (isEnhanced ? 70 : 0) : 20;
    }
    case Order::March:
        return bestMarch(planned(Order::Muster) ? 3 : 0) + (isEnhanced ? 90 : 0);
    }
    return 0;
}

// An outer cell works a round later, but better, and brings a spy; after the last round it never works.
int Advisor::placementWorth(const Option &option) const
{
    const Order order = Order(option.first);
    if (Verb(option.verb) == Verb::PlaceOuter) {
        if (s.round >= kMaxRounds)
            return -40;
        return orderWorth(order, true) * 3 / 4 + 20;
    }
    const bool isEnhanced = Verb(option.verb) == Verb::PlaceEnhanced;
    return orderWorth(order, isEnhanced) - coverPrice(option.first) * (coin() + 8);
}

int Advisor::marchMoveWorth(const Option &option) const
{
    const OrderNote &note = s.note();
    const bool isAttack = s.isFighting();
    const int gap = isAttack ? difference() - (s.battle.defender == kSaracens ? 1 : 0)
            + (note.enhanced ? c.numbers.enhancedStrength : 0) - (s.battle.defender == kSaracens ? strengthBonus() : 0)
                             : 0;
    const int want = isAttack ? (gap >= 5 ? -10 : 60 - gap * 5) : top().as<Marching>().moved == 0 ? 10 : -10;
    switch (Verb(option.verb)) {
    case Verb::MoveTroop: // from where it is least needed
        return want + s.city(option.first).units * 2 - threatTo(option.first) * 3;
    case Verb::PayGood:
        return isAttack && gap < 4 ? 30 + s.player(m_seat).goods[option.first].ready : -10;
    case Verb::PayCoin:
        return isAttack && gap < 3 ? 20 : -12;
    case Verb::PayRescript:
        return isAttack && gap < 0 ? 5 : -30;
    default:
        return 0;
    }
}

int Advisor::hireWorth(const Option &option) const
{
    const bool isOrder = top().as<Hiring>().isOrder != 0;
    switch (Verb(option.verb)) {
    case Verb::HireTroop: {
        int attack = 0;
        eachCity(openNeighbours(option.first), [&](CityId near) {
            if (s.city(near).owner != m_seat)
                attack = std::max(attack, marchWorth(near, 2));
        });
        return 100 + threatTo(option.first) * 30 + attack / 8 - s.city(option.first).units * 3
            + (s.player(m_seat).capital == option.first ? 5 : 0);
    }
    case Verb::UseDiscount:
        return isOrder ? 40 : 0;
    case Verb::PayGood:
        return 25 + s.player(m_seat).goods[option.first].ready;
    case Verb::PayCoin:
        return s.round < kMaxRounds && s.player(m_seat).coins > 2 ? 8 : -8;
    case Verb::PayRescript:
        return -25;
    default:
        return 0;
    }
}

} // namespace outremer::crusaders

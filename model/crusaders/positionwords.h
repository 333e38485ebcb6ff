#pragma once

#include "crusaders/zones.h"

namespace outremer::crusaders {

// The words of positions that are nowhere else, and where cards lie: what the writer and the reader share.

// Hidden from the viewer; kUnknownHigh is a learnt tactic or a rescript of level II. None of them can be read.
inline constexpr std::string_view kUnknownWord = "?";
inline constexpr std::string_view kUnknownLearnedWord = "?learned";
inline constexpr std::string_view kUnknownTopRescriptWord = "?ii";

inline constexpr std::array<std::string_view, 6> kPhaseWords{ "setup", "event", "planning", "activation", "income",
    "over" };
static_assert(kPhaseWords.size() == std::size_t(Phase::Over) + 1);
inline constexpr std::array<std::string_view, 2> kSideWords{ "defender", "attacker" }; // Side
inline constexpr std::array<std::string_view, 2> kOpenWords{ "upper", "lower" };       // HalfBit
inline constexpr std::array<std::string_view, 5> kEndingWords{ "hegemony", "righteousness", "defeat", "era",
    "crescent" };
inline constexpr std::array<std::string_view, 5> kPriceWords{ "wood", "candles", "steel", "horses", "any" };

// The bits of OrderNote::done by order, named after the options that set them.
using StepWords = std::array<std::string_view, 3>;
inline constexpr std::array<StepWords, kOrders> kStepWords{ { { "upgrade", "build", "build-extra" }, { "pray" },
    { "hire", "learn", "learn-extra" }, { "march", "swap-governor" } } };

// The word of a modifier of the round is its place's.
constexpr std::string_view modifierWord(std::size_t modifier)
{
    return kPlaceWords[std::size_t(Place::PrayerPoints) + modifier];
}

// A deck or market: its word, and which cards belong there.
struct Zone {
    std::string_view word;
    CardKind kind;
    int low = 0; // levels of tactics, buildings and rescripts
    int high = 4;
    bool isSaracen = false;

    bool fits(const Content &c, Card card) const
    {
        const auto isLevel = [this](int level) { return level >= low && level <= high; };
        switch (kind) {
        case CardKind::Tactic:
            return c.tactics[card].isSaracen == isSaracen && !c.tactics[card].isStarting()
                && isLevel(c.tactics[card].level);
        case CardKind::Building:
            return isLevel(c.buildings[card].level);
        case CardKind::Rescript:
            return isLevel(c.rescripts[card].level());
        default:
            return true;
        }
    }
};
inline constexpr Zone kTacticZone{ "tactics", CardKind::Tactic, 1, 2 };
inline constexpr Zone kTopTacticZone{ "tactics-iv", CardKind::Tactic, 3, 4 };
inline constexpr Zone kSaracenZone{ "saracens", CardKind::Tactic, 0, 0, true };
inline constexpr Zone kBuildingZone{ "buildings", CardKind::Building, 1, 2 };
inline constexpr Zone kTopBuildingZone{ "buildings-iv", CardKind::Building, 3, 4 };
inline constexpr Zone kFreeBuildingZone{ "buildings-0", CardKind::Building, 0, 0 };
inline constexpr Zone kRescriptZone{ "rescripts", CardKind::Rescript, 1, 1 };
inline constexpr Zone kTopRescriptZone{ "rescripts-ii", CardKind::Rescript, 2, 2 };
inline constexpr Zone kSpyZone{ "spies", CardKind::Spy };
inline constexpr Zone kGovernorZone{ "governors", CardKind::Governor };
inline constexpr Zone kEventZone{ "events", CardKind::Event };

// Calls visit(zone, get) for every Deck of a State, where get(state) is the deck.
template <class Visit>
void eachDeck(Visit visit)
{
    visit(
        kTacticZone, [](auto &s) -> auto & { return s.tacticDeck; });
    visit(
        kTopTacticZone, [](auto &s) -> auto & { return s.topTacticDeck; });
    visit(
        kSaracenZone, [](auto &s) -> auto & { return s.saracenDeck; });
    visit(
        kBuildingZone, [](auto &s) -> auto & { return s.buildingDeck; });
    visit(
        kTopBuildingZone, [](auto &s) -> auto & { return s.topBuildingDeck; });
    visit(
        kRescriptZone, [](auto &s) -> auto & { return s.rescriptDecks[0]; });
    visit(
        kTopRescriptZone, [](auto &s) -> auto & { return s.rescriptDecks[1]; });
    visit(
        kSpyZone, [](auto &s) -> auto & { return s.spyDeck; });
    visit(
        kGovernorZone, [](auto &s) -> auto & { return s.governorDeck; });
}

// Calls visit(zone, get, cells) for every market; a market has the zone of the deck it is filled from. The cells
// behind the open ones are always empty (CR-MARKET-07).
template <class Visit>
void eachMarket(int seats, Visit visit)
{
    const int open = seats + 1;
    visit(
        kTacticZone, [](auto &s) -> auto & { return s.tacticMarket; }, open);
    visit(
        kTopTacticZone, [](auto &s) -> auto & { return s.topTacticMarket; }, kTopMarketCells);
    visit(
        kBuildingZone, [](auto &s) -> auto & { return s.buildingMarket; }, open);
    visit(
        kTopBuildingZone, [](auto &s) -> auto & { return s.topBuildingMarket; }, kTopMarketCells);
    visit(
        kGovernorZone, [](auto &s) -> auto & { return s.governorMarket; }, open);
}

// Calls visit with the content's cards of a kind.
template <class Visit>
auto withCards(const Content &c, CardKind kind, Visit visit)
{
    switch (kind) {
    case CardKind::Tactic:
        return visit(c.tactics);
    case CardKind::Building:
        return visit(c.buildings);
    case CardKind::Rescript:
        return visit(c.rescripts);
    case CardKind::Spy:
        return visit(c.spies);
    case CardKind::Governor:
        return visit(c.governors);
    case CardKind::Bull:
        return visit(c.bulls);
    case CardKind::Oath:
        return visit(c.oaths);
    case CardKind::Commander:
        return visit(c.commander);
    default:
        return visit(c.events);
    }
}

} // namespace outremer::crusaders

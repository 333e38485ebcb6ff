// What holds of the campaign's part of every reachable State.
#include "model/crusaders/stackcheck.h"

namespace outremer::crusaders {
namespace {

// What the chapters before left.
std::string brokenHeritage(const Content &c, const State &s)
{
    const Saga &saga = s.saga;
    if (saga.chapter == 0)
        return saga == Saga{} ? "" : "a match of its own has no chapter";
    if (saga.legacy != kNoCard && c.legacies[saga.legacy].after + 1 != saga.chapter)
        return "this legacy belongs to another chapter (CA-END-02)";
    if (saga.chapter == 1
        && (saga.formerWinner != kNobody || saga.formerLast != kNobody || saga.fallen != 0 || saga.scarred != 0
            || saga.ruined != kNoCity))
        return "nothing was before the first chapter";
    std::array<std::uint8_t, 256> taken{};
    for (std::size_t seat = 0; seat < kMaxSeats; ++seat) {
        const Dynast &dynast = saga.dynasts[seat];
        if (saga.chapter == 1
            && (dynast.choice != kNoChoice || !dynast.nicknames.empty() || dynast.heirloom != kNoCard))
            return "nothing was before the first chapter";
        for (Card card : dynast.nicknames) {
            if (taken[card]++ > 0)
                return "each nickname is somebody's alone (CA-NICK-04)";
        }
        if (dynast.heirloom != kNoCard
            && (c.buildings[dynast.heirloom].level > 2 || c.buildings[dynast.heirloom].chapter >= saga.chapter))
            return "an heirloom is a building of level 0 to II of a chapter before (CA-HEIR-01)";
    }
    for (std::size_t card = 1; card < c.buildings.size(); ++card) {
        const auto kept = std::ranges::count(saga.dynasts, Card(card), &Dynast::heirloom);
        if (kept > c.buildings[card].copies)
            return "an heirloom is kept once";
    }
    return {};
}

std::string brokenOaths(const State &s)
{
    for (Seat seat = 0; seat < s.seats; ++seat) {
        const Dynast &dynast = s.saga.dynasts[seat];
        if (!std::ranges::is_sorted(dynast.oaths))
            return "hands are sorted";
        const Sworn &sworn = dynast.sworn;
        if (sworn.oath == kNoCard ? sworn != Sworn{} : sworn.suzerain >= s.seats || sworn.suzerain == seat)
            return "an oath is sworn to a rival (CH3-OATH-02)";
        if (!s.saga.hasOaths() && !dynast.oaths.empty())
            return "oaths come with the third chapter";
    }
    return {};
}

} // namespace

std::string brokenSaga(const Content &c, const State &s)
{
    if (const std::string broken = brokenHeritage(c, s); !broken.empty())
        return broken;
    const Saga &saga = s.saga;
    if (saga.chapter == 0 || s.frames[0].task == Task::Deal)
        return {};
    for (std::uint8_t price : saga.prices) {
        if (saga.hasTrade() ? price < c.saga.lowestPrice || price > c.saga.highestPrice : price != 0)
            return "a price is out of its track (CH2-TRADE-01)";
    }
    const bool isTrading =
        std::ranges::any_of(s.frames, [](const Frame &frame) { return frame.task == Task::TradeNext; });
    if (saga.sold != 0 && !isTrading)
        return "goods are sold in the income phase (CH2-TRADE-02)";
    if (const std::string broken = brokenOaths(s); !broken.empty())
        return broken;
    if (saga.commander != kNoCity && !saga.hasCommander())
        return "the commander comes with the fourth chapter (CH4-CMD-01)";
    const bool isFighting = saga.commander == s.battle.city;
    if (saga.commander != kNoCity && s.city(saga.commander).owner != kSaracens && !isFighting)
        return "the commander stands in a Saracen city (CH4-CMD-06)";
    if (saga.hasCommander() && saga.usedCommander.size() > s.round)
        return "a commander's card for each round (CH4-CMD-03)";
    return {};
}

} // namespace outremer::crusaders

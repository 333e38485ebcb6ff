#include "crusaders/framecheck.h"

namespace outremer::crusaders {
namespace {

// Within its capacity, and zero behind its end: equal lists are equal bytes.
template <class T, int Capacity>
bool isSound(const FixedList<T, Capacity> &list)
{
    return list.count <= Capacity
        && std::all_of(list.items.begin() + list.count, list.items.end(), [](const T &item) { return item == T{}; });
}

template <int Capacity>
bool isSound(const Deck<Capacity> &deck)
{
    return isSound(deck.pile) && isSound(deck.discard);
}

bool isSound(const Player &player)
{
    return isSound(player.tactics) && isSound(player.rescripts) && isSound(player.buildings) && isSound(player.spies)
        && isSound(player.heldSpies);
}

bool isSound(const Dynast &dynast)
{
    return isSound(dynast.nicknames) && isSound(dynast.oaths);
}

template <class... Lists>
bool allSound(const Lists &...lists)
{
    return (isSound(lists) && ...);
}

} // namespace

bool areListsSound(const State &s)
{
    const auto each = [](const auto &lists) {
        return std::ranges::all_of(lists, [](const auto &list) { return isSound(list); });
    };
    return allSound(s.frames, s.orders, s.eventDeck, s.usedEvents, s.raidTokens, s.plan, s.freeBuildings,
               s.lostSaracens, s.buildingDeck, s.topBuildingDeck, s.tacticDeck, s.topTacticDeck, s.governorDeck,
               s.spyDeck, s.saracenDeck, s.battle.maneuvers, s.saga.oathDeck, s.saga.usedOaths, s.saga.commanderDeck,
               s.saga.usedCommander)
        && each(s.players) && each(s.saga.dynasts) && each(s.inner) && each(s.rescriptDecks) && each(s.battle.hands);
}

} // namespace outremer::crusaders

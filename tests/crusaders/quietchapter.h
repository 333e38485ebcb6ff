#pragma once

#include "tests/crusaders/chapter.h"

namespace outremer::crusaders::test {

// A chapter whose first event changes only marches and walls: what everybody has is what the beginning gave. It waits
// for the first question, which may be one of the prelude's.
inline ChapterTable begunChapter(int chapter, const Saga &heritage = {}, const StateIds &states = kAllStates)
{
    for (std::uint64_t seed = 1;; ++seed) {
        ChapterTable t(chapter, heritage, states, {}, seed);
        const auto &events = t.s.phase == Phase::Setup ? t.s.eventDeck : t.s.usedEvents;
        if (!events.empty() && t.c.events[events.back()].id == "winter-rains")
            return t;
    }
}

// The same in its first round, the event forgotten, with so many coins for everybody. What the prelude asks is answered
// with first options, and calm() takes back what it gave.
inline ChapterTable quietChapter(int chapter, const Saga &heritage = {}, int coins = 3)
{
    ChapterTable t = begunChapter(chapter, heritage);
    while (t.s.phase == Phase::Setup)
        t.take(t.options()[0]);
    t.calm(coins);
    t.events.clear();
    return t;
}

inline Card nicknameCard(const std::string &id)
{
    const auto &deck = game().content().nicknames;
    const auto found = std::ranges::find(deck, id, &PrintedCard::id);
    if (found == deck.end())
        qFatal("no nickname %s", id.c_str());
    return Card(found - deck.begin());
}

// What a chapter begins with if the dynasties, in seat order, have these nicknames.
using Nicknames = std::vector<std::string>;
inline Saga named(const std::vector<Nicknames> &dynasties)
{
    Saga saga;
    for (std::size_t seat = 0; seat < dynasties.size(); ++seat) {
        for (const std::string &id : dynasties[seat])
            saga.dynasts[seat].nicknames.push(nicknameCard(id));
    }
    return saga;
}

inline std::vector<int> coinsOfAll(const Table &t)
{
    std::vector<int> coins;
    for (Seat seat = 0; seat < t.s.seats; ++seat)
        coins.push_back(t.s.player(seat).coins);
    return coins;
}

// No good is ready, so that coins and discounts are all there is to pay with.
inline void spendAll(Table &t, Seat seat)
{
    for (Stock &stock : t.player(seat).goods)
        stock = { 0, std::uint8_t(stock.ready + stock.spent), stock.blocked };
}

} // namespace outremer::crusaders::test

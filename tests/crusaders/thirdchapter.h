#pragma once

#include "tests/crusaders/cardbattle.h"
#include "tests/crusaders/chapter.h"

namespace outremer::crusaders::test {

// Chapter III before the first oath of its first round: nothing of the event stays, everybody has what the set-up gave,
// 3 coins and 10 influence.
class ThirdChapter : public ChapterTable {
public:
    explicit ThirdChapter(const std::vector<std::string> &states = kAllStates)
        : ChapterTable(3, {}, states)
    {
        for (std::uint64_t seed = 2; s.usedEvents.empty() || c.events[s.usedEvents.back()].id != "winter-rains"; ++seed)
            s = ChapterTable(3, {}, states, {}, seed).s;
        emptyCross(*this);
        calm(3);
        for (Seat seat = 0; seat < s.seats; ++seat)
            player(seat).influence = 10;
        events.clear();
    }

    Dynast &dynast(Seat seat) { return s.saga.dynasts[seat]; }
    const Sworn &sworn(Seat seat) const { return s.saga.dynasts[seat].sworn; }

    // These oaths in hand instead of what was dealt, wherever they were.
    void dealOaths(Seat seat, const std::vector<std::string> &ids)
    {
        for (Card card : dynast(seat).oaths)
            s.saga.oathDeck.push(card);
        dynast(seat).oaths.clear();
        for (const std::string &id : ids) {
            const Card card = oath(id);
            const auto drop = [card](auto &cards) {
                if (const int at = cards.indexOf(card); at >= 0)
                    cards.removeAt(at);
            };
            drop(s.saga.oathDeck);
            for (Dynast &one : s.saga.dynasts)
                drop(one.oaths);
            dynast(seat).oaths.insertSorted(card);
        }
    }
    // Planning of a round in which one swears and nobody else does. The first placement waits.
    void swear(Seat vassal, const std::string &id, Seat suzerain, int round = 1)
    {
        dealOaths(vassal, { id });
        planning(round);
        while (asks(Task::SwearOath)) {
            if (seat() != vassal) {
                take(Verb::Decline);
                continue;
            }
            take(Verb::SwearOath, oath(id), suzerain);
            take(Verb::AcceptOath);
        }
        QCOMPARE(sworn(vassal).oath, oath(id));
        QCOMPARE(broken(), std::string());
    }
    // What has been begun goes on, but the round stops before the income phase.
    void stopBeforeIncome()
    {
        s.frames[0] = { .task = Task::Nothing };
        s.frames[1] = { .task = Task::Nothing };
    }
    // The oaths are settled, and nothing else happens of the end of a round.
    void settleOaths()
    {
        s.phase = Phase::Income;
        s.frames.clear();
        s.frames.push({ .task = Task::Nothing });
        s.frames.push({ .task = Task::OathsEnd });
        EventSink sink(events);
        Referee(c, s, sink).settle();
    }

    // What an oath can give or cost, of everybody.
    Ledger belongings() const
    {
        Ledger ledger;
        for (Seat seat = 0; seat < s.seats; ++seat) {
            const Player &one = s.player(seat);
            const std::string whose = c.realms[one.realm].id + " ";
            ledger[whose + "coins"] = one.coins;
            ledger[whose + "influence"] = one.influence;
            ledger[whose + "holiness"] = one.holiness;
            ledger[whose + "troops"] = c.numbers.troops - one.troops;
            ledger[whose + "rescripts"] = one.rescripts.size();
            ledger[whose + "spies"] = one.heldSpies.size();
            ledger[whose + "bishops"] = board().count(seat, Quantity::Bishops);
        }
        return ledger;
    }
};

} // namespace outremer::crusaders::test

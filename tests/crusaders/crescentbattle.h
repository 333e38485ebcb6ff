#pragma once

#include "crusaders/cardbattle.h"
#include "crusaders/crescent.h"

namespace outremer::crusaders::test {

// A battle around one card where every card of the campaign is in the box; Zengi stands out of the way.
class CrescentBattle : public CardBattle {
public:
    explicit CrescentBattle(const CardRow &row)
        : CardBattle(row, openBox())
    {
    }

private:
    static Table openBox()
    {
        CrescentTable t;
        t.standAt("turbessel");
        return t;
    }
};

// A half that works in its maneuver: the numbers before and after it.
inline void checkInTheCrescent(const CardRow &half)
{
    CrescentBattle battle(half);
    battle.playUpToCard();
    Ledger before = battle.ledger();
    before["marker"] = battle.marker();
    battle.playCard();
    QCOMPARE(battle.problem, QString());
    QCOMPARE(battle.t.broken(), std::string());
    Ledger after = battle.ledger();
    after["marker"] = battle.marker();
    QCOMPARE(changes(before, after), sorted(half.changes));
}

} // namespace outremer::crusaders::test

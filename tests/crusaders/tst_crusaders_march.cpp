#include "tests/crusaders/table.h"
#include "tests/support/ruletest.h"

using namespace outremer;
using namespace outremer::crusaders;
using namespace outremer::crusaders::test;

namespace {

// Antioch holds Antioch, Turbessel and Tortosa around Apamea; Aleppo and Baalbek are the Saracens'.
Table aroundApamea(int coins = 0)
{
    Table t;
    t.place("antioch", kAntioch, 6, 1);
    t.place("turbessel", kAntioch, 3, 2);
    t.place("tortosa", kAntioch, 2, 2);
    t.player(kAntioch).coins = std::int16_t(coins);
    for (Good good : { Good::Horses, Good::Candles, Good::Steel })
        t.good(kAntioch, good, 0, 1);
    return t;
}

std::vector<std::string> targets(const Table &t)
{
    std::vector<std::string> ids;
    for (const Option &option : t.options()) {
        if (Verb(option.verb) == Verb::March)
            ids.push_back(t.c.cities[option.first].id);
    }
    std::ranges::sort(ids);
    return ids;
}

// Antioch moves as many troops as it is allowed from a city full of them into its Tortosa.
int mostMovements(bool enhanced, int paid)
{
    Table t;
    t.place("antioch", kAntioch, 14, 1);
    t.place("tortosa", kAntioch, 1, 2);
    t.player(kAntioch).coins = 20;
    t.order(kAntioch, Order::March, enhanced);
    t.take(Verb::March, "tortosa");
    int moves = 0;
    for (int i = 0; i < paid; ++i)
        t.take(Verb::PayCoin);
    for (; t.canDo(Verb::MoveTroop); ++moves)
        t.take(Verb::MoveTroop, "antioch");
    return moves == t.city("tortosa").units - 1 && t.broken().empty() ? moves : -1;
}

} // namespace

// CR-MARCH: the march order up to the battle; the worked example CR-EX-20.
class TestCrusadersMarch : public outremer::test::RuleTest {
    Q_OBJECT
private slots:
    void example_20_enhancedMarch_hasSixFreeAndUpToFourPaidMovements()
    {
        RULES("CR-MARCH-10", "CR-MARCH-14");
        for (int paid = 0; paid <= 4; ++paid)
            QCOMPARE(mostMovements(true, paid), 6 + paid);
    }
    void basicMarch_hasFourFreeAndUpToFourPaidMovements()
    {
        RULES("CR-MARCH-02", "CR-MARCH-03", "CR-MARCH-04", "CR-MARCH-14");
        for (int paid = 0; paid <= 4; ++paid)
            QCOMPARE(mostMovements(false, paid), 4 + paid);
        for (bool enhanced : { false, true }) { // a fifth is not for sale
            Table t;
            t.place("antioch", kAntioch, 14, 1);
            t.place("tortosa", kAntioch, 1, 2);
            t.player(kAntioch).coins = 20;
            t.order(kAntioch, Order::March, enhanced);
            t.take(Verb::March, "tortosa");
            for (int i = 0; i < 4; ++i)
                t.take(Verb::PayCoin);
            QVERIFY(!t.can(Verb::PayCoin) && !t.canDo(Verb::PayGood));
            QCOMPARE(int(t.player(kAntioch).coins), 16);
        }
    }
    void paidMovements_mayBeBoughtAfterTheFreeOnes()
    {
        RULES("CR-MARCH-04");
        Table t = aroundApamea(1);
        t.good(kAntioch, Good::Horses, 1);
        t.order(kAntioch, Order::March);
        t.take(Verb::March, "apamea");
        for (int i = 0; i < 4; ++i)
            t.take(Verb::MoveTroop, "antioch");
        QVERIFY(!t.canDo(Verb::MoveTroop));
        t.take(Verb::PayGood, int(Good::Horses));
        t.take(Verb::MoveTroop, "turbessel");
        QVERIFY(!t.canDo(Verb::MoveTroop));
        t.take(Verb::PayCoin);
        t.take(Verb::MoveTroop, "turbessel");
        QCOMPARE(int(t.s.battle.attackers), 6);
    }

    // --- where to and where from ---
    void target_isOneCityNextToAnOwnOneThatCanSpareATroop()
    {
        RULES("CR-MARCH-01", "CR-MARCH-06");
        Table t = aroundApamea();
        t.place("tortosa", kAntioch, 1, 2); // nobody can leave it
        t.order(kAntioch, Order::March);
        QCOMPARE(t.broken(), std::string());
        // Of Antioch: Turbessel, Tortosa, Apamea. Of Turbessel: Edessa, Antioch, Aleppo, Apamea (CR-AMB-55).
        QVERIFY((
            targets(t) == std::vector<std::string>{ "aleppo", "antioch", "apamea", "edessa", "tortosa", "turbessel" }));
        t.take(Verb::March, "apamea");
        QVERIFY(!t.canDo(Verb::March)); // one
    }
    void closedCity_isNoTarget()
    {
        RULES("CR-MARCH-01");
        Table t({ "jerusalem", "tripoli" });
        emptyCross(t);
        t.place("tripoli", kTripoli, 5, 1); // next to Tortosa, Acre and Baalbek
        t.place("tortosa", kTripoli, 3, 1); // next to the closed Antioch
        t.order(kTripoli, Order::March);
        QVERIFY((targets(t) == std::vector<std::string>{ "acre", "apamea", "baalbek", "tortosa", "tripoli" }));
    }
    void troops_comeFromAnyMixOfAdjacentOwnCities_toOneTarget()
    {
        RULES("CR-MARCH-02", "CR-MARCH-03", "CR-MARCH-07");
        Table t = aroundApamea();
        t.place("edessa", kEdessa, 5, 1);
        t.order(kAntioch, Order::March);
        t.take(Verb::March, "apamea");
        for (const char *id : { "antioch", "turbessel", "tortosa" })
            QVERIFY(t.can(Verb::MoveTroop, t.cityId(id)));
        QCOMPARE(t.howMany(Verb::MoveTroop), 3); // own and adjacent ones only
        t.take(Verb::MoveTroop, "antioch");
        t.take(Verb::MoveTroop, "turbessel");
        t.take(Verb::MoveTroop, "tortosa");
        t.take(Verb::MoveTroop, "antioch");
        QCOMPARE(int(t.city("antioch").units), 4);
        QCOMPARE(int(t.city("turbessel").units), 2);
        QCOMPARE(int(t.city("tortosa").units), 1);
        QCOMPARE(int(t.s.battle.attackers), 4); // all of them before Apamea
        for (const Event &event : t.told(EventKind::TroopsMoved)) {
            QCOMPARE(Table::field(event, kToNoun), int(t.cityId("apamea")));
            QCOMPARE(Table::field(event, kNumberNoun), 1);
        }
    }
    void farCity_isNoSource()
    {
        RULES("CR-MARCH-02");
        Table t = aroundApamea();
        t.place("damascus", kAntioch, 2, 1);
        t.order(kAntioch, Order::March);
        t.take(Verb::March, "edessa"); // only Turbessel borders on it
        QCOMPARE(t.howMany(Verb::MoveTroop), 1);
        QVERIFY(t.can(Verb::MoveTroop, t.cityId("turbessel")));
    }
    void sourceCity_keepsItsLastTroop()
    {
        RULES("CR-MARCH-06");
        Table t = aroundApamea(4);
        t.order(kAntioch, Order::March);
        t.take(Verb::March, "apamea");
        t.take(Verb::MoveTroop, "tortosa");
        QVERIFY(!t.can(Verb::MoveTroop, t.cityId("tortosa"))); // one is left
        t.take(Verb::MoveTroop, "turbessel");
        t.take(Verb::MoveTroop, "turbessel");
        QVERIFY(!t.can(Verb::MoveTroop, t.cityId("turbessel")));
        t.take(Verb::MoveTroop, "antioch");
        t.take(Verb::PayCoin);
        t.take(Verb::PayCoin);
        t.take(Verb::PayCoin);
        t.take(Verb::PayCoin);
        for (int i = 0; i < 4; ++i)
            t.take(Verb::MoveTroop, "antioch");
        QVERIFY(!t.asks(Task::MarchMove)); // nobody is left to move
        for (const char *id : { "antioch", "turbessel", "tortosa" })
            QCOMPARE(int(t.city(id).units), 1);
    }
    void atLeastOneMovement_isCompulsoryIfPossible()
    {
        RULES("CR-MARCH-05");
        Table t = aroundApamea();
        t.order(kAntioch, Order::March);
        QVERIFY(!t.can(Verb::Done));
        t.take(Verb::March, "turbessel");
        QVERIFY(!t.can(Verb::Done));
        t.take(Verb::MoveTroop, "antioch");
        t.take(Verb::Done); // one is enough
        QVERIFY(t.asks(Task::OrderMenu) && t.can(Verb::Done));
        QVERIFY(!t.canDo(Verb::March)); // and there is no second march
        Table none;                     // nobody can be spared
        none.place("antioch", kAntioch, 1, 1);
        none.order(kAntioch, Order::March);
        QVERIFY(!none.canDo(Verb::March));
        none.take(Verb::Done);
    }

    // --- arriving ---
    void ownCity_asTarget_isReinforcedWithoutABattle()
    {
        RULES("CR-MARCH-08");
        Table t = aroundApamea();
        t.order(kAntioch, Order::March);
        t.take(Verb::March, "turbessel");
        t.take(Verb::MoveTroop, "antioch");
        t.take(Verb::MoveTroop, "antioch");
        t.take(Verb::Done);
        QCOMPARE(int(t.city("turbessel").units), 5);
        QCOMPARE(t.timesTold(EventKind::BattleStarted), 0);
        QVERIFY(!t.s.isFighting());
        QCOMPARE(int(t.city("turbessel").level), 2);
        QCOMPARE(t.broken(), std::string());
    }
    void battle_againstSaracensOrARival_startsAfterAllMovements()
    {
        RULES("CR-MARCH-09");
        for (const char *target : { "aleppo", "edessa" }) {
            Table t = aroundApamea();
            t.place("edessa", kEdessa, 5, 1);
            t.order(kAntioch, Order::March);
            t.take(Verb::March, target);
            t.take(Verb::MoveTroop, "turbessel");
            QCOMPARE(t.timesTold(EventKind::BattleStarted), 0); // movements are left
            QVERIFY(t.asks(Task::MarchMove));
            t.take(Verb::Done);
            QCOMPARE(t.timesTold(EventKind::BattleStarted), 1);
            QVERIFY(t.s.isFighting());
            QCOMPARE(t.s.battle.defender, std::string(target) == "edessa" ? Seat(kEdessa) : kSaracens);
            QCOMPARE(t.broken(), std::string());
        }
    }

    // --- enhanced ---
    void enhancedMarch_addsTwoStrengthToItsBattle()
    {
        RULES("CR-MARCH-11", "CR-BATTLE-11");
        for (bool enhanced : { false, true }) {
            Table t = aroundApamea();
            t.place("edessa", kEdessa, 5, 1);
            t.attack(kAntioch, "edessa", { { "turbessel", 2 } }, enhanced);
            QCOMPARE(t.board().difference(), 2 + (enhanced ? 2 : 0) - (5 + 1));
        }
    }
    void governorSwap_ofAnEnhancedMarch_isOptionalAndDoneOnce()
    {
        RULES("CR-MARCH-12", "CR-MARCH-13");
        Table t = aroundApamea();
        t.setGovernor("antioch", "bohemond-of-taranto");
        t.setGovernor("turbessel", "galeran");
        t.setGovernor("edessa", "baldwin-of-bourcq");
        t.governorMarket({ "raynald", "fulk-of-anjou" });
        Table basic = t;
        basic.order(kAntioch, Order::March);
        QVERIFY(!basic.canDo(Verb::SwapGovernor));
        t.order(kAntioch, Order::March, true);
        QCOMPARE(t.broken(), std::string());
        QVERIFY(t.can(Verb::SwapGovernor, t.cityId("antioch")) && t.can(Verb::SwapGovernor, t.cityId("turbessel")));
        QCOMPARE(t.howMany(Verb::SwapGovernor), 2); // own cities that have one (CR-AMB-73)
        Table after = t;
        t.take(Verb::SwapGovernor, "turbessel"); // before the movements
        t.take(Verb::TakeGovernor, t.governor("fulk-of-anjou"));
        QCOMPARE(t.city("turbessel").governor, t.governor("fulk-of-anjou"));
        QVERIFY(t.s.governorDeck.discard.contains(t.governor("galeran")));
        QVERIFY(std::ranges::find(t.s.governorMarket, t.governor("fulk-of-anjou")) == t.s.governorMarket.end());
        QVERIFY(!t.canDo(Verb::SwapGovernor));
        QVERIFY(!t.can(Verb::Done)); // the movement is still due
        t.take(Verb::March, "turbessel");
        t.take(Verb::MoveTroop, "antioch");
        t.take(Verb::Done);
        QVERIFY(!t.canDo(Verb::SwapGovernor)); // once

        after.take(Verb::March, "turbessel"); // or after them
        after.take(Verb::MoveTroop, "antioch");
        after.take(Verb::Done);
        QVERIFY(after.can(Verb::Done)); // or not at all
        after.take(Verb::SwapGovernor, "antioch");
        after.take(Verb::TakeGovernor, after.governor("raynald"));
        QCOMPARE(after.city("antioch").governor, after.governor("raynald"));
        QVERIFY(!after.canDo(Verb::SwapGovernor));
        after.take(Verb::Done);
    }
    void governorSwap_afterAConquest_mayReplaceTheGovernorJustGained()
    {
        RULES("CR-MARCH-13");
        Table t;
        t.place("antioch", kAntioch, 9, 1);
        t.place("turbessel", kSaracens, 1, 2);
        t.governorMarket({ "raynald", "fulk-of-anjou", "galeran" });
        t.hand(kAntioch, { "norman-charge", "iron-ranks", "knightly-wedge", "crossbowmen", "flower-of-chivalry" });
        t.saracenTop({ "kurdish-horsemen", "emirs-mamluks", "askar-of-mosul", "turcoman-riders", "apamean-archers" });
        t.attack(kAntioch, "turbessel", { { "antioch", 6 } }, true);
        t.maneuver("kurdish-horsemen", Verb::CancelLower, "norman-charge");
        t.maneuver("iron-ranks", Verb::CancelUpper); // routs the one defender
        QVERIFY(t.asks(Task::PickGovernor));
        t.take(Verb::TakeGovernor, t.governor("raynald"));
        QVERIFY(t.asks(Task::OrderMenu));
        QCOMPARE(t.city("turbessel").governor, t.governor("raynald"));
        t.take(Verb::SwapGovernor, "turbessel");
        QVERIFY(!t.can(Verb::TakeGovernor, t.governor("raynald"))); // it has left the market
        t.take(Verb::TakeGovernor, t.governor("galeran"));
        QCOMPARE(t.city("turbessel").governor, t.governor("galeran"));
        QVERIFY(t.s.governorDeck.discard.contains(t.governor("raynald")));
        QCOMPARE(t.broken(), std::string());
    }
};

OUTREMER_TEST(TestCrusadersMarch)
#include "tst_crusaders_march.moc"

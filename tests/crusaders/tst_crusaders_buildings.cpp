#include "tests/crusaders/table.h"
#include "tests/support/ruletest.h"

using namespace outremer;
using namespace outremer::crusaders;
using namespace outremer::crusaders::test;

namespace {

// Jerusalem with Acre, so that it can march without a battle.
Table twoCities()
{
    Table t;
    t.place("jerusalem", kJerusalem, 4, 1);
    t.place("acre", kJerusalem, 2, 1);
    return t;
}

// Moves one troop to Acre; the menu of the march is asked afterwards.
void marchHome(Table &t)
{
    t.take(Verb::March, "acre");
    t.take(Verb::MoveTroop, "jerusalem");
    t.take(Verb::Done);
}

// Who began which order, in the order it happened.
std::vector<std::pair<int, Order>> startedOrders(const Table &t)
{
    std::vector<std::pair<int, Order>> orders;
    for (const Event &event : t.told(EventKind::OrderStarted))
        orders.emplace_back(event.fields[0].value, Order(event.fields[1].value));
    return orders;
}

} // namespace

// CR-BLDG: what buildings do once they stand. How they are bought is in tst_crusaders_construction.cpp.
class TestCrusadersBuildings : public outremer::test::RuleTest {
    Q_OBJECT
private slots:
    void building_whenTheCapitalIsLost_stillWorksForTheWholeState()
    {
        RULES("CR-BLDG-01");
        Table t;
        t.place("tripoli", kSaracens, 2, 1);
        t.place("tortosa", kTripoli, 3, 1);
        t.player(kTripoli).capital = t.cityId("tortosa");
        t.bishops(kTripoli, "tripoli", 0, 0);
        t.bishops(kTripoli, "homs", 1, 0);
        t.build(kTripoli, "castle-chapels");
        QCOMPARE(t.broken(), std::string());
        t.order(kTripoli, Order::Muster);
        t.take(Verb::Done);
        t.take(Verb::UseBuilding, 0);
        t.take(Verb::Train, t.cityId("homs"), 2); // wherever the state can: not in one city of its own
        QCOMPARE(int(t.player(kTripoli).clergy[t.cityId("homs")].two), 1);
    }

    void example_12_tournamentGrounds_giveTwoCoinsOnceTheMarchIsOver()
    {
        RULES("CR-BLDG-02", "CR-BLDG-08", "CR-GLOSS-24");
        Table t = twoCities();
        t.build(kJerusalem, "tournament-grounds");
        QCOMPARE(t.broken(), std::string());
        const auto goods = t.player(kJerusalem).goods;
        const int coins = t.player(kJerusalem).coins;
        t.order(kJerusalem, Order::March);
        QVERIFY(!t.canDo(Verb::UseBuilding));
        t.take(Verb::March, "acre");
        QVERIFY(!t.canDo(Verb::UseBuilding));
        t.take(Verb::MoveTroop, "jerusalem");
        QVERIFY(!t.canDo(Verb::UseBuilding));
        t.take(Verb::Done);
        QVERIFY(!t.canDo(Verb::UseBuilding));
        t.take(Verb::Done);
        QVERIFY(t.asks(Task::AfterOrder));
        QCOMPARE(t.seat(), Seat(kJerusalem));
        QVERIFY(t.can(Verb::Done)); // may, need not
        t.take(Verb::UseBuilding, 0);
        QCOMPARE(int(t.player(kJerusalem).coins), coins + 2);
        QVERIFY(t.player(kJerusalem).goods == goods); // for free
        QCOMPARE(int(t.player(kJerusalem).buildings[0].banned), 1);
    }
    void example_12_tournamentGrounds_inABattle_waitForItsEnd()
    {
        RULES("CR-BLDG-08");
        Table t;
        t.build(kJerusalem, "tournament-grounds");
        t.attack(kJerusalem, "tadmor", { { "jerusalem", 3 } });
        bool isOver = false;
        while (!t.asks(Task::AfterOrder)) {
            QVERIFY(!t.isOver());
            QVERIFY(!t.canDo(Verb::UseBuilding));
            isOver = isOver || t.timesTold(EventKind::CityConquered) + t.timesTold(EventKind::CityDefended) > 0;
            t.take(t.options()[0]);
        }
        QVERIFY(isOver); // the question came after the battle
        QVERIFY(!t.s.isFighting());
        QVERIFY(t.can(Verb::UseBuilding, 0));
    }
    void building_declined_givesNothingAndStaysUsable()
    {
        RULES("CR-BLDG-02", "CR-GLOSS-24");
        Table t = twoCities();
        t.build(kJerusalem, "tournament-grounds");
        t.token(kAntioch, Order::March);
        t.token(kJerusalem, Order::March);
        t.activation();
        const int coins = t.player(kJerusalem).coins;
        marchHome(t);
        t.take(Verb::Done);
        t.take(Verb::Done);
        QCOMPARE(t.seat(), Seat(kAntioch));
        QCOMPARE(int(t.player(kJerusalem).coins), coins);
        QCOMPARE(int(t.player(kJerusalem).buildings[0].banned), 0);
    }
    void building_afterAnotherOrder_isNotOffered()
    {
        RULES("CR-BLDG-02");
        Table t = twoCities();
        t.build(kJerusalem, "tournament-grounds");
        t.token(kAntioch, Order::March);
        t.token(kJerusalem, Order::Prayer);
        t.activation();
        t.take(Verb::Pray);
        t.take(Verb::Done);
        t.pass(Task::BishopActions);
        t.take(Verb::Done);
        QCOMPARE(t.seat(), Seat(kAntioch));
        QVERIFY(t.asks(Task::OrderMenu));
        QCOMPARE(t.timesTold(EventKind::BuildingUsed), 0);
    }
    void building_inTheTurnOfAnother_staysIdle()
    {
        RULES("CR-BLDG-03");
        Table t = twoCities();
        t.build(kJerusalem, "tournament-grounds");
        t.build(kJerusalem, "bazaar");
        t.place("tortosa", kAntioch, 2, 1);
        t.token(kTripoli, Order::March);
        t.token(kAntioch, Order::March);
        t.activation();
        t.take(Verb::March, "tortosa");
        t.take(Verb::MoveTroop, "antioch");
        t.take(Verb::Done);
        QVERIFY(!t.canDo(Verb::UseBuilding));
        t.take(Verb::Done);
        QCOMPARE(t.seat(), Seat(kTripoli)); // Jerusalem was not asked
        QVERIFY(t.asks(Task::OrderMenu));
        QVERIFY(!t.canDo(Verb::UseBuilding));
        Table planning;
        planning.build(kJerusalem, "bazaar");
        planning.planning();
        QCOMPARE(planning.seat(), Seat(kJerusalem));
        QVERIFY(planning.asks(Task::Place)); // CR-ACT-08: no own turn
        QVERIFY(!planning.canDo(Verb::UseBuilding));
    }

    void usedBuilding_carriesABan_untilTheIncomePhase()
    {
        RULES("CR-BLDG-04", "CR-BLDG-05");
        Table t = twoCities();
        t.build(kJerusalem, "training-ground");
        t.build(kJerusalem, "tournament-grounds");
        t.player(kJerusalem).coins = 9;
        t.token(kJerusalem, Order::March);
        t.token(kJerusalem, Order::Muster);
        t.activation();
        t.hire("jerusalem", 2);
        t.take(Verb::Done);
        t.take(Verb::UseBuilding, 0);
        marchHome(t); // the march of the Training Ground
        t.take(Verb::Done);
        t.take(Verb::UseBuilding, 1);
        QCOMPARE(int(t.player(kJerusalem).buildings[1].banned), 1);
        t.take(Verb::Done);
        t.pass(Task::AfterOrder);
        QCOMPARE(t.timesTold(EventKind::OrderEnded), 2);
        marchHome(t); // the march of the cross: the same order again, the same round
        const int coins = t.player(kJerusalem).coins;
        t.take(Verb::Done);
        QVERIFY(t.timesTold(EventKind::TaxesPaid) > 0); // nothing was asked before the income phase
        QCOMPARE(t.timesTold(EventKind::BuildingUsed), 2);
        QCOMPARE(int(t.player(kJerusalem).coins), coins + 3); // capital 1 + 1, Acre 1
        for (const BuildingSlot &slot : t.player(kJerusalem).buildings)
            QCOMPARE(int(slot.banned), 0);
        t.order(kJerusalem, Order::March, false, 2);
        marchHome(t);
        t.take(Verb::Done);
        QVERIFY(t.can(Verb::UseBuilding, 1)); // in the next round again
    }

    void bazaar_atAnyMomentOfTheOwnTurn_changesAGoodForCoins()
    {
        RULES("CR-BLDG-06", "CR-BLDG-04");
        for (int moment = 0; moment < 3; ++moment) {
            Table t = twoCities();
            t.build(kJerusalem, "bazaar");
            t.build(kJerusalem, "warehouses");
            t.player(kJerusalem).coins = 8;
            t.order(kJerusalem, Order::Construction);
            if (moment > 0) {
                t.take(Verb::Upgrade, "jerusalem");
                t.take(Verb::PayCoin);
                t.take(Verb::PayCoin);
            }
            if (moment > 1) {
                t.take(Verb::Done);
                QVERIFY(t.asks(Task::AfterOrder));
            }
            const int coins = t.player(kJerusalem).coins;
            QVERIFY(t.can(Verb::UseBuilding, 0));
            t.take(Verb::UseBuilding, 0);
            t.take(Verb::SpendGood, int(Good::Candles));
            QCOMPARE(int(t.player(kJerusalem).coins), coins + 2); // CR-AMB-11
            QCOMPARE(int(t.player(kJerusalem).goods[std::size_t(Good::Candles)].spent), 1);
            QVERIFY(!t.can(Verb::UseBuilding, 0)); // once, though another good is ready
            QVERIFY(t.player(kJerusalem).goods[std::size_t(Good::Horses)].ready == 1);
        }
    }

    void example_13_warehouses_workInTheTurnTheyAreBuilt()
    {
        RULES("CR-BLDG-07", "CR-GOODS-04");
        Table t;
        t.place("tortosa", kTripoli, 1, 2);
        t.place("acre", kTripoli, 1, 2);
        t.good(kTripoli, Good::Steel, 0, 1);
        t.good(kTripoli, Good::Horses, 0, 1);
        t.buildingMarket({ "warehouses" });
        QCOMPARE(t.broken(), std::string());
        t.order(kTripoli, Order::Construction);
        t.take(Verb::Build, t.building("warehouses"));
        t.take(Verb::PayGood, int(Good::Wood));
        QVERIFY(!t.canDo(Verb::UseBuilding)); // the order is not over yet
        t.take(Verb::Done);
        t.take(Verb::UseBuilding, 0);
        t.take(Verb::RestoreGood, int(Good::Wood)); // the very good it was built with
        t.take(Verb::RestoreGood, int(Good::Steel));
        QVERIFY(!t.asks(Task::RestoreGood)); // two, not three
        QVERIFY((t.player(kTripoli).goods[std::size_t(Good::Wood)] == Stock{ 1, 0, 0 }));
        QVERIFY((t.player(kTripoli).goods[std::size_t(Good::Steel)] == Stock{ 1, 0, 0 }));
        QVERIFY((t.player(kTripoli).goods[std::size_t(Good::Horses)] == Stock{ 0, 1, 0 }));
    }
    void example_13_warehouses_mayRestoreLess()
    {
        RULES("CR-GOODS-04");
        Table t;
        t.place("tortosa", kTripoli, 1, 2);
        t.good(kTripoli, Good::Wood, 0, 1);
        t.good(kTripoli, Good::Steel, 0, 1);
        t.build(kTripoli, "warehouses");
        t.order(kTripoli, Order::Construction);
        t.take(Verb::Done);
        t.take(Verb::UseBuilding, 0);
        t.take(Verb::RestoreGood, int(Good::Steel));
        t.take(Verb::Done); // "up to two"
        QVERIFY((t.player(kTripoli).goods[std::size_t(Good::Wood)] == Stock{ 0, 1, 0 }));
    }

    void example_14_trainingGround_afterFourHired_givesABasicMarchAtOnce()
    {
        RULES("CR-BLDG-09", "CR-BLDG-10", "CR-BLDG-11", "CR-ACT-09");
        Table t = twoCities();
        t.build(kJerusalem, "training-ground");
        t.player(kJerusalem).coins = 5;
        t.token(kTripoli, Order::Muster); // below: Tripoli would be next on the cross
        t.token(kJerusalem, Order::Muster, true);
        QCOMPARE(t.broken(), std::string());
        t.activation();
        t.hire("jerusalem", 2);
        QVERIFY(!t.canDo(Verb::UseBuilding));
        t.take(Verb::Done);
        QVERIFY(t.can(Verb::Done));
        t.take(Verb::UseBuilding, 0);
        QVERIFY(t.s.inner[std::size_t(Order::March)].empty()); // no token on the cross
        QVERIFY(t.asks(Task::OrderMenu));
        QCOMPARE(t.seat(), Seat(kJerusalem));
        QVERIFY(!t.canDo(Verb::SwapGovernor)); // a basic one, though the muster was enhanced
        t.take(Verb::March, "acre");
        int moves = 0;
        for (; t.can(Verb::MoveTroop, t.cityId("jerusalem")); ++moves)
            t.take(Verb::MoveTroop, "jerusalem");
        QCOMPARE(moves, 4); // of seven that could leave
        t.take(Verb::Done);
        t.take(Verb::Done);
        t.pass(Task::AfterOrder);
        QCOMPARE(t.seat(), Seat(kTripoli));
        const std::vector<std::pair<int, Order>> expected{ { 0, Order::Muster }, { 0, Order::March },
            { 1, Order::Muster } };
        QVERIFY(startedOrders(t) == expected);
    }
    void example_14_trainingGround_bonusMarch_leavesTheOwnTokenOnTheCross()
    {
        RULES("CR-BLDG-10", "CR-ACT-09");
        Table t = twoCities();
        t.build(kJerusalem, "training-ground");
        t.player(kJerusalem).coins = 5;
        t.token(kJerusalem, Order::March);
        t.token(kJerusalem, Order::Muster);
        t.activation();
        t.hire("jerusalem", 2);
        t.take(Verb::Done);
        t.take(Verb::UseBuilding, 0);
        marchHome(t);
        t.take(Verb::Done);
        t.pass(Task::AfterOrder);
        QCOMPARE(t.s.inner[std::size_t(Order::March)].size(), 1);
        QCOMPARE(t.s.note().order, Order::March); // and it is activated in its turn
        QVERIFY(t.can(Verb::March, t.cityId("acre")));
    }
    void example_14_trainingGround_withFewerHiredByTheMuster_givesNothing()
    {
        RULES("CR-BLDG-13");
        for (int hired : { 3, 2 }) {
            Table t = twoCities();
            t.build(kJerusalem, "training-ground");
            t.rescripts(kJerusalem, { "summons-of-vassals" });
            t.player(kJerusalem).coins = 5;
            t.token(kTripoli, Order::Muster);
            t.token(kJerusalem, Order::Muster);
            t.activation();
            t.hire("jerusalem", hired - 2);
            if (hired == 2) { // two more in the same turn, but not by the order
                t.take(Verb::UseRescript, t.rescript("summons-of-vassals"));
                t.take(Verb::HireTroop, "jerusalem");
                t.take(Verb::HireTroop, "jerusalem");
                QCOMPARE(int(t.city("jerusalem").units), 8);
            }
            t.take(Verb::Done);
            QCOMPARE(t.seat(), Seat(kTripoli));
            QVERIFY(t.asks(Task::OrderMenu));
        }
    }
    void condition_ofAnotherOrder_countsOnlyWhatTheOrderDid()
    {
        RULES("CR-BLDG-13");
        for (bool byOrder : { false, true }) {
            Table t;
            t.build(kTripoli, "citadel"); // after a construction with an upgrade
            t.rescripts(kTripoli, { "leave-to-fortify" });
            t.player(kTripoli).coins = 5;
            t.token(kAntioch, Order::Construction);
            t.token(kTripoli, Order::Construction);
            t.activation();
            if (byOrder) {
                t.take(Verb::Upgrade, "tripoli");
                t.take(Verb::PayCoin);
                t.take(Verb::PayCoin);
            } else {
                t.take(Verb::UseRescript, t.rescript("leave-to-fortify"));
                t.take(Verb::Upgrade, "tripoli");
            }
            QCOMPARE(int(t.city("tripoli").level), 2);
            t.take(Verb::Done);
            QCOMPARE(t.can(Verb::UseBuilding, 0), byOrder);
            QCOMPARE(t.seat(), Seat(byOrder ? kTripoli : kAntioch));
        }
    }
    void levelFour_ofTheBaseGame_grantsAnOrderAndHasTwoColours()
    {
        RULES("CR-BLDG-09", "CR-BLDG-12");
        Table t;
        int found = 0;
        for (std::size_t card = 1; card < t.c.buildings.size(); ++card) {
            const Building &building = t.c.buildings[card];
            if (building.level < 3 || building.chapter > 0)
                continue;
            ++found;
            QCOMPARE(int(building.level), 4);
            QCOMPARE(__builtin_popcount(building.colours), 2);
            QCOMPARE(int(building.program.count), 1);
            QCOMPARE(t.c.effect(building.program, 0).verb, EffectVerb::Order);
        }
        QCOMPARE(found, 6); // CR-AMB-08
        // Both colours count.
        t.build(kJerusalem, "training-ground");
        QCOMPARE(t.board().count(kJerusalem, Quantity::BlueBuildings), 1);
        QCOMPARE(t.board().count(kJerusalem, Quantity::RedBuildings), 1);
        QCOMPARE(t.board().count(kJerusalem, Quantity::YellowBuildings), 0);
    }
    void levelFour_whateverItsType_startsThatOrder()
    {
        RULES("CR-BLDG-09");
        Table t;
        t.build(kTripoli, "citadel");
        t.player(kTripoli).coins = 5;
        t.order(kTripoli, Order::Construction);
        t.take(Verb::Upgrade, "tripoli");
        t.take(Verb::PayCoin);
        t.take(Verb::PayCoin);
        t.take(Verb::Done);
        t.take(Verb::UseBuilding, 0);
        QVERIFY(t.can(Verb::Hire));
        QVERIFY(t.can(Verb::Learn));
        QVERIFY(!t.can(Verb::LearnExtra)); // basic
        t.take(Verb::Learn);
        QVERIFY(!t.canDo(Verb::UseDiscount));
    }
};

OUTREMER_TEST(TestCrusadersBuildings)
#include "tst_crusaders_buildings.moc"

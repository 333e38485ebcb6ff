#include "tests/crusaders/table.h"
#include "tests/support/ruletest.h"

#include <set>

using namespace outremer;
using namespace outremer::crusaders;
using namespace outremer::crusaders::test;

namespace {

const Token &outerOf(const Table &t, Order order)
{
    return t.s.outer[std::size_t(order)];
}

// Four players, Jerusalem first, with three coins each and an empty cross.
Table fourPlayers()
{
    Table t = justDealt(kAllStates);
    emptyCross(t);
    return t;
}

void placeInner(Table &t, Seat seat, Order order)
{
    QCOMPARE(int(t.seat()), int(seat));
    t.take(Verb::PlaceInner, int(order));
}
void placeOuter(Table &t, Seat seat, Order order)
{
    QCOMPARE(int(t.seat()), int(seat));
    t.take(Verb::PlaceOuter, int(order));
    t.take(Verb::KeepSpy);
}

std::array<int, 4> coins(const Table &t)
{
    return { t.s.player(0).coins, t.s.player(1).coins, t.s.player(2).coins, t.s.player(3).coins };
}

// The placements of the rulebook's example [p.18-19].
void planAsInTheExample(Table &t)
{
    t.planning();
    placeOuter(t, kJerusalem, Order::Prayer);
    placeInner(t, kTripoli, Order::Construction);
    placeInner(t, kEdessa, Order::Construction);
    placeInner(t, kAntioch, Order::Muster);
    placeInner(t, kJerusalem, Order::Muster);
    placeInner(t, kTripoli, Order::Prayer);
    placeOuter(t, kEdessa, Order::Muster);
    placeInner(t, kAntioch, Order::March);
}

// Everybody has used the outer cells; Antioch is left with construction, prayer and muster, all of them covered.
void planToTheLastSlot(Table &t)
{
    t.planning();
    placeOuter(t, kJerusalem, Order::Prayer);
    placeOuter(t, kTripoli, Order::Construction);
    placeOuter(t, kEdessa, Order::Muster);
    placeOuter(t, kAntioch, Order::March);
    placeInner(t, kJerusalem, Order::Construction);
    placeInner(t, kTripoli, Order::Muster);
    placeInner(t, kEdessa, Order::Prayer);
}

} // namespace

// CR-PLAN; the automa's part is in tst_crusaders_automa.cpp.
class TestCrusadersPlanning : public outremer::test::RuleTest {
    Q_OBJECT
private slots:
    void example_03_eightPlacementsInTheOrderOfTheTrack()
    {
        RULES("CR-PLAN-01", "CR-PLAN-02", "CR-SETUP-27");
        Table t = fourPlayers();
        t.planning();
        for (Order order : { Order::Construction, Order::Prayer }) {
            for (Seat seat : { kJerusalem, kTripoli, kEdessa, kAntioch }) {
                t.player(seat).coins = 3;
                placeInner(t, seat, order);
            }
        }
        QCOMPARE(t.timesTold(EventKind::OrderPlaced), 8);
        QVERIFY(!t.asks(Task::Place));
        QCOMPARE(t.s.phase, Phase::Activation);
    }
    void secondPlacements_keepTheOrderOfTheFirst()
    {
        RULES("CR-PLAN-01");
        Table t = fourPlayers();
        t.player(kEdessa).holiness = 8;
        t.planning();
        const std::array<Seat, 4> order{ kEdessa, kJerusalem, kTripoli, kAntioch };
        for (int pass = 0; pass < 2; ++pass) {
            for (Seat seat : order) {
                QCOMPARE(int(t.seat()), int(seat));
                t.takeAny(Verb::PlaceInner);
            }
        }
        QVERIFY(!t.asks(Task::Place));
    }

    void example_04_planningOfFourPlayersInRoundOne()
    {
        RULES("CR-PLAN-04", "CR-PLAN-05", "CR-PLAN-06", "CR-PLAN-07", "CR-PLAN-08", "CR-PLAN-09", "CR-PLAN-10",
            "CR-PLAN-11", "CR-PLAN-12", "CR-PLAN-13", "CR-PLAN-14", "CR-PLAN-15", "CR-PLAN-16");
        Table t = fourPlayers();
        t.spyTop({ "dragoman", "sacristan" });
        QCOMPARE(t.broken(), std::string());
        t.planning();
        QCOMPARE(coins(t), (std::array{ 3, 3, 3, 3 }));
        // 1
        placeOuter(t, kJerusalem, Order::Prayer);
        QCOMPARE(outerOf(t, Order::Prayer), (Token{ kJerusalem, 1 }));
        QVERIFY(t.player(kJerusalem).heldSpies.contains(t.spy("dragoman")));
        // 2
        QVERIFY(!t.can(Verb::PlaceOuter, int(Order::Prayer)));
        placeInner(t, kTripoli, Order::Construction);
        QCOMPARE(coins(t), (std::array{ 3, 3, 3, 3 }));
        // 3
        QVERIFY(!t.can(Verb::PlaceOuter, int(Order::Prayer)));
        placeInner(t, kEdessa, Order::Construction);
        QCOMPARE(coins(t), (std::array{ 3, 4, 2, 3 }));
        QCOMPARE(innerOf(t, Order::Construction).back(), (Token{ kEdessa, 0 }));
        // 4
        QVERIFY(!t.can(Verb::PlaceOuter, int(Order::Prayer)));
        placeInner(t, kAntioch, Order::Muster);
        QCOMPARE(coins(t), (std::array{ 3, 4, 2, 3 }));
        // 5
        QCOMPARE(t.options().size(), 3);
        for (Order order : { Order::Construction, Order::Muster, Order::March })
            QVERIFY(t.can(Verb::PlaceInner, int(order)));
        Table other = t;
        placeInner(other, kJerusalem, Order::Construction);
        QCOMPARE(coins(other), (std::array{ 1, 5, 3, 3 }));
        Table free = t;
        placeInner(free, kJerusalem, Order::March);
        QCOMPARE(coins(free), (std::array{ 3, 4, 2, 3 }));
        placeInner(t, kJerusalem, Order::Muster);
        QCOMPARE(coins(t), (std::array{ 2, 4, 2, 4 }));
        QCOMPARE(innerOf(t, Order::Muster)[0], (Token{ kAntioch, 0 }));
        QCOMPARE(innerOf(t, Order::Muster)[1], (Token{ kJerusalem, 0 }));
        // 6
        placeInner(t, kTripoli, Order::Prayer);
        QCOMPARE(coins(t), (std::array{ 2, 4, 2, 4 }));
        // 7
        placeOuter(t, kEdessa, Order::Muster);
        QCOMPARE(outerOf(t, Order::Muster), (Token{ kEdessa, 1 }));
        QVERIFY(t.player(kEdessa).heldSpies.contains(t.spy("sacristan")));
        QCOMPARE(coins(t), (std::array{ 2, 4, 2, 4 }));
        // 8
        placeInner(t, kAntioch, Order::March);
        QCOMPARE(coins(t), (std::array{ 2, 4, 2, 4 }));
        for (Seat seat : { kJerusalem, kTripoli, kEdessa, kAntioch })
            QCOMPARE(t.player(seat).heldSpies.size(), seat == kJerusalem || seat == kEdessa ? 1 : 0);
        QVERIFY(!t.asks(Task::Place));
    }

    void player_hasFourTokens_eachForBothCells()
    {
        RULES("CR-PLAN-03", "CR-PLAN-05");
        Table t = fourPlayers();
        t.planning();
        QCOMPARE(t.options().size(), 8); // and nothing else: no passing
        for (Order order : kEveryOrder) {
            QVERIFY(t.can(Verb::PlaceInner, int(order)));
            QVERIFY(t.can(Verb::PlaceOuter, int(order)));
        }
    }
    void token_liesInTheSectorOfItsType_basicInside_enhancedOutside()
    {
        RULES("CR-PLAN-04", "CR-PLAN-05", "CR-PLAN-11");
        for (Order placed : kEveryOrder) {
            Table inner = fourPlayers();
            inner.planning();
            placeInner(inner, kJerusalem, placed);
            Table outer = fourPlayers();
            outer.planning();
            placeOuter(outer, kJerusalem, placed);
            for (Order order : kEveryOrder) {
                QCOMPARE(innerOf(inner, order).size(), order == placed ? 1 : 0);
                QVERIFY(!outerOf(inner, order).isThere());
                QCOMPARE(outerOf(outer, order).isThere(), order == placed);
                QVERIFY(innerOf(outer, order).empty());
            }
            QCOMPARE(innerOf(inner, placed).back(), (Token{ kJerusalem, 0 }));
            QCOMPARE(outerOf(outer, placed), (Token{ kJerusalem, 1 }));
        }
    }
    void innerOrders_actThisRound_outerOnesInTheNext_enhanced()
    {
        RULES("CR-PLAN-06", "CR-PLAN-13");
        Table t = fourPlayers();
        planAsInTheExample(t);
        std::vector<std::pair<int, int>> acted; // state and order, in this round
        while (t.s.round == 1 && t.asks(Task::OrderMenu)) {
            QVERIFY(!t.s.note().enhanced);
            acted.emplace_back(t.s.note().seat, int(t.s.note().order));
            const int before = t.timesTold(EventKind::OrderEnded);
            while (t.s.round == 1 && t.timesTold(EventKind::OrderEnded) == before)
                t.take(t.options()[0]);
        }
        const std::vector<std::pair<int, int>> expected{ { kEdessa, int(Order::Construction) },
            { kTripoli, int(Order::Construction) }, { kTripoli, int(Order::Prayer) },
            { kJerusalem, int(Order::Muster) }, { kAntioch, int(Order::Muster) }, { kAntioch, int(Order::March) } };
        QCOMPARE(acted, expected);
        // The next round finds the two outer orders inside, and they act as enhanced ones.
        QCOMPARE(int(t.s.round), 2);
        std::set<std::pair<int, int>> enhanced;
        int steps = 0;
        while (t.s.round == 2 && !t.isOver() && ++steps < 2000) {
            if (t.asks(Task::OrderMenu) && t.s.note().enhanced)
                enhanced.emplace(t.s.note().seat, int(t.s.note().order));
            t.take(t.options()[0]);
        }
        QCOMPARE(enhanced,
            (std::set<std::pair<int, int>>{ { kJerusalem, int(Order::Prayer) }, { kEdessa, int(Order::Muster) } }));
    }

    void innerCell_holdsAnyNumber_andANewTokenPaysEachOwnerBelow()
    {
        RULES("CR-PLAN-07", "CR-PLAN-08");
        Table t = fourPlayers();
        t.planning();
        placeInner(t, kJerusalem, Order::March);
        placeInner(t, kTripoli, Order::March);
        QCOMPARE(coins(t), (std::array{ 4, 2, 3, 3 }));
        placeInner(t, kEdessa, Order::March);
        QCOMPARE(coins(t), (std::array{ 5, 3, 1, 3 }));
        placeInner(t, kAntioch, Order::March);
        QCOMPARE(coins(t), (std::array{ 6, 4, 2, 0 }));
        for (Seat seat : { kJerusalem, kTripoli, kEdessa, kAntioch })
            QCOMPARE(innerOf(t, Order::March)[seat], (Token{ seat, 0 })); // bottom to top
    }
    void coveredCell_beyondThePurse_leavesTheOtherOrders()
    {
        RULES("CR-PLAN-09");
        Table t = fourPlayers();
        t.player(kEdessa).coins = 1;
        t.planning();
        placeInner(t, kJerusalem, Order::March);
        placeInner(t, kTripoli, Order::March);
        QVERIFY(!t.can(Verb::PlaceInner, int(Order::March))); // it would cost two
        for (Order order : { Order::Construction, Order::Prayer, Order::Muster })
            QVERIFY(t.can(Verb::PlaceInner, int(order)));
        QVERIFY(!t.can(Verb::Done));
        t.player(kEdessa).coins = 2;
        QVERIFY(t.can(Verb::PlaceInner, int(Order::March)));
    }
    void slot_isSkipped_onlyWhenNothingCanBePlaced()
    {
        RULES("CR-PLAN-09", "CR-PLAN-10");
        Table poor = fourPlayers();
        poor.player(kAntioch).coins = 0;
        planToTheLastSlot(poor);
        QVERIFY(!poor.asks(Task::Place));
        QCOMPARE(poor.timesTold(EventKind::PlacementSkipped), 1);
        QCOMPARE(poor.s.phase, Phase::Activation);

        Table able = fourPlayers(); // CR-AMB-32: a placement that can be paid for is compulsory
        able.player(kAntioch).coins = 1;
        planToTheLastSlot(able);
        QCOMPARE(int(able.seat()), int(kAntioch));
        QCOMPARE(able.options().size(), 3);
        QCOMPARE(able.howMany(Verb::PlaceInner), 3);
        QCOMPARE(able.timesTold(EventKind::PlacementSkipped), 0);

        Table helped = fourPlayers(); // a rescript may yet make one possible
        helped.player(kAntioch).coins = 0;
        helped.rescripts(kAntioch, { "letter-of-precedence" });
        planToTheLastSlot(helped);
        QCOMPARE(int(helped.seat()), int(kAntioch));
        helped.take(Verb::UseRescript, helped.rescript("letter-of-precedence"));
        QCOMPARE(helped.howMany(Verb::PlaceInner), 3);
        QVERIFY(!helped.can(Verb::Done));
    }

    void outerCell_givesTheTopSpyAtOnce_andInnerNone()
    {
        RULES("CR-PLAN-12");
        Table t = fourPlayers();
        t.spyTop({ "relic-seller", "lay-brother" });
        const int spies = t.s.spyDeck.pile.size();
        t.planning();
        t.take(Verb::PlaceOuter, int(Order::March));
        QVERIFY(t.asks(Task::NewSpy)); // it may be played right now
        QCOMPARE(int(t.seat()), int(kJerusalem));
        QVERIFY(t.can(Verb::PlaySpy, t.spy("relic-seller"), kTripoli));
        QVERIFY(!t.can(Verb::PlaySpy, t.spy("lay-brother"), kTripoli));
        t.take(Verb::KeepSpy);
        placeInner(t, kTripoli, Order::March);
        QCOMPARE(t.s.spyDeck.pile.size(), spies - 1);
        QVERIFY(t.player(kTripoli).heldSpies.empty());
    }
    void outerCell_occupied_isClosedToAllUntilTheEndOfThePhase()
    {
        RULES("CR-PLAN-14");
        Table t = fourPlayers();
        t.planning();
        placeOuter(t, kJerusalem, Order::Muster);
        for (int slot = 1; slot < 8; ++slot) {
            QVERIFY(t.asks(Task::Place));
            QVERIFY(!t.can(Verb::PlaceOuter, int(Order::Muster)));
            if (t.seat() != kJerusalem)
                QCOMPARE(t.howMany(Verb::PlaceOuter), slot < 5 ? 3 : 2); // the others are open
            t.player(t.seat()).coins = 9;
            t.take(Verb::PlaceInner, slot < 4 ? int(Order::Prayer) : int(Order::March));
        }
        // Next round its token has moved inward, and the cell is free for others.
        Table later = fourPlayers();
        later.outerToken(kJerusalem, Order::Muster);
        later.activation();
        QVERIFY(later.playUntil(Task::Place));
        QCOMPARE(int(later.s.round), 2);
        QVERIFY(!outerOf(later, Order::Muster).isThere());
        while (later.seat() == kJerusalem)
            later.take(Verb::PlaceInner, int(Order::March));
        QVERIFY(later.can(Verb::PlaceOuter, int(Order::Muster)));
    }
    void player_usesOneOuterCellInARound()
    {
        RULES("CR-PLAN-15");
        Table t = fourPlayers();
        t.planning();
        placeOuter(t, kJerusalem, Order::Prayer);
        for (Seat seat : { kTripoli, kEdessa, kAntioch })
            placeInner(t, seat, Order(seat));
        QCOMPARE(int(t.seat()), int(kJerusalem));
        QVERIFY(!t.canDo(Verb::PlaceOuter));
        QCOMPARE(t.howMany(Verb::PlaceInner), 3);
        // Who has placed inside may still go outside, and in the next round everybody may again.
        placeInner(t, kJerusalem, Order::Construction);
        QVERIFY(t.canDo(Verb::PlaceOuter));
        emptyCross(t);
        t.planning(2);
        QCOMPARE(int(t.seat()), int(kJerusalem));
        QCOMPARE(t.howMany(Verb::PlaceOuter), 4);
    }
    void outerCell_costsNothing_howeverManyTokensLieInside()
    {
        RULES("CR-PLAN-16");
        Table t = fourPlayers();
        t.player(kEdessa).coins = 0;
        t.planning();
        placeInner(t, kJerusalem, Order::Muster);
        placeInner(t, kTripoli, Order::Muster);
        const auto before = coins(t);
        placeOuter(t, kEdessa, Order::Muster);
        QCOMPARE(coins(t), before);
    }

    void carriedToken_countsForThoseWhoCoverIt_andBlocksItsOwnType()
    {
        RULES("CR-PLAN-17", "CR-PLAN-18");
        Table t = fourPlayers();
        t.token(kTripoli, Order::Prayer, true); // moved inward at the end of the round before
        t.planning(2);
        QCOMPARE(t.broken(), std::string());
        placeInner(t, kJerusalem, Order::Prayer);
        QCOMPARE(coins(t), (std::array{ 2, 4, 3, 3 }));
        QCOMPARE(innerOf(t, Order::Prayer)[0], (Token{ kTripoli, 1 }));
        QVERIFY(!t.can(Verb::PlaceInner, int(Order::Prayer)));
        QVERIFY(!t.can(Verb::PlaceOuter, int(Order::Prayer)));
        QCOMPARE(t.options().size(), 6);
        placeInner(t, kTripoli, Order::March);
        for (Seat seat : { kEdessa, kAntioch })
            placeInner(t, seat, Order(seat - 2));
        placeInner(t, kJerusalem, Order::March);
        // Nor can an order of this round be planned twice.
        QVERIFY(!t.can(Verb::PlaceInner, int(Order::March)));
        QVERIFY(!t.can(Verb::PlaceOuter, int(Order::March)));
    }
    void coinsReceived_canBeSpentInTheSamePhase()
    {
        RULES("CR-PLAN-19");
        Table t = fourPlayers();
        t.player(kJerusalem).coins = 0;
        t.planning();
        placeInner(t, kJerusalem, Order::Prayer);
        placeInner(t, kTripoli, Order::Prayer);
        placeInner(t, kEdessa, Order::March);
        placeInner(t, kAntioch, Order::Muster);
        QCOMPARE(int(t.player(kJerusalem).coins), 1);
        placeInner(t, kJerusalem, Order::March);
        QCOMPARE(int(t.player(kJerusalem).coins), 0);
    }
    void holderOfHoms_mayPlaceEnhancedInside()
    {
        RULES("CR-PLAN-20", "CR-HOMS-02", "CR-HOMS-03", "CR-HOMS-04");
        Table t = fourPlayers();
        t.place("homs", kTripoli, 2, 3);
        QCOMPARE(t.broken(), std::string());
        t.planning();
        QVERIFY(!t.canDo(Verb::PlaceEnhanced));
        placeInner(t, kJerusalem, Order::March);
        QCOMPARE(t.howMany(Verb::PlaceEnhanced), 4);
        t.take(Verb::PlaceEnhanced, int(Order::March));
        QCOMPARE(innerOf(t, Order::March).back(), (Token{ kTripoli, 1 }));
        QCOMPARE(coins(t), (std::array{ 4, 2, 3, 3 }));
        QVERIFY(t.player(kTripoli).heldSpies.empty());
        placeInner(t, kEdessa, Order::Construction);
        placeInner(t, kAntioch, Order::Muster);
        placeInner(t, kJerusalem, Order::Prayer);
        QCOMPARE(int(t.seat()), int(kTripoli));
        QVERIFY(!t.canDo(Verb::PlaceEnhanced)); // once a round
        QVERIFY(t.canDo(Verb::PlaceOuter));     // but an outer cell is still open
    }
};

OUTREMER_TEST(TestCrusadersPlanning)
#include "tst_crusaders_planning.moc"

#include "tests/crusaders/table.h"
#include "tests/support/ruletest.h"

using namespace outremer;
using namespace outremer::crusaders;
using namespace outremer::crusaders::test;

namespace {

using Activated = std::vector<std::pair<Seat, Order>>;

// Who has activated what so far; in these tables seat and state have the same number.
Activated activated(const Table &t)
{
    Activated all;
    for (const Event &event : t.told(EventKind::OrderStarted))
        all.emplace_back(Seat(Table::field(event, kRealmNoun)), Order(Table::field(event, kOrderNoun)));
    return all;
}

// Does as little as the rules allow until the order on top of the stack is over.
void finishOrder(Table &t)
{
    const int ended = t.timesTold(EventKind::OrderEnded);
    while (!t.isOver() && t.timesTold(EventKind::OrderEnded) == ended) {
        if (t.can(Verb::Done))
            t.take(Verb::Done);
        else
            t.take(t.options()[0]);
    }
}

} // namespace

// CR-ACT: the frame around the orders of a round.
class TestCrusadersActivation : public outremer::test::RuleTest {
    Q_OBJECT
private slots:
    // The cross of the worked example CR-EX-04, with the order of activation derived from it.
    void orders_onTheInnerCells_areActivatedSectorBySectorAndFromTheTop()
    {
        RULES("CR-ACT-01", "CR-ACT-02");
        Table t;
        t.token(kAntioch, Order::March); // laid first, and yet last
        t.token(kAntioch, Order::Muster);
        t.token(kJerusalem, Order::Muster);
        t.token(kTripoli, Order::Prayer);
        t.token(kTripoli, Order::Construction);
        t.token(kEdessa, Order::Construction);
        t.outerToken(kJerusalem, Order::Prayer);
        t.outerToken(kEdessa, Order::Muster);
        t.place("antioch", kAntioch, 6, 1);
        t.place("turbessel", kAntioch, 2, 1); // so that Antioch can march without a battle
        t.activation();
        QCOMPARE(t.broken(), std::string());
        while (activated(t).size() < 6 || t.timesTold(EventKind::OrderEnded) < 6) {
            if (t.can(Verb::March, t.cityId("turbessel")))
                t.take(Verb::March, "turbessel");
            finishOrder(t);
        }
        const Activated expected{ { kEdessa, Order::Construction }, { kTripoli, Order::Construction },
            { kTripoli, Order::Prayer }, { kJerusalem, Order::Muster }, { kAntioch, Order::Muster },
            { kAntioch, Order::March } };
        QVERIFY(activated(t) == expected);
    }
    void owner_ofTheActivatedToken_isTheOneWhoseTurnItIs()
    {
        RULES("CR-ACT-04", "CR-ACT-03");
        Table t;
        t.token(kTripoli, Order::Muster);
        t.token(kEdessa, Order::Muster);
        t.activation();
        QCOMPARE(t.seat(), Seat(kEdessa));
        t.take(Verb::Hire);
        QCOMPARE(t.seat(), Seat(kEdessa));
        t.take(Verb::HireTroop, "edessa");
        t.take(Verb::HireTroop, "edessa");
        t.take(Verb::Done);
        QCOMPARE(t.city("edessa").units, std::uint8_t(7)); // the owner resolves the effects
        t.take(Verb::Done);
        QCOMPARE(t.seat(), Seat(kTripoli));
        t.take(Verb::Hire);
        t.take(Verb::HireTroop, "tripoli");
        QCOMPARE(t.city("tripoli").units, std::uint8_t(6));
    }
    void token_ofAResolvedOrder_returnsToItsOwner()
    {
        RULES("CR-ACT-03");
        Table t;
        t.token(kTripoli, Order::Muster);
        t.token(kEdessa, Order::Muster);
        t.token(kEdessa, Order::March);
        t.place("edessa", kEdessa, 2, 1);
        t.place("tadmor", kEdessa, 2, 2);
        t.activation();
        const auto &stack = t.s.inner[std::size_t(Order::Muster)];
        t.take(Verb::Hire); // still on the cross while the effects are resolved
        QCOMPARE(stack.size(), 2);
        t.take(Verb::HireTroop, "edessa");
        t.take(Verb::HireTroop, "edessa");
        t.take(Verb::Done);
        t.take(Verb::Done);
        QCOMPARE(stack.size(), 1);
        QCOMPARE(stack.back().owner, Seat(kTripoli));
        t.take(Verb::Done);
        QVERIFY(stack.empty());
        t.take(Verb::March, "tadmor");
        finishOrder(t);
        QVERIFY(t.playUntil(Task::Place)); // and can be planned again
        while (t.seat() != kEdessa)
            t.take(t.options()[0]);
        for (Order order : { Order::Muster, Order::March })
            QVERIFY(t.can(Verb::PlaceInner, int(order)) || t.can(Verb::PlaceOuter, int(order)));
    }
    void outerTokens_afterAllInnerCells_moveInwardAndWaitForTheNextRound()
    {
        RULES("CR-ACT-05", "CR-ACT-06");
        Table t;
        t.token(kTripoli, Order::Muster);
        t.outerToken(kJerusalem, Order::Prayer);
        t.outerToken(kEdessa, Order::March);
        t.activation();
        QVERIFY(t.s.outer[std::size_t(Order::Prayer)].isThere()); // not before the last inner cell
        QVERIFY(t.s.inner[std::size_t(Order::Prayer)].empty());
        finishOrder(t);
        QVERIFY(t.s.round == 2);
        QVERIFY(activated(t) == (Activated{ { kTripoli, Order::Muster } }));
        for (auto [order, owner] : { std::pair(Order::Prayer, kJerusalem), std::pair(Order::March, kEdessa) }) {
            QVERIFY(!t.s.outer[std::size_t(order)].isThere());
            QCOMPARE(t.s.inner[std::size_t(order)].size(), 1);
            QVERIFY(t.s.inner[std::size_t(order)].back() == (Token{ owner, 1 }));
        }
        QCOMPARE(t.broken(), std::string());
    }
    void carriedToken_inTheNextRound_isEnhancedAndActsLastInItsSector()
    {
        RULES("CR-ACT-06", "CR-ACT-07");
        Table t;
        t.outerToken(kJerusalem, Order::Prayer);
        t.activation();
        QVERIFY(t.playUntil(Task::Place));
        QCOMPARE(t.s.round, std::uint8_t(2));
        t.player(kTripoli).coins = 3;
        while (t.asks(Task::Place)) {
            const bool covers = t.seat() == kTripoli && t.can(Verb::PlaceInner, int(Order::Prayer));
            t.take(covers ? crusaders::choice(Verb::PlaceInner, int(Order::Prayer)) : t.options()[0]);
        }
        const auto &stack = t.s.inner[std::size_t(Order::Prayer)];
        QCOMPARE(stack[0].owner, Seat(kJerusalem)); // the bottom of the stack
        QCOMPARE(stack[1].owner, Seat(kTripoli));
        t.events.clear();
        while (
            !t.isOver() && (activated(t).empty() || activated(t).back() != std::pair(Seat(kJerusalem), Order::Prayer)))
            t.take(t.options()[0]);
        QVERIFY(!t.isOver());
        QVERIFY(t.s.note().enhanced);
        const Activated all = activated(t);
        QVERIFY(std::ranges::find(all, std::pair(Seat(kTripoli), Order::Prayer)) != all.end()); // before it
    }

    // --- the own turn ---
    void ownTurnEffects_beforeBetweenAndAfterTheActions_areOffered()
    {
        RULES("CR-ACT-08");
        Table t;
        t.build(kTripoli, "bazaar");
        t.rescripts(kTripoli, { "summons-of-vassals" });
        t.heldSpy(kTripoli, "lay-brother");
        t.order(kTripoli, Order::Muster);
        QCOMPARE(t.broken(), std::string());
        const auto isOpen = [&t] {
            return t.can(Verb::UseBuilding, 0) && t.can(Verb::UseRescript, t.rescript("summons-of-vassals"))
                && t.canDo(Verb::PlaySpy);
        };
        QVERIFY(isOpen()); // directly before
        t.take(Verb::Hire);
        t.take(Verb::HireTroop, "tripoli");
        t.take(Verb::HireTroop, "tripoli");
        t.take(Verb::Done);
        QVERIFY(isOpen()); // during
        t.take(Verb::Learn);
        t.take(Verb::Done);
        QVERIFY(!t.canDo(Verb::Hire) && !t.canDo(Verb::Learn));
        QVERIFY(isOpen()); // directly after
        t.take(Verb::UseBuilding, 0);
        t.take(Verb::SpendGood, int(Good::Wood));
        QCOMPARE(t.player(kTripoli).coins, std::int16_t(3)); // one of the event of round 1, two of the Bazaar
    }
    void ownTurnEffects_inOtherPhasesAndTurnsOfOthers_areNotOffered()
    {
        RULES("CR-ACT-08");
        Table t;
        t.build(kTripoli, "bazaar");
        t.rescripts(kTripoli, { "summons-of-vassals" });
        t.heldSpy(kTripoli, "lay-brother");
        const auto isOpen = [&t] {
            const Options options = t.options();
            return t.canDo(Verb::UseBuilding) || t.can(Verb::UseRescript, t.rescript("summons-of-vassals"))
                || std::ranges::any_of(options, [&t](const Option &option) { // a spy just drawn may (CR-SPY-02)
                       return Verb(option.verb) == Verb::PlaySpy && option.first == t.spy("lay-brother");
                   });
        };
        t.token(kTripoli, Order::March);
        t.token(kEdessa, Order::Prayer);
        t.place("tripoli", kTripoli, 1, 1); // a march without a way to move
        t.activation();
        QCOMPARE(t.seat(), Seat(kEdessa));
        while (t.seat() == kEdessa) {
            QVERIFY(!isOpen());
            t.take(t.options()[0]);
        }
        QVERIFY(t.asks(Task::OrderMenu) && isOpen()); // Tripoli's own order has come
        t.take(Verb::Done);
        bool hasPlanned = false;
        while (!t.isOver() && t.s.phase != Phase::Activation) {
            hasPlanned = hasPlanned || (t.asks(Task::Place) && t.seat() == kTripoli);
            QVERIFY(!isOpen());
            t.take(t.can(Verb::KeepSpy) ? crusaders::choice(Verb::KeepSpy) : t.options()[0]);
        }
        QVERIFY(hasPlanned);
    }

    void bonusOrder_ofALevelIVBuilding_needsNoTokenAndComesAtOnce()
    {
        RULES("CR-ACT-09", "CR-BLDG-10", "CR-BLDG-11");
        Table t;
        t.token(kTripoli, Order::Construction);
        t.token(kTripoli, Order::Muster);
        t.token(kJerusalem, Order::Muster);
        t.token(kEdessa, Order::March);
        t.build(kJerusalem, "training-ground");
        t.player(kJerusalem).coins = 2;
        t.place("acre", kJerusalem, 2, 1);
        t.activation();
        t.take(Verb::Done); // the construction is over, the march far ahead
        t.take(Verb::Hire);
        t.take(Verb::PayCoin);
        t.take(Verb::PayCoin);
        for (int i = 0; i < 4; ++i)
            t.take(Verb::HireTroop, "jerusalem");
        t.take(Verb::Done);
        t.take(Verb::Done);
        t.take(Verb::UseBuilding, 0);
        QCOMPARE(t.seat(), Seat(kJerusalem));
        QVERIFY(activated(t).back() == std::pair(Seat(kJerusalem), Order::March)); // before Tripoli's muster
        QVERIFY(!t.s.note().enhanced);
        t.take(Verb::March, "acre");
        t.take(Verb::MoveTroop, "jerusalem");
        t.take(Verb::Done);
        t.take(Verb::Done);
        QCOMPARE(t.city("acre").units, std::uint8_t(3));
        QCOMPARE(t.s.inner[std::size_t(Order::March)].size(), 1); // Edessa's token has stayed
        while (t.asks(Task::AfterOrder))
            t.take(Verb::Done);
        QVERIFY(activated(t).back() == std::pair(Seat(kTripoli), Order::Muster));
        QCOMPARE(t.broken(), std::string());
    }
};

OUTREMER_TEST(TestCrusadersActivation)
#include "tst_crusaders_activation.moc"

#include "tests/crusaders/ruletable.h"

namespace {

const std::vector<std::string> kThree{ "jerusalem", "tripoli", "edessa" };
const std::vector<std::string> kTwo{ "jerusalem", "tripoli" };

using Targets = std::vector<Seat>;

// The targets a held spy can be sent against, without or with another making room.
Targets targetsOf(const Table &t, const std::string &spy, bool needsRoom)
{
    Targets targets;
    for (const Option &option : t.options()) {
        if (Verb(option.verb) == Verb::PlaySpy && option.first == t.spy(spy) && (option.third > 0) == needsRoom)
            targets.push_back(option.second);
    }
    return targets;
}

} // namespace

// CR-SPY: spies from the draw to the ban token. That they are discarded under their deck is in
// tst_crusaders_markets.cpp.
class TestCrusadersSpies : public outremer::test::RuleTest {
    Q_OBJECT
private slots:
    void spyReplacedWhileSpiesAreAsked_doesNotSilenceTheNext()
    {
        RULES("CR-SPY-10", "CR-SPY-11");
        Table t({ "jerusalem", "tripoli" });
        for (const char *id : { "garrison-laundress", "harbour-recruiter", "dragoman" })
            t.activeSpy(0, id, 1);
        t.spyTop({ "sacristan" });
        t.order(1, Order::Muster);
        t.take(Verb::Done);
        t.take(Verb::UseSpy); // the laundress brings another spy, who takes her place
        t.take(Verb::PlaySpy, t.spy("sacristan"), 1, 1);
        QVERIFY(t.asks(Task::UseSpy) && t.seat() == 0);
        QCOMPARE(t.player(0).spies[t.s.frames.back().as<SpySlot>().slot].card, t.spy("harbour-recruiter"));
        t.take(Verb::UseSpy);
        QVERIFY(t.asks(Task::Hire));
    }
    void orderInAnOuterCell_bringsTheTopSpy_whichMayBePlayedAtOnce()
    {
        RULES("CR-SPY-01", "CR-SPY-02", "CR-SPY-03", "CR-PLAN-12");
        Table t;
        t.spyTop({ "lay-brother" });
        QCOMPARE(t.broken(), std::string());
        t.planning();
        t.take(Verb::PlaceOuter, int(Order::Prayer));
        const Card card = t.spy("lay-brother");
        QVERIFY(t.asks(Task::NewSpy));
        QVERIFY(t.player(kJerusalem).heldSpies.contains(card));
        QVERIFY((targetsOf(t, "lay-brother", false) == Targets{ kTripoli, kEdessa, kAntioch }));
        QVERIFY(t.can(Verb::KeepSpy));
        t.take(Verb::PlaySpy, card, kEdessa, 0);
        QVERIFY(t.player(kJerusalem).heldSpies.empty());
        QVERIFY((t.player(kJerusalem).spies[0] == ActiveSpy{ card, kEdessa, 0 })); // the coat side of Edessa
        QCOMPARE(t.told(EventKind::SpyPlayed).at(0).secret, std::uint8_t(0));
        // An inner cell brings none.
        t.take(Verb::PlaceInner, int(Order::Construction));
        QVERIFY(t.player(kTripoli).heldSpies.empty());
        QCOMPARE(t.timesTold(EventKind::SpyDrawn), 1);
    }
    void spyGainedByAnEffect_mayBePlayedAtOnceToo()
    {
        RULES("CR-SPY-02");
        Table t;
        t.spyTop({ "sacristan", "dragoman" });
        t.rescripts(kJerusalem, { "secret-instructions" }); // two spies, while planning
        t.planning();
        t.take(Verb::UseRescript, t.rescript("secret-instructions"));
        QVERIFY(t.asks(Task::NewSpy));
        QCOMPARE(t.broken(), std::string());
        t.takeAny(Verb::PlaySpy);
        QVERIFY(t.asks(Task::NewSpy));
        t.take(Verb::KeepSpy);
        QVERIFY(t.asks(Task::Place));
        QCOMPARE(t.player(kJerusalem).spies.size(), 1);
        QCOMPARE(t.player(kJerusalem).heldSpies.size(), 1);
    }
    void keptSpies_arePlayedLaterInAnOwnTurn_asManyAsOneLikes()
    {
        RULES("CR-SPY-04", "CR-SPY-05");
        Table t;
        t.heldSpy(kJerusalem, "dragoman");
        t.spyTop({ "lay-brother" });
        t.planning();
        QVERIFY(!t.canDo(Verb::PlaySpy)); // no own turn
        t.take(Verb::PlaceOuter, int(Order::March));
        QVERIFY(targetsOf(t, "dragoman", false).empty()); // only the one just gained
        t.take(Verb::KeepSpy);
        t.heldSpy(kJerusalem, "sacristan");
        t.token(kTripoli, Order::Muster);
        t.token(kJerusalem, Order::Muster);
        t.activation();
        QCOMPARE(t.seat(), Seat(kJerusalem));
        t.take(Verb::PlaySpy, t.spy("dragoman"), kTripoli, 0);
        t.take(Verb::PlaySpy, t.spy("lay-brother"), kEdessa, 0);
        t.take(Verb::PlaySpy, t.spy("sacristan"), kAntioch, 0);
        QCOMPARE(t.player(kJerusalem).spies.size(), 3);
        QVERIFY(t.player(kJerusalem).heldSpies.empty());
        t.heldSpy(kJerusalem, "relic-seller");
        t.take(Verb::Done);
        QCOMPARE(t.seat(), Seat(kTripoli));
        QVERIFY(!t.canDo(Verb::PlaySpy)); // Tripoli has none; Jerusalem's is not for Tripoli's turn
    }
    void limits_ofFourPlayers_areOneSpyPerOpponent()
    {
        RULES("CR-SPY-06", "CR-SPY-07", "CR-SPY-10");
        Table t;
        t.activeSpy(kJerusalem, "sacristan", kTripoli);
        t.heldSpy(kJerusalem, "dragoman");
        QCOMPARE(t.broken(), std::string());
        t.order(kJerusalem, Order::Prayer);
        QVERIFY((targetsOf(t, "dragoman", false) == Targets{ kEdessa, kAntioch }));
        QVERIFY((targetsOf(t, "dragoman", true) == Targets{ kTripoli })); // only if the old one goes first
        t.take(Verb::PlaySpy, t.spy("dragoman"), kTripoli, 1);
        QCOMPARE(t.player(kJerusalem).spies.size(), 1);
        QVERIFY((t.player(kJerusalem).spies[0] == ActiveSpy{ t.spy("dragoman"), kTripoli, 0 }));
        QCOMPARE(t.timesTold(EventKind::SpyDiscarded), 1);
    }
    void limits_ofThreePlayers_areTwoPerOpponentAndThreeInAll()
    {
        RULES("CR-SPY-06", "CR-SPY-08", "CR-SPY-10");
        Table t(kThree);
        t.activeSpy(kJerusalem, "sacristan", kTripoli);
        t.heldSpy(kJerusalem, "lay-brother");
        t.heldSpy(kJerusalem, "dragoman");
        t.heldSpy(kJerusalem, "relic-seller");
        t.order(kJerusalem, Order::Prayer);
        QVERIFY((targetsOf(t, "dragoman", false) == Targets{ kTripoli, kEdessa })); // a second one on Tripoli
        t.take(Verb::PlaySpy, t.spy("dragoman"), kTripoli, 0);
        QVERIFY((targetsOf(t, "lay-brother", false) == Targets{ kEdessa }));           // not a third
        QVERIFY((targetsOf(t, "lay-brother", true) == Targets{ kTripoli, kTripoli })); // either makes room
        t.take(Verb::PlaySpy, t.spy("lay-brother"), kEdessa, 0);
        // All three slots are taken: a second one on Edessa is within its limit, but one of the three must go.
        QVERIFY(targetsOf(t, "relic-seller", false).empty());
        QVERIFY((targetsOf(t, "relic-seller", true) == Targets{ kTripoli, kTripoli, kEdessa, kEdessa, kEdessa }));
        t.take(Verb::PlaySpy, t.spy("relic-seller"), kEdessa, 1);
        QCOMPARE(t.player(kJerusalem).spies.size(), 3);
        QVERIFY(t.s.spyDeck.discard.contains(t.spy("sacristan")));
        QCOMPARE(t.broken(), std::string());
    }
    void limits_ofTwoPlayers_areThreeOnTheOpponent_andNoneOnTheAutoma()
    {
        RULES("CR-SPY-06", "CR-SPY-09", "CR-SPY-10", "CR-SPY-16");
        Table t(kTwo);
        for (const char *id : { "sacristan", "lay-brother", "dragoman", "relic-seller" })
            t.heldSpy(kJerusalem, id);
        t.order(kJerusalem, Order::Prayer);
        for (const char *id : { "sacristan", "lay-brother", "dragoman" }) {
            QVERIFY((targetsOf(t, id, false) == Targets{ kTripoli })); // two automata are at the table
            t.take(Verb::PlaySpy, t.spy(id), kTripoli, 0);
        }
        QVERIFY(targetsOf(t, "relic-seller", false).empty());
        QVERIFY((targetsOf(t, "relic-seller", true) == Targets{ kTripoli, kTripoli, kTripoli }));
        Table three(kThree); // one automa
        three.heldSpy(kJerusalem, "dragoman");
        three.order(kJerusalem, Order::Prayer);
        QVERIFY((targetsOf(three, "dragoman", false) == Targets{ kTripoli, kEdessa }));
    }

    void spy_afterTheTargetsOrder_givesItsOwnerTheBonusForNothing()
    {
        RULES("CR-SPY-11", "CR-SPY-13", "CR-SPY-15", "CR-GLOSS-24");
        Table t;
        t.activeSpy(kEdessa, "harbour-recruiter", kTripoli); // muster: hire 1
        t.token(kAntioch, Order::Muster);
        t.token(kTripoli, Order::Muster);
        QCOMPARE(t.broken(), std::string());
        t.activation();
        t.take(Verb::Hire);
        QCOMPARE(t.seat(), Seat(kTripoli)); // in the middle of the order nobody else is asked
        t.take(Verb::HireTroop, "tripoli");
        t.take(Verb::HireTroop, "tripoli");
        t.take(Verb::Done);
        QCOMPARE(t.seat(), Seat(kTripoli));
        t.take(Verb::Done);
        QVERIFY(t.asks(Task::UseSpy));
        QCOMPARE(t.seat(), Seat(kEdessa));
        QVERIFY(t.can(Verb::Decline));
        const int coins = t.player(kEdessa).coins;
        t.take(Verb::UseSpy);
        t.take(Verb::HireTroop, "edessa");
        QCOMPARE(int(t.city("edessa").units), 6);
        QCOMPARE(int(t.player(kEdessa).coins), coins);
        QCOMPARE(int(t.player(kEdessa).spies[0].used), 1);
        QCOMPARE(t.player(kEdessa).spies.size(), 1); // it stays
        const Event told = t.told(EventKind::SpyUsed).at(0);
        QCOMPARE(told.secret, std::uint8_t(0)); // aloud
        QCOMPARE(int(told.fields[0].value), int(kEdessa));
        QCOMPARE(int(told.fields[1].value), int(t.spy("harbour-recruiter")));
        QCOMPARE(t.seat(), Seat(kAntioch)); // whose muster is no trigger
        t.take(Verb::Done);
        QVERIFY(t.told(EventKind::SpyUsed).size() == 1);
    }
    void spy_declined_staysReady_andOtherTargetsOrOrdersDoNotTriggerIt()
    {
        RULES("CR-SPY-11", "CR-SPY-03");
        Table t;
        t.activeSpy(kEdessa, "harbour-recruiter", kTripoli);
        t.token(kAntioch, Order::March);
        t.token(kTripoli, Order::Muster);
        t.token(kAntioch, Order::Muster);
        t.token(kTripoli, Order::Construction);
        t.activation();
        t.take(Verb::Done); // Tripoli's construction: another order
        QCOMPARE(t.seat(), Seat(kAntioch));
        t.take(Verb::Done); // Antioch's muster: another target
        QCOMPARE(t.seat(), Seat(kTripoli));
        t.take(Verb::Done);
        QCOMPARE(t.seat(), Seat(kEdessa));
        t.take(Verb::Decline);
        QCOMPARE(t.seat(), Seat(kAntioch));
        QCOMPARE(int(t.player(kEdessa).spies[0].used), 0);
        QCOMPARE(int(t.city("edessa").units), 5);
    }
    void spy_withACondition_looksAtWhatTheOrderDid()
    {
        RULES("CR-SPY-11");
        for (int hired : { 3, 4 }) {
            Table t;
            t.activeSpy(kEdessa, "grain-dealer", kTripoli); // four hired: take 2 coins
            t.player(kTripoli).coins = 6;
            t.token(kAntioch, Order::Muster);
            t.token(kTripoli, Order::Muster);
            t.activation();
            t.take(Verb::Hire);
            for (int i = 2; i < hired; ++i)
                t.take(Verb::PayCoin);
            for (int i = 0; i < hired; ++i)
                t.take(Verb::HireTroop, "tripoli");
            t.take(Verb::Done);
            t.take(Verb::Done);
            QCOMPARE(t.asks(Task::UseSpy), hired == 4);
            if (hired == 4) {
                const int coins = t.player(kEdessa).coins;
                t.take(Verb::UseSpy);
                QCOMPARE(int(t.player(kTripoli).coins), 2);
                QCOMPARE(int(t.player(kEdessa).coins), coins + 2);
            }
        }
    }
    void spy_afterUse_showsTheBan_untilTheIncomePhase()
    {
        RULES("CR-SPY-12", "CR-SPY-13", "CR-SPY-14", "CR-INCOME-07");
        Table t;
        t.place("acre", kTripoli, 2, 1);
        t.build(kTripoli, "training-ground"); // a second march of the same round
        t.player(kTripoli).coins = 6;
        t.activeSpy(kEdessa, "dragoman", kTripoli); // march
        t.token(kTripoli, Order::March);
        t.token(kTripoli, Order::Muster);
        t.activation();
        t.take(Verb::Hire);
        t.take(Verb::PayCoin);
        t.take(Verb::PayCoin);
        for (int i = 0; i < 4; ++i)
            t.take(Verb::HireTroop, "tripoli");
        t.take(Verb::Done);
        t.take(Verb::Done);
        t.take(Verb::UseBuilding, 0);
        const auto march = [&t] {
            t.take(Verb::March, "acre");
            t.take(Verb::MoveTroop, "tripoli");
            t.take(Verb::Done);
            t.take(Verb::Done);
        };
        march();
        QVERIFY(t.asks(Task::UseSpy)); // CR-AMB-53: a bonus order triggers too
        t.take(Verb::UseSpy);
        t.pass(Task::MoveTroops);
        QCOMPARE(int(t.player(kEdessa).spies[0].used), 1);
        t.pass(Task::AfterOrder);
        QCOMPARE(t.s.note().order, Order::March);
        QVERIFY(t.s.note().fromCross);
        march();
        QVERIFY(t.timesTold(EventKind::TaxesPaid) > 0); // Edessa was not asked again
        QCOMPARE(t.timesTold(EventKind::SpyUsed), 1);
        QCOMPARE(int(t.player(kEdessa).spies[0].used), 0); // back to the coat
        QCOMPARE(t.player(kEdessa).spies[0].target, Seat(kTripoli));
        t.order(kTripoli, Order::March, false, 2);
        march();
        QVERIFY(t.asks(Task::UseSpy)); // the next round again
    }
    void spies_ofSeveralPlayers_areAskedAfterTheBuildings_inTurnOrder()
    {
        RULES("CR-SPY-11"); // CR-AMB-85
        Table t;
        t.place("acre", kTripoli, 2, 1);
        t.build(kTripoli, "tournament-grounds");
        t.activeSpy(kJerusalem, "bedouin-guide", kTripoli); // five movements: not met
        t.activeSpy(kAntioch, "dragoman", kTripoli);
        t.activeSpy(kEdessa, "syrian-physician", kTripoli); // a battle: not met
        t.order(kTripoli, Order::March);
        t.take(Verb::March, "acre");
        t.take(Verb::MoveTroop, "tripoli");
        t.take(Verb::Done);
        t.take(Verb::Done);
        QVERIFY(t.asks(Task::AfterOrder));
        t.take(Verb::Done);
        QCOMPARE(t.seat(), Seat(kAntioch)); // the only one whose condition was met
        QVERIFY(t.asks(Task::UseSpy));

        Table both;
        both.activeSpy(kAntioch, "harbour-recruiter", kTripoli);
        both.activeSpy(kEdessa, "garrison-laundress", kTripoli);
        both.player(kAntioch).holiness = 9; // Antioch is now first
        both.order(kTripoli, Order::Muster);
        both.take(Verb::Done);
        QCOMPARE(both.seat(), Seat(kAntioch));
        both.take(Verb::Decline);
        QCOMPARE(both.seat(), Seat(kEdessa));
    }
};

OUTREMER_TEST(TestCrusadersSpies)
#include "tst_crusaders_spies.moc"

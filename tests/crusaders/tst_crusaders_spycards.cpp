#include "tests/crusaders/ruletable.h"

// What each spy card does, in play: Tripoli has it on Jerusalem, Jerusalem does what the card waits for, Tripoli uses
// it; and that nobody is asked without. Expectations are written from the cards.
class TestCrusadersSpyCards : public outremer::test::RuleTest {
    Q_OBJECT

    static Table watched(const char *spy)
    {
        Table t;
        t.calm(3);
        t.place("jerusalem", kJerusalem, 8, 1);
        t.place("acre", kJerusalem, 3, 3);
        t.place("tortosa", kTripoli, 3, 2);
        t.good(kTripoli, Good::Wood, 0, 1);
        t.good(kTripoli, Good::Steel, 0, 1);
        t.activeSpy(kTripoli, spy, kJerusalem);
        return t;
    }
    // An order of Jerusalem; after it and its spies Edessa's march waits, so that the round goes no further.
    static void start(Table &t, Order order, bool enhanced = false, Seat seat = kJerusalem)
    {
        t.s.inner = {};
        t.s.outer = {};
        t.token(seat == kEdessa ? kAntioch : kEdessa, Order::March);
        t.token(seat, order, enhanced);
        t.activation();
    }
    static void march(Table &t, const std::string &target, int troops)
    {
        t.take(Verb::March, target);
        for (int i = 0; i < troops; ++i)
            t.take(Verb::MoveTroop, "jerusalem");
        if (t.asks(Task::MarchMove))
            t.take(Verb::Done);
    }
    // The least that can be done with an order.
    static void plain(Table &t, Order order)
    {
        start(t, order);
        if (order == Order::Prayer)
            t.pray();
        if (order == Order::March)
            march(t, "acre", 1);
        t.take(Verb::Done);
    }
    static bool isAsked(const Table &t) { return t.asks(Task::UseSpy) && t.seat() == kTripoli; }
    // After which of the four orders, done with no deed at all, the spy is asked: "cpmM".
    static std::string askedAfter(const char *spy)
    {
        std::string found;
        for (Order order : { Order::Construction, Order::Prayer, Order::Muster, Order::March }) {
            Table t = watched(spy);
            plain(t, order);
            found += isAsked(t) ? "cpmM"[std::size_t(order)] : '-';
        }
        return found;
    }
    static void use(Table &t)
    {
        QVERIFY(t.broken().empty());
        QVERIFY(isAsked(t));
        QVERIFY(t.can(Verb::Decline)); // CR-SPY-11
        t.take(Verb::UseSpy);
    }
    // The card shows its ban, and the next order is on.
    static void verifyUsed(Table &t)
    {
        QCOMPARE(int(t.player(kTripoli).spies[0].used), 1);
        QVERIFY(t.asks(Task::OrderMenu));
        QCOMPARE(t.seat(), Seat(kEdessa));
        QCOMPARE(t.broken(), std::string());
    }
    static int coins(Table &t, Seat seat) { return t.player(seat).coins; }
    // Six troops fall upon a city that one unit holds, or one troop upon one that nobody could take.
    static void fight(Table &t, bool wins)
    {
        t.saracenTop(kMildSaracens);
        t.place("damascus", kSaracens, wins ? 1 : 6, wins ? 1 : 3);
        t.good(kTripoli, Good::Wood, 0, 1); // placing a city restores everything
        start(t, Order::March, wins);
        march(t, "damascus", wins ? 6 : 1);
        QVERIFY(t.playUntil(Task::OrderMenu));
        QCOMPARE(t.city("damascus").owner == kJerusalem, wins);
        t.take(Verb::Done);
    }

private slots:
    void masonsForeman_afterConstruction_givesACoinAndRestoresOne()
    {
        QCOMPARE(askedAfter("masons-foreman"), "c---");
        Table t = watched("masons-foreman");
        plain(t, Order::Construction);
        use(t);
        QCOMPARE(coins(t, kTripoli), 4);
        t.take(Verb::RestoreGood, int(Good::Wood));
        QCOMPARE(t.spentGoods(kTripoli), 1);
        verifyUsed(t);
    }
    // CR-SPY-03, 11, 12: only what the target does counts, and once a round.
    void spy_whenAnotherPlayerActsOrItIsUsed_isNotAsked()
    {
        Table other = watched("masons-foreman");
        start(other, Order::Construction, false, kEdessa);
        other.take(Verb::Done);
        QVERIFY(!isAsked(other));
        Table used = watched("masons-foreman");
        used.player(kTripoli).spies[0].used = 1;
        plain(used, Order::Construction);
        QVERIFY(!isAsked(used));
        Table declined = watched("masons-foreman");
        plain(declined, Order::Construction);
        declined.take(Verb::Decline);
        QCOMPARE(coins(declined, kTripoli), 3);
        QCOMPARE(int(declined.player(kTripoli).spies[0].used), 0);
    }
    void armenianBuilder_afterAnUpgrade_upgradesForACoin()
    {
        QCOMPARE(askedAfter("armenian-builder"), "----");
        for (int purse : { 0, 1 }) {
            Table t = watched("armenian-builder");
            t.player(kTripoli).coins = std::int16_t(purse);
            start(t, Order::Construction);
            t.take(Verb::Upgrade, "jerusalem");
            t.take(Verb::PayCoin);
            t.take(Verb::PayCoin);
            t.take(Verb::Done);
            QCOMPARE(isAsked(t), purse == 1); // without the price there is nothing
            if (purse == 0)
                continue;
            use(t);
            QCOMPARE(coins(t, kTripoli), 0);
            t.take(Verb::Upgrade, "tortosa");
            QCOMPARE(int(t.city("tortosa").level), 3);
            QCOMPARE(int(t.city("tripoli").level), 1);
            verifyUsed(t);
        }
    }
    void moneyChangersNephew_afterBuilding_takesACoinAndGivesOne()
    {
        QCOMPARE(askedAfter("money-changers-nephew"), "----");
        for (int purse : { 3, 0 }) { // there may be nothing to take
            Table t = watched("money-changers-nephew");
            t.player(kJerusalem).coins = std::int16_t(purse);
            start(t, Order::Construction);
            t.take(Verb::Build, t.building("bazaar"));
            t.take(Verb::Done);
            use(t);
            QCOMPARE(coins(t, kTripoli), purse == 3 ? 5 : 4);
            QCOMPARE(coins(t, kJerusalem), purse == 3 ? 2 : 0);
            verifyUsed(t);
        }
    }
    void customsClerk_afterConstruction_greysAGoodOfTheTargetAndRestoresTwo()
    {
        QCOMPARE(askedAfter("customs-clerk"), "c---");
        Table t = watched("customs-clerk");
        plain(t, Order::Construction);
        use(t);
        QCOMPARE(t.seat(), Seat(kJerusalem)); // who has to spend chooses
        t.take(Verb::SpendGood, int(Good::Horses));
        QVERIFY(t.player(kJerusalem).goods[std::size_t(Good::Horses)] == (Stock{ 0, 1, 0 }));
        QCOMPARE(t.spentGoods(kJerusalem), 1);
        QCOMPARE(t.seat(), Seat(kTripoli));
        t.take(Verb::RestoreGood, int(Good::Steel));
        t.take(Verb::RestoreGood, int(Good::Wood));
        QCOMPARE(t.spentGoods(kTripoli), 0);
        verifyUsed(t);
    }
    void layBrother_afterPrayer_givesHolinessAndACoin()
    {
        QCOMPARE(askedAfter("lay-brother"), "-p--");
        Table t = watched("lay-brother");
        plain(t, Order::Prayer); // Jerusalem leaves cell 3
        use(t);
        QCOMPARE(int(t.player(kTripoli).holiness), 3);
        QCOMPARE(coins(t, kTripoli), 4);
        verifyUsed(t);
    }
    void sacristan_afterATraining_trains()
    {
        QCOMPARE(askedAfter("sacristan"), "----");
        for (bool trains : { true, false }) {
            Table t = watched("sacristan");
            start(t, Order::Prayer);
            t.take(Verb::Pray);
            t.take(Verb::Done);
            if (trains)
                t.take(Verb::Train, t.cityId("jerusalem"), 1);
            else
                t.take(Verb::MoveBishop, t.cityId("jerusalem"), t.cityId("acre"), 1);
            t.take(Verb::Done);
            QCOMPARE(isAsked(t), trains);
            if (!trains)
                continue;
            use(t);
            QVERIFY(!t.canDo(Verb::MoveBishop));
            t.take(Verb::Train, t.cityId("tripoli"), 2);
            QVERIFY(t.player(kTripoli).clergy[t.cityId("tripoli")] == (Bishops{ 1, 1 }));
            verifyUsed(t);
        }
    }
    void relicSeller_afterFourPointsOfPrayer_givesARescriptAndACoin()
    {
        QCOMPARE(askedAfter("relic-seller"), "----");
        for (int paid : { 1, 2 }) {
            Table t = watched("relic-seller");
            t.rescriptTop(1, { "leave-to-fortify", "summons-of-vassals" }); // the first is Jerusalem's, from the track
            start(t, Order::Prayer);
            t.pray(paid);
            t.take(Verb::Done);
            QCOMPARE(isAsked(t), paid == 2);
            if (paid == 1)
                continue;
            use(t);
            QCOMPARE(t.player(kTripoli).rescripts.size(), 1);
            QCOMPARE(t.player(kTripoli).rescripts[0], t.rescript("summons-of-vassals"));
            QCOMPARE(coins(t, kTripoli), 4);
            verifyUsed(t);
        }
    }
    void bishopsMuleteer_afterABishopMoved_movesOneAndRestoresOne()
    {
        QCOMPARE(askedAfter("bishops-muleteer"), "----");
        for (bool moves : { true, false }) {
            Table t = watched("bishops-muleteer");
            start(t, Order::Prayer);
            t.take(Verb::Pray);
            t.take(Verb::Done);
            if (moves)
                t.take(Verb::MoveBishop, t.cityId("jerusalem"), t.cityId("acre"), 1);
            else
                t.take(Verb::Train, t.cityId("jerusalem"), 1);
            t.take(Verb::Done);
            QCOMPARE(isAsked(t), moves);
            if (!moves)
                continue;
            use(t);
            QVERIFY(!t.canDo(Verb::Train));
            t.take(Verb::MoveBishop, t.cityId("tripoli"), t.cityId("baalbek"), 1);
            QCOMPARE(t.player(kTripoli).clergy[t.cityId("baalbek")].count(), 1);
            QCOMPARE(t.player(kTripoli).clergy[t.cityId("tripoli")].count(), 0);
            t.take(Verb::RestoreGood, int(Good::Steel));
            QCOMPARE(t.spentGoods(kTripoli), 1);
            verifyUsed(t);
        }
    }
    void harbourRecruiter_afterMuster_hiresOne()
    {
        QCOMPARE(askedAfter("harbour-recruiter"), "--m-");
        Table t = watched("harbour-recruiter");
        const int supply = t.player(kTripoli).troops;
        plain(t, Order::Muster);
        use(t);
        t.take(Verb::HireTroop, "tortosa");
        QCOMPARE(int(t.city("tortosa").units), 4);
        QCOMPARE(int(t.player(kTripoli).troops), supply - 1);
        verifyUsed(t);
    }
    void grainDealer_afterHiringFour_takesTwoCoinsOrElseGivesOne()
    {
        QCOMPARE(askedAfter("grain-dealer"), "----");
        Table three = watched("grain-dealer");
        three.place("jerusalem", kJerusalem, 3, 1);
        start(three, Order::Muster);
        three.hire("acre", 1);
        three.take(Verb::Done);
        QVERIFY(!isAsked(three));
        for (int purse : { 5, 3, 2 }) { // two of them are paid for troops
            Table t = watched("grain-dealer");
            t.place("jerusalem", kJerusalem, 3, 1);
            t.player(kJerusalem).coins = std::int16_t(purse);
            start(t, Order::Muster);
            t.hire("acre", 2);
            t.take(Verb::Done);
            use(t);
            QCOMPARE(coins(t, kTripoli), purse == 5 ? 3 + 2 : purse == 3 ? 3 + 1 + 1 : 3 + 1);
            QCOMPARE(coins(t, kJerusalem), purse == 5 ? 1 : 0);
            verifyUsed(t);
        }
    }
    void garrulousSquire_afterLearningATactic_givesTheTopTactic()
    {
        QCOMPARE(askedAfter("garrulous-squire"), "----");
        Table t = watched("garrulous-squire");
        t.tacticMarket({ "oaken-ram" });
        t.tacticTop({ "iron-ranks" });
        start(t, Order::Muster);
        t.learn({ "oaken-ram" });
        t.take(Verb::Done);
        use(t);
        QVERIFY(t.asks(Task::DiscardTactics));
        QCOMPARE(t.seat(), Seat(kTripoli));
        QCOMPARE(t.player(kTripoli).tactics.size(), 6);
        t.take(Verb::DiscardTactic, t.tactic("mangonels"));
        QCOMPARE(t.player(kTripoli).tactics.size(), 5);
        QVERIFY(t.player(kTripoli).tactics.contains(t.tactic("iron-ranks")));
        QVERIFY(!t.player(kTripoli).tactics.contains(t.tactic("mangonels")));
        QCOMPARE(coins(t, kTripoli), 3); // for free
        verifyUsed(t);
    }
    void garrisonLaundress_afterMuster_givesASpyAndACoin()
    {
        QCOMPARE(askedAfter("garrison-laundress"), "--m-");
        Table t = watched("garrison-laundress");
        t.spyTop({ "dragoman" });
        plain(t, Order::Muster);
        use(t);
        t.take(Verb::KeepSpy);
        QCOMPARE(t.player(kTripoli).heldSpies.size(), 1);
        QCOMPARE(t.player(kTripoli).heldSpies[0], t.spy("dragoman"));
        QCOMPARE(coins(t, kTripoli), 4);
        verifyUsed(t);
    }
    void ransomBroker_afterAVictory_givesThreeCoins()
    {
        QCOMPARE(askedAfter("ransom-broker"), "----");
        Table lost = watched("ransom-broker");
        fight(lost, false);
        QVERIFY(!isAsked(lost));
        Table t = watched("ransom-broker");
        fight(t, true);
        use(t);
        QCOMPARE(coins(t, kTripoli), 6);
        verifyUsed(t);
    }
    void syrianPhysician_afterABattleWonOrLost_hiresOneAndRestoresOne()
    {
        QCOMPARE(askedAfter("syrian-physician"), "----");
        for (bool wins : { false, true }) {
            Table t = watched("syrian-physician");
            fight(t, wins);
            use(t);
            t.take(Verb::HireTroop, "tripoli");
            QCOMPARE(int(t.city("tripoli").units), 6);
            t.take(Verb::RestoreGood, int(Good::Wood));
            QCOMPARE(t.spentGoods(kTripoli), 0);
            verifyUsed(t);
        }
    }
    void dragoman_afterMarch_movesTwoTroopsAndGivesACoin()
    {
        QCOMPARE(askedAfter("dragoman"), "---M");
        Table t = watched("dragoman");
        plain(t, Order::March);
        use(t);
        t.take(Verb::MoveTroops, t.cityId("tripoli"), t.cityId("tortosa"));
        t.take(Verb::MoveTroops, t.cityId("tripoli"), t.cityId("tortosa"));
        QCOMPARE(int(t.city("tripoli").units), 3);
        QCOMPARE(int(t.city("tortosa").units), 5);
        QCOMPARE(coins(t, kTripoli), 4);
        verifyUsed(t);
    }
    void bedouinGuide_afterFiveMovements_bombardsOneAndGivesACoin()
    {
        QCOMPARE(askedAfter("bedouin-guide"), "----");
        for (int troops : { 4, 5 }) {
            Table t = watched("bedouin-guide");
            start(t, Order::March, true);
            march(t, "acre", troops);
            t.take(Verb::Done);
            QCOMPARE(isAsked(t), troops == 5);
            if (troops == 4)
                continue;
            use(t);
            QVERIFY(!t.can(Verb::Bombard, t.cityId("damascus"))); // next to the target's cities only
            t.take(Verb::Bombard, "baalbek");
            QCOMPARE(int(t.city("baalbek").units), 1);
            QCOMPARE(coins(t, kTripoli), 4);
            verifyUsed(t);
        }
    }

    void spies_ofTheWholeDeck_haveATestEach()
    {
        QCOMPARE(untestedCard(game().content().spies, *metaObject()), std::string());
    }
};

OUTREMER_TEST(TestCrusadersSpyCards)
#include "tst_crusaders_spycards.moc"

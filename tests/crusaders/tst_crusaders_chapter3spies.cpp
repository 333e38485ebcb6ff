#include "tests/crusaders/ruletable.h"
#include "tests/crusaders/thirdchapter.h"

// What each spy card of chapter III does, in play: Tripoli has it on Jerusalem, Jerusalem does what the card waits for,
// Tripoli uses it; and that nobody is asked without. Expectations are written from the cards.
class TestCrusadersChapter3Spies : public outremer::test::RuleTest {
    Q_OBJECT

    static ThirdChapter watched(const char *spy)
    {
        ThirdChapter t;
        t.place("jerusalem", kJerusalem, 8, 1);
        t.place("acre", kJerusalem, 3, 3);
        t.place("tortosa", kTripoli, 3, 2);
        t.good(kTripoli, Good::Wood, 0, 1);
        t.good(kTripoli, Good::Steel, 0, 1);
        t.activeSpy(kTripoli, spy, kJerusalem);
        return t;
    }
    // An order of Jerusalem; after it and its spies Edessa's march waits, so that the round goes no further.
    static void start(Table &t, Order order, bool enhanced = false)
    {
        emptyCross(t);
        t.token(kEdessa, Order::March);
        t.token(kJerusalem, order, enhanced);
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
    static bool isAsked(const Table &t) { return t.asks(Task::UseSpy) && t.seat() == kTripoli; }
    // After which of the four orders, done with no deed at all, the spy is asked: "cpmM".
    static std::string askedAfter(const char *spy)
    {
        std::string found;
        for (Order order : { Order::Construction, Order::Prayer, Order::Muster, Order::March }) {
            ThirdChapter t = watched(spy);
            start(t, order);
            if (order == Order::Prayer)
                t.pray();
            if (order == Order::March)
                march(t, "acre", 1);
            t.take(Verb::Done);
            found += isAsked(t) ? "cpmM"[std::size_t(order)] : '-';
        }
        return found;
    }
    static void use(Table &t)
    {
        QVERIFY(t.broken().empty());
        QVERIFY(isAsked(t));
        QVERIFY(t.can(Verb::Decline));
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
    // Jerusalem, with fewer troops at home, hires two and as many more as it pays for.
    static ThirdChapter mustered(const char *spy, int paid)
    {
        ThirdChapter t = watched(spy);
        t.place("jerusalem", kJerusalem, 3, 1);
        t.good(kTripoli, Good::Wood, 0, 1); // placing a city restores everything
        t.good(kTripoli, Good::Steel, 0, 1);
        start(t, Order::Muster);
        t.hire("acre", paid);
        t.take(Verb::Done);
        return t;
    }

private slots:
    void castellansSonInLaw_afterAnUpgrade_hiresOneAndGivesACoin()
    {
        QCOMPARE(askedAfter("castellans-son-in-law"), "----");
        ThirdChapter t = watched("castellans-son-in-law");
        const int supply = t.player(kTripoli).troops;
        start(t, Order::Construction);
        t.take(Verb::Upgrade, "jerusalem");
        t.take(Verb::PayCoin);
        t.take(Verb::PayCoin);
        t.take(Verb::Done);
        use(t);
        t.take(Verb::HireTroop, "tortosa");
        QCOMPARE(int(t.city("tortosa").units), 4);
        QCOMPARE(int(t.player(kTripoli).troops), supply - 1);
        QCOMPARE(coins(t, kTripoli), 4);
        verifyUsed(t);
    }
    void boundaryJuror_afterBuilding_blocksAGoodOfTheTargetAndGivesACoin()
    {
        QCOMPARE(askedAfter("boundary-juror"), "----");
        ThirdChapter t = watched("boundary-juror");
        start(t, Order::Construction);
        t.take(Verb::Build, t.building("bazaar"));
        t.take(Verb::Done);
        use(t);
        QCOMPARE(t.seat(), Seat(kJerusalem)); // who has to block chooses
        t.take(Verb::BlockGood, int(Good::Horses), 0);
        QVERIFY(t.stock(kJerusalem, Good::Horses) == (Stock{ 0, 0, 1 }));
        QVERIFY(t.stock(kJerusalem, Good::Candles) == (Stock{ 1, 0, 0 }));
        QCOMPARE(coins(t, kTripoli), 4);
        QCOMPARE(coins(t, kJerusalem), 3);
        verifyUsed(t);
    }
    void queensIlluminator_afterPrayer_givesABishopActionForACoin()
    {
        QCOMPARE(askedAfter("queens-illuminator"), "-p--");
        for (int purse : { 0, 1 }) {
            ThirdChapter t = watched("queens-illuminator");
            t.player(kTripoli).coins = std::int16_t(purse);
            start(t, Order::Prayer);
            t.pray();
            t.take(Verb::Done);
            QCOMPARE(isAsked(t), purse == 1); // without the price there is nothing
            if (purse == 0)
                continue;
            use(t);
            QCOMPARE(coins(t, kTripoli), 0);
            QVERIFY(t.canDo(Verb::MoveBishop));
            t.take(Verb::Train, t.cityId("tripoli"), 2);
            QVERIFY(t.player(kTripoli).clergy[t.cityId("tripoli")] == (Bishops{ 1, 1 }));
            verifyUsed(t);
        }
    }
    void patriarchsSickNurse_afterThreePointsOfPrayer_costsTheTargetARescriptOrElseGivesTwoCoins()
    {
        QCOMPARE(askedAfter("patriarchs-sick-nurse"), "----");
        for (bool holdsRescripts : { true, false }) {
            for (int paid : { 0, 1 }) {
                ThirdChapter t = watched("patriarchs-sick-nurse");
                t.player(kJerusalem).holiness = 13; // no more rescripts on the way
                if (holdsRescripts)
                    t.rescripts(kJerusalem, { "summons-of-vassals", "leave-to-fortify" });
                start(t, Order::Prayer);
                t.pray(paid);
                t.take(Verb::Done);
                QCOMPARE(isAsked(t), paid == 1);
                if (paid == 0)
                    continue;
                use(t);
                if (holdsRescripts) {
                    QCOMPARE(t.seat(), Seat(kJerusalem)); // who loses chooses
                    t.take(Verb::DiscardRescript, t.rescript("leave-to-fortify"));
                    QCOMPARE(t.player(kJerusalem).rescripts.size(), 1);
                    QCOMPARE(t.player(kJerusalem).rescripts[0], t.rescript("summons-of-vassals"));
                }
                QCOMPARE(coins(t, kTripoli), holdsRescripts ? 3 : 5);
                verifyUsed(t);
            }
        }
    }
    void angevinBanneret_afterHiringFour_costsTheTargetATroopAndHiresOneForIt()
    {
        QCOMPARE(askedAfter("angevin-banneret"), "----");
        QVERIFY(!isAsked(mustered("angevin-banneret", 1)));
        ThirdChapter t = mustered("angevin-banneret", 2);
        use(t);
        QCOMPARE(t.seat(), Seat(kJerusalem));
        t.take(Verb::LoseTroop, "acre");
        QCOMPARE(int(t.city("acre").units), 3 + 4 - 1);
        QCOMPARE(t.seat(), Seat(kTripoli));
        t.take(Verb::HireTroop, "tripoli");
        QCOMPARE(int(t.city("tripoli").units), 6);
        verifyUsed(t);
        // Where everybody is the last nobody is lost and nobody hired: there is nothing to be asked about.
        ThirdChapter last = watched("angevin-banneret");
        start(last, Order::Muster);
        last.place("jerusalem", kJerusalem, 1, 1);
        last.place("acre", kJerusalem, 1, 1);
        last.s.note().deed(Deed::Hired) = 4;
        last.take(Verb::Done);
        QVERIFY(!isAsked(last));
    }
    void clerkOfTheRestor_afterHiringTwo_restoresTwoOrHiresOne()
    {
        QCOMPARE(askedAfter("clerk-of-the-restor"), "----");
        ThirdChapter one = watched("clerk-of-the-restor");
        one.place("jerusalem", kJerusalem, 11, 1); // one troop is left in the supply
        start(one, Order::Muster);
        one.hire("acre");
        QCOMPARE(int(one.city("acre").units), 4);
        one.take(Verb::Done);
        QVERIFY(!isAsked(one));
        for (bool restores : { true, false }) {
            ThirdChapter t = mustered("clerk-of-the-restor", 0);
            use(t);
            t.chooseEffect(restores ? 0 : 1);
            if (restores) {
                t.take(Verb::RestoreGood, int(Good::Wood));
                t.take(Verb::RestoreGood, int(Good::Steel));
            } else {
                t.take(Verb::HireTroop, "tripoli");
            }
            QCOMPARE(t.spentGoods(kTripoli), restores ? 0 : 2);
            QCOMPARE(int(t.city("tripoli").units), restores ? 5 : 6);
            verifyUsed(t);
        }
    }
    void partnerAtDice_afterABattleWonOrLost_takesTwoCoins()
    {
        QCOMPARE(askedAfter("partner-at-dice"), "----");
        for (bool wins : { true, false }) {
            for (int purse : { 3, 1 }) {
                ThirdChapter t = watched("partner-at-dice");
                t.saracenTop(kMildSaracens);
                t.place("damascus", kSaracens, wins ? 1 : 6, wins ? 1 : 3);
                start(t, Order::March, wins);
                march(t, "damascus", wins ? 6 : 1);
                QVERIFY(t.playUntil(Task::OrderMenu));
                QCOMPARE(t.city("damascus").owner == kJerusalem, wins);
                t.player(kJerusalem).coins = std::int16_t(purse);
                t.player(kTripoli).coins = 3;
                t.take(Verb::Done);
                use(t);
                QCOMPARE(coins(t, kTripoli), purse == 3 ? 5 : 4);
                QCOMPARE(coins(t, kJerusalem), purse == 3 ? 1 : 0);
                verifyUsed(t);
            }
        }
    }
    void manOfTheLebanon_afterFourMovements_bringsTwoSaracensCloserToTheTargetAndGivesACoin()
    {
        QCOMPARE(askedAfter("man-of-the-lebanon"), "----");
        for (int troops : { 3, 4 }) {
            ThirdChapter t = watched("man-of-the-lebanon");
            start(t, Order::March);
            march(t, "acre", troops);
            t.take(Verb::Done);
            QCOMPARE(isAsked(t), troops == 4);
            if (troops == 3)
                continue;
            use(t);
            QCOMPARE(t.seat(), Seat(kTripoli)); // whose spy it is moves them
            QVERIFY(!t.can(Verb::MoveSaracen, t.cityId("damascus"), t.cityId("baalbek")));
            t.take(Verb::MoveSaracen, t.cityId("homs"), t.cityId("damascus"));
            t.take(Verb::MoveSaracen, t.cityId("aleppo"), t.cityId("tadmor"));
            QCOMPARE(int(t.city("homs").units), 1);
            QCOMPARE(int(t.city("damascus").units), 3);
            QCOMPARE(int(t.city("aleppo").units), 1);
            QCOMPARE(int(t.city("tadmor").units), 2);
            QCOMPARE(coins(t, kTripoli), 4);
            verifyUsed(t);
        }
    }

    void spies_ofChapterThree_haveATestEach()
    {
        QCOMPARE(untestedCard(game().content().spies, *metaObject(), 3), std::string());
        QCOMPARE(int(std::ranges::count(game().content().spies, 3, &PrintedCard::chapter)), 8);
    }
};

OUTREMER_TEST(TestCrusadersChapter3Spies)
#include "tst_crusaders_chapter3spies.moc"

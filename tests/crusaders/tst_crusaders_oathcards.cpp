#include "tests/crusaders/thirdchapter.h"
#include "tests/support/ruletest.h"

#include <functional>

using namespace outremer;
using namespace outremer::crusaders;
using namespace outremer::crusaders::test;

// Each oath card, in play: Edessa swears it to Antioch, keeps or breaks it by what its duty says, and gets or pays what
// the card says. Nobody else has a part in it. Expectations are written from the cards.
class TestCrusadersOathCards : public outremer::test::RuleTest {
    Q_OBJECT

    using Steps = std::function<void(ThirdChapter &)>;
    static void nothing(ThirdChapter &) {}

    // Edessa with eight troops, Antioch's Turbessel before it; the markers stand where a point or two more reach blank
    // cells only, Antioch's further right.
    static ThirdChapter sworn(const char *id)
    {
        ThirdChapter t;
        t.faceTurbessel();
        t.player(kEdessa).coins = 8; // more than any oath costs
        t.player(kEdessa).holiness = 1;
        t.player(kTripoli).holiness = 12;
        t.player(kJerusalem).holiness = 13;
        t.player(kAntioch).holiness = 14;
        t.spyTop({ "dragoman", "sacristan" });
        t.rescriptTop(1, { "summons-of-vassals", "leave-to-fortify" });
        t.swear(kEdessa, id, kAntioch);
        t.events.clear();
        return t;
    }
    static bool isBroken(const ThirdChapter &t)
    {
        return t.sworn(kEdessa).isBroken == 1 && t.timesTold(EventKind::OathBroken) == 1;
    }
    // What the end of the round gives once `steps` have been done without breaking it; questions are answered with
    // `answers`.
    static QString kept(const char *id, const Steps &steps, const Steps &answers)
    {
        ThirdChapter t = sworn(id);
        steps(t);
        if (t.sworn(kEdessa).isBroken)
            return "broken";
        const Ledger before = t.belongings();
        t.settleOaths();
        answers(t);
        if (!t.asks(Task::Nothing))
            return "asks more";
        if (t.timesTold(EventKind::OathKept) != 1 || t.timesTold(EventKind::OathBroken) != 0)
            return "not kept";
        return changes(before, t.belongings());
    }
    // What it costs that `steps` have been done, at once; troops may have been placed for them.
    static QString brokenBy(const char *id, const Steps &steps)
    {
        ThirdChapter t = sworn(id);
        Ledger before = t.belongings();
        steps(t);
        Ledger after = t.belongings();
        for (Ledger *one : { &before, &after })
            std::erase_if(*one, [](const auto &entry) { return entry.first.ends_with(" troops"); });
        return isBroken(t) ? changes(before, after) : "not broken";
    }
    // What it costs at the end of the round that `steps` were not enough; until then it is not broken.
    static QString leftUndone(const char *id, const Steps &steps)
    {
        ThirdChapter t = sworn(id);
        steps(t);
        if (t.sworn(kEdessa).isBroken)
            return "broken too early";
        const Ledger before = t.belongings();
        t.settleOaths();
        if (!t.asks(Task::Nothing))
            return "asks";
        if (t.timesTold(EventKind::OathKept) != 0 || t.timesTold(EventKind::OathBroken) != 1)
            return "not broken";
        return changes(before, t.belongings());
    }

    // --- things Edessa does ---
    // Four troops march on a city of some owner; the battle is begun.
    static Steps attackOn(const std::string &target, Seat owner)
    {
        return [=](ThirdChapter &t) {
            t.place(target, owner, 3, 2);
            t.attack(kEdessa, target, { { "edessa", 4 } });
        };
    }
    // The same, and fought to its end; with six troops against a single unit it is won.
    static Steps fightFor(const std::string &target, Seat owner, bool wins)
    {
        return [=](ThirdChapter &t) {
            t.saracenTop(kMildSaracens);
            t.place(target, owner, wins ? 1 : 6, wins ? 1 : 3);
            t.attack(kEdessa, target, { { "edessa", wins ? 6 : 1 } }, wins);
            QVERIFY(t.playUntil(Task::OrderMenu));
            QCOMPARE(t.city(target).owner == kEdessa, wins);
            t.stopBeforeIncome();
            t.take(Verb::Done);
        };
    }
    // It is Edessa's turn to place a token.
    static void place(ThirdChapter &t, Verb verb, Order order)
    {
        t.s.frames[t.s.frames.size() - 1] = ask(Task::Place, kEdessa);
        t.take(verb, int(order));
        if (t.asks(Task::NewSpy))
            t.take(Verb::KeepSpy);
    }
    static Steps placing(Verb verb, Order order)
    {
        return [=](ThirdChapter &t) { place(t, verb, order); };
    }
    static Steps placingOn(Verb verb, std::vector<Seat> stack)
    {
        return [=](ThirdChapter &t) {
            for (Seat owner : stack)
                t.token(owner, Order::Prayer);
            place(t, verb, Order::Prayer);
        };
    }
    // A prayer with a bishop action: Edessa's bishop is in `from`.
    static Steps movingBishop(const std::string &from, const std::string &to)
    {
        return [=](ThirdChapter &t) {
            t.bishops(kEdessa, "edessa", 0, 0);
            t.bishops(kEdessa, from, 1, 0);
            t.player(kEdessa).holiness = 9;
            t.order(kEdessa, Order::Prayer);
            t.take(Verb::Pray);
            t.take(Verb::Done);
            if (from == to)
                t.take(Verb::Train, t.cityId(from), 1);
            else
                t.take(Verb::MoveBishop, t.cityId(from), t.cityId(to), 1);
        };
    }
    static Steps sendingSpy(Seat target)
    {
        return [=](ThirdChapter &t) {
            t.s.frames[t.s.frames.size() - 1] = ask(Task::Place, kEdessa);
            t.take(Verb::PlaceOuter, int(Order::Prayer));
            t.take(Verb::PlaySpy, t.spy("dragoman"), target);
        };
    }
    static Steps hiring(const std::vector<int> &paid) // a muster for each
    {
        return [=](ThirdChapter &t) {
            t.place("edessa", kEdessa, 1, 1);
            for (int coins : paid) {
                t.order(kEdessa, Order::Muster);
                t.hire("edessa", coins);
                t.stopBeforeIncome();
                t.take(Verb::Done);
            }
        };
    }

    // --- answers ---
    static void keepSpies(ThirdChapter &t)
    {
        while (t.asks(Task::NewSpy))
            t.take(Verb::KeepSpy);
    }
    static void hireAtHome(ThirdChapter &t)
    {
        while (t.asks(Task::Hire))
            t.take(Verb::HireTroop, t.seat() == kEdessa ? "edessa" : "antioch");
    }

private slots:
    void handsBetweenHands_isBrokenByAnAttackOnTheSuzerainOnly()
    {
        const char *id = "hands-between-hands";
        QCOMPARE(brokenBy(id, attackOn("turbessel", kAntioch)), "edessa coins -2, edessa influence -3");
        QCOMPARE(brokenBy(id, attackOn("turbessel", kTripoli)), "not broken");
        QCOMPARE(brokenBy(id, attackOn("aleppo", kSaracens)), "not broken");
        QCOMPARE(kept(id, fightFor("aleppo", kSaracens, false), nothing), "antioch coins +1, edessa coins +2");
    }
    void peaceAmongTheBaptised_isBrokenByAnAttackOnAnyPlayer()
    {
        const char *id = "peace-among-the-baptised";
        QCOMPARE(brokenBy(id, attackOn("turbessel", kAntioch)), "edessa coins -1, edessa influence -3");
        QCOMPARE(brokenBy(id, attackOn("aleppo", kTripoli)), "edessa coins -1, edessa influence -3");
        QCOMPARE(brokenBy(id, attackOn("aleppo", kSaracens)), "not broken");
        QCOMPARE(kept(id, fightFor("aleppo", kSaracens, false), nothing), "antioch holiness +1, edessa holiness +2");
    }
    void swordUponTheAltar_isBrokenByAnyBattle()
    {
        const char *id = "sword-upon-the-altar";
        for (Seat owner : { Seat(kAntioch), Seat(kTripoli), kSaracens })
            QCOMPARE(brokenBy(id, attackOn("aleppo", owner)), "edessa coins -2, edessa influence -2");
        const Steps home = [](ThirdChapter &t) { // a march without a battle
            t.place("aleppo", kEdessa, 1, 2);
            t.attack(kEdessa, "aleppo", { { "edessa", 4 } });
        };
        QCOMPARE(brokenBy(id, home), "not broken");
        QCOMPARE(kept(id, nothing, nothing), "antioch coins +2, edessa coins +2, edessa holiness +1");
    }
    void spearsOnAnothersBorder_areKeptByAttackingSaracensNextToTheSuzerain()
    {
        const char *id = "spears-on-anothers-border";
        const QString price = "edessa coins -2, edessa influence -1";
        QCOMPARE(leftUndone(id, nothing), price);
        // Aleppo lies next to Turbessel, Antioch's; Tadmor next to none of its cities.
        QCOMPARE(leftUndone(id, fightFor("tadmor", kSaracens, false)), price);
        QCOMPARE(leftUndone(id, fightFor("aleppo", kTripoli, false)), price);
        QCOMPARE(kept(id, fightFor("aleppo", kSaracens, false), hireAtHome), // to start it is enough
            "antioch coins +2, edessa influence +1, edessa troops +1");
    }
    void aBannerForTheLordsHall_isKeptByBeatingSaracens()
    {
        const char *id = "a-banner-for-the-lords-hall";
        const QString price = "edessa coins -1, edessa influence -1";
        QCOMPARE(leftUndone(id, nothing), price);
        QCOMPARE(leftUndone(id, fightFor("tadmor", kSaracens, false)), price);
        QCOMPARE(leftUndone(id, fightFor("tadmor", kTripoli, true)), price);
        QCOMPARE(kept(id, fightFor("tadmor", kSaracens, true), nothing),
            "antioch influence +1, edessa coins +2, edessa influence +1");
    }
    void aSeatBelowTheLord_isBrokenByCoveringTheSuzerain()
    {
        const char *id = "a-seat-below-the-lord";
        QCOMPARE(brokenBy(id, placingOn(Verb::PlaceInner, { kAntioch })),
            "antioch coins +1, edessa coins -2, edessa influence -2"); // a coin is the toll
        QCOMPARE(brokenBy(id, placingOn(Verb::PlaceInner, { kAntioch, kTripoli })),
            "antioch coins +1, edessa coins -3, edessa influence -2, tripoli coins +1"); // also under others
        QCOMPARE(brokenBy(id, placingOn(Verb::PlaceInner, { kTripoli })), "not broken");
        QCOMPARE(brokenBy(id, placingOn(Verb::PlaceOuter, { kAntioch })), "not broken"); // beside, not on top
        QCOMPARE(kept(id, placingOn(Verb::PlaceInner, { kTripoli }), keepSpies),
            "antioch coins +2, edessa coins +1, edessa spies +1");
    }
    void theRoadLeftFree_isBrokenOnTheInnerCellOfTheMarch()
    {
        const char *id = "the-road-left-free";
        const QString price = "edessa coins -2, edessa influence -2";
        QCOMPARE(brokenBy(id, placing(Verb::PlaceInner, Order::March)), price);
        const Steps enhanced = [](ThirdChapter &t) {
            t.place("homs", kEdessa, 1, 3);
            place(t, Verb::PlaceEnhanced, Order::March);
        };
        QCOMPARE(brokenBy(id, enhanced), price);
        QCOMPARE(brokenBy(id, placing(Verb::PlaceOuter, Order::March)), "not broken");
        QCOMPARE(brokenBy(id, placing(Verb::PlaceInner, Order::Muster)), "not broken");
        QCOMPARE(kept(id, placing(Verb::PlaceOuter, Order::March), hireAtHome),
            "antioch coins +1, antioch troops +1, edessa coins +3");
    }
    void prayersForTheLordsSoul_areKeptByATokenOnPrayer()
    {
        const char *id = "prayers-for-the-lords-soul";
        QCOMPARE(leftUndone(id, placing(Verb::PlaceInner, Order::Muster)), "edessa coins -2, edessa influence -1");
        for (Verb cell : { Verb::PlaceInner, Verb::PlaceOuter })
            QCOMPARE(kept(id, placing(cell, Order::Prayer), nothing), "antioch holiness +1, edessa rescripts +1");
    }
    void byTheKingsHighway_isBrokenOnAnyOuterCell()
    {
        const char *id = "by-the-kings-highway";
        for (Order order : { Order::Construction, Order::Prayer, Order::Muster, Order::March })
            QCOMPARE(brokenBy(id, placing(Verb::PlaceOuter, order)),
                "edessa coins -3, edessa influence -1, edessa spies +1"); // the cell's spy
        QCOMPARE(kept(id, placing(Verb::PlaceInner, Order::Prayer), keepSpies),
            "antioch coins +2, edessa coins +2, edessa spies +1");
    }
    void oneFlockOneShepherd_isBrokenByABishopInACityOfTheSuzerain()
    {
        const char *id = "one-flock-one-shepherd";
        const auto priceOf = [&](const Steps &steps) {
            ThirdChapter t = sworn(id);
            steps(t);
            return isBroken(t) ? QString("coins %1, influence %2")
                                     .arg(t.player(kEdessa).coins - 8)
                                     .arg(t.player(kEdessa).influence - 10)
                               : QString("not broken");
        };
        QCOMPARE(priceOf(movingBishop("edessa", "turbessel")), "coins -1, influence -2");
        QCOMPARE(priceOf(movingBishop("turbessel", "turbessel")), "coins -1, influence -2"); // trained there
        QCOMPARE(priceOf(movingBishop("edessa", "aleppo")), "not broken");
        QCOMPARE(priceOf(movingBishop("turbessel", "edessa")), "not broken"); // out of it
        const Steps trainBoth = [](ThirdChapter &t) {
            while (t.asks(Task::BishopActions))
                t.take(Verb::Train, t.cityId(t.seat() == kEdessa ? "edessa" : "antioch"), 1);
        };
        QCOMPARE(kept(id, nothing, trainBoth), "antioch bishops +1, edessa bishops +1");
    }
    void noStrangersEars_isBrokenByASpyOnTheSuzerain()
    {
        const char *id = "no-strangers-ears";
        QCOMPARE(brokenBy(id, sendingSpy(kAntioch)), "edessa influence -3");
        QCOMPARE(brokenBy(id, sendingSpy(kTripoli)), "not broken");
        const Steps keeping = placing(Verb::PlaceOuter, Order::Prayer); // drawn, but not sent
        QCOMPARE(kept(id, keeping, keepSpies), "antioch spies +1, edessa coins +1, edessa holiness +1");
    }
    void castleGuard_isKeptWithFiveTroopsInTheCapital()
    {
        const char *id = "castle-guard";
        const auto garrison = [](int troops) {
            return Steps([=](ThirdChapter &t) {
                t.place("edessa", kEdessa, troops, 1);
                t.place("aleppo", kEdessa, 6, 2); // not the capital
            });
        };
        QCOMPARE(leftUndone(id, garrison(4)), "edessa influence -2");
        QCOMPARE(kept(id, garrison(5), hireAtHome), "antioch coins +2, edessa coins +1, edessa troops +2");
    }
    void reliefForTheFief_isKeptWithSevenCoins()
    {
        const char *id = "relief-for-the-fief";
        const auto purse = [](int coins) {
            return Steps([=](ThirdChapter &t) { t.player(kEdessa).coins = std::int16_t(coins); });
        };
        QCOMPARE(leftUndone(id, purse(6)), "edessa coins -1, edessa influence -2");
        QCOMPARE(kept(id, purse(7), nothing), "antioch coins +2, edessa influence +1");
    }
    void theRendableCastle_isKeptByAnUpgrade()
    {
        const char *id = "the-rendable-castle";
        const auto construct = [](bool upgrades) {
            return Steps([=](ThirdChapter &t) {
                t.rescripts(kEdessa, { "town-charter" });
                t.order(kEdessa, Order::Construction);
                if (upgrades) {
                    t.take(Verb::Upgrade, "edessa");
                    payInCoins(t);
                } else { // a rescript is not the order
                    t.take(Verb::UseRescript, t.rescript("town-charter"));
                    t.take(Verb::Upgrade, "edessa");
                    t.pass(Task::UpgradeCity);
                }
                QCOMPARE(int(t.city("edessa").level), 2);
                t.stopBeforeIncome();
                t.take(Verb::Done);
            });
        };
        QCOMPARE(leftUndone(id, nothing), "edessa coins -1, edessa influence -1");
        QCOMPARE(leftUndone(id, construct(false)), "edessa coins -1, edessa influence -1");
        QCOMPARE(kept(id, construct(true), nothing), "antioch rescripts +1, edessa coins +1, edessa rescripts +1");
    }
    void knightsByTheRoll_areKeptByHiringThreeInARound()
    {
        const char *id = "knights-by-the-roll";
        QCOMPARE(leftUndone(id, hiring({ 0 })), "edessa coins -1, edessa influence -1");
        const QString gain = "antioch troops +2, edessa coins +2, edessa troops +1";
        QCOMPARE(kept(id, hiring({ 1 }), hireAtHome), gain);
        QCOMPARE(kept(id, hiring({ 0, 0 }), hireAtHome), gain); // of several orders
    }
    void bearingTheLordsTrain_isKeptBehindTheSuzerain()
    {
        const char *id = "bearing-the-lords-train";
        const auto at = [](int cell) {
            return Steps([=](ThirdChapter &t) { t.player(kAntioch).holiness = std::uint8_t(cell); });
        };
        QCOMPARE(leftUndone(id, at(0)), "edessa coins -2, edessa influence -1");
        QCOMPARE(kept(id, at(5), keepSpies), "antioch rescripts +1, edessa holiness +1, edessa spies +1");
    }

    void oaths_ofTheWholeDeck_haveATestEach()
    {
        const auto &deck = game().content().oaths;
        QCOMPARE(untestedCard(deck, *metaObject(), 3), std::string());
        QCOMPARE(int(deck.size()), 16 + 1);
        for (std::size_t card = 1; card < deck.size(); ++card)
            QCOMPARE(int(deck[card].chapter), 3);
    }
};

OUTREMER_TEST(TestCrusadersOathCards)
#include "tst_crusaders_oathcards.moc"

#include "tests/crusaders/quietchapter.h"
#include "tests/support/ruletest.h"

using namespace outremer;
using namespace outremer::crusaders;
using namespace outremer::crusaders::test;

// What each building of chapter II costs and does, in play: its order with the deed it asks for, its use, the exact
// consequences; and that it is not offered without. Expectations are written from the cards.
class TestCrusadersChapter2Buildings : public outremer::test::RuleTest {
    Q_OBJECT

    // Jerusalem with candles and, from Acre, horses and steel, all spent; a building; six more troops to move about.
    static ChapterTable home(const char *building)
    {
        ChapterTable t = quietChapter(2);
        t.place("jerusalem", kJerusalem, 8, 1);
        t.place("acre", kJerusalem, 3, 3);
        spendAll(t, kJerusalem);
        t.build(kJerusalem, building);
        return t;
    }
    // An order done with no deed at all.
    static void plain(Table &t, Order order)
    {
        t.order(kJerusalem, order);
        if (order == Order::Prayer)
            t.pray(); // from cell 3 to 5
        if (order == Order::March) {
            t.take(Verb::March, "acre");
            t.take(Verb::MoveTroop, "jerusalem");
            t.take(Verb::Done);
        }
        t.take(Verb::Done);
    }
    static bool isOffered(const Table &t) { return t.asks(Task::AfterOrder) && t.can(Verb::UseBuilding, 0); }
    // After which of the four orders, done with no deed at all, the building is offered: "cpmM".
    static std::string offeredAfter(const char *building)
    {
        std::string found;
        for (Order order : { Order::Construction, Order::Prayer, Order::Muster, Order::March }) {
            ChapterTable t = home(building);
            plain(t, order);
            found += isOffered(t) ? "cpmM"[std::size_t(order)] : '-';
        }
        return found;
    }
    static void use(Table &t)
    {
        QCOMPARE(t.broken(), std::string());
        QVERIFY(isOffered(t));
        t.take(Verb::UseBuilding, 0);
    }
    // Used up, and everything is as it can be.
    static void verifyUsed(Table &t)
    {
        QVERIFY(t.asks(Task::AfterOrder));
        QCOMPARE(int(t.player(kJerusalem).buildings[0].banned), 1);
        QVERIFY(!isOffered(t));
        QCOMPARE(t.broken(), std::string());
    }
    static int coins(Table &t) { return t.player(kJerusalem).coins; }
    // Six troops fall upon a city that one unit holds, or one troop upon one that nobody could take.
    static void fight(Table &t, bool wins)
    {
        t.saracenTop(kMildSaracens);
        t.place("damascus", kSaracens, wins ? 1 : 6, wins ? 1 : 3);
        t.attack(kJerusalem, "damascus", { { "jerusalem", wins ? 6 : 1 } }, wins);
        QVERIFY(t.playUntil(Task::OrderMenu));
        QCOMPARE(t.city("damascus").owner == kJerusalem, wins);
        t.take(Verb::Done);
    }

private slots:
    void customsOfSidon_afterConstruction_giveACoinAndOneForEachCity_andRestoreTwo()
    {
        QCOMPARE(offeredAfter("customs-of-sidon"), "c---");
        ChapterTable t = home("customs-of-sidon");
        t.place("tortosa", kJerusalem, 1, 1);
        spendAll(t, kJerusalem);
        plain(t, Order::Construction);
        use(t);
        QCOMPARE(coins(t), 3 + 1 + 3);
        t.take(Verb::RestoreGood, int(Good::Candles));
        t.take(Verb::RestoreGood, int(Good::Steel));
        QCOMPARE(t.spentGoods(kJerusalem), 2);
        verifyUsed(t);
    }
    void titheBarn_afterPrayer_givesTwoHoliness_andACoinForEachHolyLand()
    {
        QCOMPARE(offeredAfter("tithe-barn"), "-p--");
        ChapterTable t = home("tithe-barn");
        t.bishops(kJerusalem, "acre", 1, 0);
        t.bishops(kJerusalem, "damascus", 0, 1);
        t.bishops(kJerusalem, "tadmor", 1, 0);
        t.bishops(kEdessa, "tadmor", 0, 1); // whose land it is
        plain(t, Order::Prayer);
        use(t);
        QCOMPARE(int(t.player(kJerusalem).holiness), 5 + 2);
        QCOMPARE(coins(t), 3);
        t.take(Verb::Done); // the bishop action of cell 6
        QCOMPARE(coins(t), 3 + 3);
        verifyUsed(t);
    }
    void castleOfScandelion_afterMuster_bombardsTwo_andUpgradesForFree()
    {
        QCOMPARE(offeredAfter("castle-of-scandelion"), "--m-");
        ChapterTable t = home("castle-of-scandelion");
        t.place("damascus", kSaracens, 2, 2);
        t.place("baalbek", kSaracens, 3, 2);
        const int supply = t.s.saracens;
        plain(t, Order::Muster);
        use(t);
        t.take(Verb::Bombard, "damascus");
        t.take(Verb::Bombard, "baalbek");
        QVERIFY(!t.canDo(Verb::Bombard));
        t.take(Verb::Upgrade, "jerusalem");
        QCOMPARE(int(t.city("damascus").units), 1);
        QCOMPARE(int(t.city("baalbek").units), 2);
        QCOMPARE(int(t.s.saracens), supply + 2);
        QCOMPARE(int(t.city("jerusalem").level), 2);
        QCOMPARE(coins(t), 3);
        verifyUsed(t);
    }
    void hospitalOfTheAmalfitans_afterPrayer_givesABishopAction_hiresOneAndRestoresOne()
    {
        QCOMPARE(offeredAfter("hospital-of-the-amalfitans"), "-p--");
        ChapterTable t = home("hospital-of-the-amalfitans");
        plain(t, Order::Prayer);
        use(t);
        QVERIFY(t.canDo(Verb::MoveBishop)); // or a training
        t.take(Verb::Train, t.cityId("jerusalem"), 2);
        t.take(Verb::HireTroop, "acre");
        t.take(Verb::RestoreGood, int(Good::Horses));
        QVERIFY(t.player(kJerusalem).clergy[t.cityId("jerusalem")] == (Bishops{ 1, 1 }));
        QCOMPARE(int(t.city("acre").units), 4);
        QCOMPARE(t.spentGoods(kJerusalem), 2);
        verifyUsed(t);
    }
    void sugarPress_afterConstruction_restoresThree_andBuysAGoodForFourCoins()
    {
        QCOMPARE(offeredAfter("sugar-press"), "c---");
        for (bool sells : { true, false }) {
            ChapterTable t = home("sugar-press");
            t.place("tortosa", kJerusalem, 1, 1);
            spendAll(t, kJerusalem);
            plain(t, Order::Construction);
            use(t);
            for (Good good : { Good::Steel, Good::Steel, Good::Horses })
                t.take(Verb::RestoreGood, int(good));
            QCOMPARE(t.spentGoods(kJerusalem), 1);
            if (sells) {
                t.chooseEffect();
                t.take(Verb::SpendGood, int(Good::Steel));
            } else {
                t.take(Verb::Decline);
            }
            QCOMPARE(t.spentGoods(kJerusalem), sells ? 2 : 1);
            QCOMPARE(coins(t), sells ? 7 : 3);
            verifyUsed(t);
        }
        ChapterTable t = home("sugar-press"); // a good it could not sell brings nothing
        plain(t, Order::Construction);
        use(t);
        t.take(Verb::Done);
        QCOMPARE(coins(t), 3);
        verifyUsed(t);
    }
    void venetianThird_afterMarch_givesARescriptAndThreeCoins_andRestoresOne()
    {
        QCOMPARE(offeredAfter("venetian-third"), "---M");
        ChapterTable t = home("venetian-third");
        t.rescriptTop(1, { "summons-of-vassals" });
        plain(t, Order::March);
        use(t);
        QCOMPARE(coins(t), 6);
        t.take(Verb::RestoreGood, int(Good::Candles));
        QCOMPARE(t.player(kJerusalem).rescripts.size(), 1);
        QCOMPARE(t.player(kJerusalem).rescripts[0], t.rescript("summons-of-vassals"));
        QCOMPARE(t.spentGoods(kJerusalem), 2);
        verifyUsed(t);
    }
    void castleOfMontreal_afterMarch_givesACoinForEachSaracenNeighbour_andHiresOne()
    {
        QCOMPARE(offeredAfter("castle-of-montreal"), "---M");
        ChapterTable t = home("castle-of-montreal"); // Tadmor, Baalbek, and Damascus, which is next to both own cities
        plain(t, Order::March);
        use(t);
        QCOMPARE(coins(t), 3 + 3);
        t.take(Verb::HireTroop, "jerusalem");
        QCOMPARE(int(t.city("jerusalem").units), 7 + 1);
        verifyUsed(t);
    }
    void galleyYard_afterMuster_hiresThree_andMovesThree()
    {
        QCOMPARE(offeredAfter("galley-yard"), "--m-");
        ChapterTable t = home("galley-yard");
        t.place("jerusalem", kJerusalem, 5, 1);
        spendAll(t, kJerusalem);
        plain(t, Order::Muster);
        use(t);
        for (const char *id : { "acre", "acre", "jerusalem" })
            t.take(Verb::HireTroop, id);
        for (int i = 0; i < 3; ++i)
            t.take(Verb::MoveTroops, t.cityId("jerusalem"), t.cityId("acre"));
        QCOMPARE(int(t.city("jerusalem").units), 5 + 1 - 3);
        QCOMPARE(int(t.city("acre").units), 3 + 2 + 3);
        verifyUsed(t);
    }
    void harbourChain_afterAnUpgrade_givesFourCoinsAndASpy_andRestoresTwo()
    {
        QCOMPARE(offeredAfter("harbour-chain"), "----");
        ChapterTable built = home("harbour-chain"); // building is no upgrade
        built.order(kJerusalem, Order::Construction);
        built.take(Verb::Build, built.building("bazaar"));
        built.take(Verb::Done);
        QVERIFY(!isOffered(built));
        ChapterTable t = home("harbour-chain");
        t.spyTop({ "dragoman" });
        t.order(kJerusalem, Order::Construction);
        t.take(Verb::Upgrade, "jerusalem");
        payInCoins(t);
        t.take(Verb::Done);
        use(t);
        t.take(Verb::KeepSpy);
        QCOMPARE(coins(t), 3 - 2 + 4);
        QCOMPARE(t.player(kJerusalem).heldSpies.size(), 1);
        QCOMPARE(t.player(kJerusalem).heldSpies[0], t.spy("dragoman"));
        t.take(Verb::RestoreGood, int(Good::Steel));
        t.take(Verb::RestoreGood, int(Good::Candles));
        QCOMPARE(t.spentGoods(kJerusalem), 1);
        verifyUsed(t);
    }
    void mintOfTyre_afterPrayer_givesThreeCoinsAndHoliness_andRestoresOne()
    {
        QCOMPARE(offeredAfter("mint-of-tyre"), "-p--");
        ChapterTable t = home("mint-of-tyre");
        t.player(kJerusalem).holiness = 8;
        plain(t, Order::Prayer); // to cell 10
        use(t);
        QCOMPARE(int(t.player(kJerusalem).holiness), 11);
        QCOMPARE(coins(t), 6);
        t.take(Verb::RestoreGood, int(Good::Steel));
        QCOMPARE(t.spentGoods(kJerusalem), 2);
        verifyUsed(t);
    }
    void houseOfDamascusBlades_afterLearning_givesATacticAndThreeCoins_andRestoresTwo()
    {
        QCOMPARE(offeredAfter("house-of-damascus-blades"), "----");
        ChapterTable t = home("house-of-damascus-blades");
        t.tacticMarket({ "iron-ranks" });
        t.tacticTop({ "oaken-ram", "siege-tower" });
        t.order(kJerusalem, Order::Muster);
        t.learn({ "iron-ranks" });
        t.take(Verb::Done);
        use(t);
        QVERIFY(t.asks(Task::DiscardTactics));
        QCOMPARE(t.player(kJerusalem).tactics.size(), 6);
        QVERIFY(t.player(kJerusalem).tactics.contains(t.tactic("oaken-ram")));
        t.take(Verb::DiscardTactic, t.tactic("iron-ranks"));
        QVERIFY(t.player(kJerusalem).tactics.contains(t.tactic("oaken-ram")));
        QCOMPARE(coins(t), 3 - 1 + 3);
        t.take(Verb::RestoreGood, int(Good::Horses));
        t.take(Verb::RestoreGood, int(Good::Steel));
        QCOMPARE(t.spentGoods(kJerusalem), 1);
        verifyUsed(t);
    }
    void turcomanHorseMarket_afterAVictory_givesFourCoins_andHiresTwo()
    {
        QCOMPARE(offeredAfter("turcoman-horse-market"), "----");
        ChapterTable lost = home("turcoman-horse-market");
        fight(lost, false);
        QVERIFY(!isOffered(lost));
        ChapterTable t = home("turcoman-horse-market");
        fight(t, true);
        const int before = coins(t);
        const int supply = t.player(kJerusalem).troops;
        use(t);
        QCOMPARE(coins(t), before + 4);
        t.take(Verb::HireTroop, "acre");
        t.take(Verb::HireTroop, "acre");
        QCOMPARE(int(t.city("acre").units), 5);
        QCOMPARE(int(t.player(kJerusalem).troops), supply - 2);
        verifyUsed(t);
    }

    void buildings_ofTheChapter_costAGoodOfEachOfThreeColours_data()
    {
        QTest::addColumn<QString>("id");
        QTest::addColumn<int>("missing"); // the colour that is not among the three
        for (const char *id : { "customs-of-sidon", "tithe-barn", "castle-of-scandelion" })
            QTest::newRow(id) << id << int(Good::Horses);
        for (const char *id : { "hospital-of-the-amalfitans", "sugar-press", "venetian-third" })
            QTest::newRow(id) << id << int(Good::Steel);
        for (const char *id : { "castle-of-montreal", "galley-yard", "harbour-chain" })
            QTest::newRow(id) << id << int(Good::Candles);
        for (const char *id : { "mint-of-tyre", "house-of-damascus-blades", "turcoman-horse-market" })
            QTest::newRow(id) << id << int(Good::Wood);
    }
    // Level III: only by the second building of an enhanced construction.
    void buildings_ofTheChapter_costAGoodOfEachOfThreeColours()
    {
        QFETCH(QString, id);
        QFETCH(int, missing);
        ChapterTable t = quietChapter(2, {}, 0);
        const Card card = t.building(id.toStdString());
        t.buildingMarket({ id.toStdString() });
        for (const char *city : { "apamea", "damascus", "aleppo" }) // wood, steel and horses beside the candles
            t.place(city, kJerusalem, 1, 2);
        ChapterTable plainOrder = t;
        plainOrder.order(kJerusalem, Order::Construction);
        QVERIFY(!plainOrder.can(Verb::Build, card) && !plainOrder.canDo(Verb::BuildExtra));
        for (int colour = 0; colour < kColours; ++colour) {
            ChapterTable without = t;
            without.good(kJerusalem, Good(colour), 0, 1);
            without.order(kJerusalem, Order::Construction, true);
            QCOMPARE(without.can(Verb::BuildExtra, card), colour == missing);
        }
        t.order(kJerusalem, Order::Construction, true);
        t.take(Verb::BuildExtra, card);
        while (t.asks(Task::Pay))
            t.takeAny(Verb::PayGood);
        QCOMPARE(t.spentGoods(kJerusalem), 3);
        QVERIFY(t.stock(kJerusalem, Good(missing)) == (Stock{ 1, 0, 0 }));
        QCOMPARE(t.player(kJerusalem).buildings.size(), 1);
        QCOMPARE(t.player(kJerusalem).buildings[0].card, card);
        QCOMPARE(t.broken(), std::string());
    }

    void buildings_ofTheChapter_haveATestEach()
    {
        const auto &deck = game().content().buildings;
        const auto isOwn = [](const Building &card) { return card.chapter == 2; };
        QCOMPARE(untestedCard(deck, *metaObject(), isOwn), std::string());
        QCOMPARE(std::ranges::count_if(deck, isOwn), 12);
    }
};

OUTREMER_TEST(TestCrusadersChapter2Buildings)
#include "tst_crusaders_chapter2buildings.moc"

#include "tests/crusaders/table.h"
#include "tests/support/ruletest.h"

using namespace outremer;
using namespace outremer::crusaders;
using namespace outremer::crusaders::test;

// What each building card does, in play: its order with the deed it asks for, its use, the exact consequences; and that
// it is not offered without. Expectations are written from the cards, not from the engine's reading of them.
class TestCrusadersBuildingCards : public outremer::test::RuleTest {
    Q_OBJECT

    // Jerusalem with candles and, from Acre, horses and steel; a building; six more troops to move about.
    static Table home(const char *building, int coins = 3)
    {
        Table t;
        t.calm(coins);
        t.place("jerusalem", kJerusalem, 8, 1);
        t.place("acre", kJerusalem, 3, 3);
        t.build(kJerusalem, building);
        return t;
    }
    static void spendGoods(Table &t)
    {
        for (Good good : { Good::Candles, Good::Steel, Good::Horses })
            t.good(kJerusalem, good, 0, 1);
    }
    // The least that can be done with an order whose menu is open.
    static void finish(Table &t, Order order)
    {
        if (order == Order::Prayer)
            t.pray();
        if (order == Order::March) {
            t.take(Verb::March, "acre");
            t.take(Verb::MoveTroop, "jerusalem");
            t.take(Verb::Done);
        }
        t.take(Verb::Done);
    }
    static void plain(Table &t, Order order)
    {
        t.order(kJerusalem, order);
        finish(t, order);
    }
    static bool isOffered(const Table &t) { return t.asks(Task::AfterOrder) && t.can(Verb::UseBuilding, 0); }
    // After which of the four orders, done with no deed at all, the building is offered: "cpmM".
    static std::string offeredAfter(const char *building)
    {
        std::string found;
        for (Order order : { Order::Construction, Order::Prayer, Order::Muster, Order::March }) {
            Table t = home(building);
            spendGoods(t);
            plain(t, order);
            found += isOffered(t) ? "cpmM"[std::size_t(order)] : '-';
        }
        return found;
    }
    static void use(Table &t)
    {
        QVERIFY(t.broken().empty());
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
    // A free basic order is open; it is done without a token, and then the first order goes on.
    static void verifyBonus(Table &t, Order order)
    {
        QVERIFY(t.asks(Task::OrderMenu));
        QCOMPARE(t.s.orders.size(), 2);
        QCOMPARE(t.s.note().order, order);
        QCOMPARE(int(t.s.note().enhanced), 0);
        QCOMPARE(t.seat(), Seat(kJerusalem));
        finish(t, order);
        QCOMPARE(t.s.orders.size(), 1);
        verifyUsed(t);
    }

private slots:
    void bazaar_atAnyMomentOfTheTurn_turnsAGoodIntoTwoCoins()
    {
        for (Order order : { Order::Construction, Order::Prayer, Order::Muster, Order::March }) {
            Table t = home("bazaar");
            t.order(kJerusalem, order);
            t.take(Verb::UseBuilding, 0);
            QCOMPARE(t.howMany(Verb::SpendGood), 3);
            t.take(Verb::SpendGood, int(Good::Horses));
            QVERIFY(t.player(kJerusalem).goods[std::size_t(Good::Horses)] == (Stock{ 0, 1, 0 }));
            QCOMPARE(t.spentGoods(kJerusalem), 1);
            QCOMPARE(int(t.player(kJerusalem).coins), 5);
            QVERIFY(!t.can(Verb::UseBuilding, 0));
        }
        Table poor = home("bazaar");
        spendGoods(poor);
        poor.order(kJerusalem, Order::Muster);
        QVERIFY(!poor.can(Verb::UseBuilding, 0));
    }
    // CR-EX-15: a rescript can be the good.
    void bazaar_withoutGoods_takesARescriptForOne()
    {
        Table t = home("bazaar");
        spendGoods(t);
        t.rescripts(kJerusalem, { "safeguard-for-a-city" });
        t.order(kJerusalem, Order::Muster);
        t.take(Verb::UseBuilding, 0);
        t.take(Verb::PayRescript, t.rescript("safeguard-for-a-city"));
        QVERIFY(t.player(kJerusalem).rescripts.empty());
        QCOMPARE(int(t.player(kJerusalem).coins), 5);
        QCOMPARE(t.spentGoods(kJerusalem), 3);
        QCOMPARE(t.broken(), std::string());
    }
    void warehouses_afterConstruction_restoreTwoGoods()
    {
        QCOMPARE(offeredAfter("warehouses"), "c---");
        Table t = home("warehouses");
        spendGoods(t);
        plain(t, Order::Construction);
        use(t);
        t.take(Verb::RestoreGood, int(Good::Steel));
        t.take(Verb::RestoreGood, int(Good::Candles));
        QCOMPARE(t.spentGoods(kJerusalem), 1);
        QCOMPARE(int(t.player(kJerusalem).goods[std::size_t(Good::Horses)].spent), 1);
        verifyUsed(t);
    }
    void pilgrimsInn_afterPrayer_givesACoinAndASpy()
    {
        QCOMPARE(offeredAfter("pilgrims-inn"), "-p--");
        Table t = home("pilgrims-inn");
        t.spyTop({ "dragoman" });
        plain(t, Order::Prayer);
        use(t);
        t.take(Verb::KeepSpy);
        QCOMPARE(int(t.player(kJerusalem).coins), 4);
        QCOMPARE(t.player(kJerusalem).heldSpies.size(), 1);
        QCOMPARE(t.player(kJerusalem).heldSpies[0], t.spy("dragoman"));
        verifyUsed(t);
    }
    void siegeYard_afterMuster_bombardsTwoAndGivesACoin()
    {
        QCOMPARE(offeredAfter("siege-yard"), "--m-");
        Table t = home("siege-yard");
        t.place("damascus", kSaracens, 2, 2);
        t.place("baalbek", kSaracens, 3, 2);
        const int supply = t.s.saracens;
        plain(t, Order::Muster);
        use(t);
        QVERIFY(t.can(Verb::Bombard, t.cityId("damascus")));
        QVERIFY(!t.can(Verb::Bombard, t.cityId("apamea"))); // two units, but not next to Jerusalem's cities
        QVERIFY(!t.can(Verb::Bombard, t.cityId("tadmor"))); // the last unit
        t.take(Verb::Bombard, "damascus");
        QVERIFY(!t.can(Verb::Bombard, t.cityId("damascus")));
        t.take(Verb::Bombard, "baalbek");
        QCOMPARE(int(t.city("damascus").units), 1);
        QCOMPARE(int(t.city("baalbek").units), 2);
        QCOMPARE(int(t.s.saracens), supply + 2);
        QCOMPARE(int(t.player(kJerusalem).coins), 4);
        verifyUsed(t);
    }
    void genoeseQuays_afterMarch_giveACoinForEachKindOfGoodAndRestoreOne()
    {
        QCOMPARE(offeredAfter("genoese-quays"), "---M");
        Table t = home("genoese-quays");
        t.place("tortosa", kJerusalem, 1, 2); // steel once more: still three kinds
        spendGoods(t);
        t.good(kJerusalem, Good::Steel, 0, 2);
        plain(t, Order::March);
        use(t);
        QCOMPARE(int(t.player(kJerusalem).coins), 6);
        t.take(Verb::RestoreGood, int(Good::Steel));
        QCOMPARE(t.spentGoods(kJerusalem), 3);
        verifyUsed(t);
    }
    void scriptorium_afterConstruction_givesALevelOneRescript()
    {
        QCOMPARE(offeredAfter("scriptorium"), "c---");
        Table t = home("scriptorium");
        t.rescriptTop(1, { "summons-of-vassals" });
        plain(t, Order::Construction);
        use(t);
        QCOMPARE(t.player(kJerusalem).rescripts.size(), 1);
        QCOMPARE(t.player(kJerusalem).rescripts[0], t.rescript("summons-of-vassals"));
        verifyUsed(t);
    }
    void infirmary_afterABattleWonOrLost_hiresTwo()
    {
        QCOMPARE(offeredAfter("infirmary"), "----");
        for (bool wins : { false, true }) {
            Table t = home("infirmary");
            fight(t, wins);
            const int supply = t.player(kJerusalem).troops;
            use(t);
            t.take(Verb::HireTroop, "acre");
            t.take(Verb::HireTroop, "acre");
            QCOMPARE(int(t.city("acre").units), 5);
            QCOMPARE(int(t.player(kJerusalem).troops), supply - 2);
            verifyUsed(t);
        }
    }
    void cathedral_afterPrayer_givesTwoHolinessAndMovesABishop()
    {
        QCOMPARE(offeredAfter("cathedral"), "-p--");
        Table t = home("cathedral");
        plain(t, Order::Prayer); // from cell 3 to 5
        use(t);
        QCOMPARE(int(t.player(kJerusalem).holiness), 7);
        t.take(Verb::Done); // the bishop action of cell 6
        QVERIFY(!t.canDo(Verb::Train));
        t.take(Verb::MoveBishop, t.cityId("jerusalem"), t.cityId("damascus"), 1);
        QCOMPARE(int(t.player(kJerusalem).clergy[t.cityId("damascus")].one), 1);
        QCOMPARE(t.player(kJerusalem).clergy[t.cityId("jerusalem")].count(), 0);
        verifyUsed(t);
    }
    void castleChapels_afterMuster_trainABishop()
    {
        QCOMPARE(offeredAfter("castle-chapels"), "--m-");
        Table t = home("castle-chapels");
        plain(t, Order::Muster);
        use(t);
        QVERIFY(!t.canDo(Verb::MoveBishop));
        t.take(Verb::Train, t.cityId("jerusalem"), 2);
        QVERIFY(t.player(kJerusalem).clergy[t.cityId("jerusalem")] == (Bishops{ 1, 1 }));
        QVERIFY(t.player(kJerusalem).bishops == (Bishops{ 4, 4 }));
        verifyUsed(t);
    }
    void vestryArmoury_afterPrayer_hiresOneOrBombardsOne()
    {
        QCOMPARE(offeredAfter("vestry-armoury"), "-p--");
        for (int which : { 0, 1 }) {
            Table t = home("vestry-armoury");
            plain(t, Order::Prayer);
            use(t);
            QCOMPARE(t.howMany(Verb::ChooseEffect), 2);
            t.chooseEffect(which);
            if (which == 0)
                t.take(Verb::HireTroop, "acre");
            else
                t.take(Verb::Bombard, "damascus");
            QCOMPARE(int(t.city("acre").units), which == 0 ? 4 : 3);
            QCOMPARE(int(t.city("damascus").units), which == 0 ? 2 : 1);
            verifyUsed(t);
        }
        Table t = home("vestry-armoury"); // nobody to bombard: no choice
        t.place("damascus", kSaracens, 1, 2);
        t.place("baalbek", kSaracens, 1, 2);
        plain(t, Order::Prayer);
        use(t);
        t.take(Verb::HireTroop, "jerusalem");
        QCOMPARE(int(t.city("jerusalem").units), 9);
        verifyUsed(t);
    }
    void armourersRow_afterLearningATactic_restoresTwoAndGivesACoin()
    {
        QCOMPARE(offeredAfter("armourers-row"), "----");
        Table t = home("armourers-row");
        spendGoods(t);
        t.tacticMarket({ "iron-ranks" });
        t.order(kJerusalem, Order::Muster);
        t.learn({ "iron-ranks" });
        t.take(Verb::Done);
        use(t);
        t.take(Verb::RestoreGood, int(Good::Horses));
        t.take(Verb::RestoreGood, int(Good::Steel));
        QCOMPARE(t.spentGoods(kJerusalem), 1);
        QCOMPARE(int(t.player(kJerusalem).coins), 3); // one paid, one gained
        verifyUsed(t);
    }
    void stonecuttersYard_afterConstruction_upgradesForFreeAndRestoresOne()
    {
        QCOMPARE(offeredAfter("stonecutters-yard"), "c---");
        Table t = home("stonecutters-yard");
        spendGoods(t);
        plain(t, Order::Construction);
        use(t);
        QVERIFY(!t.can(Verb::Upgrade, t.cityId("acre"))); // already at the top
        t.take(Verb::Upgrade, "jerusalem");
        QCOMPARE(int(t.city("jerusalem").level), 2);
        t.take(Verb::RestoreGood, int(Good::Candles));
        QCOMPARE(t.spentGoods(kJerusalem), 2);
        QCOMPARE(int(t.player(kJerusalem).coins), 3);
        verifyUsed(t);
    }
    void captivesTower_afterAVictory_givesFiveCoinsAndHoliness()
    {
        QCOMPARE(offeredAfter("captives-tower"), "----");
        Table lost = home("captives-tower");
        fight(lost, false);
        QVERIFY(!isOffered(lost));
        Table t = home("captives-tower");
        t.player(kJerusalem).holiness = 10;
        fight(t, true);
        const int coins = t.player(kJerusalem).coins;
        use(t);
        QCOMPARE(int(t.player(kJerusalem).coins), coins + 5);
        QCOMPARE(int(t.player(kJerusalem).holiness), 11);
        verifyUsed(t);
    }
    void tournamentGrounds_afterMarch_giveTwoCoins()
    {
        QCOMPARE(offeredAfter("tournament-grounds"), "---M");
        Table t = home("tournament-grounds");
        plain(t, Order::March);
        use(t);
        QCOMPARE(int(t.player(kJerusalem).coins), 5);
        verifyUsed(t);
    }
    void stables_afterMuster_moveTwoTroopsAndGiveACoin()
    {
        QCOMPARE(offeredAfter("stables"), "--m-");
        Table t = home("stables");
        plain(t, Order::Muster);
        use(t);
        t.take(Verb::MoveTroops, t.cityId("jerusalem"), t.cityId("acre"));
        QCOMPARE(t.howMany(Verb::MoveTroops), 1); // on the same way only
        t.take(Verb::MoveTroops, t.cityId("jerusalem"), t.cityId("acre"));
        QCOMPARE(int(t.city("jerusalem").units), 6);
        QCOMPARE(int(t.city("acre").units), 5);
        QCOMPARE(int(t.player(kJerusalem).coins), 4);
        verifyUsed(t);
    }
    void hospitallerCommandery_afterPrayer_hiresTwoAndRestoresOne()
    {
        QCOMPARE(offeredAfter("hospitaller-commandery"), "-p--");
        Table t = home("hospitaller-commandery");
        spendGoods(t);
        plain(t, Order::Prayer);
        use(t);
        t.take(Verb::HireTroop, "acre");
        t.take(Verb::HireTroop, "jerusalem");
        t.take(Verb::RestoreGood, int(Good::Steel));
        QCOMPARE(int(t.city("acre").units), 4);
        QCOMPARE(int(t.city("jerusalem").units), 9);
        QCOMPARE(t.spentGoods(kJerusalem), 2);
        verifyUsed(t);
    }
    void caravanserai_afterConstruction_givesACoinForEachSaracenNeighbour()
    {
        QCOMPARE(offeredAfter("caravanserai"), "c---");
        Table t = home("caravanserai"); // Tadmor, Baalbek, and Damascus, which is next to both own cities
        plain(t, Order::Construction);
        use(t);
        QCOMPARE(int(t.player(kJerusalem).coins), 6);
        verifyUsed(t);
    }
    void pilgrimHarbour_afterFivePointsOfPrayer_grantsAMarch()
    {
        QCOMPARE(offeredAfter("pilgrim-harbour"), "----");
        for (int paid : { 2, 3 }) {
            Table t = home("pilgrim-harbour", 4);
            t.order(kJerusalem, Order::Prayer);
            t.pray(paid);
            t.take(Verb::Done);
            QCOMPARE(isOffered(t), paid == 3);
            if (paid == 3) {
                use(t);
                verifyBonus(t, Order::March);
            }
        }
    }
    void citadel_afterAnUpgrade_grantsAMuster()
    {
        QCOMPARE(offeredAfter("citadel"), "----");
        Table built = home("citadel"); // building is no upgrade
        built.order(kJerusalem, Order::Construction);
        built.take(Verb::Build, built.building("bazaar"));
        built.take(Verb::Done);
        QVERIFY(!isOffered(built));
        Table t = home("citadel");
        t.order(kJerusalem, Order::Construction);
        t.take(Verb::Upgrade, "jerusalem");
        t.take(Verb::PayCoin);
        t.take(Verb::PayCoin);
        t.take(Verb::Done);
        use(t);
        verifyBonus(t, Order::Muster);
    }
    void baggageYard_afterSixMovements_grantsAConstruction()
    {
        QCOMPARE(offeredAfter("baggage-yard"), "----");
        for (int paid : { 1, 2 }) {
            Table t = home("baggage-yard");
            t.order(kJerusalem, Order::March);
            t.take(Verb::March, "acre");
            for (int i = 0; i < paid; ++i)
                t.take(Verb::PayCoin);
            for (int i = 0; i < 4 + paid; ++i)
                t.take(Verb::MoveTroop, "jerusalem");
            t.take(Verb::Done);
            t.take(Verb::Done);
            QCOMPARE(isOffered(t), paid == 2);
            if (paid == 2) {
                use(t);
                verifyBonus(t, Order::Construction);
            }
        }
    }
    void templarChapter_afterLearningTwoTactics_grantsAPrayer()
    {
        QCOMPARE(offeredAfter("templar-chapter"), "----");
        for (bool both : { false, true }) {
            Table t = home("templar-chapter");
            t.tacticMarket({ "iron-ranks", "oaken-ram" });
            t.order(kJerusalem, Order::Muster);
            t.learn(both ? std::vector<std::string>{ "iron-ranks", "oaken-ram" }
                         : std::vector<std::string>{ "iron-ranks" });
            t.take(Verb::Done);
            QCOMPARE(isOffered(t), both);
            if (both) {
                use(t);
                verifyBonus(t, Order::Prayer);
                QCOMPARE(int(t.player(kJerusalem).holiness), 5);
            }
        }
    }
    void trueCrossChapel_afterAVictory_grantsAPrayer()
    {
        QCOMPARE(offeredAfter("true-cross-chapel"), "----");
        Table lost = home("true-cross-chapel");
        fight(lost, false);
        QVERIFY(!isOffered(lost));
        Table t = home("true-cross-chapel");
        fight(t, true);
        use(t);
        verifyBonus(t, Order::Prayer);
        QCOMPARE(int(t.player(kJerusalem).holiness), 5);
    }
    void trainingGround_afterHiringFour_grantsAMarch()
    {
        QCOMPARE(offeredAfter("training-ground"), "----");
        for (int paid : { 1, 2 }) { // one by a rescript would make four, but not by the order
            Table t = home("training-ground");
            t.place("jerusalem", kJerusalem, 3, 1);
            t.rescripts(kJerusalem, { "summons-of-vassals" });
            t.order(kJerusalem, Order::Muster);
            t.take(Verb::UseRescript, t.rescript("summons-of-vassals"));
            t.take(Verb::HireTroop, "acre");
            t.take(Verb::HireTroop, "acre");
            t.hire("jerusalem", paid);
            t.take(Verb::Done);
            QCOMPARE(isOffered(t), paid == 2);
            if (paid == 2) {
                use(t);
                verifyBonus(t, Order::March);
            }
        }
    }

    void buildings_ofTheWholeDeck_haveATestEach()
    {
        QCOMPARE(untestedCard(game().content().buildings, *metaObject()), std::string());
    }
};

OUTREMER_TEST(TestCrusadersBuildingCards)
#include "tst_crusaders_buildingcards.moc"

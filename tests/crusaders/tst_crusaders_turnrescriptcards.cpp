#include "tests/crusaders/ruletable.h"

// What each rescript card of the own turn does when it is discarded for its effect; those of other moments are in
// tst_crusaders_rescriptcards.cpp. Expectations are written from the cards.
class TestCrusadersTurnRescriptCards : public outremer::test::RuleTest {
    Q_OBJECT

    static Table played(const char *id)
    {
        Table t = inTurn(id);
        playRescript(t, id);
        return t;
    }
    static void verifyBack(Table &t) // the effect is over, the turn goes on
    {
        QVERIFY(t.asks(Task::OrderMenu));
        QCOMPARE(t.seat(), Seat(kJerusalem));
        QCOMPARE(t.broken(), std::string());
    }

private slots:
    void leaveToFortify_inTheTurn_upgradesForFree()
    {
        Table t = inTurn("leave-to-fortify");
        t.build(kJerusalem, "citadel"); // waits for an upgrade by the order itself
        playRescript(t, "leave-to-fortify");
        t.take(Verb::Upgrade, "jerusalem");
        QCOMPARE(int(t.city("jerusalem").level), 3);
        QCOMPARE(int(t.city("acre").level), 2);
        QCOMPARE(int(t.player(kJerusalem).coins), 3);
        verifyBack(t);
        t.take(Verb::Done);
        QVERIFY(!t.asks(Task::AfterOrder));
    }
    void confirmationOfPrivileges_inTheTurn_freesABuildingAndRestoresOne()
    {
        Table t = played("confirmation-of-privileges");
        t.take(Verb::Unban, 0);
        QCOMPARE(int(t.player(kJerusalem).buildings[0].banned), 0);
        t.take(Verb::RestoreGood, int(Good::Horses));
        QCOMPARE(t.spentGoods(kJerusalem), 1);
        verifyBack(t);
    }
    void attestationOfAMiracle_inAHolyLand_givesThreeHoliness()
    {
        for (bool isHoly : { true, false }) {
            Table t = holdingRescript("attestation-of-a-miracle");
            t.bishops(kJerusalem, "homs", 0, 1);
            t.bishops(kEdessa, "homs", isHoly ? 1 : 0, isHoly ? 0 : 1);
            t.order(kJerusalem, Order::Construction);
            playRescript(t, "attestation-of-a-miracle");
            QCOMPARE(t.howMany(Verb::CheckCity), 2);
            t.take(Verb::CheckCity, "homs");
            t.pass(Task::BishopActions); // of the track
            QCOMPARE(int(t.player(kJerusalem).holiness), isHoly ? 6 : 3);
            verifyBack(t);
        }
    }
    void letterOfOrdination_inTheTurn_trainsAndGivesHoliness()
    {
        Table t = holdingRescript("letter-of-ordination");
        t.player(kJerusalem).holiness = 10;
        t.order(kJerusalem, Order::Construction);
        playRescript(t, "letter-of-ordination");
        QVERIFY(!t.canDo(Verb::MoveBishop));
        t.take(Verb::Train, t.cityId("jerusalem"), 2);
        QVERIFY(t.player(kJerusalem).clergy[t.cityId("jerusalem")] == (Bishops{ 1, 1 }));
        QCOMPARE(int(t.player(kJerusalem).holiness), 11);
        verifyBack(t);
    }
    void writToTheSiegeMasters_inTheTurn_bombardsTwo()
    {
        Table t = played("writ-to-the-siege-masters");
        t.take(Verb::Bombard, "damascus");
        t.take(Verb::Bombard, "tadmor");
        QCOMPARE(int(t.city("damascus").units), 2);
        QCOMPARE(int(t.city("tadmor").units), 1);
        verifyBack(t);
    }
    void treatyWithThePisans_inTheTurn_bombardsThreeAndRestoresOne()
    {
        Table t = played("treaty-with-the-pisans");
        t.take(Verb::Bombard, "baalbek");
        t.take(Verb::Bombard, "baalbek");
        t.take(Verb::Bombard, "damascus");
        QCOMPARE(int(t.city("baalbek").units), 1);
        QCOMPARE(int(t.city("damascus").units), 2);
        t.take(Verb::RestoreGood, int(Good::Candles));
        QCOMPARE(t.spentGoods(kJerusalem), 1);
        verifyBack(t);
    }
    void marshalsInstruction_inTheTurn_givesTheTopTacticAndACoin()
    {
        Table t = inTurn("marshals-instruction");
        t.tacticTop({ "iron-ranks" });
        playRescript(t, "marshals-instruction");
        t.take(Verb::DiscardTactic, t.tactic("god-wills-it"));
        QVERIFY(t.player(kJerusalem).tactics.contains(t.tactic("iron-ranks")));
        QVERIFY(!t.player(kJerusalem).tactics.contains(t.tactic("god-wills-it")));
        QCOMPARE(t.player(kJerusalem).tactics.size(), 5);
        QCOMPARE(int(t.player(kJerusalem).coins), 4);
        verifyBack(t);
    }
    void summonsOfVassals_inTheTurn_hiresTwo()
    {
        Table t = played("summons-of-vassals");
        t.take(Verb::HireTroop, "acre");
        t.take(Verb::HireTroop, "jerusalem");
        QCOMPARE(int(t.city("acre").units), 5);
        QCOMPARE(int(t.city("jerusalem").units), 6);
        verifyBack(t);
    }
    void letterToTheWest_inTheTurn_hiresThreeAndTwoMoreForTwoCoins()
    {
        for (int purse : { 1, 2, 3 }) { // too little; enough but kept; enough and paid
            Table t = holdingRescript("letter-to-the-west");
            t.player(kJerusalem).coins = std::int16_t(purse);
            t.order(kJerusalem, Order::Construction);
            playRescript(t, "letter-to-the-west");
            for (int i = 0; i < 3; ++i)
                t.take(Verb::HireTroop, "acre");
            QCOMPARE(t.asks(Task::MayPay), purse >= 2);
            if (purse == 2)
                t.take(Verb::Decline);
            if (purse == 3) {
                t.chooseEffect();
                t.take(Verb::HireTroop, "acre");
                t.take(Verb::HireTroop, "acre");
            }
            QCOMPARE(int(t.city("acre").units), purse == 3 ? 9 : 7);
            QCOMPARE(int(t.player(kJerusalem).coins), purse == 3 ? 1 : purse);
            verifyBack(t);
        }
    }
    void rightOfPassage_inTheTurn_movesFourTroopsAndGivesACoin()
    {
        Table t = played("right-of-passage");
        for (int i = 0; i < 4; ++i)
            t.take(Verb::MoveTroops, t.cityId("jerusalem"), t.cityId("acre"));
        QCOMPARE(int(t.city("jerusalem").units), 1);
        QCOMPARE(int(t.city("acre").units), 8);
        QCOMPARE(int(t.player(kJerusalem).coins), 4);
        verifyBack(t);
    }
    void townCharter_inTheTurn_upgradesTwiceOrElseGivesTwoCoins()
    {
        for (int jerusalem : { 2, 3 }) {
            for (int acre : { 2, 3 }) {
                Table t = holdingRescript("town-charter");
                t.place("jerusalem", kJerusalem, 5, jerusalem);
                t.place("acre", kJerusalem, 4, acre);
                t.order(kJerusalem, Order::Construction);
                playRescript(t, "town-charter");
                if (jerusalem == 2)
                    t.take(Verb::Upgrade, "jerusalem");
                if (acre == 2)
                    t.take(Verb::Upgrade, "acre");
                t.pass(Task::UpgradeCity);
                QCOMPARE(t.city("jerusalem").level + t.city("acre").level, 6);
                QCOMPARE(int(t.player(kJerusalem).coins), jerusalem == 2 && acre == 2 ? 3 : 5);
                verifyBack(t);
            }
        }
    }
    void newArchbishopric_inAHolyLand_trainsTwo_andAlwaysMovesOne()
    {
        for (bool isHoly : { true, false }) {
            Table t = holdingRescript("new-archbishopric");
            t.bishops(kEdessa, "jerusalem", isHoly ? 0 : 1, 0);
            t.order(kJerusalem, Order::Construction);
            playRescript(t, "new-archbishopric");
            t.take(Verb::CheckCity, "jerusalem");
            if (isHoly) {
                QVERIFY(!t.canDo(Verb::MoveBishop));
                t.take(Verb::Train, t.cityId("jerusalem"), 1);
                t.take(Verb::Train, t.cityId("jerusalem"), 2);
            }
            QVERIFY(!t.canDo(Verb::Train));
            t.take(Verb::MoveBishop, t.cityId("jerusalem"), t.cityId("acre"), 1);
            QVERIFY(t.player(kJerusalem).clergy[t.cityId("acre")] == (Bishops{ 1, 0 }));
            QCOMPARE(t.board().count(kJerusalem, Quantity::Bishops), isHoly ? 3 : 1);
            verifyBack(t);
        }
    }
    void recallOfAGovernor_inTheTurn_swapsAndGivesTwoCoins()
    {
        Table t = inTurn("recall-of-a-governor");
        t.governorMarket({ "galeran" });
        playRescript(t, "recall-of-a-governor");
        t.take(Verb::SwapGovernor, "jerusalem");
        t.take(Verb::TakeGovernor, t.governor("galeran"));
        QCOMPARE(t.city("jerusalem").governor, t.governor("galeran"));
        QVERIFY(t.s.governorDeck.discard.contains(t.governor("baldwin-of-jerusalem")));
        QCOMPARE(int(t.player(kJerusalem).coins), 5);
        verifyBack(t);
    }
    void pactumWarmundi_inTheTurn_restoresFourAndGivesTwoCoins()
    {
        Table t = holdingRescript("pactum-warmundi");
        t.place("jerusalem", kJerusalem, 5, 3);
        t.place("acre", kJerusalem, 4, 3);
        t.place("homs", kJerusalem, 1, 3); // candles, horses, two of steel, spices
        for (const auto &[good, amount] : { std::pair(Good::Candles, 1), std::pair(Good::Horses, 1),
                 std::pair(Good::Steel, 2), std::pair(Good::Spices, 1) })
            t.good(kJerusalem, good, 0, amount);
        t.order(kJerusalem, Order::Construction);
        playRescript(t, "pactum-warmundi");
        for (Good good : { Good::Steel, Good::Steel, Good::Spices, Good::Horses })
            t.take(Verb::RestoreGood, int(good));
        QCOMPARE(t.spentGoods(kJerusalem), 1);
        QCOMPARE(int(t.player(kJerusalem).coins), 5);
        verifyBack(t);
    }
    void grantOfThePilgrimToll_inTheTurn_givesTwoCoinsForEachDiocese()
    {
        Table t = holdingRescript("grant-of-the-pilgrim-toll");
        t.bishops(kJerusalem, "homs", 1, 1); // two bishops, one diocese
        t.bishops(kJerusalem, "tripoli", 0, 1);
        t.order(kJerusalem, Order::Construction);
        playRescript(t, "grant-of-the-pilgrim-toll");
        QCOMPARE(int(t.player(kJerusalem).coins), 3 + 2 * 3);
        verifyBack(t);
    }
    void fairCharter_inTheTurn_fillsTheBuildingMarketRestoresTwoAndGivesThreeCoins()
    {
        Table t = holdingRescript("fair-charter");
        t.buildingMarket({ "scriptorium" });
        t.tacticMarket({ "iron-ranks" });
        t.build(kEdessa, "scriptorium"); // their cells are empty now
        t.hand(kEdessa, { "iron-ranks", "baptism-of-fire", "reinforcement", "armenian-highlanders", "border-patrol" });
        t.buildingTop({ "warehouses" });
        t.order(kJerusalem, Order::Construction);
        QCOMPARE(t.s.buildingMarket[0], kNoCard);
        playRescript(t, "fair-charter");
        QCOMPARE(t.s.buildingMarket[0], t.building("warehouses"));
        QCOMPARE(t.s.tacticMarket[0], kNoCard); // not that one
        t.take(Verb::RestoreGood, int(Good::Candles));
        t.take(Verb::RestoreGood, int(Good::Horses));
        QCOMPARE(t.spentGoods(kJerusalem), 0);
        QCOMPARE(int(t.player(kJerusalem).coins), 6);
        verifyBack(t);
    }

    void rescriptsOfTheTurn_inTheWholeDeck_haveATestEach()
    {
        const auto isOfTurn = [](const Rescript &card) { return card.moment == Moment::Turn; };
        QCOMPARE(untestedCard(game().content().rescripts, *metaObject(), isOfTurn), std::string());
    }
};

OUTREMER_TEST(TestCrusadersTurnRescriptCards)
#include "tst_crusaders_turnrescriptcards.moc"

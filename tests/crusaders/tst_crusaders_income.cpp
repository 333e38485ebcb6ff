#include "tests/crusaders/table.h"
#include "tests/support/ruletest.h"

using namespace outremer;
using namespace outremer::crusaders;
using namespace outremer::crusaders::test;

// Income phase (CR-INCOME).
class TestCrusadersIncome : public outremer::test::RuleTest {
    Q_OBJECT

private slots:
    void example_11_incomeOfJerusalem()
    {
        RULES("CR-INCOME-02", "CR-INCOME-03", "CR-INCOME-08", "CR-INCOME-09", "CR-PRAY-26");
        Table t;
        t.place("jerusalem", kJerusalem, 4, 2);
        t.place("damascus", kJerusalem, 2, 1);
        t.place("acre", kJerusalem, 2, 2);
        t.setGovernor("jerusalem", "baldwin-of-jerusalem");
        t.setGovernor("acre", "galeran");
        t.setGovernor("damascus", "fulk-of-anjou");
        t.bishops(kJerusalem, "jerusalem", 1, 0);
        t.bishops(kJerusalem, "damascus", 0, 1);
        t.bishops(kTripoli, "damascus", 1, 0);
        t.bishops(kJerusalem, "acre", 1, 0);
        t.bishops(kTripoli, "acre", 1, 0);
        QCOMPARE(t.broken(), std::string());
        const int coins = t.player(kJerusalem).coins;
        t.incomeOnly();
        QCOMPARE(t.taxesOf(kJerusalem), 5);
        QCOMPARE(int(t.player(kJerusalem).coins), coins + 5);
        QCOMPARE(t.influenceFrom(InfluenceSource::Governors, kJerusalem), 1 + 2 + 1);
        QCOMPARE(t.influenceFrom(InfluenceSource::HolyLands, kJerusalem), 2);
        QCOMPARE(int(t.player(kJerusalem).influence), 6);
        QCOMPARE(t.influenceFrom(InfluenceSource::HolyLands, kTripoli), 1); // the capital of Tripoli alone
        QCOMPARE(t.board().holyLandOf(t.cityId("acre")), kNobody);
        for (const auto &[governor, points] :
            { std::pair("baldwin-of-jerusalem", 1), std::pair("galeran", 2), std::pair("fulk-of-anjou", 1) }) {
            const auto scored = t.told(EventKind::GovernorScored);
            QVERIFY(std::ranges::any_of(scored, [&, g = int(t.governor(governor)), p = points](const Event &event) {
                return Table::field(event, kGovernorNoun) == g && Table::field(event, kNumberNoun) == p;
            }));
        }
    }

    // The leader in coins is found after the taxes, and the end is checked when all is paid.
    void steps_runAsTaxesGoodsAndMarketsGovernorsAndHolyLandsEnd()
    {
        RULES("CR-INCOME-01");
        Table t;
        t.place("jerusalem", kJerusalem, 4, 3);
        t.setGovernor("jerusalem", "eustace-grenier"); // 2 VP for the leader in coins
        for (Seat seat = 0; seat < 4; ++seat)
            t.player(seat).coins = seat == kJerusalem ? 3 : 4;
        t.income();
        const auto at = [&](EventKind kind, bool isLast) {
            int found = -1;
            for (int i = 0; i < int(t.events.size()); ++i) {
                if (EventKind(t.events[std::size_t(i)].kind) == kind && (isLast || found < 0))
                    found = i;
            }
            return found;
        };
        QCOMPARE(t.influenceFrom(InfluenceSource::Governors, kJerusalem), 2); // 3 + 3 + 1 against 4 + 1 + 1
        QVERIFY(at(EventKind::TaxesPaid, true) < at(EventKind::MarketFilled, false));
        QVERIFY(at(EventKind::MarketFilled, false) < at(EventKind::GovernorScored, false));
        QVERIFY(at(EventKind::GovernorScored, true) < at(EventKind::HolyLandHeld, false));
        QVERIFY(at(EventKind::HolyLandHeld, true) < at(EventKind::RoundEnded, false));
        QVERIFY(at(EventKind::TaxesPaid, false) >= 0);
    }

    void taxes_areTheCoinsOfAllOpenSectors_andOneForTheCapital_data()
    {
        QTest::addColumn<int>("capital");
        QTest::addColumn<int>("second");
        QTest::addColumn<int>("coins");
        QTest::newRow("1") << 1 << 0 << 1 + 1; // sectors of a capital 1, 2, 3 (CR-AMB-07)
        QTest::newRow("2") << 2 << 0 << 2 + 1;
        QTest::newRow("3") << 3 << 0 << 3 + 1;
        QTest::newRow("1 and Aleppo 1") << 1 << 1 << 1 + 1 + 1; // of others 1, 1, 2
        QTest::newRow("1 and Aleppo 2") << 1 << 2 << 1 + 1 + 1;
        QTest::newRow("1 and Aleppo 3") << 1 << 3 << 1 + 1 + 2;
    }
    void taxes_areTheCoinsOfAllOpenSectors_andOneForTheCapital()
    {
        RULES("CR-INCOME-02", "CR-INCOME-03");
        QFETCH(int, capital);
        QFETCH(int, second);
        QFETCH(int, coins);
        Table t;
        t.place("edessa", kEdessa, 4, capital);
        if (second > 0)
            t.place("aleppo", kEdessa, 2, second);
        t.player(kEdessa).coins = 10;
        t.incomeOnly();
        QCOMPARE(int(t.player(kEdessa).coins), 10 + coins);
        QCOMPARE(t.taxesOf(kEdessa), coins);
        QCOMPARE(t.taxesOf(kAntioch), 2); // everybody is paid for the own cities only
    }

    // CR-AMB-75: a blocked good is only unblocked in the first income phase and restored in the second.
    void goods_areRestored_andBlockedOnesLoseTheirBan()
    {
        RULES("CR-INCOME-05", "CR-INCOME-07");
        Table t;
        t.place("turbessel", kJerusalem, 1, 2); // candles like Jerusalem
        t.place("baalbek", kJerusalem, 1, 2);
        t.good(kJerusalem, Good::Candles, 1, 1, 1);
        QCOMPARE(t.broken(), std::string());
        const Stock &candles = t.player(kJerusalem).goods[std::size_t(Good::Candles)];
        t.incomeOnly();
        QVERIFY(candles == (Stock{ 2, 1, 0 }));
        t.incomeOnly();
        QVERIFY(candles == (Stock{ 3, 0, 0 }));
    }

    void emptyMarketCells_areFilledFromTheTopsOfTheDecks()
    {
        RULES("CR-INCOME-06");
        Table t;
        const auto take = [](Card &cell, auto &deck) { // a bought card: the cell stays empty until now
            deck.discard.push(cell);
            cell = kNoCard;
        };
        take(t.s.buildingMarket[1], t.s.buildingDeck);
        take(t.s.topBuildingMarket[2], t.s.topBuildingDeck);
        take(t.s.tacticMarket[0], t.s.tacticDeck);
        take(t.s.tacticMarket[4], t.s.tacticDeck);
        take(t.s.topTacticMarket[1], t.s.topTacticDeck);
        take(t.s.governorMarket[3], t.s.governorDeck);
        QCOMPARE(t.broken(), std::string());
        const State before = t.s;
        t.incomeOnly();
        const auto top = [](const auto &deck, int depth) { return deck.pile[deck.pile.size() - 1 - depth]; };
        QCOMPARE(t.s.buildingMarket[1], top(before.buildingDeck, 0));
        QCOMPARE(t.s.topBuildingMarket[2], top(before.topBuildingDeck, 0));
        QCOMPARE(t.s.tacticMarket[0], top(before.tacticDeck, 0));
        QCOMPARE(t.s.tacticMarket[4], top(before.tacticDeck, 1));
        QCOMPARE(t.s.topTacticMarket[1], top(before.topTacticDeck, 0));
        QCOMPARE(t.s.governorMarket[3], top(before.governorDeck, 0));
        QCOMPARE(t.s.buildingMarket[0], before.buildingMarket[0]); // cards that are there stay
        QCOMPARE(t.s.tacticMarket[1], before.tacticMarket[1]);
        QCOMPARE(t.s.governorMarket[4], before.governorMarket[4]);
    }

    void bansOfBuildings_andUsedSpies_areCleared()
    {
        RULES("CR-INCOME-07");
        Table t;
        t.build(kTripoli, "cathedral");
        t.build(kTripoli, "infirmary");
        t.activeSpy(kTripoli, "lay-brother", kEdessa);
        for (BuildingSlot &slot : t.player(kTripoli).buildings)
            slot.banned = 1;
        t.player(kTripoli).spies[0].used = 1;
        t.incomeOnly();
        for (const BuildingSlot &slot : t.player(kTripoli).buildings)
            QCOMPARE(int(slot.banned), 0);
        QCOMPARE(t.player(kTripoli).buildings.size(), 2);
        QVERIFY(t.player(kTripoli).spies[0] == (ActiveSpy{ t.spy("lay-brother"), kEdessa, 0 }));
    }

    void governors_payTheirOwnersForMetConditions()
    {
        RULES("CR-INCOME-08");
        Table t;
        t.place("aleppo", kEdessa, 2, 2);
        t.setGovernor("aleppo", "galeran"); // levels 1 + 2: one point
        t.incomeOnly();
        QCOMPARE(t.influenceFrom(InfluenceSource::Governors, kEdessa), 1 + 1); // and Baldwin of Bourcq for one steel
        QCOMPARE(t.influenceFrom(InfluenceSource::Governors, kAntioch), 1);
        QCOMPARE(int(t.player(kEdessa).influence), 2 + 1); // the holy land of Edessa
    }

    void holyLands_payOnePointEach_whereverTheyLie()
    {
        RULES("CR-INCOME-09");
        Table t;
        t.bishops(kAntioch, "homs", 0, 1);
        t.bishops(kAntioch, "jerusalem", 0, 1); // outweighs Jerusalem's own
        t.bishops(kAntioch, "tripoli", 1, 0);   // equal to Tripoli's
        t.incomeOnly();
        QCOMPARE(t.influenceFrom(InfluenceSource::HolyLands, kAntioch), 3);
        QCOMPARE(t.influenceFrom(InfluenceSource::HolyLands, kJerusalem), 0);
        QCOMPARE(t.influenceFrom(InfluenceSource::HolyLands, kTripoli), 0);
        QCOMPARE(t.influenceFrom(InfluenceSource::HolyLands, kEdessa), 1);
    }

    void bishops_areShownInContestedCitiesOnly_andHiddenAgain()
    {
        RULES("CR-INCOME-10");
        Table t;
        t.bishops(kAntioch, "homs", 1, 1); // alone
        t.bishops(kAntioch, "tripoli", 0, 1);
        t.incomeOnly();
        const auto shown = t.told(EventKind::HolyLandChecked);
        QCOMPARE(int(shown.size()), 2);
        for (const Event &event : shown) {
            QCOMPARE(Table::field(event, kCityNoun), int(t.cityId("tripoli")));
            QCOMPARE(event.secret, std::uint8_t(0));
            const bool isAntioch = Table::field(event, kRealmNoun) == t.player(kAntioch).realm;
            QCOMPARE(Table::field(event, kNumberNoun), isAntioch ? 2 : 1);
        }
        // To the others a bishop is a bishop again; the owner still knows.
        const auto view = game().viewFor(t.s, kTripoli);
        const Bishops seen = view->player(kAntioch).clergy[t.cityId("tripoli")];
        QCOMPARE(seen.count(), 1);
        QCOMPARE(int(seen.two), 0);
        QCOMPARE(int(game().viewFor(t.s, kAntioch)->player(kAntioch).clergy[t.cityId("tripoli")].two), 1);
    }

    void influence_isSecret()
    {
        RULES("CR-INCOME-11");
        Table t;
        t.player(kEdessa).influence = 7;
        t.incomeOnly();
        QCOMPARE(int(game().viewFor(t.s, kEdessa)->player(kEdessa).influence), 9);
        QCOMPARE(int(game().viewFor(t.s, kAntioch)->player(kEdessa).influence), 0);
        bool isTold = false;
        for (const Event &event : t.told(EventKind::InfluenceGained)) {
            if (Table::field(event, kRealmNoun) != t.player(kEdessa).realm)
                continue;
            isTold = true;
            const auto seen = seenFrom(event, kAntioch);
            QVERIFY(!seen || Table::field(*seen, kNumberNoun) == -1);
            QVERIFY(Table::field(*seenFrom(event, kEdessa), kNumberNoun) > 0);
        }
        QVERIFY(isTold);
    }

    void endOfRound_startsTheNextOne_unlessAnEndConditionHolds()
    {
        RULES("CR-INCOME-12");
        Table on;
        on.income(1);
        QVERIFY(!on.isOver());
        QCOMPARE(int(on.s.round), 2);
        QCOMPARE(on.timesTold(EventKind::RoundStarted), 1);
        Table over;
        for (const char *city : { "acre", "damascus", "tadmor" })
            over.place(city, kJerusalem, 1, 1);
        over.income(1);
        QVERIFY(over.isOver());
        QCOMPARE(int(over.s.round), 1);
        QCOMPARE(over.timesTold(EventKind::RoundStarted), 0);
    }
};

OUTREMER_TEST(TestCrusadersIncome)
#include "tst_crusaders_income.moc"

#include "tests/crusaders/table.h"
#include "tests/support/ruletest.h"

using namespace outremer;
using namespace outremer::crusaders;
using namespace outremer::crusaders::test;

namespace {

void raidEdessa(Table &t, int round)
{
    t.coinsForAll(20);
    t.place("edessa", kEdessa, 1, 1);
    for (const char *city : { "aleppo", "turbessel", "tadmor" })
        t.place(city, kSaracens, 3, 2);
    t.eventPhase(round, "ransom-for-a-king", Good::Steel);
    QCOMPARE(t.broken(), std::string());
    t.take(Verb::RaidCity, "edessa"); // three units against two
}

// Edessa has nothing left: its bishops stay on the map.
void eliminateEdessa(Table &t)
{
    t.place("edessa", kSaracens, 2, 1);
    t.player(kEdessa).capital = kNoCity;
    t.player(kEdessa).isOut = 1;
}

} // namespace

// The capital, the loss of cities, elimination (CR-CAPITAL) and Homs (CR-HOMS).
class TestCrusadersCapital : public outremer::test::RuleTest {
    Q_OBJECT

private slots:
    void startingCity_hasTheNameOfItsState_andIsTheCapital()
    {
        RULES("CR-CAPITAL-01");
        Table t;
        for (Seat seat = 0; seat < 4; ++seat) {
            const std::string state = t.c.realms[t.player(seat).realm].id;
            QCOMPARE(t.player(seat).capital, t.cityId(state));
            QCOMPARE(t.city(state).owner, seat);
            QCOMPARE(t.board().count(seat, Quantity::Cities), 1);
        }
    }

    void capital_paysOneCoinMoreThanItsSector()
    {
        RULES("CR-CAPITAL-02", "CR-INCOME-03");
        Table t;
        t.place("edessa", kEdessa, 5, 2); // sector 2
        t.place("aleppo", kEdessa, 2, 2); // sector 1
        t.incomeOnly();
        QCOMPARE(t.taxesOf(kEdessa), 2 + 1 + 1);
    }

    // Mawdud's units march towards the capital of the first player, wherever it lies.
    void capital_isTheTargetOfEffects_data()
    {
        QTest::addColumn<QString>("capital");
        QTest::addColumn<QString>("step"); // from Homs
        QTest::newRow("Jerusalem") << "jerusalem"
                                   << "damascus";
        QTest::newRow("Turbessel") << "turbessel"
                                   << "aleppo";
    }
    void capital_isTheTargetOfEffects()
    {
        RULES("CR-CAPITAL-02", "CR-CAPITAL-03");
        QFETCH(QString, capital);
        QFETCH(QString, step);
        Table t;
        t.place("turbessel", kJerusalem, 2, 2);
        t.player(kJerusalem).capital = t.cityId(capital.toStdString());
        t.eventPhase(2, "mawdud-crosses-the-euphrates", Good::Steel);
        QCOMPARE(t.broken(), std::string());
        QVERIFY(t.asks(Task::Toward));
        const int homs = t.cityId("homs");
        QVERIFY(t.can(Verb::MoveSaracen, homs, t.cityId(step.toStdString())));
        for (const Option &option : t.options()) { // always one step nearer
            QCOMPARE(t.board().distance(option.second, t.player(kJerusalem).capital) + 1,
                t.board().distance(option.first, t.player(kJerusalem).capital));
        }
        QVERIFY(!t.can(Verb::MoveSaracen, homs, t.cityId(capital == "jerusalem" ? "aleppo" : "damascus")));
    }

    void cityTokens_areUnlimited()
    {
        RULES("CR-CAPITAL-04");
        Table t;
        const std::vector<std::string> all{ "turbessel", "tortosa", "acre", "tadmor", "aleppo", "apamea", "baalbek",
            "damascus", "homs" };
        t.place("jerusalem", kJerusalem, 1, 1);
        for (const std::string &city : all)
            t.place(city, kJerusalem, 1, 1);
        QCOMPARE(t.broken(), std::string());
        t.incomeOnly();
        QCOMPARE(t.taxesOf(kJerusalem), 10 + 1); // every token pays
    }

    void capitalLostInARaid_makesItsOwnerNameAnotherAtOnce()
    {
        RULES("CR-CAPITAL-03", "CR-CAPITAL-05");
        Table t;
        t.place("acre", kEdessa, 2, 2);
        t.place("baalbek", kEdessa, 2, 2);
        raidEdessa(t, 2);
        QVERIFY(t.asks(Task::NewCapital));
        QCOMPARE(t.seat(), Seat(kEdessa));
        QCOMPARE(t.options().size(), 2); // one of the own cities, and no declining
        QVERIFY(t.can(Verb::MakeCapital, t.cityId("acre")));
        t.take(Verb::MakeCapital, "baalbek");
        QCOMPARE(t.player(kEdessa).capital, t.cityId("baalbek"));
        QCOMPARE(t.broken(), std::string());
        t.incomeOnly(2);
        QCOMPARE(t.taxesOf(kEdessa), 1 + 1 + 1); // the coin more comes from Baalbek now
    }

    void otherCityLost_leavesTheCapital()
    {
        RULES("CR-CAPITAL-05");
        Table t;
        t.place("edessa", kEdessa, 9, 1);
        t.place("damascus", kEdessa, 1, 1);
        for (const char *city : { "homs", "aleppo", "baalbek" })
            t.place(city, kSaracens, 2, 2);
        t.coinsForAll(20);
        t.eventPhase(2, "ransom-for-a-king", Good::Steel);
        QCOMPARE(t.broken(), std::string());
        t.take(Verb::RaidCity, "damascus");
        QCOMPARE(t.city("damascus").owner, kSaracens);
        QVERIFY(!t.asks(Task::NewCapital));
        QCOMPARE(t.player(kEdessa).capital, t.cityId("edessa"));
    }

    void capitalLostInBattle_isReplacedByTheLoser_andOrdinaryForTheConqueror()
    {
        RULES("CR-CAPITAL-05", "CR-CAPITAL-06");
        Table t;
        t.place("acre", kJerusalem, 8, 2);
        t.place("tripoli", kTripoli, 1, 1);
        t.place("apamea", kTripoli, 2, 2);
        QCOMPARE(t.broken(), std::string());
        t.conquer(kJerusalem, "acre", "tripoli");
        QCOMPARE(t.city("tripoli").owner, Seat(kJerusalem));
        QVERIFY(t.playUntil(Task::NewCapital));
        QCOMPARE(t.seat(), Seat(kTripoli));
        QCOMPARE(t.options().size(), 1);
        t.take(Verb::MakeCapital, "apamea");
        QCOMPARE(t.player(kTripoli).capital, t.cityId("apamea"));
        QCOMPARE(t.player(kJerusalem).capital, t.cityId("jerusalem"));
        QCOMPARE(t.broken(), std::string());
        t.events.clear();
        t.incomeOnly();
        QCOMPARE(t.taxesOf(kJerusalem), 1 + 1 + 1 + 1); // Acre, Tripoli, Jerusalem and the coin of that capital alone
        QCOMPARE(t.taxesOf(kTripoli), 1 + 1);
    }

    // CR-AMB-72.
    void oldCapital_retaken_isAnOrdinaryCity()
    {
        RULES("CR-CAPITAL-06", "CR-CAPITAL-03");
        Table t;
        t.place("tripoli", kJerusalem, 1, 1);
        t.place("acre", kTripoli, 8, 2);
        t.player(kTripoli).capital = t.cityId("acre");
        QCOMPARE(t.broken(), std::string());
        t.conquer(kTripoli, "acre", "tripoli");
        QCOMPARE(t.city("tripoli").owner, Seat(kTripoli));
        QVERIFY(t.playUntil(Task::Place));
        QCOMPARE(t.player(kTripoli).capital, t.cityId("acre"));
    }

    void lastCityLost_makesThisRoundTheLast_butItIsPlayedOut()
    {
        RULES("CR-CAPITAL-07", "CR-CAPITAL-08", "CR-END-04", "CR-END-08");
        Table t;
        t.token(kEdessa, Order::Muster, true); // carried over from the round before (CR-AMB-80)
        raidEdessa(t, 2);
        QCOMPARE(int(t.player(kEdessa).isOut), 1);
        QCOMPARE(t.timesTold(EventKind::PlayerOut), 1);
        QCOMPARE(t.board().count(kEdessa, Quantity::Troops), 0);
        QCOMPARE(t.broken(), std::string());
        int placements = 0;
        while (!t.isOver()) {
            QVERIFY(t.seat() != kEdessa);
            QCOMPARE(int(t.s.round), 2);
            placements += t.asks(Task::Place) ? 1 : 0;
            t.take(t.options()[0]);
        }
        QCOMPARE(placements, 6);
        QCOMPARE(t.timesTold(EventKind::TaxesPaid), 4); // the income phase took place
        QVERIFY(t.s.ending & kDefeat);
        for (const Event &order : t.told(EventKind::OrderStarted))
            QVERIFY(Table::field(order, kRealmNoun) != t.player(kEdessa).realm);
        for (const auto &stack : t.s.inner)
            QVERIFY(std::ranges::find(stack, Seat(kEdessa), &Token::owner) == stack.end());
    }

    void spiesOfTheEliminated_doNothing_data()
    {
        QTest::addColumn<bool>("isOut");
        QTest::newRow("in play") << false;
        QTest::newRow("out") << true;
    }
    void spiesOfTheEliminated_doNothing()
    {
        RULES("CR-CAPITAL-08");
        QFETCH(bool, isOut);
        Table t;
        t.activeSpy(kEdessa, "masons-foreman", kJerusalem); // after each construction
        if (isOut)
            eliminateEdessa(t);
        t.order(kJerusalem, Order::Construction);
        QCOMPARE(t.broken(), std::string());
        t.take(Verb::Done);
        QCOMPARE(t.asks(Task::UseSpy), !isOut);
    }

    void rescriptsAndEvents_areNothingToTheEliminated()
    {
        RULES("CR-CAPITAL-08");
        Table t;
        eliminateEdessa(t);
        t.rescripts(kEdessa, { "letter-of-precedence" });
        t.eventPhase(2, "legate-ashore", Good::Steel); // asks each player
        while (t.asks(Task::ChooseEffect)) {
            QVERIFY(t.seat() != kEdessa);
            t.takeAny(Verb::ChooseEffect);
        }
        QVERIFY(t.playUntil(Task::Place));
        while (!t.isOver() && int(t.s.round) == 2) {
            QVERIFY(t.seat() != kEdessa);
            t.take(t.options()[0]);
        }
        QCOMPARE(t.player(kEdessa).rescripts.size(), 1);
    }

    void eliminatedPlayer_isPaidForHolyLandsOnly()
    {
        RULES("CR-CAPITAL-09");
        Table t;
        eliminateEdessa(t);
        t.bishops(kEdessa, "aleppo", 1, 0);
        t.bishops(kEdessa, "homs", 0, 1);
        const int coins = t.player(kEdessa).coins;
        t.incomeOnly();
        QCOMPARE(t.influenceFrom(InfluenceSource::HolyLands, kEdessa), 3); // Edessa itself, Aleppo and Homs
        QCOMPARE(t.influenceFrom(InfluenceSource::Governors, kEdessa), 0);
        QCOMPARE(int(t.player(kEdessa).influence), 3);
        QCOMPARE(int(t.player(kEdessa).coins), coins);
    }

    void eliminatedPlayer_canBeRighteous_andWin()
    {
        RULES("CR-CAPITAL-10");
        Table t;
        eliminateEdessa(t);
        for (const char *city : { "aleppo", "homs", "tadmor", "apamea" })
            t.bishops(kEdessa, city, 1, 0); // and the one in Edessa
        t.income(2);
        QVERIFY(t.isOver());
        QCOMPARE(t.influenceFrom(InfluenceSource::Righteousness, kEdessa), 8);
        QVERIFY(t.s.ending & kRighteousness);
        QCOMPARE(t.s.winners, only(kEdessa));
    }

    void homsConquered_givesItsCardToTheConqueror()
    {
        RULES("CR-HOMS-01", "CR-HOMS-09");
        Table t;
        t.place("damascus", kJerusalem, 10, 2);
        t.place("homs", kSaracens, 1, 1);
        QCOMPARE(t.broken(), std::string());
        t.conquer(kJerusalem, "damascus", "homs");
        QCOMPARE(t.city("homs").owner, Seat(kJerusalem));
        QVERIFY(t.playUntil(Task::Place));
        t.planning(2);
        QVERIFY(t.asks(Task::Place));
        QCOMPARE(t.seat(), Seat(kJerusalem));
        QVERIFY(t.canDo(Verb::PlaceEnhanced));
        t.takeAny(Verb::PlaceInner);
        QCOMPARE(t.seat(), Seat(kTripoli));
        QVERIFY(!t.canDo(Verb::PlaceEnhanced));
    }

    void holderOfHoms_mayPlaceOneEnhancedOrderARound_withoutASpy()
    {
        RULES("CR-HOMS-02", "CR-HOMS-03", "CR-HOMS-04");
        Table t;
        t.place("homs", kJerusalem, 3, 3);
        t.planning(1);
        QVERIFY(t.can(Verb::PlaceInner, int(Order::Muster))); // the plain placement stays possible
        t.take(Verb::PlaceEnhanced, int(Order::Muster));
        const auto &stack = t.s.inner[std::size_t(Order::Muster)];
        QVERIFY(stack.size() == 1 && stack.back() == (Token{ kJerusalem, 1 }));
        QCOMPARE(t.timesTold(EventKind::SpyDrawn), 0);
        QCOMPARE(t.player(kJerusalem).heldSpies.size(), 0);
        for (Seat seat : { kTripoli, kEdessa, kAntioch }) {
            QCOMPARE(t.seat(), seat);
            QVERIFY(!t.canDo(Verb::PlaceEnhanced));
            t.take(Verb::PlaceInner, int(Order::March) - int(seat) + 1);
        }
        QCOMPARE(t.seat(), Seat(kJerusalem));
        QVERIFY(!t.canDo(Verb::PlaceEnhanced)); // once
        QVERIFY(t.canDo(Verb::PlaceOuter));     // and the outer placement is still due
        t.planning(2);
        QCOMPARE(t.seat(), Seat(kJerusalem));
        QVERIFY(t.canDo(Verb::PlaceEnhanced));
    }

    void enhancedPlacementOfHoms_paysForCoveredTokens()
    {
        RULES("CR-HOMS-04");
        Table t;
        t.place("homs", kTripoli, 3, 3);
        t.player(kTripoli).coins = 1;
        t.token(kEdessa, Order::March);
        t.token(kAntioch, Order::March);
        t.planning(1);
        t.take(Verb::PlaceInner, int(Order::Prayer));
        const int coins = t.player(kJerusalem).coins;
        QCOMPARE(t.seat(), Seat(kTripoli));
        QVERIFY(!t.can(Verb::PlaceEnhanced, int(Order::March))); // two coins
        t.take(Verb::PlaceEnhanced, int(Order::Prayer));
        QCOMPARE(int(t.player(kTripoli).coins), 0);
        QCOMPARE(int(t.player(kJerusalem).coins), coins + 1);
    }

    // Without spices the candles of the price could not be paid: the own candles are spent and there are no coins.
    void spices_payForAnyColour()
    {
        RULES("CR-HOMS-05");
        for (const bool hasHoms : { false, true }) {
            Table t;
            t.place("damascus", kJerusalem, 2, 2);
            if (hasHoms)
                t.place("homs", kJerusalem, 2, 3);
            t.good(kJerusalem, Good::Candles, 0, 1);
            t.player(kJerusalem).coins = 0;
            t.order(kJerusalem, Order::Construction);
            QCOMPARE(t.can(Verb::Upgrade, t.cityId("jerusalem")), hasHoms);
            if (!hasHoms)
                continue;
            t.take(Verb::Upgrade, "jerusalem"); // candles and any good
            t.take(Verb::PayGood, int(Good::Spices));
            t.take(Verb::PayGood, int(Good::Steel));
            QCOMPARE(int(t.city("jerusalem").level), 2);
            QVERIFY(t.player(kJerusalem).goods[std::size_t(Good::Spices)] == (Stock{ 0, 1, 0 }));
        }
    }

    void homsLost_takesItsCardAway()
    {
        RULES("CR-HOMS-08");
        Table t;
        t.place("homs", kJerusalem, 1, 1);
        t.coinsForAll(20);
        t.eventPhase(2, "ransom-for-a-king", Good::Steel); // two units of each neighbour: one of each comes
        while (t.asks(Task::ChooseRaid))
            t.takeAny(Verb::RaidCity);
        QCOMPARE(t.city("homs").owner, kSaracens);
        QCOMPARE(t.seat(), Seat(kJerusalem));
        QVERIFY(t.asks(Task::Place) && !t.canDo(Verb::PlaceEnhanced));
    }

    void homs_hasNoSecondGoodAtLevelThree()
    {
        RULES("CR-HOMS-09");
        Table t;
        t.place("homs", kJerusalem, 2, 2);
        t.rescripts(kJerusalem, { "leave-to-fortify" });
        t.order(kJerusalem, Order::Construction);
        QCOMPARE(t.board().count(kJerusalem, Quantity::Goods), 2);
        t.take(Verb::UseRescript, t.rescript("leave-to-fortify"));
        t.take(Verb::Upgrade, "homs");
        QCOMPARE(int(t.city("homs").level), 3);
        QCOMPARE(t.board().count(kJerusalem, Quantity::Goods), 2); // candles and spices as before
        QCOMPARE(t.broken(), std::string());
    }
};

OUTREMER_TEST(TestCrusadersCapital)
#include "tst_crusaders_capital.moc"

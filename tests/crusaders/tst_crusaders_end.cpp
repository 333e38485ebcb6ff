#include "tests/crusaders/table.h"
#include "tests/support/ruletest.h"

using namespace outremer;
using namespace outremer::crusaders;
using namespace outremer::crusaders::test;

namespace {

// Nobody has coins or a fulfilled bull: at the end everybody has what was collected, and 2 more of the last income
// phase (a starting governor and the holy land of the capital).
void plain(Table &t)
{
    t.setBull(kJerusalem, "watch-and-pray");        // rescripts or a garrison of six
    t.setBull(kTripoli, "unless-the-lord-build");   // buildings or central cities
    t.setBull(kEdessa, "gird-thy-sword");           // learnt tactics or cities of level 3
    t.setBull(kAntioch, "servant-of-the-servants"); // governors or five bishops
    t.coinsForAll(0);
}

// Cities of level 1 without governors, beside the capital.
void give(Table &t, Seat seat, const std::vector<std::string> &cities)
{
    for (const std::string &city : cities)
        t.place(city, seat, 1, 1);
}

void sanctify(Table &t, Seat seat, const std::vector<std::string> &cities)
{
    for (const std::string &city : cities)
        t.bishops(seat, city, 1, 0);
}

bool isToldOf(const Table &t, Seat seat, EndCondition condition)
{
    const int source = kFirstEnding + (condition == kHegemony ? 0 : condition == kRighteousness ? 1 : 2);
    const auto met = t.told(EventKind::EndingMet);
    return std::ranges::any_of(met, [&](const Event &event) {
        return Table::field(event, kRealmNoun) == t.s.player(seat).realm && Table::field(event, kSourceNoun) == source;
    });
}

} // namespace

// The end of the game (CR-END) and final scoring (CR-SCORE).
class TestCrusadersEnd : public outremer::test::RuleTest {
    Q_OBJECT

private slots:
    void hegemony_isFourCitiesOrMore_data()
    {
        QTest::addColumn<QStringList>("cities");
        QTest::addColumn<bool>("isMet");
        QTest::newRow("3") << QStringList{ "acre", "tadmor" } << false;
        QTest::newRow("4") << QStringList{ "acre", "tadmor", "damascus" } << true;
        QTest::newRow("5") << QStringList{ "acre", "tadmor", "damascus", "baalbek" } << true;
    }
    void hegemony_isFourCitiesOrMore()
    {
        RULES("CR-END-01", "CR-END-02");
        QFETCH(QStringList, cities);
        QFETCH(bool, isMet);
        Table t;
        plain(t);
        for (const QString &city : cities)
            give(t, kJerusalem, { city.toStdString() });
        QCOMPARE(t.broken(), std::string());
        t.income(2);
        QCOMPARE(t.isOver(), isMet);
        QCOMPARE(int(t.s.ending), isMet ? int(kHegemony) : 0);
        QCOMPARE(isToldOf(t, kJerusalem, kHegemony), isMet);
        if (isMet)
            QCOMPARE(Ending(game().outcome(t.s).ending), Ending::Hegemony);
    }

    void righteousness_isFiveHolyLandsOrMore_data()
    {
        QTest::addColumn<QStringList>("cities");
        QTest::addColumn<bool>("isMet");
        QTest::newRow("4") << QStringList{ "acre", "tadmor", "homs" } << false;
        QTest::newRow("5, one of them contested")
            << QStringList{ "acre", "tadmor", "homs", "tripoli" } << false; // equal to Tripoli's own bishop
        QTest::newRow("5") << QStringList{ "acre", "tadmor", "homs", "baalbek" } << true;
        QTest::newRow("6") << QStringList{ "acre", "tadmor", "homs", "baalbek", "aleppo" } << true;
    }
    void righteousness_isFiveHolyLandsOrMore()
    {
        RULES("CR-END-01", "CR-END-03");
        QFETCH(QStringList, cities);
        QFETCH(bool, isMet);
        Table t;
        plain(t);
        t.bishops(kJerusalem, "jerusalem", 0, 1);
        for (const QString &city : cities) // all level I: only five of each level
            t.bishops(kJerusalem, city.toStdString(), 1, 0);
        QCOMPARE(t.broken(), std::string());
        t.income(2);
        QCOMPARE(t.isOver(), isMet);
        QCOMPARE(int(t.s.ending), isMet ? int(kRighteousness) : 0);
        QCOMPARE(isToldOf(t, kJerusalem, kRighteousness), isMet);
    }

    void lastCityLost_endsTheMatchWithTheRound()
    {
        RULES("CR-END-01", "CR-END-04");
        Table t;
        plain(t);
        t.place("edessa", kSaracens, 2, 1);
        t.player(kEdessa).capital = kNoCity;
        t.player(kEdessa).isOut = 1;
        QCOMPARE(t.broken(), std::string());
        QCOMPARE(t.board().count(kEdessa, Quantity::Troops), 0);
        t.income(2);
        QVERIFY(t.isOver());
        QCOMPARE(int(t.s.ending), int(kDefeat));
        QVERIFY(isToldOf(t, kEdessa, kDefeat));
        QCOMPARE(Ending(game().outcome(t.s).ending), Ending::Defeat);
    }

    // A battle takes Tripoli's only city: the round goes on to its income, then the match is over.
    void lastCityLostInBattle_letsTheRoundBePlayedToItsEnd()
    {
        RULES("CR-END-04", "CR-END-08", "CR-CAPITAL-07");
        Table t;
        t.place("acre", kJerusalem, 8, 2);
        t.place("tripoli", kTripoli, 1, 1);
        QCOMPARE(t.broken(), std::string());
        t.conquer(kJerusalem, "acre", "tripoli");
        t.token(kEdessa, Order::March); // still to come: marches are activated one after the other
        std::swap(t.s.inner[3][0], t.s.inner[3][1]);
        QVERIFY(!t.isOver());
        while (!t.isOver()) {
            QCOMPARE(int(t.s.round), 1);
            t.take(t.options()[0]);
        }
        QCOMPARE(int(t.player(kTripoli).isOut), 1);
        QVERIFY(t.s.ending & kDefeat);
        const auto orders = t.told(EventKind::OrderStarted);
        QCOMPARE(Table::field(orders.back(), kRealmNoun), int(t.player(kEdessa).realm));
        QCOMPARE(t.timesTold(EventKind::TaxesPaid), 4);
    }

    void sixthRound_isTheLast_data()
    {
        QTest::addColumn<int>("round");
        QTest::newRow("5") << 5;
        QTest::newRow("6") << 6;
    }
    void sixthRound_isTheLast()
    {
        RULES("CR-END-01", "CR-END-05");
        QFETCH(int, round);
        Table t;
        plain(t);
        t.income(round);
        QCOMPARE(t.isOver(), round == 6);
        QCOMPARE(int(t.s.ending), round == 6 ? int(kEraOver) : 0);
    }

    void severalPlayers_mayMeetOneCondition_andAllAreRewarded()
    {
        RULES("CR-END-06", "CR-SCORE-03", "CR-SCORE-04");
        Table t;
        plain(t);
        give(t, kJerusalem, { "acre", "tadmor", "damascus" });
        give(t, kEdessa, { "aleppo", "turbessel", "homs" });
        sanctify(t, kAntioch, { "apamea", "tortosa", "baalbek", "acre" });
        QCOMPARE(t.broken(), std::string());
        t.income(2);
        QVERIFY(t.isOver());
        QCOMPARE(int(t.s.ending), kHegemony | kRighteousness);
        QVERIFY(isToldOf(t, kJerusalem, kHegemony) && isToldOf(t, kEdessa, kHegemony));
        QCOMPARE(t.influenceFrom(InfluenceSource::Hegemony, kJerusalem), 8);
        QCOMPARE(t.influenceFrom(InfluenceSource::Hegemony, kEdessa), 8);
        QCOMPARE(t.influenceFrom(InfluenceSource::Righteousness, kAntioch), 8);
        QCOMPARE(t.influenceFrom(InfluenceSource::Hegemony, kTripoli), 0);
        QCOMPARE(int(t.s.finalScores[kTripoli]), 2);
    }

    void fourthCityLostDuringTheRound_isWorthNothing()
    {
        RULES("CR-END-07");
        Table t;
        plain(t);
        t.coinsForAll(20);
        give(t, kJerusalem, { "acre", "tadmor", "baalbek" }); // Baalbek: one troop, one wall
        for (const char *city : { "homs", "apamea", "tortosa" })
            t.place(city, kSaracens, 2, 2);
        t.eventPhase(2, "ransom-for-a-king", Good::Candles);
        QCOMPARE(t.broken(), std::string());
        QCOMPARE(t.board().count(kJerusalem, Quantity::Cities), 4); // in the round, but not at its end
        t.take(Verb::RaidCity, "baalbek");
        if (t.asks(Task::RaidRetreat))
            t.take(Verb::RetreatTo, "acre");
        while (t.asks(Task::ChooseRaid))
            t.takeAny(Verb::RaidCity);
        QCOMPARE(t.board().count(kJerusalem, Quantity::Cities), 3);
        QVERIFY(t.asks(Task::Place));
        t.income(2);
        QVERIFY(!t.isOver());
        QCOMPARE(t.timesTold(EventKind::EndingMet), 0);
    }

    void fifthHolyLandLostDuringTheRound_isWorthNothing()
    {
        RULES("CR-END-07");
        Table t;
        plain(t);
        t.place("jerusalem", kJerusalem, 3, 1); // one raider from Damascus: a difference of 3 costs a bishop here
        sanctify(t, kJerusalem, { "acre", "tadmor", "homs", "baalbek" });
        QCOMPARE(t.board().count(kJerusalem, Quantity::HolyLands), 5);
        t.eventPhase(2, "legate-ashore", Good::Candles);
        QCOMPARE(t.broken(), std::string());
        while (t.asks(Task::ChooseEffect))
            t.takeAny(Verb::ChooseEffect);
        t.take(Verb::RaidCity, "jerusalem");
        t.pass(Task::ChooseRaid);
        t.takeAny(Verb::LoseBishop);
        QCOMPARE(t.board().count(kJerusalem, Quantity::HolyLands), 4);
        t.income(2);
        QVERIFY(!t.isOver());
        QCOMPARE(t.timesTold(EventKind::EndingMet), 0);
    }

    void finalScore_startsFromTheCollectedInfluence()
    {
        RULES("CR-SCORE-01");
        Table t;
        plain(t);
        t.player(kTripoli).influence = 13;
        t.income(6);
        QCOMPARE(int(t.s.finalScores[kTripoli]), 13 + 2);
        QCOMPARE(int(t.s.finalScores[kEdessa]), 2);
        QCOMPARE(int(game().outcome(t.s).scores[kTripoli]), 15);
    }

    void finalScore_addsTheBull()
    {
        RULES("CR-SCORE-02");
        Table t;
        plain(t);
        t.setBull(kEdessa, "knighthood-of-god"); // six troops: 3
        t.place("edessa", kEdessa, 6, 1);
        t.income(6);
        QCOMPARE(t.influenceFrom(InfluenceSource::Bull, kEdessa), 3);
        QCOMPARE(int(t.s.finalScores[kEdessa]), 2 + 3);
    }

    void bothConditions_areWorthSixteen()
    {
        RULES("CR-SCORE-03", "CR-SCORE-05");
        Table t;
        plain(t);
        give(t, kEdessa, { "aleppo", "turbessel", "tadmor" });
        sanctify(t, kEdessa, { "aleppo", "turbessel", "tadmor", "damascus" });
        t.income(2);
        QVERIFY(t.isOver());
        QCOMPARE(t.influenceFrom(InfluenceSource::Hegemony, kEdessa), 8);
        QCOMPARE(t.influenceFrom(InfluenceSource::Righteousness, kEdessa), 8);
        QCOMPARE(int(t.s.finalScores[kEdessa]), 1 + 5 + 16 + 1); // governor, holy lands, conditions, 5 coins of taxes
        QCOMPARE(Ending(game().outcome(t.s).ending), Ending::Both);
    }

    // CR-AMB-79: also when the match ends for another reason.
    void condition_metWhenTheEraEnds_isRewarded()
    {
        RULES("CR-SCORE-03");
        Table t;
        plain(t);
        give(t, kEdessa, { "aleppo", "turbessel", "tadmor" });
        t.income(6);
        QVERIFY(t.s.ending & kEraOver);
        QCOMPARE(t.influenceFrom(InfluenceSource::Hegemony, kEdessa), 8);
    }

    void fourCoins_areAPoint_data()
    {
        QTest::addColumn<int>("coins"); // before the last taxes of 2
        QTest::addColumn<int>("points");
        QTest::newRow("3 coins") << 1 << 0;
        QTest::newRow("4 coins") << 2 << 1;
        QTest::newRow("7 coins") << 5 << 1;
        QTest::newRow("8 coins") << 6 << 2;
    }
    void fourCoins_areAPoint()
    {
        RULES("CR-SCORE-06");
        QFETCH(int, coins);
        QFETCH(int, points);
        Table t;
        plain(t);
        t.player(kTripoli).coins = std::int16_t(coins);
        t.income(6);
        QCOMPARE(t.influenceFrom(InfluenceSource::Coins, kTripoli), points);
        QCOMPARE(int(t.s.finalScores[kTripoli]), 2 + points);
    }

    void highestTotal_wins()
    {
        RULES("CR-SCORE-07");
        for (Seat winner = 0; winner < 4; ++winner) {
            Table t;
            plain(t);
            t.player(winner).influence = 1;
            t.income(6);
            QCOMPARE(t.s.winners, only(winner));
            QCOMPARE(game().outcome(t.s).winners, only(winner));
        }
    }

    // Edessa's marker is behind Jerusalem's, but it has met more.
    void tie_goesToMoreFulfilledConditions_data()
    {
        QTest::addColumn<bool>("isRighteous");
        QTest::newRow("1 against 0") << false;
        QTest::newRow("2 against 1") << true;
    }
    void tie_goesToMoreFulfilledConditions()
    {
        RULES("CR-SCORE-08");
        QFETCH(bool, isRighteous);
        Table t;
        plain(t);
        give(t, kEdessa, { "aleppo", "turbessel", "tadmor" }); // 8, and 1 for the coins of their taxes
        t.player(kJerusalem).influence = 9;
        if (isRighteous) { // both, with as many holy lands; hegemony stays Edessa's alone
            sanctify(t, kEdessa, { "aleppo", "turbessel", "tadmor", "apamea" });
            sanctify(t, kJerusalem, { "acre", "damascus", "baalbek", "homs" });
        }
        QCOMPARE(t.broken(), std::string());
        t.income(6);
        QCOMPARE(t.s.finalScores[kEdessa], t.s.finalScores[kJerusalem]);
        QVERIFY(t.player(kJerusalem).holiness > t.player(kEdessa).holiness);
        QCOMPARE(t.s.winners, only(kEdessa));
    }

    void tieOfEqualConditions_goesToTheMarkerFurtherRight()
    {
        RULES("CR-SCORE-09");
        for (Seat ahead = 0; ahead < 4; ++ahead) {
            Table t;
            plain(t);
            t.player(ahead).holiness = 9;
            t.income(6);
            QCOMPARE(int(t.s.finalScores[ahead]), 2); // as everybody
            QCOMPARE(t.s.winners, only(ahead));
        }
    }

    // CR-AMB-81: the automa's markers stand at the far right for the whole match.
    void tieWithAutoma_isDecidedAmongPlayersOnly()
    {
        RULES("CR-SCORE-09");
        Table t({ "jerusalem", "tripoli" });
        t.setBull(0, "watch-and-pray");
        t.setBull(1, "unless-the-lord-build");
        t.coinsForAll(0);
        t.player(1).holiness = 9;
        t.income(6);
        QCOMPARE(t.s.finalScores[0], t.s.finalScores[1]);
        QCOMPARE(t.s.winners, only(1));
    }
};

OUTREMER_TEST(TestCrusadersEnd)
#include "tst_crusaders_end.moc"

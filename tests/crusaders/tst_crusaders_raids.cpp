#include "tests/crusaders/table.h"
#include "tests/support/ruletest.h"

using namespace outremer;
using namespace outremer::crusaders;
using namespace outremer::crusaders::test;

namespace {

// Takes two coins from everybody without a question. Its raid table takes 3, 3, 3, 2, 1, 0 coins for differences of 1
// to 6, and troops of the attacked city for 1 (two) and 2 (one).
const char *const kEvent = "ransom-for-a-king";

void raids(Table &t, int round, Good colour)
{
    t.coinsForAll(20);
    // Tokens of the rounds before are of the other colours, so that this one can be shown whatever lay there.
    t.s.raidTokens.clear();
    for (int i = 0; i < kTrackCells; ++i)
        t.s.raidTokens.push(Good((int(colour) + 1 + i % 3) % kColours));
    t.s.raidTokens[6 - round] = colour;
    t.eventPhase(round, kEvent, colour);
    QCOMPARE(t.broken(), std::string());
}

std::vector<CityId> raided(const Table &t)
{
    std::vector<CityId> cities;
    for (const Event &event : t.told(EventKind::RaidStarted))
        cities.push_back(CityId(Table::field(event, kCityNoun)));
    return cities;
}

// A raid on Edessa from all three sides: in round 4 two units from each city and one more strength.
void captureEdessa(Table &t, int troops, int level)
{
    t.place("edessa", kEdessa, troops, level);
    t.place("aleppo", kSaracens, 3, 2);
    t.place("turbessel", kSaracens, 3, 2);
    t.place("tadmor", kSaracens, 4, 2);
    raids(t, 4, Good::Steel);
}

} // namespace

// Raids and cities taken by the Saracens (CR-RAID).
class TestCrusadersRaids : public outremer::test::RuleTest {
    Q_OBJECT

private slots:
    void example_05_raidOnEdessa()
    {
        RULES("CR-RAID-03", "CR-RAID-04", "CR-RAID-09", "CR-RAID-10", "CR-RAID-11", "CR-RAID-12", "CR-RAID-13");
        Table t;
        t.place("edessa", kEdessa, 2, 3);
        t.place("aleppo", kSaracens, 2, 2);
        t.place("turbessel", kSaracens, 3, 2);
        t.place("tadmor", kSaracens, 1, 2);
        t.eventPhase(2, "autumn-passage", Good::Steel);
        QCOMPARE(t.broken(), std::string());
        for (const char *capital : { "jerusalem", "tripoli", "edessa", "antioch" }) {
            QVERIFY(t.asks(Task::Hire)); // the event gives everybody a troop: the third of Edessa
            t.take(Verb::HireTroop, capital);
            t.pass(Task::Hire);
        }
        QCOMPARE(int(t.city("edessa").units), 3);
        t.take(Verb::RaidCity, "edessa");
        QCOMPARE(Table::field(t.told(EventKind::RaidStarted)[0], kNumberNoun), 2);
        QCOMPARE(Table::field(t.told(EventKind::RaidRepelled)[0], kNumberNoun), 4);
        QCOMPARE(int(t.city("edessa").units), 1);
        QCOMPARE(t.city("edessa").owner, Seat(kEdessa));
        QCOMPARE(int(t.city("aleppo").units), 2);
        QCOMPARE(int(t.city("turbessel").units), 3);
        QCOMPARE(int(t.city("tadmor").units), 1);
        QCOMPARE(t.timesTold(EventKind::CityCaptured), 0);
        QCOMPARE(t.broken(), std::string());
    }

    void everyCrusaderCityOfTheColour_isRaidedOnce_andNoOther()
    {
        RULES("CR-RAID-01", "CR-EVENT-06");
        Table t;
        t.place("jerusalem", kJerusalem, 6, 1);
        t.place("turbessel", kEdessa, 6, 2);
        t.place("baalbek", kTripoli, 6, 2);
        t.place("damascus", kJerusalem, 3, 2); // blue: left alone
        t.place("acre", kSaracens, 3, 2);
        raids(t, 2, Good::Candles);
        QVERIFY(t.playUntil(Task::Place));
        std::vector<CityId> cities = raided(t);
        std::ranges::sort(cities);
        std::vector<CityId> expected{ t.cityId("jerusalem"), t.cityId("turbessel"), t.cityId("baalbek") };
        std::ranges::sort(expected);
        QVERIFY(cities == expected);
    }

    void homsOfACrusader_isRaidedWhateverTheColour_data()
    {
        QTest::addColumn<int>("colour");
        for (int colour = 0; colour < kColours; ++colour)
            QTest::newRow(std::string(kGoodWords[std::size_t(colour)]).c_str()) << colour;
    }
    void homsOfACrusader_isRaidedWhateverTheColour()
    {
        RULES("CR-RAID-02", "CR-HOMS-07", "CR-EVENT-06");
        QFETCH(int, colour);
        Table t;
        t.place("homs", kAntioch, 6, 3);
        raids(t, 2, Good(colour));
        QVERIFY(t.playUntil(Task::Place));
        QCOMPARE(int(std::ranges::count(raided(t), t.cityId("homs"))), 1);
        QCOMPARE(t.city("homs").owner, Seat(kAntioch));
    }

    // A rescript in hand makes the raid wait, so that it can be looked at.
    void runningRaid_leavesTheCityToItsDefender_andRemembersWhereItsUnitsCameFrom()
    {
        RULES("CR-RAID-03", "CR-RAID-05", "CR-RAID-06", "CR-RAID-25", "CR-RAID-13");
        Table t;
        t.rescripts(kEdessa, { "writ-to-bar-the-gates" });
        t.place("turbessel", kSaracens, 4, 2);
        raids(t, 2, Good::Steel);
        const auto hands = std::array{ t.player(kEdessa).tactics, t.player(kJerusalem).tactics };
        t.take(Verb::RaidCity, "edessa");
        QVERIFY(t.asks(Task::ChooseRaid));
        QCOMPARE(t.broken(), std::string());
        QCOMPARE(t.city("edessa").owner, Seat(kEdessa));
        QCOMPARE(int(t.city("edessa").units), 5);
        QCOMPARE(int(t.s.raid.raiders[t.cityId("turbessel")]), 1);
        QCOMPARE(int(t.s.raid.raiders[t.cityId("aleppo")]), 1);
        QCOMPARE(int(t.s.raid.raiders[t.cityId("tadmor")]), 0);
        QCOMPARE(int(t.city("turbessel").units), 3);
        QCOMPARE(int(t.city("aleppo").units), 1);
        QCOMPARE(t.options().size(), 2); // to answer with the rescript or not: nothing is fought out
        QVERIFY(t.can(Verb::Done) && t.canDo(Verb::UseRescript));
        QVERIFY(!t.s.isFighting());
        t.take(Verb::Done);
        QVERIFY(t.asks(Task::Place));
        QCOMPARE(int(t.city("turbessel").units), 4);
        QCOMPARE(int(t.city("aleppo").units), 2);
        QCOMPARE(t.timesTold(EventKind::BattleStarted), 0);
        QCOMPARE(t.timesTold(EventKind::TacticPlayed), 0);
        QVERIFY(t.player(kEdessa).tactics == hands[0] && t.player(kJerusalem).tactics == hands[1]);
    }

    void targetsOfSeveralPlayers_areRaidedInTurnOrder_eachPlayersOrderOwn()
    {
        RULES("CR-RAID-07", "CR-RAID-08");
        Table t;
        t.player(kAntioch).holiness = 7;
        t.place("jerusalem", kJerusalem, 5, 1);
        t.place("baalbek", kJerusalem, 5, 2);
        t.place("turbessel", kAntioch, 5, 2);
        raids(t, 2, Good::Candles);
        QCOMPARE(t.seat(), Seat(kAntioch));
        QCOMPARE(t.options().size(), 1);
        t.take(Verb::RaidCity, "turbessel");
        QCOMPARE(t.seat(), Seat(kJerusalem));
        QVERIFY(t.can(Verb::RaidCity, t.cityId("jerusalem")));
        t.take(Verb::RaidCity, "baalbek");
        QCOMPARE(t.seat(), Seat(kJerusalem));
        QCOMPARE(t.options().size(), 1);
        t.take(Verb::RaidCity, "jerusalem");
        QVERIFY(t.asks(Task::Place));
        QVERIFY(
            raided(t) == (std::vector<CityId>{ t.cityId("turbessel"), t.cityId("baalbek"), t.cityId("jerusalem") }));
    }

    // Two units come to Edessa, from Aleppo and Turbessel.
    void difference_isTroopsAndWallsAgainstRaiders_andDecidesTheRow_data()
    {
        QTest::addColumn<int>("troops");
        QTest::addColumn<int>("level");
        QTest::addColumn<int>("gap");
        QTest::addColumn<int>("coinsLost");
        QTest::addColumn<int>("troopsLost");
        QTest::newRow("1, printed shield 1") << 3 << 1 << 2 << 3 << 1;
        QTest::newRow("wall 2") << 3 << 2 << 3 << 3 << 0;
        QTest::newRow("wall 3") << 3 << 3 << 4 << 2 << 0;
        QTest::newRow("1 above") << 2 << 1 << 1 << 3 << 1; // two troops due, the last stays (CR-AMB-21)
        QTest::newRow("5") << 6 << 1 << 5 << 1 << 0;
        QTest::newRow("6") << 6 << 2 << 6 << 0 << 0;
        QTest::newRow("beyond the last row") << 9 << 3 << 10 << 0 << 0;
    }
    void difference_isTroopsAndWallsAgainstRaiders_andDecidesTheRow()
    {
        RULES("CR-RAID-09", "CR-RAID-11");
        QFETCH(int, troops);
        QFETCH(int, level);
        QFETCH(int, gap);
        QFETCH(int, coinsLost);
        QFETCH(int, troopsLost);
        Table t;
        t.place("edessa", kEdessa, troops, level);
        t.place("turbessel", kSaracens, 2, 2);
        raids(t, 2, Good::Steel);
        t.take(Verb::RaidCity, "edessa");
        QCOMPARE(Table::field(t.told(EventKind::RaidRepelled)[0], kNumberNoun), gap);
        QCOMPARE(int(t.player(kEdessa).coins), 18 - coinsLost);
        QCOMPARE(int(t.city("edessa").units), troops - troopsLost);
        QCOMPARE(t.city("edessa").owner, Seat(kEdessa));
    }

    void differenceOfZeroOrLess_isACapture_data()
    {
        QTest::addColumn<int>("troops");
        QTest::addColumn<bool>("isCaptured");
        QTest::newRow("-1") << 1 << true;
        QTest::newRow("0") << 2 << true;
        QTest::newRow("1") << 3 << false;
    }
    void differenceOfZeroOrLess_isACapture()
    {
        RULES("CR-RAID-12");
        QFETCH(int, troops);
        QFETCH(bool, isCaptured);
        Table t;
        t.place("edessa", kEdessa, troops, 1);
        for (const char *city : { "aleppo", "turbessel", "tadmor" })
            t.place(city, kSaracens, 2, 2);
        raids(t, 2, Good::Steel);
        t.take(Verb::RaidCity, "edessa");
        QCOMPARE(t.city("edessa").owner, isCaptured ? kSaracens : Seat(kEdessa));
        QCOMPARE(t.timesTold(EventKind::CityCaptured), isCaptured ? 1 : 0);
        QCOMPARE(int(t.player(kEdessa).coins), isCaptured ? 18 : 15); // a capture has no row
        QCOMPARE(t.broken(), std::string());
    }

    // CR-AMB-25: all of them into one city.
    void capture_makesAllTroopsRetreatIntoOneAdjacentOwnCityOfTheirChoice()
    {
        RULES("CR-RAID-14");
        Table t;
        t.place("edessa", kEdessa, 2, 1);
        t.place("turbessel", kEdessa, 3, 2);
        t.place("tadmor", kEdessa, 2, 2);
        t.place("acre", kEdessa, 2, 2); // own, but far away
        t.place("aleppo", kSaracens, 5, 2);
        raids(t, 4, Good::Steel); // two units and one bonus
        t.take(Verb::RaidCity, "edessa");
        QVERIFY(t.asks(Task::RaidRetreat));
        QCOMPARE(t.seat(), Seat(kEdessa));
        QCOMPARE(t.options().size(), 2); // and no staying
        QVERIFY(t.can(Verb::RetreatTo, t.cityId("turbessel")));
        t.take(Verb::RetreatTo, "tadmor");
        QCOMPARE(int(t.city("tadmor").units), 4);
        QCOMPARE(int(t.city("turbessel").units), 3);
        QCOMPARE(t.timesTold(EventKind::TroopsLost), 0);
        QCOMPARE(t.city("edessa").owner, kSaracens);
        QCOMPARE(t.broken(), std::string());
    }

    void capture_withoutAnAdjacentOwnCity_destroysTheTroops()
    {
        RULES("CR-RAID-15");
        Table t;
        t.place("acre", kEdessa, 2, 2); // own, but not adjacent
        captureEdessa(t, 4, 1);
        const int supply = t.player(kEdessa).troops;
        t.take(Verb::RaidCity, "edessa");
        QVERIFY(!t.asks(Task::RaidRetreat));
        QCOMPARE(int(t.player(kEdessa).troops), supply + 4);
        QCOMPARE(int(t.city("acre").units), 2);
        QCOMPARE(t.broken(), std::string());
    }

    void capture_leavesTheRaidersInTheCity_atItsLevel()
    {
        RULES("CR-RAID-16", "CR-RAID-17");
        Table t;
        captureEdessa(t, 1, 3);
        t.take(Verb::RaidCity, "edessa");
        QCOMPARE(t.city("edessa").owner, kSaracens);
        QCOMPARE(int(t.city("edessa").units), 6);
        QCOMPARE(int(t.city("edessa").level), 3);
        QCOMPARE(int(t.city("aleppo").units), 1);
        QCOMPARE(int(t.city("turbessel").units), 1);
        QCOMPARE(int(t.city("tadmor").units), 2);
        QCOMPARE(t.broken(), std::string());
    }

    void capture_takesGoodsGovernorAndTokenOfTheCity_butNoOthers()
    {
        RULES("CR-RAID-18", "CR-RAID-19", "CR-RAID-20", "CR-RAID-22");
        Table t;
        t.place("acre", kEdessa, 2, 2);
        t.setGovernor("acre", "galeran");
        t.bishops(kEdessa, "edessa", 2, 1);
        t.bishops(kTripoli, "edessa", 0, 1);
        t.place("edessa", kEdessa, 1, 3);
        t.good(kEdessa, Good::Steel, 0, 0, 1); // even a blocked one goes back (CR-AMB-23)
        const Card governor = t.city("edessa").governor;
        QVERIFY(governor != kNoCard);
        for (const char *city : { "aleppo", "turbessel", "tadmor" })
            t.city(city).units = 3;
        t.s.saracens = std::uint8_t(t.s.saracens - 1 - 2 - 2);
        raids(t, 4, Good::Steel);
        t.take(Verb::RaidCity, "edessa");
        if (t.asks(Task::NewCapital))
            t.take(Verb::MakeCapital, "acre");
        QCOMPARE(t.player(kEdessa).goods[std::size_t(Good::Steel)].count(), 0);
        QCOMPARE(t.player(kEdessa).goods[std::size_t(Good::Horses)].count(), 1); // that of Acre; the second is gone
        QCOMPARE(t.city("edessa").governor, kNoCard);
        QVERIFY(t.s.governorDeck.discard.contains(governor));
        QCOMPARE(t.city("acre").governor, t.governor("galeran"));
        QCOMPARE(t.board().count(kEdessa, Quantity::Cities), 1);
        QVERIFY(t.player(kEdessa).clergy[t.cityId("edessa")] == (Bishops{ 2, 1 }));
        QVERIFY(t.player(kTripoli).clergy[t.cityId("edessa")] == (Bishops{ 0, 1 }));
        QCOMPARE(t.broken(), std::string());
    }

    void captureOfTheCapital_asksForANewOne_andOfTheLastCity_endsThePlay()
    {
        RULES("CR-RAID-21");
        Table capital;
        capital.place("acre", kEdessa, 2, 2);
        captureEdessa(capital, 2, 1);
        capital.take(Verb::RaidCity, "edessa");
        QVERIFY(capital.asks(Task::NewCapital));
        QCOMPARE(capital.seat(), Seat(kEdessa));
        QCOMPARE(int(capital.player(kEdessa).isOut), 0);
        Table last;
        captureEdessa(last, 2, 1);
        last.take(Verb::RaidCity, "edessa");
        QVERIFY(!last.asks(Task::NewCapital));
        QCOMPARE(int(last.player(kEdessa).isOut), 1);
    }

    void saracenCityNextToTwoTargets_sendsUnitsToEachInTurn()
    {
        RULES("CR-RAID-23", "CR-RAID-13");
        Table t;
        t.place("jerusalem", kJerusalem, 6, 1);
        t.place("baalbek", kJerusalem, 6, 2);
        for (const char *city : { "homs", "apamea" })
            t.place(city, kSaracens, 1, 2);
        raids(t, 2, Good::Candles); // Damascus alone can spare a unit, and lies next to both
        t.take(Verb::RaidCity, "baalbek");
        t.take(Verb::RaidCity, "jerusalem");
        const auto started = t.told(EventKind::RaidStarted);
        QCOMPARE(int(started.size()), 2);
        for (const Event &raid : started)
            QCOMPARE(Table::field(raid, kNumberNoun), 1);
        QCOMPARE(int(t.city("damascus").units), 2);
    }

    // CR-AMB-22: strictly one raid after the other.
    void cityTakenInThisStep_sendsUnitsToLaterRaids_andIsNoTargetAgain()
    {
        RULES("CR-RAID-23");
        Table t;
        t.place("jerusalem", kJerusalem, 6, 1);
        t.place("homs", kJerusalem, 1, 1);
        t.place("damascus", kJerusalem, 8, 2);
        for (const char *city : { "aleppo", "apamea", "baalbek" })
            t.place(city, kSaracens, city == std::string("aleppo") ? 3 : 2, 2);
        for (const char *city : { "acre", "tadmor" })
            t.place(city, kSaracens, 1, 2);
        raids(t, 2, Good::Steel);
        while (t.asks(Task::ChooseRaid) && t.seat() != kJerusalem)
            t.takeAny(Verb::RaidCity);
        t.take(Verb::RaidCity, "homs"); // three units against two
        t.take(Verb::RetreatTo, "damascus");
        QCOMPARE(t.city("homs").owner, kSaracens);
        QCOMPARE(int(t.city("homs").units), 3);
        t.events.clear();
        t.take(Verb::RaidCity, "damascus");
        QCOMPARE(Table::field(t.told(EventKind::RaidStarted)[0], kNumberNoun), 2); // one from Homs, one from Aleppo
        QCOMPARE(int(t.city("homs").units), 3);
        while (t.asks(Task::ChooseRaid))
            t.takeAny(Verb::RaidCity);
        QVERIFY(t.asks(Task::Place));
        QCOMPARE(int(std::ranges::count(raided(t), t.cityId("homs"))), 0);
        QCOMPARE(t.broken(), std::string());
    }

    // CR-AMB-20: strength bonuses alone are no raid. In round 5 they would be enough to take the city.
    void cityNextToSingleUnitsOnly_isNotRaided()
    {
        RULES("CR-RAID-04", "CR-RAID-24", "CR-AMB-20");
        Table t;
        t.place("jerusalem", kJerusalem, 1, 1);
        for (const char *city : { "acre", "tadmor", "damascus" })
            t.place(city, kSaracens, 1, 2);
        raids(t, 5, Good::Candles);
        QVERIFY(t.asks(Task::Place)); // and there is nothing to choose
        QCOMPARE(t.board().strengthBonus(), 2);
        QCOMPARE(int(raided(t).size()), 0);
        QCOMPARE(t.city("jerusalem").owner, Seat(kJerusalem));
        QCOMPARE(int(t.player(kJerusalem).coins), 18);
    }

    // Agreed otherwise: the bonuses are a raid, but nobody is there to hold the city.
    void cityNextToSingleUnitsOnly_isRaidedByTheTable_ifItWasAgreedSo()
    {
        RULES("CR-AMB-20");
        Table t;
        t.s.emptyRaids = 1;
        t.place("jerusalem", kJerusalem, 1, 1);
        for (const char *city : { "acre", "tadmor", "damascus" })
            t.place(city, kSaracens, 1, 2);
        raids(t, 5, Good::Candles);
        t.take(Verb::RaidCity, "jerusalem");
        QVERIFY(raided(t) == std::vector<CityId>{ t.cityId("jerusalem") });
        QCOMPARE(t.timesTold(EventKind::RaidRepelled), 1);
        QCOMPARE(t.city("jerusalem").owner, Seat(kJerusalem));
        QCOMPARE(t.broken(), std::string());
    }

    void cityNobodyComesTo_isSkippedAmongOthersThatAreRaided()
    {
        RULES("CR-RAID-24");
        Table t;
        t.place("jerusalem", kJerusalem, 1, 1);
        t.place("baalbek", kJerusalem, 6, 2);
        for (const char *city : { "acre", "tadmor", "damascus" })
            t.place(city, kSaracens, 1, 2);
        raids(t, 2, Good::Candles);
        t.take(Verb::RaidCity, "jerusalem");
        QCOMPARE(int(raided(t).size()), 0);
        t.take(Verb::RaidCity, "baalbek");
        QVERIFY(raided(t) == std::vector<CityId>{ t.cityId("baalbek") });
        QVERIFY(t.asks(Task::Place));
        QCOMPARE(int(t.city("jerusalem").units), 1);
    }
};

OUTREMER_TEST(TestCrusadersRaids)
#include "tst_crusaders_raids.moc"

#include "tests/crusaders/table.h"
#include "tests/support/ruletest.h"

using namespace outremer;
using namespace outremer::crusaders;
using namespace outremer::crusaders::test;

namespace {

// An event that only takes two coins from everybody, without a question: a quiet start of an event phase.
const char *const kQuiet = "ransom-for-a-king";

// A table of round 1 whose event has not been drawn yet.
void beforeRoundOne(Table &t)
{
    t.s.eventDeck.push(t.s.usedEvents.pop());
    t.s.round = 0;
    t.s.tokenShown = 0;
    t.events.clear();
}

int indexOf(const Table &t, EventKind kind)
{
    const auto found = std::ranges::find(t.events, std::uint8_t(kind), &Event::kind);
    return found == t.events.end() ? -1 : int(found - t.events.begin());
}

std::array<int, kCities> unitsOf(const Table &t)
{
    std::array<int, kCities> units{};
    for (CityId city = 0; city < kCities; ++city)
        units[city] = t.s.city(city).units;
    return units;
}

} // namespace

// Event phase: the event, reinforcement, the new target and the bonuses of the Saracen track (CR-EVENT).
class TestCrusadersEvents : public outremer::test::RuleTest {
    Q_OBJECT

private slots:
    void topEvent_whenARoundBegins_isRevealedToAll()
    {
        RULES("CR-EVENT-01");
        Table t;
        const Card next = t.s.eventDeck.back();
        const int left = t.s.eventDeck.size();
        t.income(1);
        QCOMPARE(t.timesTold(EventKind::EventRevealed), 1);
        const Event told = t.told(EventKind::EventRevealed)[0];
        QCOMPARE(Table::field(told, kEventNoun), int(next));
        QCOMPARE(told.secret, std::uint8_t(0));
        QVERIFY(told.reveals);
        QCOMPARE(t.s.eventDeck.size(), left - 1);
    }

    void choiceOfAnEvent_isAskedOfEachPlayerInTurnOrder()
    {
        RULES("CR-EVENT-02");
        Table t;
        t.player(kAntioch).holiness = 7; // first in turn order, though last at the table
        t.eventPhase(2, "legate-ashore", Good::Wood);
        QCOMPARE(t.broken(), std::string());
        for (Seat seat : { kAntioch, kJerusalem, kTripoli, kEdessa }) {
            QVERIFY(t.asks(Task::ChooseEffect));
            QCOMPARE(t.seat(), seat);
            QCOMPARE(t.howMany(Verb::ChooseEffect), 2);
            t.takeAny(Verb::ChooseEffect); // a rescript rather than a bishop action
            QCOMPARE(t.player(seat).rescripts.size(), 1);
        }
        QVERIFY(!t.asks(Task::ChooseEffect));
        QCOMPARE(t.timesTold(EventKind::EventResolved), 1);
    }

    void immediateEvent_happensWithoutAQuestion()
    {
        RULES("CR-EVENT-02");
        Table t;
        beforeRoundOne(t);
        t.coinsForAll(20);
        t.eventPhase(1, kQuiet);
        for (Seat seat = 0; seat < 4; ++seat)
            QCOMPARE(t.player(seat).coins, std::int16_t(18));
        QVERIFY(t.asks(Task::Place));
    }

    // CR-AMB-24: although the card is boxed after the raids.
    void lastingEvent_staysInForceToTheEndOfTheRoundOnly()
    {
        RULES("CR-EVENT-02", "CR-EVENT-11");
        Table t;
        for (const char *capital : { "jerusalem", "tripoli", "edessa", "antioch" })
            t.place(capital, t.city(capital).owner, 10, 1);
        t.eventPhase(2, "spring-passage", Good::Wood); // one coin more from each city
        QVERIFY(t.playUntil(Task::Place));
        QCOMPARE(t.s.event, kNoCard);
        QCOMPARE(t.s.usedEvents.back(), t.event("spring-passage"));
        t.events.clear();
        t.income(2);
        const auto taxes = t.told(EventKind::TaxesPaid);
        QCOMPARE(int(taxes.size()), 4);
        for (const Event &paid : taxes)
            QCOMPARE(Table::field(paid, kNumberNoun), 3); // sector 1, capital 1, event 1
        QVERIFY(t.playUntil(Task::Place));
        t.events.clear();
        t.incomeOnly(3);
        for (const Event &paid : t.told(EventKind::TaxesPaid))
            QCOMPARE(Table::field(paid, kNumberNoun), 2);
    }

    void lowerPartOfTheEvent_isNoEffectButTheTableOfTheRaids()
    {
        RULES("CR-EVENT-03");
        Table t;
        t.coinsForAll(20);
        const int troops = t.player(kEdessa).troops;
        t.eventPhase(2, kQuiet, Good::Steel);
        QCOMPARE(t.broken(), std::string());
        t.take(Verb::RaidCity, "edessa"); // 5 troops + 1 against 1 from Aleppo: the row of 5 costs a coin
        QVERIFY(t.asks(Task::Place));
        QCOMPARE(t.player(kEdessa).coins, std::int16_t(17));
        for (Seat seat : { kJerusalem, kTripoli, kAntioch })
            QCOMPARE(t.player(seat).coins, std::int16_t(18));
        QCOMPARE(int(t.player(kEdessa).troops), troops);
    }

    void roundOne_skipsAllSaracenSteps_andRevealsTheFirstToken()
    {
        RULES("CR-EVENT-04");
        Table t;
        beforeRoundOne(t);
        t.coinsForAll(20);
        const auto before = unitsOf(t);
        const auto tokens = t.s.raidTokens;
        t.eventPhase(1, kQuiet);
        QCOMPARE(unitsOf(t), before);
        QCOMPARE(int(t.s.saracens), 11);
        QVERIFY(t.s.raidTokens == tokens);
        QCOMPARE(int(t.s.bonuses), 0);
        QCOMPARE(t.timesTold(EventKind::SaracensReinforced), 0);
        QCOMPARE(t.timesTold(EventKind::RaidStarted), 0);
        QCOMPARE(t.timesTold(EventKind::TrackBonus), 0);
        const auto revealed = t.told(EventKind::RaidTokenRevealed);
        QCOMPARE(int(revealed.size()), 1);
        QCOMPARE(Table::field(revealed[0], kGoodNoun), int(tokens.back()));
        QCOMPARE(int(t.s.tokenShown), 1);
        QVERIFY(t.asks(Task::Place));
        QCOMPARE(t.s.usedEvents.back(), t.event(kQuiet)); // CR-EVENT-11
    }

    void saracenCities_ofTheShownColour_getOneUnitEach_data()
    {
        QTest::addColumn<int>("colour");
        QTest::addColumn<QStringList>("cities");
        QTest::newRow("yellow") << int(Good::Wood) << QStringList{ "tadmor", "apamea" };
        QTest::newRow("white") << int(Good::Candles) << QStringList{ "turbessel", "baalbek" };
        QTest::newRow("blue") << int(Good::Steel) << QStringList{ "tortosa", "damascus" };
        QTest::newRow("red") << int(Good::Horses) << QStringList{ "acre", "aleppo" };
    }
    void saracenCities_ofTheShownColour_getOneUnitEach()
    {
        RULES("CR-EVENT-05", "CR-EVENT-06", "CR-EVENT-08", "CR-EVENT-10", "CR-HOMS-06");
        QFETCH(int, colour);
        QFETCH(QStringList, cities);
        Table t;
        t.coinsForAll(20);
        auto expected = unitsOf(t);
        for (const QString &city : cities)
            ++expected[t.cityId(city.toStdString())];
        t.eventPhase(2, kQuiet, Good(colour));
        QVERIFY(t.playUntil(Task::Place)); // the raids cost coins only, and the raiders return
        QCOMPARE(t.broken(), std::string());
        QCOMPARE(unitsOf(t), expected); // nobody else's, and never Homs
        QCOMPARE(int(t.s.saracens), 9);
        QCOMPARE(Table::field(t.told(EventKind::SaracensReinforced)[0], kGoodNoun), colour);
    }

    void cityOfTheColour_underCrusaders_isNotReinforced()
    {
        RULES("CR-EVENT-08");
        Table t;
        t.coinsForAll(20);
        t.place("tadmor", kEdessa, 4, 2);
        t.eventPhase(2, kQuiet, Good::Wood);
        QVERIFY(t.playUntil(Task::Place));
        QCOMPARE(int(t.city("tadmor").units), 4);
        QCOMPARE(int(t.city("apamea").units), 3);
    }

    void steps_runAsEventReinforcementRaidsNewTarget()
    {
        RULES("CR-EVENT-07", "CR-EVENT-11");
        Table t;
        t.coinsForAll(20);
        t.rescripts(kEdessa, { "writ-to-bar-the-gates" }); // the raid waits for an answer
        t.eventPhase(2, kQuiet, Good::Steel);
        t.take(Verb::RaidCity, "edessa");
        QVERIFY(t.asks(Task::ChooseRaid));
        QCOMPARE(t.s.event, t.event(kQuiet)); // its table is still needed
        QCOMPARE(int(t.s.bonuses), 0);
        t.take(Verb::Done);
        QCOMPARE(t.s.event, kNoCard);
        QCOMPARE(t.s.usedEvents.back(), t.event(kQuiet));
        const std::array order{ indexOf(t, EventKind::EventRevealed), indexOf(t, EventKind::EventResolved),
            indexOf(t, EventKind::SaracensReinforced), indexOf(t, EventKind::RaidStarted),
            indexOf(t, EventKind::RaidEnded), indexOf(t, EventKind::TrackBonus),
            indexOf(t, EventKind::RaidTokenRevealed) };
        QVERIFY(order[0] >= 0);
        for (std::size_t i = 1; i < order.size(); ++i)
            QVERIFY(order[i - 1] < order[i]);
    }

    // CR-AMB-19: the first player chooses who gets the last units.
    void shortSupply_isPlacedByTheFirstPlayer_untilItIsEmpty()
    {
        RULES("CR-EVENT-09");
        Table t;
        t.coinsForAll(20);
        t.player(kAntioch).holiness = 7;
        t.place("homs", kSaracens, 12, 3);
        QCOMPARE(int(t.s.saracens), 1);
        t.eventPhase(2, kQuiet, Good::Horses);
        QVERIFY(t.asks(Task::PlaceReinforcement));
        QCOMPARE(t.seat(), Seat(kAntioch));
        QCOMPARE(t.options().size(), 2);
        QVERIFY(t.can(Verb::PlaceSaracen, t.cityId("acre")));
        t.take(Verb::PlaceSaracen, "aleppo");
        QVERIFY(!t.asks(Task::PlaceReinforcement));
        QCOMPARE(int(t.city("aleppo").units), 3);
        QCOMPARE(int(t.city("acre").units), 1);
        QCOMPARE(int(t.s.saracens), 0);
    }

    // With Antioch lost there are three red cities of the Saracens.
    void shortSupply_givesNoCityTwoUnits()
    {
        RULES("CR-EVENT-08", "CR-EVENT-09");
        Table t;
        t.coinsForAll(20);
        t.place("apamea", kAntioch, 6, 2);
        t.player(kAntioch).capital = t.cityId("apamea");
        t.place("antioch", kSaracens, 1, 1);
        t.place("homs", kSaracens, 12, 3);
        QCOMPARE(int(t.s.saracens), 2);
        t.eventPhase(2, kQuiet, Good::Horses);
        QCOMPARE(t.broken(), std::string());
        QCOMPARE(t.options().size(), 3);
        t.take(Verb::PlaceSaracen, "acre");
        QVERIFY(t.asks(Task::PlaceReinforcement));
        QVERIFY(!t.can(Verb::PlaceSaracen, t.cityId("acre")));
        t.take(Verb::PlaceSaracen, "antioch");
        QVERIFY(!t.asks(Task::PlaceReinforcement));
        QCOMPARE(int(t.city("acre").units), 2);
        QCOMPARE(int(t.city("antioch").units), 2);
        QCOMPARE(int(t.city("aleppo").units), 2);
        QCOMPARE(int(t.s.saracens), 0);
    }

    void emptySupply_placesNothing()
    {
        RULES("CR-EVENT-09");
        Table t;
        t.coinsForAll(20);
        t.place("homs", kSaracens, 13, 3);
        const auto before = unitsOf(t);
        t.eventPhase(2, kQuiet, Good::Horses);
        QVERIFY(!t.asks(Task::PlaceReinforcement));
        QVERIFY(t.playUntil(Task::Place));
        QCOMPARE(unitsOf(t), before);
        QCOMPARE(int(t.s.saracens), 0);
    }

    void newTarget_boxesTheToken_uncoversItsBonus_andShowsTheColourOfTheNextRound()
    {
        RULES("CR-EVENT-05", "CR-EVENT-12", "CR-EVENT-13");
        Table t;
        t.coinsForAll(20);
        t.eventPhase(2, kQuiet, Good::Steel);
        QCOMPARE(t.s.raidTokens.size(), 5); // before the new target
        const Good next = t.s.raidTokens[3];
        QVERIFY(t.playUntil(Task::Place));
        QCOMPARE(t.s.raidTokens.size(), 4);
        QCOMPARE(int(t.s.usedTokens[std::size_t(Good::Steel)]), 1);
        QCOMPARE(int(t.s.bonuses), 1);
        QCOMPARE(t.timesTold(EventKind::TrackBonus), 1);
        QCOMPARE(Table::field(t.told(EventKind::RaidTokenRevealed)[0], kGoodNoun), int(next));
        QCOMPARE(int(t.s.tokenShown), 1);
        t.events.clear();
        t.income(2);
        QVERIFY(t.playUntil(Task::Place));
        QCOMPARE(int(t.s.round), 3);
        QCOMPARE(Table::field(t.told(EventKind::SaracensReinforced)[0], kGoodNoun), int(next));
    }

    // CR-AMB-27: the last bonus still counts for the battles of that round.
    void lastRound_uncoversTheLastBonus_andRevealsNothing()
    {
        RULES("CR-EVENT-14");
        Table t;
        t.coinsForAll(20);
        t.place("jerusalem", kJerusalem, 8, 1);
        t.eventPhase(6, kQuiet, t.s.raidTokens[0]);
        QVERIFY(t.playUntil(Task::Place));
        QCOMPARE(t.broken(), std::string());
        QCOMPARE(t.s.raidTokens.size(), 0);
        QCOMPARE(int(t.s.tokenShown), 0);
        QCOMPARE(int(t.s.bonuses), 5);
        QCOMPARE(t.timesTold(EventKind::TrackBonus), 1);
        QCOMPARE(t.timesTold(EventKind::RaidTokenRevealed), 0);
        t.place("damascus", kSaracens, 2, 2);
        t.order(kJerusalem, Order::March, false, 6);
        QCOMPARE(differenceAtDamascus(t), 4 - (2 + 2 + 3));
    }

    // Bonuses S, M2, S, M3, S (CR-AMB-05). Edessa has 9 troops and a wall of 1; Aleppo could send five units, Turbessel
    // one, Tadmor none.
    void trackBonuses_strengthenLaterRaids_data()
    {
        QTest::addColumn<int>("round");
        QTest::addColumn<int>("raiders");
        QTest::addColumn<int>("gap");
        QTest::newRow("round 2: none yet") << 2 << 1 + 1 << 10 - 2;
        QTest::newRow("round 3: S") << 3 << 1 + 1 << 10 - 2 - 1;
        QTest::newRow("round 4: S M2") << 4 << 2 + 1 << 10 - 3 - 1;
        QTest::newRow("round 5: S M2 S") << 5 << 2 + 1 << 10 - 3 - 2;
        QTest::newRow("round 6: S M2 S M3") << 6 << 3 + 1 << 10 - 4 - 2;
    }
    void trackBonuses_strengthenLaterRaids()
    {
        RULES("CR-EVENT-15", "CR-EVENT-16", "CR-EVENT-17", "CR-EVENT-18", "CR-EVENT-19", "CR-RAID-03", "CR-RAID-04",
            "CR-RAID-10");
        QFETCH(int, round);
        QFETCH(int, raiders);
        QFETCH(int, gap);
        Table t;
        t.coinsForAll(20);
        t.place("edessa", kEdessa, 9, 1);
        t.place("aleppo", kSaracens, 6, 2);
        t.place("turbessel", kSaracens, 2, 2);
        t.s.raidTokens.clear();
        for (int i = 0; i < 5; ++i) // the token of that round is blue
            t.s.raidTokens.push(i == 6 - round ? Good::Steel : i % 2 ? Good::Wood : Good::Candles);
        t.s.raidTokens[round == 2 ? 0 : 4] = Good::Horses; // no colour more than twice
        t.eventPhase(round, kQuiet, Good::Steel);
        QCOMPARE(t.broken(), std::string());
        t.take(Verb::RaidCity, "edessa");
        QCOMPARE(Table::field(t.told(EventKind::RaidStarted)[0], kNumberNoun), raiders);
        QCOMPARE(Table::field(t.told(EventKind::RaidRepelled)[0], kNumberNoun), gap);
    }

    void strengthBonuses_alsoDefendSaracenCities_data()
    {
        QTest::addColumn<int>("round");
        QTest::addColumn<int>("bonus");
        QTest::newRow("round 1") << 1 << 0;
        QTest::newRow("round 2: the first bonus is of type S") << 2 << 1;
        QTest::newRow("round 3: M2 does not count") << 3 << 1;
        QTest::newRow("round 4: the second S") << 4 << 2;
    }
    void strengthBonuses_alsoDefendSaracenCities()
    {
        RULES("CR-EVENT-15", "CR-EVENT-16", "CR-EVENT-20");
        QFETCH(int, round);
        QFETCH(int, bonus);
        Table t;
        t.place("jerusalem", kJerusalem, 8, 1);
        t.order(kJerusalem, Order::March, false, round);
        QCOMPARE(t.broken(), std::string());
        QCOMPARE(differenceAtDamascus(t), 4 - (2 + 2 + bonus)); // units, walls, bonus
    }

private:
    // Marches four troops of Jerusalem to Damascus and tells the difference the battle begins with.
    static int differenceAtDamascus(Table &t)
    {
        t.take(Verb::March, "damascus");
        for (int i = 0; i < 4; ++i)
            t.take(Verb::MoveTroop, "jerusalem");
        while (t.asks(Task::MarchMove))
            t.take(Verb::Done);
        if (t.asks(Task::ChooseSaracens))
            t.takeAny(Verb::NameSaracens);
        return t.asks(Task::Maneuver) ? t.board().difference() : 1000;
    }
};

OUTREMER_TEST(TestCrusadersEvents)
#include "tst_crusaders_events.moc"

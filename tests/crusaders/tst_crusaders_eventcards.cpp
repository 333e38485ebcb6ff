#include "tests/crusaders/raidtable.h"
#include "tests/crusaders/ruletable.h"

namespace {

// What a raid costs at each difference of strengths, as printed on the event; the open row also further up.
const RaidTables kRaids{
    { "legate-ashore",
        { { 1, "troops 2 bishops 1" }, { 2, "bishops 1 rescripts 1" }, { 3, "coins 1 bishops 1" }, { 4, "rescripts 1" },
            { 5, "spent 1" }, { 6, "" }, { 9, "" } } },
    { "ransom-for-a-king",
        { { 1, "troops 2 coins 3" }, { 2, "troops 1 coins 3" }, { 3, "coins 3" }, { 4, "coins 2" }, { 5, "coins 1" },
            { 6, "" }, { 9, "" } } },
    { "autumn-passage",
        { { 1, "troops 3 level 1" }, { 2, "troops 3 coins 1" }, { 3, "troops 3" }, { 4, "troops 2" }, { 5, "troops 1" },
            { 6, "" }, { 9, "" } } },
    { "broken-minbar",
        { { 1, "troops 2 level 1" }, { 2, "troops 1 level 1" }, { 3, "level 1" }, { 4, "troops 1 spent 1" },
            { 5, "troops 1" }, { 6, "" }, { 9, "" } } },
    { "dagger-on-friday",
        { { 1, "troops 2 governors 1" }, { 2, "governors 1" }, { 3, "troops 1 coins 2" }, { 4, "troops 1 coins 1" },
            { 5, "coins 1" }, { 6, "" }, { 9, "" } } },
    { "mawdud-crosses-the-euphrates",
        { { 1, "troops 2 level 1 spent 1" }, { 2, "troops 2 spent 1" }, { 3, "troops 2" }, { 4, "troops 1 coins 1" },
            { 5, "troops 1" }, { 6, "coins 1" }, { 7, "coins 1" }, { 8, "" }, { 9, "" } } },
    { "holy-fire-tarries",
        { { 1, "level 1 bishops 1" }, { 2, "troops 1 bishops 1" }, { 3, "troops 1 blocked 1" }, { 4, "blocked 1" },
            { 5, "coins 1" }, { 6, "" }, { 9, "" } } },
    { "locusts",
        { { 1, "troops 1 blocked 2" }, { 2, "blocked 2" }, { 3, "spent 1 blocked 1" }, { 4, "spent 2" },
            { 5, "spent 1" }, { 6, "" }, { 9, "" } } },
    { "brothers-of-the-temple",
        { { 1, "troops 2 buildings 1" }, { 2, "troops 1 buildings 1" }, { 3, "buildings 1" }, { 4, "blocked 1" },
            { 5, "spent 1" }, { 6, "" }, { 9, "" } } },
    { "quarrel-in-the-high-court",
        { { 1, "level 1 governors 1" }, { 2, "coins 1 governors 1" }, { 3, "troops 1 rescripts 1" },
            { 4, "rescripts 1" }, { 5, "coins 1" }, { 6, "" }, { 9, "" } } },
    { "spring-passage",
        { { 1, "troops 2 level 1" }, { 2, "troops 2" }, { 3, "troops 1 spent 1" }, { 4, "spent 2" }, { 5, "spent 1" },
            { 6, "" }, { 9, "" } } },
    { "winter-rains",
        { { 1, "level 1 buildings 1" }, { 2, "level 1 spent 1" }, { 3, "coins 1 spent 2" }, { 4, "coins 1 spent 1" },
            { 5, "coins 1" }, { 6, "" }, { 9, "" } } },
};

} // namespace

// What each event card does, in play: its effect on every player, and every row of its raid table. Expectations are
// written from the cards.
class TestCrusadersEventCards : public outremer::test::RuleTest {
    Q_OBJECT

    static std::string lossAt(const std::string &event, int difference)
    {
        Table t = quiet();
        return crusaders::test::lossAt(t, event, difference, Task::Place, event == "winter-rains" ? 1 : 0);
    }

    // The event phase of round 2 with this event; raids, if any, wait for their first choice. Reinforced are Turbessel
    // and Baalbek.
    static void reveal(Table &t, const char *event)
    {
        QCOMPARE(t.broken(), std::string());
        t.events.clear();
        t.eventPhase(2, event, Good::Candles);
    }
    static void verifyResolved(Table &t)
    {
        QVERIFY(t.asks(Task::ChooseRaid) || t.asks(Task::Place));
        QCOMPARE(t.timesTold(EventKind::EventResolved), 1);
        QCOMPARE(t.broken(), std::string());
    }
    static Table quiet(int coins = 3)
    {
        Table t;
        t.calm(coins);
        return t;
    }

private slots:
    void raids_withEveryEventAndDifference_costWhatItsTableSays_data() { addRaidRows(kRaids); }
    void raids_withEveryEventAndDifference_costWhatItsTableSays() { checkRaidRow(lossAt); }
    void raids_withEveryEventAndNoDifference_captureTheCity() { checkCaptures(kRaids, lossAt); }

    void legateAshore_givesEachPlayer_aRescriptOrABishopAction()
    {
        Table t = quiet();
        t.rescriptTop(1, { "summons-of-vassals", "leave-to-fortify" });
        reveal(t, "legate-ashore");
        QCOMPARE(t.seat(), Seat(kJerusalem));
        t.chooseEffect(0);
        QCOMPARE(t.player(kJerusalem).rescripts[0], t.rescript("summons-of-vassals"));
        QCOMPARE(t.seat(), Seat(kTripoli));
        t.chooseEffect(1);
        t.take(Verb::Train, t.cityId("tripoli"), 2);
        QCOMPARE(t.seat(), Seat(kEdessa));
        t.chooseEffect(1);
        t.take(Verb::MoveBishop, t.cityId("edessa"), t.cityId("aleppo"), 1);
        QCOMPARE(t.seat(), Seat(kAntioch));
        t.chooseEffect(0);
        QCOMPARE(t.player(kAntioch).rescripts[0], t.rescript("leave-to-fortify"));
        QVERIFY(t.player(kTripoli).rescripts.empty() && t.player(kEdessa).rescripts.empty());
        QVERIFY(t.player(kTripoli).clergy[t.cityId("tripoli")] == (Bishops{ 1, 1 }));
        QVERIFY(t.player(kEdessa).clergy[t.cityId("aleppo")] == (Bishops{ 1, 0 }));
        QVERIFY(t.player(kJerusalem).clergy[t.cityId("jerusalem")] == (Bishops{ 1, 0 }));
        verifyResolved(t);
    }
    void ransomForAKing_costsEachPlayer_twoCoinsOrElseATroop()
    {
        Table t = quiet();
        t.player(kTripoli).coins = 1;
        t.player(kEdessa).coins = 0;
        t.place("edessa", kEdessa, 1, 1); // its last troop stays
        t.player(kAntioch).coins = 0;
        reveal(t, "ransom-for-a-king");
        QCOMPARE(t.seat(), Seat(kTripoli)); // Jerusalem has paid
        t.take(Verb::LoseTroop, "tripoli");
        QCOMPARE(t.seat(), Seat(kAntioch));
        t.take(Verb::LoseTroop, "antioch");
        QCOMPARE(int(t.player(kJerusalem).coins), 1);
        QCOMPARE(int(t.city("jerusalem").units), 4);
        QCOMPARE(int(t.player(kTripoli).coins), 0); // as far as possible
        QCOMPARE(int(t.city("tripoli").units), 4);
        QCOMPARE(int(t.city("edessa").units), 1);
        QCOMPARE(int(t.city("antioch").units), 5);
        verifyResolved(t);
    }
    void autumnPassage_costsEachPlayerATactic_andHiresATroop()
    {
        Table t = quiet();
        t.hand(kTripoli, { "iron-ranks", "oaken-ram", "genoese-squadron", "provencal-gold", "mangonels" });
        reveal(t, "autumn-passage");
        t.take(Verb::HireTroop, "jerusalem");        // nothing learnt, nothing lost
        QCOMPARE(t.howMany(Verb::DiscardTactic), 2); // the learnt ones
        t.take(Verb::DiscardTactic, t.tactic("iron-ranks"));
        t.take(Verb::TakeBack, t.tactic("orchard-tribute"));
        t.take(Verb::HireTroop, "tripoli");
        t.take(Verb::HireTroop, "edessa");
        t.take(Verb::HireTroop, "antioch");
        QCOMPARE(int(t.city("jerusalem").units), 5);
        QCOMPARE(int(t.city("tripoli").units), 6);
        QCOMPARE(int(t.city("edessa").units), 6);
        QCOMPARE(int(t.city("antioch").units), 7);
        QVERIFY(t.player(kTripoli).tactics.contains(t.tactic("orchard-tribute")));
        QVERIFY(t.s.tacticDeck.discard.contains(t.tactic("iron-ranks")));
        QCOMPARE(t.player(kJerusalem).tactics.size(), 5);
        verifyResolved(t);
    }
    void brokenMinbar_letsEachPlayer_placeASaracenOnTheBorder()
    {
        Table t = quiet();
        const int supply = t.s.saracens;
        reveal(t, "broken-minbar");
        for (Seat seat : { kJerusalem, kTripoli, kEdessa, kAntioch }) {
            QCOMPARE(t.seat(), seat);
            QCOMPARE(t.howMany(Verb::PlaceSaracen), 8); // all but Homs touch a player's city
            QVERIFY(!t.can(Verb::PlaceSaracen, t.cityId("homs")));
            t.take(Verb::PlaceSaracen, seat == kJerusalem ? "tortosa" : "damascus"); // also next to others' cities
        }
        QCOMPARE(int(t.city("tortosa").units), 2);
        QCOMPARE(int(t.city("damascus").units), 5);
        QCOMPARE(int(t.s.saracens), supply - 4 - 2); // and two reinforcements
        verifyResolved(t);
    }
    void daggerOnFriday_letsEachPlayer_bombardOnce()
    {
        Table t = quiet();
        const std::vector<std::string> victims{ "damascus", "baalbek", "aleppo", "apamea" };
        for (const std::string &id : victims)
            t.place(id, kSaracens, 3, 2);
        const int supply = t.s.saracens;
        reveal(t, "dagger-on-friday");
        for (Seat seat : { kJerusalem, kTripoli, kEdessa, kAntioch }) {
            QCOMPARE(t.seat(), seat);
            QCOMPARE(t.howMany(Verb::Bombard), 1);
            t.take(Verb::Bombard, victims[seat]);
        }
        QCOMPARE(int(t.city("damascus").units), 2);
        QCOMPARE(int(t.city("baalbek").units), 3); // reinforced since
        QCOMPARE(int(t.city("aleppo").units), 2);
        QCOMPARE(int(t.city("apamea").units), 2);
        QCOMPARE(int(t.s.saracens), supply + 4 - 2);
        verifyResolved(t);
    }
    void mawdudCrossesTheEuphrates_sendsTwoUnitsToTheFirstPlayer_whoHiresOne()
    {
        Table t = quiet();
        t.player(kJerusalem).holiness = 7; // first by more than the set-up
        reveal(t, "mawdud-crosses-the-euphrates");
        QCOMPARE(t.seat(), Seat(kJerusalem));
        QVERIFY(!t.can(Verb::MoveSaracen, t.cityId("damascus"), t.cityId("jerusalem"))); // into Saracen cities only
        QVERIFY(!t.can(Verb::MoveSaracen, t.cityId("homs"), t.cityId("aleppo")));        // no shorter way
        QVERIFY(!t.can(Verb::MoveSaracen, t.cityId("turbessel"), t.cityId("aleppo")));   // the last unit
        t.take(Verb::MoveSaracen, t.cityId("homs"), t.cityId("damascus"));
        t.take(Verb::MoveSaracen, t.cityId("aleppo"), t.cityId("tadmor"));
        t.take(Verb::HireTroop, "jerusalem");
        QCOMPARE(int(t.city("homs").units), 1);
        QCOMPARE(int(t.city("damascus").units), 3);
        QCOMPARE(int(t.city("aleppo").units), 1);
        QCOMPARE(int(t.city("tadmor").units), 2);
        QCOMPARE(int(t.city("jerusalem").units), 5);
        QCOMPARE(int(t.city("tripoli").units), 5);
        verifyResolved(t);
    }
    void holyFireTarries_givesTheLastPlayer_twoHolinessPoints()
    {
        Table t = quiet();
        reveal(t, "holy-fire-tarries");
        QCOMPARE(t.seat(), Seat(kAntioch)); // over the other three, to cells 4 and 5 with their bonuses
        t.take(Verb::Done);
        QCOMPARE(int(t.player(kAntioch).holiness), 5);
        QCOMPARE(t.player(kAntioch).rescripts.size(), 1);
        QCOMPARE(int(t.player(kEdessa).holiness), 1);
        verifyResolved(t);
    }
    void locusts_costTheLeadersInGoods_twoGoods()
    {
        Table t = quiet();
        t.place("tortosa", kTripoli, 1, 3); // wood, steel, candles
        t.place("tadmor", kEdessa, 1, 3);   // steel, wood, horses
        t.place("turbessel", kAntioch, 1, 2);
        t.good(kEdessa, Good::Steel, 0, 1); // spent tokens count, but cannot be spent again
        t.good(kEdessa, Good::Wood, 0, 0, 1);
        reveal(t, "locusts");
        QCOMPARE(t.seat(), Seat(kTripoli));
        t.take(Verb::SpendGood, int(Good::Steel));
        t.take(Verb::SpendGood, int(Good::Wood));
        QCOMPARE(t.seat(), Seat(kEdessa));
        t.take(Verb::SpendGood, int(Good::Horses));
        const auto ready = [&](Seat seat) {
            int total = 0;
            for (const Stock &stock : t.player(seat).goods)
                total += stock.ready;
            return total;
        };
        QCOMPARE(ready(kJerusalem), 1);
        QCOMPARE(ready(kTripoli), 1);
        QCOMPARE(ready(kEdessa), 0);
        QCOMPARE(ready(kAntioch), 2);
        verifyResolved(t);
    }
    void brothersOfTheTemple_hireTwo_forTheLeadersInBorders()
    {
        Table t = quiet();
        t.place("homs", kEdessa, 1, 3);    // Turbessel, Tadmor, Aleppo, and Homs's other three
        t.place("apamea", kAntioch, 1, 2); // Turbessel, Tortosa, Aleppo and Baalbek
        reveal(t, "brothers-of-the-temple");
        QCOMPARE(t.seat(), Seat(kEdessa));
        t.take(Verb::HireTroop, "homs");
        t.take(Verb::HireTroop, "edessa");
        QCOMPARE(int(t.city("homs").units), 2);
        QCOMPARE(int(t.city("edessa").units), 6);
        QCOMPARE(t.timesTold(EventKind::TroopsHired), 2);
        verifyResolved(t);
        Table shared = quiet(); // three borders each
        reveal(shared, "brothers-of-the-temple");
        for (const char *id : { "jerusalem", "tripoli", "edessa", "antioch" }) {
            shared.take(Verb::HireTroop, id);
            shared.take(Verb::HireTroop, id);
        }
        verifyResolved(shared);
    }
    void quarrelInTheHighCourt_makesCoversDearer_andPrayersStronger()
    {
        Table t = quiet();
        t.place("damascus", kSaracens, 1, 2); // no raid
        reveal(t, "quarrel-in-the-high-court");
        verifyResolved(t);
        t.s.inner = {};
        t.take(Verb::PlaceInner, int(Order::Prayer));
        QCOMPARE(int(t.player(kJerusalem).coins), 3); // an empty cell is free
        t.take(Verb::PlaceInner, int(Order::Prayer));
        QCOMPARE(int(t.player(kTripoli).coins), 1);
        QCOMPARE(int(t.player(kJerusalem).coins), 4);         // the other coin goes to the supply
        QVERIFY(t.can(Verb::PlaceInner, int(Order::Prayer))); // Edessa has exactly two and the toll
        t.player(kEdessa).coins = 2;
        QVERIFY(!t.can(Verb::PlaceInner, int(Order::Prayer)));
        QVERIFY(t.playUntil(Task::OrderMenu));
        t.order(kJerusalem, Order::Prayer, false, 2);
        t.events.clear();
        t.pray();
        QCOMPARE(t.told(EventKind::HolinessMoved)[0].fields[1].value, std::int16_t(3));
    }
    void springPassage_givesACoinMoreForEachCity_andATroopMoreForHiring()
    {
        Table t = quiet();
        t.place("acre", kJerusalem, 1, 2);
        reveal(t, "spring-passage");
        verifyResolved(t);
        t.order(kJerusalem, Order::Muster, false, 2);
        t.take(Verb::Hire);
        for (int i = 0; i < 3; ++i)
            t.take(Verb::HireTroop, "acre");
        QVERIFY(!t.canDo(Verb::HireTroop));
        QCOMPARE(int(t.city("acre").units), 4);
        t.take(Verb::Done);
        t.events.clear();
        t.take(Verb::Done);
        const auto taxes = t.told(EventKind::TaxesPaid);
        QCOMPARE(
            taxes[0].fields[1].value, std::int16_t(1 + 1 + 1 + 2));  // sectors, the capital's, and one for each city
        QCOMPARE(taxes[1].fields[1].value, std::int16_t(1 + 1 + 1)); // Tripoli
    }
    void winterRains_takeTwoMovementsFromMarches_andStrengthenCities()
    {
        Table t = quiet();
        t.place("jerusalem", kJerusalem, 9, 1);
        t.place("acre", kJerusalem, 1, 2);
        reveal(t, "winter-rains");
        verifyResolved(t);
        t.events.clear();
        t.take(Verb::RaidCity, "jerusalem");
        QCOMPARE(t.told(EventKind::RaidRepelled)[0].fields[2].value, std::int16_t(9 + 1 + 1 - 1));
        for (bool enhanced : { false, true }) {
            Table march = t;
            march.order(kJerusalem, Order::March, enhanced, 2);
            march.take(Verb::March, "acre");
            for (int i = 0; i < (enhanced ? 4 : 2); ++i)
                march.take(Verb::MoveTroop, "jerusalem");
            QVERIFY(!march.canDo(Verb::MoveTroop));
            march.take(Verb::PayCoin); // what is paid for is not cut
            march.take(Verb::MoveTroop, "jerusalem");
            QVERIFY(!march.canDo(Verb::MoveTroop));
        }
    }

    void eventsOfTheRound_atItsEnd_areOver()
    {
        const std::array<std::int8_t, kModifiers> none{};
        for (const char *id : { "quarrel-in-the-high-court", "spring-passage", "winter-rains" }) {
            Table t = quiet();
            t.eventPhase(6, id);
            QVERIFY(t.s.modifiers != none);
            t.income(6);
            QVERIFY(t.s.modifiers == none);
        }
    }

    void events_ofTheWholeDeck_haveATestAndARaidTableEach()
    {
        const auto &deck = game().content().events;
        QCOMPARE(untestedCard(deck, *metaObject()), std::string());
        std::size_t events = 0;
        for (std::size_t card = 1; card < deck.size(); ++card) {
            if (deck[card].chapter > 0)
                continue; // the campaign's have tests of their own
            QVERIFY2(kRaids.contains(deck[card].id), deck[card].id.c_str());
            ++events;
        }
        QCOMPARE(kRaids.size(), events);
    }
};

OUTREMER_TEST(TestCrusadersEventCards)
#include "tst_crusaders_eventcards.moc"

#include "tests/crusaders/quietchapter.h"
#include "tests/crusaders/raidtable.h"
#include "tests/crusaders/ruletable.h"

namespace {

// What a raid costs at each difference of strengths, as printed on the event; the open row also further up.
const RaidTables kSecondRaids{
    { "a-king-from-the-north",
        { { 1, "troops 2 coins 1 blocked 1" }, { 2, "troops 2 blocked 1" }, { 3, "troops 1 blocked 1" },
            { 4, "troops 1" }, { 5, "spent 1" }, { 6, "" }, { 9, "" } } },
    { "leather-bezants",
        { { 1, "level 1 coins 3" }, { 2, "coins 2 blocked 2" }, { 3, "coins 2 blocked 1" }, { 4, "coins 1 blocked 1" },
            { 5, "blocked 1" }, { 6, "" }, { 9, "" } } },
    { "adelaides-dowry",
        { { 1, "coins 3 bishops 1" }, { 2, "coins 2 bishops 1" }, { 3, "coins 2 spent 1" }, { 4, "coins 1 spent 1" },
            { 5, "coins 1" }, { 6, "" }, { 9, "" } } },
    { "pedlars-at-kharput",
        { { 1, "troops 1 spent 1 governors 1" }, { 2, "spent 1 governors 1" }, { 3, "spent 1 rescripts 1" },
            { 4, "coins 1 spent 1" }, { 5, "spent 1" }, { 6, "" }, { 9, "" } } },
    { "field-of-blood",
        { { 1, "troops 3 coins 2" }, { 2, "troops 3" }, { 3, "troops 2 coins 1" }, { 4, "troops 2" }, { 5, "troops 1" },
            { 6, "spent 1" }, { 7, "spent 1" }, { 8, "" }, { 9, "" } } },
    { "earthquake-at-marash",
        { { 1, "troops 1 level 2" }, { 2, "level 1 coins 2" }, { 3, "level 1 coins 1" }, { 4, "coins 2" },
            { 5, "spent 1" }, { 6, "" }, { 9, "" } } },
    { "council-of-nablus",
        { { 1, "bishops 1 buildings 1" }, { 2, "spent 2 bishops 1" }, { 3, "spent 1 bishops 1" }, { 4, "spent 2" },
            { 5, "coins 1" }, { 6, "" }, { 9, "" } } },
    { "fair-at-acre",
        { { 1, "coins 2 buildings 1" }, { 2, "spent 1 buildings 1" }, { 3, "coins 2 spent 2" }, { 4, "spent 3" },
            { 5, "spent 2" }, { 6, "spent 1" }, { 7, "" }, { 9, "" } } },
};

} // namespace

// What each event card of chapter II does, in play: its effect on every player, and every row of its raid table.
// Expectations are written from the cards.
class TestCrusadersChapter2Events : public outremer::test::RuleTest {
    Q_OBJECT

    static std::string lossAt(const std::string &event, int difference)
    {
        ChapterTable t = quietChapter(2);
        return crusaders::test::lossAt(t, event, difference, Task::Place);
    }

    // The event phase of round 2 with this event; raids, if any, wait for their first choice.
    static void reveal(Table &t, const char *event)
    {
        QCOMPARE(t.broken(), std::string());
        t.events.clear();
        t.eventPhase(2, event, Good::Candles);
        QCOMPARE(t.broken(), std::string());
    }
    static void verifyResolved(Table &t)
    {
        QVERIFY(t.asks(Task::ChooseRaid) || t.asks(Task::Place));
        QCOMPARE(t.timesTold(EventKind::EventResolved), 1);
        QCOMPARE(t.broken(), std::string());
    }
    static std::vector<int> troopsOfCapitals(Table &t)
    {
        return { t.city("jerusalem").units, t.city("tripoli").units, t.city("edessa").units, t.city("antioch").units };
    }

private slots:
    void raids_withEveryEventAndDifference_costWhatItsTableSays_data() { addRaidRows(kSecondRaids); }
    void raids_withEveryEventAndDifference_costWhatItsTableSays() { checkRaidRow(lossAt); }
    void raids_withEveryEventAndNoDifference_captureTheCity() { checkCaptures(kSecondRaids, lossAt); }

    void aKingFromTheNorth_forTwoCoins_letsEachPlayerHireThree()
    {
        ChapterTable t = quietChapter(2);
        t.player(kTripoli).coins = 1;
        reveal(t, "a-king-from-the-north");
        QCOMPARE(t.seat(), Seat(kJerusalem));
        t.chooseEffect();
        for (int i = 0; i < 3; ++i)
            t.take(Verb::HireTroop, "jerusalem");
        QCOMPARE(t.seat(), Seat(kEdessa)); // Tripoli cannot pay two
        t.take(Verb::Decline);
        QCOMPARE(t.seat(), Seat(kAntioch));
        t.chooseEffect();
        for (int i = 0; i < 3; ++i)
            t.take(Verb::HireTroop, "antioch");
        QCOMPARE(coinsOfAll(t), (std::vector{ 1, 1, 3, 1 }));
        QCOMPARE(troopsOfCapitals(t), (std::vector{ 4 + 3, 5, 5, 6 + 3 }));
        verifyResolved(t);
    }
    void leatherBezants_blockAGoodOfEachPlayer_andGiveThreeCoinsForIt()
    {
        ChapterTable t = quietChapter(2);
        t.good(kTripoli, Good::Wood, 0, 1);
        t.good(kEdessa, Good::Steel, 0, 0, 1); // nothing left to block
        reveal(t, "leather-bezants");
        QCOMPARE(t.seat(), Seat(kJerusalem));
        QVERIFY(!t.can(Verb::Decline) && !t.can(Verb::Done)); // it is not a price that may be kept
        t.take(Verb::BlockGood, int(Good::Candles), 0);
        QCOMPARE(t.seat(), Seat(kTripoli));
        t.take(Verb::BlockGood, int(Good::Wood), 1);
        QCOMPARE(t.seat(), Seat(kAntioch));
        t.take(Verb::BlockGood, int(Good::Horses), 0);
        QCOMPARE(coinsOfAll(t), (std::vector{ 6, 6, 3, 6 }));
        QVERIFY(t.stock(kJerusalem, Good::Candles) == (Stock{ 0, 0, 1 }));
        QVERIFY(t.stock(kTripoli, Good::Wood) == (Stock{ 0, 0, 1 }));
        QVERIFY(t.stock(kAntioch, Good::Horses) == (Stock{ 0, 0, 1 }));
        verifyResolved(t);
    }
    void adelaidesDowry_takesABishopOfTheFirstPlayer_andGivesFiveCoinsForIt()
    {
        ChapterTable t = quietChapter(2);
        t.bishops(kJerusalem, "jerusalem", 1, 1);
        t.bishops(kTripoli, "tripoli", 1, 1);
        reveal(t, "adelaides-dowry");
        QCOMPARE(t.seat(), Seat(kJerusalem));
        t.take(Verb::LoseBishop, t.cityId("jerusalem"), 2);
        QVERIFY(t.player(kJerusalem).clergy[t.cityId("jerusalem")] == (Bishops{ 1, 0 }));
        QVERIFY(t.player(kTripoli).clergy[t.cityId("tripoli")] == (Bishops{ 1, 1 }));
        QCOMPARE(coinsOfAll(t), (std::vector{ 8, 3, 3, 3 }));
        verifyResolved(t);
        ChapterTable single = quietChapter(2); // the last bishop stays, and so does the dowry
        reveal(single, "adelaides-dowry");
        QCOMPARE(coinsOfAll(single), (std::vector{ 3, 3, 3, 3 }));
        QCOMPARE(single.player(kJerusalem).clergy[single.cityId("jerusalem")].count(), 1);
        verifyResolved(single);
    }
    void pedlarsAtKharput_giveTheLastPlayer_twoSpiesAndACoin()
    {
        ChapterTable t = quietChapter(2);
        t.spyTop({ "dragoman", "lay-brother" });
        reveal(t, "pedlars-at-kharput");
        for (int i = 0; i < 2; ++i) {
            QVERIFY(t.asks(Task::NewSpy));
            QCOMPARE(t.seat(), Seat(kAntioch));
            t.take(Verb::KeepSpy);
        }
        const auto &held = t.player(kAntioch).heldSpies;
        QCOMPARE(held.size(), 2);
        QVERIFY(held.contains(t.spy("dragoman")) && held.contains(t.spy("lay-brother")));
        QCOMPARE(coinsOfAll(t), (std::vector{ 3, 3, 3, 4 }));
        verifyResolved(t);
    }
    void fieldOfBlood_costsTheLeadersInTroops_twoTroops()
    {
        ChapterTable t = quietChapter(2);
        t.place("turbessel", kEdessa, 1, 2); // six, as many as Antioch
        const int supply = t.player(kEdessa).troops;
        reveal(t, "field-of-blood");
        QCOMPARE(t.seat(), Seat(kEdessa));
        QVERIFY(!t.can(Verb::LoseTroop, t.cityId("turbessel"))); // the last one there
        t.take(Verb::LoseTroop, "edessa");
        t.take(Verb::LoseTroop, "edessa");
        QCOMPARE(t.seat(), Seat(kAntioch));
        t.take(Verb::LoseTroop, "antioch");
        t.take(Verb::LoseTroop, "antioch");
        QCOMPARE(troopsOfCapitals(t), (std::vector{ 4, 5, 3, 4 }));
        QCOMPARE(int(t.city("turbessel").units), 1);
        QCOMPARE(int(t.player(kEdessa).troops), supply + 2);
        verifyResolved(t);
    }
    void earthquakeAtMarash_destroysALevelOfTheLeadersInLevels_whoRestoreTwoGoods()
    {
        ChapterTable t = quietChapter(2);
        t.place("tripoli", kTripoli, 5, 2);
        t.place("tortosa", kTripoli, 1, 2);
        t.place("baalbek", kTripoli, 1, 1);
        t.place("edessa", kEdessa, 5, 3);
        for (Seat seat : { kTripoli, kEdessa })
            spendAll(t, seat); // wood, steel, candles and steel, horses
        reveal(t, "earthquake-at-marash");
        QCOMPARE(t.seat(), Seat(kTripoli));
        QCOMPARE(t.offered(Verb::DestroyCity), (std::set<int>{ t.cityId("tripoli"), t.cityId("tortosa") }));
        t.take(Verb::DestroyCity, "tortosa");
        t.take(Verb::RestoreGood, int(Good::Wood));
        t.take(Verb::RestoreGood, int(Good::Candles));
        QCOMPARE(int(t.city("tortosa").level), 1);
        QCOMPARE(int(t.city("tripoli").level), 2);
        QCOMPARE(int(t.city("edessa").level), 3);
        QCOMPARE(t.spentGoods(kTripoli), 1); // the steel
        QCOMPARE(t.spentGoods(kEdessa), 2);
        verifyResolved(t);
    }
    void councilOfNablus_takesACoinForEachCity_andGivesTwoPointsMoreForPrayer()
    {
        ChapterTable t = quietChapter(2);
        t.place("acre", kJerusalem, 1, 3);
        reveal(t, "council-of-nablus");
        verifyResolved(t);
        t.order(kJerusalem, Order::Prayer, false, 2);
        t.events.clear();
        t.pray();
        QCOMPARE(Table::field(t.told(EventKind::HolinessMoved)[0], kNumberNoun), 2 + 2);
        t.take(Verb::Done);
        QCOMPARE(t.taxesOf(kJerusalem), 1 + 2 + 1 - 2); // two cities
        QCOMPARE(t.taxesOf(kTripoli), 1 + 1 - 1);
    }
    void fairAtAcre_makesEachBuildingAndEachTactic_aSymbolCheaper()
    {
        ChapterTable t = quietChapter(2, {}, 1);
        t.buildingMarket({ "cathedral", "warehouses" });
        t.tacticMarket({ "iron-ranks", "oaken-ram", "siege-tower" });
        reveal(t, "fair-at-acre");
        verifyResolved(t);
        spendAll(t, kJerusalem);
        ChapterTable building = t;
        building.order(kJerusalem, Order::Construction, false, 2);
        QVERIFY(!building.can(Verb::Upgrade, building.cityId("jerusalem"))); // two symbols, not a cheaper one
        building.take(Verb::Build, building.building("cathedral"));          // of two symbols
        building.take(Verb::UseDiscount);
        QVERIFY(!building.can(Verb::UseDiscount));
        building.take(Verb::PayCoin);
        QCOMPARE(int(building.player(kJerusalem).coins), 0);
        QCOMPARE(building.player(kJerusalem).buildings.size(), 1);
        t.player(kJerusalem).coins = 0;
        t.order(kJerusalem, Order::Muster, false, 2);
        t.take(Verb::Learn);
        QVERIFY(!t.can(Verb::LearnTactic, t.tactic("siege-tower"))); // of two symbols
        for (const char *id : { "iron-ranks", "oaken-ram" }) {       // one symbol each: both for nothing
            t.take(Verb::LearnTactic, t.tactic(id));
            t.take(Verb::UseDiscount);
        }
        QVERIFY(t.player(kJerusalem).tactics.contains(t.tactic("iron-ranks")));
        QVERIFY(t.player(kJerusalem).tactics.contains(t.tactic("oaken-ram")));
    }

    void eventsOfTheRound_atItsEnd_areOver()
    {
        const std::array<std::int8_t, kModifiers> none{};
        for (const char *id : { "council-of-nablus", "fair-at-acre" }) {
            ChapterTable t = quietChapter(2);
            t.eventPhase(6, id);
            QVERIFY(t.s.modifiers != none);
            t.income(6);
            t.pass(Task::Sell);
            QVERIFY(t.s.modifiers == none);
        }
    }

    void events_ofTheChapter_haveATestAndARaidTableEach()
    {
        const auto &deck = game().content().events;
        const auto isOwn = [](const EventCard &card) { return card.chapter == 2; };
        QCOMPARE(untestedCard(deck, *metaObject(), isOwn), std::string());
        QCOMPARE(std::ranges::count_if(deck, isOwn), 8);
        QCOMPARE(kSecondRaids.size(), std::size_t(8));
        for (const EventCard &card : deck)
            QVERIFY2(!isOwn(card) || kSecondRaids.contains(card.id), card.id.c_str());
    }
};

OUTREMER_TEST(TestCrusadersChapter2Events)
#include "tst_crusaders_chapter2events.moc"

#include "tests/crusaders/crescent.h"
#include "tests/crusaders/raidtable.h"
#include "tests/crusaders/ruletable.h"

namespace {

const RaidTables kFourthRaids{
    { "dice-before-shaizar",
        { { 1, "troops 2 level 1 coins 2" }, { 2, "level 1 coins 3" }, { 3, "troops 2 coins 1" },
            { 4, "troops 1 coins 2" }, { 5, "coins 2" }, { 6, "spent 1" }, { 7, "" }, { 9, "" } } },
    { "earth-shakes-at-aleppo",
        { { 1, "troops 1 level 1 buildings 1" }, { 2, "troops 2 buildings 1" }, { 3, "level 1 spent 2" },
            { 4, "level 1" }, { 5, "spent 1 blocked 1" }, { 6, "spent 1" }, { 7, "" }, { 9, "" } } },
    { "unurs-twenty-thousand",
        { { 1, "troops 3 rescripts 1" }, { 2, "troops 2 rescripts 1" }, { 3, "coins 2 rescripts 1" }, { 4, "coins 3" },
            { 5, "coins 2" }, { 6, "coins 1" }, { 7, "coins 1" }, { 8, "" }, { 9, "" } } },
    { "year-of-the-hunt",
        { { 1, "troops 2 blocked 2" }, { 2, "troops 1 coins 1 blocked 2" }, { 3, "coins 1 blocked 2" },
            { 4, "troops 1 blocked 1" }, { 5, "blocked 1" }, { 6, "spent 1" }, { 7, "" }, { 9, "" } } },
    { "count-prefers-turbessel",
        { { 1, "troops 3 governors 1" }, { 2, "troops 1 coins 1 governors 1" }, { 3, "troops 2 spent 2" },
            { 4, "troops 2" }, { 5, "troops 1 spent 1" }, { 6, "coins 1" }, { 7, "" }, { 9, "" } } },
    { "archbishops-hoard",
        { { 1, "troops 1 coins 4 bishops 1" }, { 2, "coins 3 bishops 1" }, { 3, "coins 3 spent 1" }, { 4, "coins 3" },
            { 5, "coins 2" }, { 6, "coins 1" }, { 7, "coins 1" }, { 8, "" }, { 9, "" } } },
    { "joscelin-comes-home",
        { { 1, "troops 4 spent 1" }, { 2, "troops 3 spent 1" }, { 3, "troops 1 level 1" }, { 4, "troops 2" },
            { 5, "troops 1 coins 1" }, { 6, "troops 1" }, { 7, "" }, { 9, "" } } },
    { "crosses-at-vezelay",
        { { 1, "troops 3 bishops 1" }, { 2, "troops 2 bishops 1" }, { 3, "troops 1 bishops 1" },
            { 4, "troops 1 spent 2" }, { 5, "spent 2" }, { 6, "spent 1" }, { 7, "spent 1" }, { 8, "" }, { 9, "" } } },
};

std::string lossOf(const std::string &event, int difference)
{
    CrescentTable t;
    t.nextOrder("plot-at-mosul");
    return lossAt(t, event, difference, Task::SwearOath);
}

} // namespace

// What each event of chapter IV does, in play: its effect on every player, and every row of its raid table. Zengi gets
// a card with which he stays at home. Expectations are written from the cards.
class TestCrusadersChapter4Events : public outremer::test::RuleTest {
    Q_OBJECT

    // The event phase of round 2 with this event; raids, if any, wait for their first choice. Reinforced are Turbessel
    // and Baalbek.
    static void reveal(CrescentTable &t, const char *event)
    {
        QCOMPARE(t.broken(), std::string());
        t.nextOrder("plot-at-mosul");
        t.events.clear();
        t.eventPhase(2, event, Good::Candles);
    }
    static void verifyResolved(const CrescentTable &t)
    {
        QVERIFY(t.asks(Task::ChooseRaid) || t.asks(Task::SwearOath));
        QCOMPARE(t.timesTold(EventKind::EventResolved), 1);
        QCOMPARE(t.broken(), std::string());
    }

private slots:
    void raids_withEveryEventAndDifference_costWhatItsTableSays_data() { addRaidRows(kFourthRaids); }
    void raids_withEveryEventAndDifference_costWhatItsTableSays() { checkRaidRow(lossOf); }
    void raids_withEveryEventAndNoDifference_captureTheCity() { checkCaptures(kFourthRaids, lossOf); }
    // Who cannot pay all of the coins pays what there is, and with a troop: here after a raid by one unit of Damascus.
    void raidsOfUnursTwentyThousand_onWhoCannotPay_costATroopToo()
    {
        struct Row {
            int difference, coins, coinsLeft, troopsLost;
        };
        for (const Row &row : { Row{ 4, 3, 0, 0 }, { 4, 2, 0, 1 }, { 5, 2, 0, 0 }, { 5, 0, 0, 1 }, { 6, 0, 0, 0 } }) {
            CrescentTable t;
            reveal(t, "unurs-twenty-thousand");
            QVERIFY(t.playUntil(Task::ChooseRaid));
            t.place("jerusalem", kJerusalem, row.difference, 1);
            t.player(kJerusalem).coins = std::int16_t(row.coins);
            t.take(Verb::RaidCity, "jerusalem");
            QCOMPARE(Table::field(t.told(EventKind::RaidRepelled)[0], kNumberNoun), row.difference);
            QCOMPARE(int(t.player(kJerusalem).coins), row.coinsLeft);
            QCOMPARE(int(t.city("jerusalem").units), row.difference - row.troopsLost);
        }
    }

    // Seven troops behind walls of level 1: four of them fall, not all but the last.
    void raidsOfJoscelinComesHome_atADifferenceOfOne_costFourTroopsOfMore()
    {
        CrescentTable t;
        t.nextOrder("plot-at-mosul");
        for (const char *id : { "acre", "tadmor", "damascus" })
            t.place(id, kSaracens, 3, 2);
        t.eventPhase(4, "joscelin-comes-home", Good::Candles);
        QVERIFY(t.playUntil(Task::ChooseRaid));
        for (const char *id : { "acre", "tadmor", "damascus" })
            t.place(id, kSaracens, 3, 2);
        t.place("jerusalem", kJerusalem, 7, 1);
        t.take(Verb::RaidCity, "jerusalem");
        QCOMPARE(Table::field(t.told(EventKind::RaidRepelled)[0], kNumberNoun), 1);
        QCOMPARE(int(t.city("jerusalem").units), 3);
    }

    void diceBeforeShaizar_strengthenAttacks_andWeakenPrayers()
    {
        CrescentTable t;
        t.place("jerusalem", kJerusalem, 6, 1);
        t.place("damascus", kSaracens, 1, 2); // no raid
        reveal(t, "dice-before-shaizar");
        verifyResolved(t);
        CrescentTable prayer = t;
        prayer.order(kJerusalem, Order::Prayer, false, 2);
        prayer.events.clear();
        prayer.pray();
        QCOMPARE(prayer.told(EventKind::HolinessMoved)[0].fields[1].value, std::int16_t(1)); // instead of 2
        t.attack(kJerusalem, "damascus", { { "jerusalem", 3 } }, false, 2);
        QCOMPARE(int(t.s.battle.strength[kAttacker]), 1);
        QCOMPARE(t.board().difference(), 3 + 1 - (1 + 2 + 1)); // the first strength bonus of the track
    }
    void earthShakesAtAleppo_costsTheLeadersInLevels_aLevelHereAndAcrossTheBorder()
    {
        CrescentTable t;
        t.place("edessa", kEdessa, 5, 3);
        t.place("turbessel", kAntioch, 1, 2); // with Antioch, 3 levels as well
        reveal(t, "earth-shakes-at-aleppo");
        QCOMPARE(t.seat(), Seat(kEdessa));
        t.take(Verb::DestroyCity, "edessa");
        QVERIFY(!t.can(Verb::DestroyCity, t.cityId("damascus"))); // not next to Edessa
        t.take(Verb::DestroyCity, "aleppo");
        QCOMPARE(t.seat(), Seat(kAntioch));
        QVERIFY(!t.can(Verb::DestroyCity, t.cityId("antioch"))); // nothing below level 1
        t.take(Verb::DestroyCity, "turbessel");
        t.take(Verb::DestroyCity, "apamea");
        QCOMPARE(int(t.city("edessa").level), 2);
        QCOMPARE(int(t.city("aleppo").level), 1);
        QCOMPARE(int(t.city("turbessel").level), 1);
        QCOMPARE(int(t.city("apamea").level), 1);
        QCOMPARE(t.timesTold(EventKind::CityDestroyed), 4); // Jerusalem and Tripoli do not lead
        verifyResolved(t);
    }
    void unursTwentyThousand_takesATroopOfEachPlayer_andPaysThreeCoinsForIt()
    {
        CrescentTable t;
        t.place("tripoli", kTripoli, 1, 1); // cannot spare its last one
        reveal(t, "unurs-twenty-thousand");
        for (Seat seat : { kJerusalem, kEdessa, kAntioch }) {
            QCOMPARE(t.seat(), seat);
            QVERIFY(!t.can(Verb::Decline));
            t.takeAny(Verb::LoseTroop);
        }
        QCOMPARE(int(t.city("jerusalem").units), 3);
        QCOMPARE(int(t.city("tripoli").units), 1);
        QCOMPARE(int(t.city("edessa").units), 4);
        QCOMPARE(int(t.city("antioch").units), 5);
        QCOMPARE(int(t.player(kJerusalem).coins), 6);
        QCOMPARE(int(t.player(kTripoli).coins), 3);
        QCOMPARE(int(t.player(kEdessa).coins), 6);
        QCOMPARE(int(t.player(kAntioch).coins), 6);
        verifyResolved(t);
    }
    void yearOfTheHunt_sendsAUnitToTheFirstPlayer_whoChangesAGovernor()
    {
        CrescentTable t;
        t.governorMarket({ "galeran", "raynald", "fulk-of-anjou" });
        const Card former = t.city("jerusalem").governor;
        QVERIFY(former != kNoCard);
        reveal(t, "year-of-the-hunt");
        QCOMPARE(t.seat(), Seat(kJerusalem));
        QVERIFY(!t.can(Verb::MoveSaracen, t.cityId("homs"), t.cityId("aleppo"))); // no shorter way
        t.take(Verb::MoveSaracen, t.cityId("homs"), t.cityId("damascus"));
        QCOMPARE(t.seat(), Seat(kJerusalem));
        t.take(Verb::SwapGovernor, "jerusalem");
        t.take(Verb::TakeGovernor, t.governor("raynald"));
        QCOMPARE(int(t.city("homs").units), 1);
        QCOMPARE(int(t.city("damascus").units), 3);
        QCOMPARE(t.city("jerusalem").governor, t.governor("raynald"));
        QVERIFY(t.s.governorDeck.discard.contains(former));
        QCOMPARE(t.timesTold(EventKind::GovernorTaken), 1); // nobody else's
        verifyResolved(t);
    }
    void countPrefersTurbessel_paysACoinMoreForEachCity_andWeakensDefenders()
    {
        CrescentTable t;
        t.place("turbessel", kAntioch, 2, 2);
        t.place("edessa", kEdessa, 6, 1);
        t.place("damascus", kSaracens, 1, 2); // no raid
        reveal(t, "count-prefers-turbessel");
        verifyResolved(t);
        CrescentTable income = t;
        income.events.clear();
        income.incomeOnly(2);
        QCOMPARE(income.taxesOf(kAntioch), 1 + 1 + 1 + 2); // two cities, the capital's, and one for each city
        QCOMPARE(income.taxesOf(kJerusalem), 1 + 1 + 1);
        t.attack(kEdessa, "turbessel", { { "edessa", 3 } }, false, 2);
        QCOMPARE(int(t.s.battle.strength[kDefender]), -1);
        QCOMPARE(t.board().difference(), 3 - (2 + 2 - 1));
    }
    void archbishopsHoard_costsTheRichest_threeCoinsForATroop()
    {
        CrescentTable t;
        t.player(kTripoli).coins = 7;
        t.player(kEdessa).coins = 7;
        reveal(t, "archbishops-hoard");
        QCOMPARE(t.seat(), Seat(kTripoli));
        t.take(Verb::HireTroop, "tripoli");
        QCOMPARE(t.seat(), Seat(kEdessa));
        t.take(Verb::HireTroop, "edessa");
        QCOMPARE(int(t.player(kTripoli).coins), 4);
        QCOMPARE(int(t.player(kEdessa).coins), 4);
        QCOMPARE(int(t.player(kJerusalem).coins), 3);
        QCOMPARE(int(t.city("tripoli").units), 6);
        QCOMPARE(int(t.city("edessa").units), 6);
        QCOMPARE(int(t.city("jerusalem").units), 4);
        verifyResolved(t);
    }
    void joscelinComesHome_letsTheLastPlayer_bombardAndDestroy()
    {
        CrescentTable t;
        t.place("turbessel", kSaracens, 3, 2);
        const int supply = t.s.saracens;
        reveal(t, "joscelin-comes-home");
        QCOMPARE(t.seat(), Seat(kAntioch));
        t.take(Verb::Bombard, "turbessel");
        QVERIFY(!t.can(Verb::DestroyCity, t.cityId("aleppo"))); // not next to Antioch
        t.take(Verb::DestroyCity, "turbessel");
        QCOMPARE(int(t.city("turbessel").units), 3); // reinforced since
        QCOMPARE(int(t.city("turbessel").level), 1);
        QCOMPARE(int(t.s.saracens), supply + 1 - 2);
        verifyResolved(t);
    }
    void crossesAtVezelay_giveEachPlayer_aTroopOrTwoHolinessPoints()
    {
        CrescentTable t;
        reveal(t, "crosses-at-vezelay");
        QCOMPARE(t.seat(), Seat(kJerusalem));
        t.chooseEffect(0);
        t.take(Verb::HireTroop, "jerusalem");
        QCOMPARE(t.seat(), Seat(kTripoli));
        t.chooseEffect(0);
        t.take(Verb::HireTroop, "tripoli");
        QCOMPARE(t.seat(), Seat(kEdessa));
        t.chooseEffect(1); // over the others, to cells 4 and 5
        t.pass(Task::BishopActions);
        QCOMPARE(int(t.player(kEdessa).holiness), 5);
        QCOMPARE(t.seat(), Seat(kAntioch));
        t.chooseEffect(0);
        t.take(Verb::HireTroop, "antioch");
        QCOMPARE(int(t.city("jerusalem").units), 5);
        QCOMPARE(int(t.city("tripoli").units), 6);
        QCOMPARE(int(t.city("edessa").units), 5);
        QCOMPARE(int(t.city("antioch").units), 7);
        QCOMPARE(int(t.player(kJerusalem).holiness), 3);
        verifyResolved(t);
    }

    void eventsOfTheChapter_haveATestAndARaidTableEach()
    {
        const auto &deck = game().content().events;
        QCOMPARE(
            untestedCard(deck, *metaObject(), [](const EventCard &card) { return card.chapter == 4; }), std::string());
        for (const EventCard &card : deck)
            QCOMPARE(kFourthRaids.contains(card.id), card.chapter == 4);
        QCOMPARE(kFourthRaids.size(), 8u);
    }
};

OUTREMER_TEST(TestCrusadersChapter4Events)
#include "tst_crusaders_chapter4events.moc"

#include "tests/crusaders/raidtable.h"
#include "tests/crusaders/ruletable.h"
#include "tests/crusaders/thirdchapter.h"

namespace {

const RaidTables kThirdRaids{
    { "coronation-on-holy-cross-day",
        { { 1, "rescripts 1 governors 1" }, { 2, "troops 2 rescripts 1" }, { 3, "coins 1 rescripts 1" },
            { 4, "coins 2" }, { 5, "coins 1" }, { 6, "" }, { 9, "" } } },
    { "head-in-a-silver-casket",
        { { 1, "troops 3 coins 2" }, { 2, "troops 2 coins 2" }, { 3, "troops 2" }, { 4, "troops 1 coins 1" },
            { 5, "troops 1" }, { 6, "" }, { 9, "" } } },
    { "a-father-at-the-gates",
        { { 1, "blocked 1 governors 1" }, { 2, "level 1 blocked 1" }, { 3, "coins 1 blocked 1" }, { 4, "blocked 1" },
            { 5, "spent 1" }, { 6, "" }, { 9, "" } } },
    { "bridegroom-in-disguise",
        { { 1, "troops 1 level 1 rescripts 1" }, { 2, "level 1 coins 2" }, { 3, "troops 2" }, { 4, "troops 1 spent 1" },
            { 5, "spent 1" }, { 6, "" }, { 9, "" } } },
    { "twelve-grounds-for-forfeiture",
        { { 1, "coins 3 governors 1" }, { 2, "spent 1 governors 1" }, { 3, "troops 1 coins 2" },
            { 4, "coins 1 spent 1" }, { 5, "coins 1" }, { 6, "" }, { 9, "" } } },
    { "count-on-a-litter",
        { { 1, "troops 2 level 1 coins 1" }, { 2, "troops 1 level 1" }, { 3, "troops 2" }, { 4, "troops 1 blocked 1" },
            { 5, "troops 1" }, { 6, "spent 1" }, { 7, "" }, { 9, "" } } },
    { "pons-bars-the-road",
        { { 1, "spent 2 buildings 1" }, { 2, "coins 1 buildings 1" }, { 3, "troops 1 spent 2" },
            { 4, "troops 1 spent 1" }, { 5, "spent 1" }, { 6, "" }, { 9, "" } } },
    { "the-queens-anger",
        { { 1, "bishops 1 governors 1" }, { 2, "troops 2 bishops 1" }, { 3, "spent 1 bishops 1" }, { 4, "rescripts 1" },
            { 5, "coins 1" }, { 6, "" }, { 9, "" } } },
};

} // namespace

// What each event card of chapter III does, in play: its effect, and every row of its raid table. Expectations are
// written from the cards.
class TestCrusadersChapter3Events : public outremer::test::RuleTest {
    Q_OBJECT

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
        QVERIFY(t.asks(Task::ChooseRaid) || t.asks(Task::SwearOath));
        QCOMPARE(t.timesTold(EventKind::EventResolved), 1);
        QCOMPARE(t.broken(), std::string());
    }
    static int coins(Table &t, Seat seat) { return t.player(seat).coins; }

    // What a raid costs while this event lies open.
    static std::string raidLoss(const std::string &event, int difference)
    {
        ThirdChapter t;
        return lossAt(t, event, difference, Task::SwearOath);
    }

private slots:
    void raids_withEveryEventAndDifference_costWhatItsTableSays_data() { addRaidRows(kThirdRaids); }
    void raids_withEveryEventAndDifference_costWhatItsTableSays() { checkRaidRow(raidLoss); }
    void raids_withEveryEventAndNoDifference_captureTheCity() { checkCaptures(kThirdRaids, raidLoss); }

    void coronationOnHolyCrossDay_offersEachPlayer_aRescriptForACoin()
    {
        ThirdChapter t;
        t.player(kEdessa).coins = 0;
        t.rescriptTop(1, { "summons-of-vassals", "leave-to-fortify" });
        reveal(t, "coronation-on-holy-cross-day");
        QVERIFY(t.asks(Task::MayPay));
        QCOMPARE(t.seat(), Seat(kJerusalem));
        t.chooseEffect();
        QCOMPARE(t.seat(), Seat(kTripoli));
        t.take(Verb::Decline);
        QCOMPARE(t.seat(), Seat(kAntioch)); // Edessa cannot pay
        t.chooseEffect();
        QCOMPARE(coins(t, kJerusalem), 2);
        QCOMPARE(coins(t, kTripoli), 3);
        QCOMPARE(coins(t, kEdessa), 0);
        QCOMPARE(coins(t, kAntioch), 2);
        QVERIFY(t.player(kTripoli).rescripts.empty() && t.player(kEdessa).rescripts.empty());
        QCOMPARE(t.player(kJerusalem).rescripts.size(), 1);
        QCOMPARE(t.player(kJerusalem).rescripts[0], t.rescript("summons-of-vassals"));
        QCOMPARE(t.player(kAntioch).rescripts.size(), 1);
        QCOMPARE(t.player(kAntioch).rescripts[0], t.rescript("leave-to-fortify"));
        verifyResolved(t);
    }
    void headInASilverCasket_bringsASaracenCloserToEachPlayer_andGivesACoin()
    {
        ThirdChapter t;
        reveal(t, "head-in-a-silver-casket");
        const std::vector<std::pair<std::string, std::string>> moves{ { "aleppo", "tadmor" }, { "homs", "baalbek" },
            { "apamea", "aleppo" }, { "baalbek", "tortosa" } };
        for (Seat seat : { kJerusalem, kTripoli, kEdessa, kAntioch }) {
            QCOMPARE(t.seat(), seat);
            QVERIFY(!t.can(Verb::MoveSaracen, t.cityId("damascus"), t.cityId("jerusalem"))); // Saracen cities only
            QVERIFY(!t.can(Verb::MoveSaracen, t.cityId("acre"), t.cityId("damascus")));      // the last unit
            QCOMPARE(coins(t, seat), 3);
            t.take(Verb::MoveSaracen, t.cityId(moves[seat].first), t.cityId(moves[seat].second));
            QCOMPARE(coins(t, seat), 4);
        }
        const std::map<std::string, int> units{ { "aleppo", 2 }, { "tadmor", 2 }, { "homs", 1 }, { "baalbek", 2 + 1 },
            { "apamea", 1 }, { "tortosa", 2 }, { "turbessel", 1 + 1 }, { "acre", 1 }, { "damascus", 2 } };
        for (const auto &[id, count] : units)
            QVERIFY2(t.city(id).units == count, id.c_str());
        verifyResolved(t);
        ThirdChapter empty; // nobody to move: the coin comes all the same
        for (const auto &[id, count] : units)
            empty.place(id, kSaracens, 1, 2);
        reveal(empty, "head-in-a-silver-casket");
        for (Seat seat : { kJerusalem, kTripoli, kEdessa, kAntioch })
            QCOMPARE(coins(empty, seat), 4);
        verifyResolved(empty);
    }
    void aFatherAtTheGates_blocksAGoodOfTheFirstPlayer_whoTakesASpy()
    {
        ThirdChapter t;
        t.player(kTripoli).holiness = 7; // first
        t.place("tortosa", kTripoli, 1, 2);
        t.good(kTripoli, Good::Wood, 0, 1);
        t.spyTop({ "dragoman" });
        reveal(t, "a-father-at-the-gates");
        QCOMPARE(t.seat(), Seat(kTripoli));
        QCOMPARE(t.howMany(Verb::BlockGood), 2); // ready or spent
        t.take(Verb::BlockGood, int(Good::Steel), 0);
        t.take(Verb::KeepSpy);
        QVERIFY(t.stock(kTripoli, Good::Steel) == (Stock{ 0, 0, 1 }));
        QVERIFY(t.stock(kTripoli, Good::Wood) == (Stock{ 0, 1, 0 }));
        QCOMPARE(t.player(kTripoli).heldSpies.size(), 1);
        QCOMPARE(t.player(kTripoli).heldSpies[0], t.spy("dragoman"));
        QVERIFY(t.stock(kJerusalem, Good::Candles) == (Stock{ 1, 0, 0 }));
        for (Seat seat : { kJerusalem, kEdessa, kAntioch })
            QVERIFY(t.player(seat).heldSpies.empty());
        verifyResolved(t);
    }
    void bridegroomInDisguise_letsTheLastPlayer_swapAGovernorOrTakeTwoCoins()
    {
        for (bool swaps : { true, false }) {
            ThirdChapter t;
            t.governorMarket({ "galeran" });
            const Card before = t.city("antioch").governor;
            reveal(t, "bridegroom-in-disguise");
            QCOMPARE(t.seat(), Seat(kAntioch));
            t.chooseEffect(swaps ? 0 : 1);
            if (swaps) {
                t.take(Verb::SwapGovernor, "antioch");
                t.take(Verb::TakeGovernor, t.governor("galeran"));
            }
            QCOMPARE(t.city("antioch").governor, swaps ? t.governor("galeran") : before);
            QCOMPARE(t.s.governorDeck.discard.contains(before), swaps);
            QCOMPARE(coins(t, kAntioch), swaps ? 3 : 5);
            for (Seat seat : { kJerusalem, kTripoli, kEdessa })
                QCOMPARE(coins(t, seat), 3);
            verifyResolved(t);
        }
    }
    void twelveGroundsForForfeiture_costTheLeadersInGovernors_aCoinForEach()
    {
        ThirdChapter t;
        t.place("acre", kJerusalem, 1, 3); // which gives two goods
        t.setGovernor("acre", "galeran");
        t.place("tortosa", kTripoli, 1, 2); // cities and goods do not count
        t.place("baalbek", kTripoli, 1, 2);
        reveal(t, "twelve-grounds-for-forfeiture");
        QCOMPARE(coins(t, kJerusalem), 3 - 2);
        for (Seat seat : { kTripoli, kEdessa, kAntioch })
            QCOMPARE(coins(t, seat), 3);
        verifyResolved(t);
        ThirdChapter shared; // one each
        reveal(shared, "twelve-grounds-for-forfeiture");
        for (Seat seat : { kJerusalem, kTripoli, kEdessa, kAntioch })
            QCOMPARE(coins(shared, seat), 2);
        verifyResolved(shared);
    }
    void countOnALitter_letsTheLeadersInGarrisons_bombardOnceAndMoveACell()
    {
        ThirdChapter t;
        t.player(kAntioch).holiness = 10;
        t.place("acre", kJerusalem, 4, 2); // more troops than Antioch's six, but not in one city
        t.place("apamea", kSaracens, 3, 2);
        reveal(t, "count-on-a-litter");
        QCOMPARE(t.seat(), Seat(kAntioch));
        t.take(Verb::Bombard, "apamea");
        QCOMPARE(int(t.city("apamea").units), 2);
        QCOMPARE(int(t.player(kAntioch).holiness), 11);
        QCOMPARE(int(t.player(kJerusalem).holiness), 3);
        verifyResolved(t);
        ThirdChapter shared;
        shared.place("tripoli", kTripoli, 6, 1);
        shared.player(kAntioch).holiness = 10;
        shared.player(kTripoli).holiness = 14;
        reveal(shared, "count-on-a-litter");
        QCOMPARE(shared.seat(), Seat(kTripoli));
        shared.take(Verb::Bombard, "baalbek");
        QCOMPARE(int(shared.player(kTripoli).holiness), 15);
        QCOMPARE(shared.seat(), Seat(kAntioch));
        shared.take(Verb::Bombard, "apamea");
        QCOMPARE(int(shared.player(kAntioch).holiness), 11);
        verifyResolved(shared);
    }
    void ponsBarsTheRoad_takesAMovementFromMarches_andGivesACoinMoreForEachCity()
    {
        ThirdChapter t;
        t.place("jerusalem", kJerusalem, 9, 1);
        t.place("acre", kJerusalem, 1, 2);
        t.place("damascus", kSaracens, 1, 2); // no raid
        reveal(t, "pons-bars-the-road");
        verifyResolved(t);
        for (bool enhanced : { false, true }) {
            ThirdChapter march = t;
            march.order(kJerusalem, Order::March, enhanced, 2);
            march.take(Verb::March, "acre");
            for (int i = 0; i < (enhanced ? 5 : 3); ++i)
                march.take(Verb::MoveTroop, "jerusalem");
            QVERIFY(!march.canDo(Verb::MoveTroop));
        }
        t.events.clear();
        t.income(2);
        QCOMPARE(t.taxesOf(kJerusalem), 1 + 1 + 1 + 2); // sectors, the capital's, and one for each city
        QCOMPARE(t.taxesOf(kTripoli), 1 + 1 + 1);
    }
    void theQueensAnger_closesTheOuterCells_andStrengthensDefenders()
    {
        ThirdChapter t;
        t.place("damascus", kSaracens, 1, 2); // no raid
        reveal(t, "the-queens-anger");
        verifyResolved(t);
        ThirdChapter battle = t;
        battle.attackTurbessel(3, 2, 4); // from Edessa, held by Antioch
        QCOMPARE(battle.board().difference(), 4 - 3 - 2 - 1);
        ThirdChapter saracens = t;
        saracens.place("edessa", kEdessa, 8, 1);
        saracens.attack(kEdessa, "aleppo", { { "edessa", 4 } }, false, 2);
        if (saracens.asks(Task::ChooseSaracens))
            saracens.takeAny(Verb::NameSaracens);
        QCOMPARE(saracens.board().difference(), 4 - 2 - 2 - 1 - 1); // one is the track's
        t.pass(Task::SwearOath);
        QVERIFY(t.asks(Task::Place));
        QVERIFY(t.canDo(Verb::PlaceInner));
        QVERIFY(!t.canDo(Verb::PlaceOuter));
    }

    void eventsOfTheRound_atItsEnd_areOver()
    {
        const std::array<std::int8_t, kModifiers> none{};
        for (const char *id : { "pons-bars-the-road", "the-queens-anger" }) {
            ThirdChapter t;
            t.eventPhase(6, id);
            QVERIFY(t.s.modifiers != none);
            t.income(6);
            t.pass(Task::Sell);
            QVERIFY(t.isOver());
            QVERIFY(t.s.modifiers == none);
        }
    }

    void events_ofChapterThree_haveATestAndARaidTableEach()
    {
        const auto &deck = game().content().events;
        QCOMPARE(untestedCard(deck, *metaObject(), 3), std::string());
        QCOMPARE(int(std::ranges::count(deck, 3, &PrintedCard::chapter)), 8);
        QCOMPARE(int(kThirdRaids.size()), 8);
        for (const EventCard &card : deck)
            QVERIFY2(kThirdRaids.contains(card.id) == (card.chapter == 3), card.id.c_str());
    }
};

OUTREMER_TEST(TestCrusadersChapter3Events)
#include "tst_crusaders_chapter3events.moc"

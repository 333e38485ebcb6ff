#include "tests/crusaders/table.h"
#include "tests/support/ruletest.h"

using namespace outremer;
using namespace outremer::crusaders;
using namespace outremer::crusaders::test;

namespace {

// Markers of Jerusalem, Tripoli, Edessa and Antioch, as cells counted from 0. From cell 4 on the track repeats bishop,
// rescript, bishop, blank (CR-AMB-06).
void markers(Table &t, std::array<int, 4> cells)
{
    for (Seat seat = 0; seat < 4; ++seat)
        t.player(seat).holiness = std::uint8_t(cells[seat]);
}

// Jerusalem prays, with so many coins for more points, up to the end of the movement.
void pray(Table &t, bool enhanced, int coins)
{
    t.player(kJerusalem).coins = std::int16_t(coins);
    t.order(kJerusalem, Order::Prayer, enhanced);
    QCOMPARE(t.broken(), std::string());
    t.take(Verb::Pray);
    for (int i = 0; i < coins; ++i)
        t.take(Verb::PayCoin);
    t.take(Verb::Done);
}

int bishopActions(const Table &t)
{
    return t.asks(Task::BishopActions) ? t.s.frames.back().as<BishopTurn>().left : 0;
}

// Jerusalem with a number of bishop actions to use: the cells ahead of it have as many.
Table withBishopActions(int actions)
{
    Table t;
    if (actions == 2)
        markers(t, { 7, 2, 1, 0 }); // 8 bishop, 9 rescript, 10 bishop
    else
        markers(t, { 9, 2, 1, 0 }); // 10 bishop, 11 blank
    return t;
}

std::vector<std::string> holyLands(const Table &t, Seat seat)
{
    std::vector<std::string> cities;
    for (const Event &event : t.told(EventKind::HolyLandHeld)) {
        if (Table::field(event, kRealmNoun) == int(seat))
            cities.push_back(t.c.cities[std::size_t(Table::field(event, kCityNoun))].id);
    }
    return cities;
}

} // namespace

// CR-PRAY: prayer, the holiness track and bishops; the worked example CR-EX-08.
class TestCrusadersPrayer : public outremer::test::RuleTest {
    Q_OBJECT
private slots:
    void example_08_basicPrayerOfJerusalem()
    {
        RULES("CR-PRAY-01", "CR-PRAY-02", "CR-PRAY-06", "CR-PRAY-07", "CR-PRAY-08", "CR-PRAY-10", "CR-PRAY-11",
            "CR-PRAY-13", "CR-PRAY-16", "CR-PRAY-17", "CR-PRAY-18", "CR-PRAY-19");
        for (int antioch : { 7, 8, 9, 10 }) { // wherever ahead it stands (CR-AMB-06)
            Table t;
            markers(t, { 6, 2, 1, antioch });
            t.bishops(kJerusalem, "jerusalem", 1, 0);
            t.bishops(kJerusalem, "acre", 0, 1);
            t.player(kJerusalem).coins = 1;
            t.rescriptTop(1, { "safe-conduct" });
            t.order(kJerusalem, Order::Prayer);
            QCOMPARE(t.broken(), std::string());
            t.take(Verb::Pray);
            t.take(Verb::PayGood, int(Good::Candles));
            t.take(Verb::PayCoin);
            t.take(Verb::Done);
            QCOMPARE(int(t.player(kJerusalem).holiness), 11);
            QCOMPARE(t.player(kJerusalem).rescripts.size(), 1);
            QVERIFY(t.player(kJerusalem).rescripts.contains(t.rescript("safe-conduct")));
            QCOMPARE(bishopActions(t), 2);

            const CityId home = t.cityId("jerusalem"), acre = t.cityId("acre"), damascus = t.cityId("damascus");
            Table trains = t; // two trainings
            trains.take(Verb::Train, home, 1);
            trains.take(Verb::Train, acre, 2);
            QVERIFY(trains.player(kJerusalem).clergy[home] == (Bishops{ 2, 0 }));
            QVERIFY(trains.player(kJerusalem).clergy[acre] == (Bishops{ 0, 2 }));
            QVERIFY(!trains.asks(Task::BishopActions));
            Table trainsAndMoves = t; // one of each, the new bishop included
            trainsAndMoves.take(Verb::Train, home, 2);
            QVERIFY(trainsAndMoves.can(Verb::MoveBishop, home, damascus, 1));
            trainsAndMoves.take(Verb::MoveBishop, home, damascus, 2);
            QVERIFY(trainsAndMoves.player(kJerusalem).clergy[damascus] == (Bishops{ 0, 1 }));
            Table moves = t; // two moves of two bishops, never of one
            moves.take(Verb::MoveBishop, home, damascus, 1);
            QVERIFY(!moves.canDo(Verb::Train)); // move before training is illegal
            for (const Option &option : moves.options())
                QVERIFY(Verb(option.verb) != Verb::MoveBishop || option.first == acre);
            moves.take(Verb::MoveBishop, acre, t.cityId("tripoli"), 2);
            QVERIFY(!moves.asks(Task::BishopActions));
            QCOMPARE(moves.broken(), std::string());
        }
    }

    // --- points ---
    void prayer_givesTwoPointsAndOneMoreForUpToFourGoods()
    {
        RULES("CR-PRAY-01", "CR-PRAY-02", "CR-PRAY-03", "CR-PRAY-06");
        for (int extras = 0; extras <= 4; ++extras) {
            Table t;
            pray(t, false, extras);
            QCOMPARE(int(t.player(kJerusalem).holiness), 3 + 2 + extras); // nobody stands ahead
            QCOMPARE(int(t.player(kJerusalem).coins), 0);
        }
        Table t;
        t.player(kJerusalem).coins = 9;
        t.order(kJerusalem, Order::Prayer);
        QVERIFY(!t.can(Verb::Done)); // the two points are compulsory (CR-AMB-38)
        t.take(Verb::Pray);
        for (int i = 0; i < 4; ++i)
            t.take(Verb::PayCoin);
        QVERIFY(t.options().size() == 1 && t.can(Verb::Done)); // no fifth, though it could be paid
        t.take(Verb::Done);
        QVERIFY(!t.can(Verb::Pray));
    }
    void points_fromAnyOtherSource_areSpentAtOnceAndCompletely()
    {
        RULES("CR-PRAY-04", "CR-PRAY-07", "CR-PRAY-08");
        // The event gives the last player two points: Antioch jumps three markers and lands on a rescript.
        Table t;
        t.eventPhase(1, "holy-fire-tarries");
        QCOMPARE(int(t.player(kAntioch).holiness), 5); // nobody was asked first
        QCOMPARE(t.player(kAntioch).rescripts.size(), 1);
        QCOMPARE(bishopActions(t), 1);
        // And a rescript that is worth one.
        Table other;
        other.rescripts(kJerusalem, { "letter-of-ordination" });
        other.order(kJerusalem, Order::Muster);
        other.take(Verb::UseRescript, other.rescript("letter-of-ordination"));
        other.take(Verb::Train, other.cityId("jerusalem"), 1);
        QCOMPARE(int(other.player(kJerusalem).holiness), 4);
    }
    void points_gainedTogether_areOneMovementBeforeAnyBonus()
    {
        RULES("CR-PRAY-05", "CR-PRAY-09", "CR-PRAY-04");
        Table t;
        pray(t, false, 4); // cells 4 to 9: three bishops, two rescripts
        QCOMPARE(t.timesTold(EventKind::HolinessMoved), 1);
        QCOMPARE(Table::field(t.told(EventKind::HolinessMoved)[0], kNumberNoun), 6);
        bool hasMoved = false;
        for (const Event &event : t.events) {
            hasMoved = hasMoved || EventKind(event.kind) == EventKind::HolinessMoved;
            QVERIFY(EventKind(event.kind) != EventKind::RescriptDrawn || hasMoved);
        }
        QCOMPARE(t.timesTold(EventKind::RescriptDrawn), 2);
        QCOMPARE(bishopActions(t), 3);
        QCOMPARE(int(t.player(kJerusalem).holiness), 9); // already there when the actions are asked for
    }
    void occupiedCells_areJumpedForNothing_andGiveTheirBonuses()
    {
        RULES("CR-PRAY-07", "CR-PRAY-08", "CR-PRAY-10");
        Table t;
        markers(t, { 3, 5, 6, 0 });
        pray(t, false, 0); // 4, then over 5 and 6, then 7
        QCOMPARE(int(t.player(kJerusalem).holiness), 7);
        QCOMPARE(t.player(kJerusalem).rescripts.size(), 1); // of the jumped cell 5
        QCOMPARE(bishopActions(t), 2);                      // of 4, passed, and 6, jumped
        Table last;                                         // the last point does not end on another marker
        markers(last, { 3, 5, 1, 6 });
        pray(last, false, 0);
        QCOMPARE(int(last.player(kJerusalem).holiness), 7);
        QCOMPARE(last.broken(), std::string());
    }
    void rescriptCell_givesTheTopRescriptOfLevelI()
    {
        RULES("CR-PRAY-10");
        Table t;
        t.rescriptTop(1, { "safe-conduct", "plea-for-succour" });
        pray(t, false, 0); // 4 bishop, 5 rescript
        QVERIFY(t.player(kJerusalem).rescripts.contains(t.rescript("safe-conduct")));
        QCOMPARE(t.player(kJerusalem).rescripts.size(), 1);
        QCOMPARE(t.s.rescriptDecks[0].pile.back(), t.rescript("plea-for-succour"));
    }
    void bishopCell_givesOneActionToTrainOrMove_orToLeave()
    {
        RULES("CR-PRAY-11");
        Table t;
        pray(t, false, 0);
        QCOMPARE(bishopActions(t), 1);
        QVERIFY(t.canDo(Verb::Train) && t.canDo(Verb::MoveBishop) && t.can(Verb::Done)); // CR-AMB-46
        Table moves = t;
        moves.takeAny(Verb::MoveBishop);
        QVERIFY(!moves.asks(Task::BishopActions));
        t.takeAny(Verb::Train);
        QVERIFY(!t.asks(Task::BishopActions));
        Table none;
        markers(none, { 10, 2, 1, 0 }); // 11 blank, 12 bishop
        none.bishops(kJerusalem, "jerusalem", 5, 5);
        pray(none, false, 0);
        QVERIFY(!none.canDo(Verb::Train) && none.canDo(Verb::MoveBishop));
    }
    void marker_atTheEndOfTheTrack_goesOnFromTheFirstCell()
    {
        RULES("CR-PRAY-12", "CR-PRAY-08");
        Table t;
        markers(t, { 13, 2, 1, 0 });
        pray(t, false, 2); // 14, 15, over 0, 1 and 2 to 3, then 4
        QCOMPARE(int(t.player(kJerusalem).holiness), 4);
        QCOMPARE(bishopActions(t), 2); // of 14 and of 4
        QCOMPARE(t.broken(), std::string());
    }

    // --- bishops ---
    void training_putsABishopOfEitherLevelWhereAnOwnBishopIs()
    {
        RULES("CR-PRAY-13");
        Table t = withBishopActions(1);
        t.bishops(kJerusalem, "jerusalem", 0, 0);
        t.bishops(kJerusalem, "edessa", 1, 0); // whoever controls it
        t.bishops(kTripoli, "acre", 1, 0);
        t.place("acre", kJerusalem, 1, 1);
        pray(t, false, 0);
        QVERIFY(t.can(Verb::Train, t.cityId("edessa"), 1));
        QVERIFY(t.can(Verb::Train, t.cityId("edessa"), 2));
        QCOMPARE(t.howMany(Verb::Train), 2); // nowhere else
        const Bishops supply = t.player(kJerusalem).bishops;
        t.take(Verb::Train, t.cityId("edessa"), 2);
        QVERIFY(t.player(kJerusalem).clergy[t.cityId("edessa")] == (Bishops{ 1, 1 }));
        QCOMPARE(int(t.player(kJerusalem).bishops.two), supply.two - 1);
        QCOMPARE(t.broken(), std::string());
    }
    void training_withoutABishopInPlay_isPossibleInAnyOwnCity()
    {
        RULES("CR-PRAY-14");
        Table t = withBishopActions(1);
        t.bishops(kJerusalem, "jerusalem", 0, 0);
        t.place("acre", kJerusalem, 1, 1);
        pray(t, false, 0);
        for (const char *id : { "jerusalem", "acre" })
            QVERIFY(t.can(Verb::Train, t.cityId(id), 1) && t.can(Verb::Train, t.cityId(id), 2));
        QCOMPARE(t.howMany(Verb::Train), 4);
        QVERIFY(!t.canDo(Verb::MoveBishop));
    }
    void training_withAnEmptySupply_isImpossible()
    {
        RULES("CR-PRAY-15");
        Table t = withBishopActions(1);
        t.bishops(kJerusalem, "jerusalem", 5, 4);
        Table empty = t;
        empty.bishops(kJerusalem, "jerusalem", 5, 5);
        pray(t, false, 0);
        QVERIFY(t.can(Verb::Train, t.cityId("jerusalem"), 2));
        QCOMPARE(t.howMany(Verb::Train), 1); // no bishop of level I is left
        pray(empty, false, 0);
        QVERIFY(!empty.canDo(Verb::Train));
    }
    void move_leadsToAnyNeighbour_whoeverControlsIt()
    {
        RULES("CR-PRAY-16");
        Table t = withBishopActions(1);
        t.place("acre", kJerusalem, 1, 1);
        t.place("tadmor", kEdessa, 1, 1);
        pray(t, false, 0);
        const CityId home = t.cityId("jerusalem");
        for (const char *id : { "acre", "tadmor", "damascus" }) // own, a rival's, the Saracens'
            QVERIFY(t.can(Verb::MoveBishop, home, t.cityId(id), 1));
        QCOMPARE(t.howMany(Verb::MoveBishop), 3); // and no further
        t.take(Verb::MoveBishop, home, t.cityId("tadmor"), 1);
        QCOMPARE(t.player(kJerusalem).clergy[home].count(), 0);
        QVERIFY(t.player(kJerusalem).clergy[t.cityId("tadmor")] == (Bishops{ 1, 0 }));
    }
    void trainings_comeBeforeMoves_andNoBishopMovesTwice()
    {
        RULES("CR-PRAY-17", "CR-PRAY-18", "CR-PRAY-19");
        Table t = withBishopActions(2);
        t.bishops(kJerusalem, "acre", 1, 0);
        pray(t, false, 2); // 8, 9, 10, 11
        QCOMPARE(bishopActions(t), 2);
        const CityId home = t.cityId("jerusalem"), acre = t.cityId("acre");
        t.take(Verb::MoveBishop, home, acre, 1);
        QVERIFY(!t.canDo(Verb::Train));
        // Two equal bishops are now in Acre, one of which has moved: the other may go on, and only one of them.
        Table leaves = t;
        QVERIFY(!leaves.can(Verb::MoveBishop, home, acre, 1));
        leaves.take(Verb::MoveBishop, acre, leaves.cityId("tripoli"), 1);
        QCOMPARE(leaves.player(kJerusalem).clergy[acre].count(), 1);
        Table one = withBishopActions(2); // a single bishop: after its move there is nothing left to do
        pray(one, false, 2);
        one.take(Verb::MoveBishop, home, acre, 1);
        QVERIFY(!one.canDo(Verb::MoveBishop));
        one.take(Verb::Done);
    }

    // --- enhanced prayer ---
    void enhancedPrayer_addsABishopActionAndTheTopRescriptOfLevelII()
    {
        RULES("CR-PRAY-20", "CR-PRAY-21", "CR-PRAY-22");
        for (bool enhanced : { false, true }) {
            Table t;
            t.rescriptTop(1, { "safe-conduct" });
            t.rescriptTop(2, { "town-charter" });
            pray(t, enhanced, 0);                            // 4 bishop, 5 rescript
            QCOMPARE(int(t.player(kJerusalem).holiness), 5); // the basic points
            QCOMPARE(bishopActions(t), enhanced ? 2 : 1);
            QVERIFY(t.player(kJerusalem).rescripts.contains(t.rescript("safe-conduct")));
            QCOMPARE(t.player(kJerusalem).rescripts.contains(t.rescript("town-charter")), enhanced);
            QCOMPARE(t.player(kJerusalem).rescripts.size(), enhanced ? 2 : 1); // in addition (CR-AMB-47)
        }
        Table none; // also where no bonus cell is passed
        markers(none, { 14, 2, 15, 13 });
        pray(none, true, 0); // over 15 to 0 and 1
        QCOMPARE(bishopActions(none), 1);
        QCOMPARE(none.player(kJerusalem).rescripts.size(), 1);
        QCOMPARE(none.c.rescripts[none.player(kJerusalem).rescripts[0]].level(), 2);
    }
    void rescriptsOfEffects_areOfLevelI()
    {
        RULES("CR-PRAY-22");
        Table t;
        t.build(kJerusalem, "scriptorium");
        t.order(kJerusalem, Order::Construction);
        t.take(Verb::Done);
        t.take(Verb::UseBuilding, 0);
        QCOMPARE(t.player(kJerusalem).rescripts.size(), 1);
        QCOMPARE(t.c.rescripts[t.player(kJerusalem).rescripts[0]].level(), 1);
    }

    // --- what others see ---
    void levelsOfBishops_areHiddenFromAllButTheirOwner()
    {
        RULES("CR-PRAY-23", "CR-PRAY-24", "CR-PRAY-13");
        Table t = withBishopActions(2);
        pray(t, false, 2);
        const CityId home = t.cityId("jerusalem"), acre = t.cityId("acre");
        Table low = t, high = t;
        for (auto [table, level] : { std::pair(&low, 1), std::pair(&high, 2) }) {
            table->events.clear();
            table->take(Verb::Train, home, level);
            table->take(Verb::MoveBishop, home, acre, level);
        }
        QVERIFY(*game().viewFor(low.s, kEdessa) == *game().viewFor(high.s, kEdessa));
        QCOMPARE(game().viewFor(low.s, kEdessa)->player(kJerusalem).clergy[acre].count(), 1);
        QVERIFY(game().viewFor(high.s, kJerusalem)->player(kJerusalem).clergy[acre] == (Bishops{ 0, 1 }));
        QVERIFY(game().viewFor(high.s, kJerusalem)->player(kJerusalem).bishops == high.player(kJerusalem).bishops);
        QCOMPARE(low.events.size(), high.events.size()); // nor does what is told give it away
        for (std::size_t i = 0; i < low.events.size(); ++i)
            QVERIFY(seenFrom(low.events[i], kEdessa)->fields == seenFrom(high.events[i], kEdessa)->fields);
    }

    // --- holy lands ---
    void holyLand_belongsToTheHighestSum_andInATieToNobody()
    {
        RULES("CR-PRAY-25", "CR-PRAY-26", "CR-PRAY-30");
        Table t;
        t.bishops(kJerusalem, "tripoli", 0, 1); // 2 against the one bishop of Tripoli, in Tripoli's own city
        t.bishops(kEdessa, "homs", 3, 0);       // 3 against 2 and 2, in a Saracen city
        t.bishops(kAntioch, "homs", 0, 1);
        t.bishops(kTripoli, "homs", 2, 0);
        t.bishops(kJerusalem, "acre", 2, 0); // 2 against 2: levels count, not heads
        t.bishops(kTripoli, "acre", 0, 1);
        t.bishops(kEdessa, "acre", 1, 0);
        QCOMPARE(t.broken(), std::string());
        t.incomeOnly();
        QVERIFY((holyLands(t, kJerusalem) == std::vector<std::string>{ "jerusalem", "tripoli" }));
        QVERIFY(holyLands(t, kTripoli).empty());
        QVERIFY((holyLands(t, kEdessa) == std::vector<std::string>{ "edessa", "homs" }));
        QVERIFY((holyLands(t, kAntioch) == std::vector<std::string>{ "antioch" }));
    }
    void check_ofContestedCitiesOnly_turnsTheirBishopsUp()
    {
        RULES("CR-PRAY-27", "CR-PRAY-28");
        Table t;
        t.bishops(kJerusalem, "homs", 1, 1);
        t.bishops(kEdessa, "homs", 1, 0);
        t.incomeOnly();                         // at the end of the round
        std::vector<std::pair<int, int>> shown; // whose, and the sum
        for (const Event &event : t.told(EventKind::HolyLandChecked)) {
            QCOMPARE(Table::field(event, kCityNoun), int(t.cityId("homs"))); // no other city is contested
            QVERIFY(seenFrom(event, kTripoli) == event);
            shown.emplace_back(Table::field(event, kRealmNoun), Table::field(event, kNumberNoun));
        }
        QVERIFY((shown == std::vector<std::pair<int, int>>{ { kJerusalem, 3 }, { kEdessa, 1 } }));
        QVERIFY(!holyLands(t, kTripoli).empty()); // its own city needed no reveal
        for (bool contested : { true, false }) {  // and when a rescript says so
            Table asked;
            asked.rescripts(kEdessa, { "attestation-of-a-miracle" });
            if (contested)
                asked.bishops(kTripoli, "edessa", 1, 0);
            asked.order(kEdessa, Order::Muster);
            asked.take(Verb::UseRescript, asked.rescript("attestation-of-a-miracle"));
            asked.take(Verb::CheckCity, "edessa");
            QCOMPARE(asked.timesTold(EventKind::HolyLandChecked), contested ? 2 : 0);
            QCOMPARE(asked.player(kEdessa).holiness == 1, contested); // a tie is nobody's holy land
        }
    }
    void holyLands_bringInfluenceAndCountForTheEndAndForBulls()
    {
        RULES("CR-PRAY-29");
        Table t;
        t.setBull(kJerusalem, "a-pious-request"); // five holy lands: 9
        t.player(kJerusalem).coins = 0;
        for (const char *id : { "acre", "homs", "damascus" })
            t.bishops(kJerusalem, id, 1, 0);
        Table four = t;
        four.income();
        QVERIFY(!four.isOver());
        QCOMPARE(four.influenceFrom(InfluenceSource::HolyLands, kJerusalem), 4);
        t.bishops(kJerusalem, "tadmor", 1, 0);
        QCOMPARE(t.board().bullPoints(kJerusalem), 9);
        t.income();
        QCOMPARE(t.influenceFrom(InfluenceSource::HolyLands, kJerusalem), 5);
        QVERIFY(t.isOver()); // righteousness
        QCOMPARE(t.influenceFrom(InfluenceSource::Righteousness, kJerusalem), 8);
        QCOMPARE(t.influenceFrom(InfluenceSource::Bull, kJerusalem), 9);
    }
};

OUTREMER_TEST(TestCrusadersPrayer)
#include "tst_crusaders_prayer.moc"

#include "tests/crusaders/table.h"
#include "tests/support/ruletest.h"

using namespace outremer;
using namespace outremer::crusaders;
using namespace outremer::crusaders::test;

namespace {

// Jerusalem, its capital nearly empty, about to be overrun; Aleppo remains.
Table doomedJerusalem()
{
    Table t;
    t.calm();
    t.place("aleppo", kJerusalem, 2, 2);
    t.place("jerusalem", kJerusalem, 1, 1);
    for (const char *id : { "acre", "tadmor", "damascus" })
        t.place(id, kSaracens, 3, 2);
    t.rescripts(kJerusalem, { "town-charter" }); // so that the raid waits before it strikes
    return t;
}

int income(Table &t, Seat seat)
{
    const int before = t.player(seat).influence;
    t.incomeOnly();
    return t.player(seat).influence - before;
}

} // namespace

// CR-GLOSS-01..10: what the words of the rulebook mean. Levels and colours are in tst_crusaders_levels.cpp, symbols and
// operators in tst_crusaders_symbols.cpp.
class TestCrusadersGlossary : public outremer::test::RuleTest {
    Q_OBJECT
private slots:
    void playerCity_isWhereTheirTroopsAre_andIsNeverEmptied()
    {
        RULES("CR-GLOSS-01", "CR-GLOSS-02");
        Table t;
        t.calm();
        t.place("acre", kJerusalem, 1, 1);
        QCOMPARE(t.broken(), std::string());
        t.order(kJerusalem, Order::March);
        t.take(Verb::March, "tadmor");
        for (int i = 0; i < 3; ++i)
            t.take(Verb::MoveTroop, "jerusalem");
        QVERIFY(!t.asks(Task::MarchMove)); // the fourth stays, though a movement is left
        QCOMPARE(int(t.city("jerusalem").units), 1);
        Table empty;
        empty.calm();
        empty.place("jerusalem", kJerusalem, 0, 1);
        QVERIFY(!empty.broken().empty());
        Table nobody;
        nobody.calm();
        nobody.place("tadmor", kSaracens, 0, 2);
        QVERIFY(!nobody.broken().empty());
    }
    void city_duringABattle_belongsToTheDefender_andMayChangeHandsAtItsEnd()
    {
        RULES("CR-GLOSS-01", "CR-GLOSS-02", "CR-GLOSS-03", "CR-BATTLE-01");
        for (int defenders : { 1, 9 }) {
            Table t;
            t.calm();
            t.attackTurbessel(defenders, 1, 4);
            const int goods = t.board().count(kAntioch, Quantity::Goods);
            for (int i = 0; i < 2; ++i) {
                QCOMPARE(t.city("turbessel").owner, Seat(kAntioch));
                QCOMPARE(int(t.city("turbessel").units), defenders); // the attackers are not of the city
                QCOMPARE(t.board().count(kAntioch, Quantity::Cities), 2);
                QCOMPARE(t.board().count(kEdessa, Quantity::Cities), 1);
                if (i == 0)
                    t.quietManeuvers();
            }
            while (t.s.isFighting())
                t.take(t.can(Verb::Decline) ? choice(Verb::Decline) : t.options()[0]);
            const bool isTaken = defenders == 1;
            QCOMPARE(t.city("turbessel").owner, Seat(isTaken ? kEdessa : kAntioch));
            QCOMPARE(int(t.city("turbessel").units), isTaken ? 4 : 9); // of one owner only
            QCOMPARE(t.board().count(kAntioch, Quantity::Goods), goods - (isTaken ? 1 : 0));
            QCOMPARE(t.broken(), std::string());
        }
    }
    void city_duringARaid_belongsToTheDefender_andIsThenSaracen()
    {
        RULES("CR-GLOSS-02", "CR-GLOSS-03");
        Table t = doomedJerusalem();
        t.eventPhase(2, "spring-passage", Good::Candles);
        t.take(Verb::RaidCity, "jerusalem");
        QVERIFY(t.asks(Task::ChooseRaid)); // the raiders are there
        QCOMPARE(t.city("jerusalem").owner, Seat(kJerusalem));
        QCOMPARE(int(t.city("jerusalem").units), 1);
        QCOMPARE(t.board().count(kJerusalem, Quantity::Cities), 2);
        t.take(Verb::Done); // 1 + 1 against 3
        QCOMPARE(t.city("jerusalem").owner, kSaracens);
        QCOMPARE(int(t.city("jerusalem").units), 3);
        QCOMPARE(t.board().count(kJerusalem, Quantity::Cities), 1);
    }

    void example_17_threeNonLastUnitsOfTwo_areOne()
    {
        RULES("CR-GLOSS-04", "CR-GLOSS-19");
        Table t;
        t.calm();
        t.place("edessa", kEdessa, 1, 3);
        t.place("tortosa", kEdessa, 5, 1); // other troops: they are not "here"
        t.place("turbessel", kSaracens, 2, 2);
        QCOMPARE(t.broken(), std::string());
        t.eventPhase(2, "autumn-passage", Good::Steel); // everybody hires one; a difference of 3 costs three troops
        while (t.asks(Task::Hire))
            t.take(t.can(Verb::HireTroop, t.cityId("edessa")) ? choice(Verb::HireTroop, t.cityId("edessa"))
                                                              : t.options()[0]);
        QCOMPARE(int(t.city("edessa").units), 2);
        t.take(Verb::RaidCity, "edessa"); // 2 + 3 against one from Aleppo and one from Turbessel
        QCOMPARE(int(t.told(EventKind::RaidRepelled).at(0).fields[2].value), 3);
        QCOMPARE(int(t.city("edessa").units), 1);
        QCOMPARE(int(t.city("tortosa").units), 5);
        QCOMPARE(int(t.told(EventKind::TroopsLost).at(0).fields[2].value), 1);
    }
    void example_18_bombardment_takesNonLastUnitsFromAdjacentCities_inAnySplit()
    {
        RULES("CR-GLOSS-05", "CR-GLOSS-04");
        for (const char *second : { "damascus", "acre" }) {
            Table t;
            t.calm();
            t.place("damascus", kSaracens, 3, 2);
            t.place("acre", kSaracens, 2, 2);
            t.place("aleppo", kSaracens, 4, 2); // not next to Jerusalem
            t.rescripts(kJerusalem, { "writ-to-the-siege-masters" });
            t.order(kJerusalem, Order::Prayer);
            const int supply = t.s.saracens;
            t.take(Verb::UseRescript, t.rescript("writ-to-the-siege-masters"));
            QVERIFY((t.offered(Verb::Bombard) == std::set<int>{ t.cityId("damascus"), t.cityId("acre") }));
            t.take(Verb::Bombard, "damascus");
            t.take(Verb::Bombard, second);
            QVERIFY(!t.asks(Task::Bombard));
            const bool isSplit = std::string(second) == "acre";
            QCOMPARE(int(t.city("damascus").units), isSplit ? 2 : 1);
            QCOMPARE(int(t.city("acre").units), isSplit ? 1 : 2);
            QCOMPARE(int(t.s.saracens), supply + 2);
        }
        Table t; // as far as the last units allow
        t.calm();
        t.place("damascus", kSaracens, 2, 2);
        t.rescripts(kJerusalem, { "writ-to-the-siege-masters" });
        t.order(kJerusalem, Order::Prayer);
        t.take(Verb::UseRescript, t.rescript("writ-to-the-siege-masters"));
        t.take(Verb::Bombard, "damascus");
        QVERIFY(!t.asks(Task::Bombard));
        QCOMPARE(int(t.city("damascus").units), 1);
    }

    void flight_leadsToOneAdjacentCity_chosenByWhoControlsTheUnits()
    {
        RULES("CR-GLOSS-06");
        Table t;
        t.calm();
        t.place("aleppo", kEdessa, 1, 1);
        t.place("damascus", kEdessa, 1, 1); // not next to Turbessel
        t.attackTurbessel();
        t.maneuver("couched-lances", Verb::CancelLower); // flight 1, by Antioch
        QCOMPARE(t.seat(), Seat(kEdessa));
        QVERIFY((t.offered(Verb::FleeTo) == std::set<int>{ t.cityId("edessa"), t.cityId("aleppo") }));
        t.take(Verb::FleeTo, "aleppo");
        QCOMPARE(int(t.s.battle.attackers), 3);
        QCOMPARE(int(t.city("aleppo").units), 2);
        // Saracens: their player chooses, all of them go to one city.
        Table saracens;
        saracens.calm();
        saracens.hand(kEdessa,
            { "pursuit-till-sunset", "baptism-of-fire", "reinforcement", "border-patrol", "armenian-highlanders" });
        saracens.place("turbessel", kSaracens, 4, 2);
        saracens.saracenTop(
            { "naphtha-throwers", "qadis-sermon", "bedouin-scouts", "fleet-from-egypt", "counts-ransom" });
        saracens.attack(kEdessa, "turbessel", { { "edessa", 4 } });
        saracens.maneuver("naphtha-throwers", Verb::CancelUpper, "reinforcement");
        saracens.maneuver("pursuit-till-sunset", Verb::CancelLower, "qadis-sermon"); // flight 3
        QCOMPARE(saracens.seat(), Seat(kAntioch));                                   // the nearest rival plays them
        QVERIFY(
            (saracens.offered(Verb::FleeTo) == std::set<int>{ saracens.cityId("aleppo"), saracens.cityId("apamea") }));
        saracens.take(Verb::FleeTo, "apamea");
        QCOMPARE(int(saracens.city("apamea").units), 5);
        QCOMPARE(int(saracens.city("turbessel").units), 1);
    }
    void flightAndRetreat_withNowhereToGo_destroyTheUnits()
    {
        RULES("CR-GLOSS-06", "CR-GLOSS-07");
        Table t;
        t.calm();
        for (const char *id : { "aleppo", "apamea" })
            t.place(id, kTripoli, 1, 1);
        t.place("turbessel", kSaracens, 4, 1);
        t.place("edessa", kEdessa, 9, 1);
        t.saracenTop({ "naphtha-throwers", "fleet-from-egypt", "bedouin-scouts", "qadis-sermon", "counts-ransom" });
        t.attack(kEdessa, "turbessel", { { "edessa", 4 } });
        QVERIFY(t.playUntil(Task::Maneuver));
        t.maneuver("naphtha-throwers", Verb::CancelUpper, "across-the-euphrates");
        const int supply = t.s.saracens;
        t.maneuver("border-patrol", Verb::CancelLower, "qadis-sermon"); // strength 1 and flight 1
        QCOMPARE(int(t.city("turbessel").units), 3);
        QCOMPARE(int(t.s.saracens), supply + 1);
        t.maneuver("fleet-from-egypt", Verb::CancelUpper, "reinforcement");
        t.maneuver("baptism-of-fire", Verb::CancelLower, "counts-ransom"); // strength 2
        while (t.s.isFighting())
            t.take(t.can(Verb::Decline) ? choice(Verb::Decline) : t.options()[0]);
        QCOMPARE(t.city("turbessel").owner, Seat(kEdessa));
        QCOMPARE(int(t.s.saracens), supply + 4); // the rest could not retreat either
    }
    void retreat_leadsToOneCity_chosenByTheLoser()
    {
        RULES("CR-GLOSS-06");
        Table t;
        t.calm();
        t.place("apamea", kAntioch, 1, 1);
        t.attackTurbessel(3, 1, 4);
        t.quietManeuvers();
        while (!t.asks(Task::RetreatTo))
            t.take(t.can(Verb::Decline) ? choice(Verb::Decline) : t.options()[0]);
        QCOMPARE(t.seat(), Seat(kAntioch));
        QVERIFY((t.offered(Verb::RetreatTo) == std::set<int>{ t.cityId("antioch"), t.cityId("apamea") }));
        t.take(Verb::RetreatTo, "apamea");
        QCOMPARE(int(t.city("apamea").units), 3); // both who were left
    }
    void rout_sendsUnitsToTheSupply()
    {
        RULES("CR-GLOSS-07", "CR-BATTLE-20");
        Table t;
        t.calm();
        t.attackTurbessel();
        const int supply = t.player(kEdessa).troops;
        const int difference = t.board().difference();
        t.maneuver("norman-charge", Verb::CancelUpper); // rout 1
        QCOMPARE(int(t.s.battle.attackers), 3);
        QCOMPARE(int(t.player(kEdessa).troops), supply + 1);
        QCOMPARE(t.board().difference(), difference - 1);
    }
    void losses_hitOwnOpenTacticsWithoutProtection_neverMoreThanTwo()
    {
        RULES("CR-GLOSS-08", "CR-BATTLE-38", "CR-BATTLE-42", "CR-BATTLE-45");
        for (bool isProtected : { false, true }) {
            Table t;
            t.calm();
            t.hand(kAntioch, { "fire-volley", "wicker-mantlets", "holy-lance", "iron-ranks", "norman-charge" });
            t.hand(kEdessa, { "knightly-wedge", "double-mail", "baptism-of-fire", "reinforcement", "border-patrol" });
            t.place("turbessel", kAntioch, 9, 2);
            t.attackTurbessel(9);
            t.maneuver("fire-volley", Verb::CancelLower, "reinforcement");
            t.pass(Task::LowerCity);
            t.maneuver("knightly-wedge", Verb::CancelUpper, "holy-lance"); // losses 2
            t.maneuver("wicker-mantlets", isProtected ? Verb::CancelLower : Verb::CancelUpper, "border-patrol");
            t.maneuver("double-mail", Verb::CancelUpper, "iron-ranks"); // losses 2
            while (t.s.isFighting()) {
                const Options options = t.options();
                t.take(t.can(Verb::UseEnd) ? choice(Verb::UseEnd) : options[0]);
            }
            const auto &hand = t.player(kAntioch).tactics;
            QCOMPARE(t.timesTold(EventKind::TacticLost), isProtected ? 1 : 2);
            QVERIFY(!hand.contains(t.tactic("fire-volley")));
            QCOMPARE(hand.contains(t.tactic("wicker-mantlets")), isProtected);
            for (const char *id : { "holy-lance", "iron-ranks", "norman-charge" }) // face down, or in the hand
                QVERIFY(hand.contains(t.tactic(id)));
            QCOMPARE(hand.size(), 5);
        }
    }

    void leader_isFirstAloneOrShared_withAtLeastOne()
    {
        RULES("CR-GLOSS-09", "CR-GOV-03", "CR-GOV-04");
        Table t;
        t.calm(0);
        t.bishops(kJerusalem, "jerusalem", 0, 0);      // no holy land
        t.setGovernor("jerusalem", "eustace-grenier"); // leader in coins: 2
        const auto points = [&t] { return t.board().governorPoints(kJerusalem); };
        QCOMPARE(points(), 0); // all have none
        for (Seat seat = 0; seat < 4; ++seat)
            t.player(seat).coins = 1;
        QCOMPARE(points(), 2); // shared
        t.player(kEdessa).coins = 2;
        QCOMPARE(points(), 0);
        t.player(kJerusalem).coins = 3;
        QCOMPARE(points(), 2);
    }
    void example_22_leaderInAnyGoods_hasMostTokensOnTheStorage()
    {
        RULES("CR-GLOSS-10", "CR-GLOSS-09");
        Table t;
        t.calm();
        t.bishops(kJerusalem, "jerusalem", 0, 0);
        t.place("acre", kJerusalem, 1, 2);
        t.place("tortosa", kAntioch, 1, 2);
        t.good(kJerusalem, Good::Candles, 0, 1);
        t.good(kJerusalem, Good::Horses, 0, 0, 1); // spent and blocked ones lie there too
        t.player(kTripoli).coins = 9;              // neither coins nor rescripts are goods
        t.rescripts(kTripoli, { "town-charter" });
        t.setGovernor("jerusalem", "raynald");
        QCOMPARE(t.broken(), std::string());
        QCOMPARE(income(t, kJerusalem), 2); // shared with Antioch
        t.place("aleppo", kAntioch, 1, 2);
        QCOMPARE(income(t, kJerusalem), 0);
        // On an event: exactly those in first place are hit.
        Table event;
        event.calm();
        event.place("acre", kJerusalem, 1, 2);
        event.place("tortosa", kAntioch, 1, 2);
        event.eventPhase(1, "locusts");
        std::set<int> hit;
        while (event.asks(Task::SpendGood)) {
            hit.insert(event.seat());
            event.takeAny(Verb::SpendGood);
        }
        QVERIFY((hit == std::set<int>{ kJerusalem, kAntioch }));
    }
    void example_22_minusBeforeAComponent_discardsOneOfItFromTheMap()
    {
        RULES("CR-GLOSS-26", "CR-GLOSS-04");
        Table t;
        t.calm(0);
        t.place("acre", kJerusalem, 1, 2);
        const int supply = t.player(kJerusalem).troops;
        t.eventPhase(1, "ransom-for-a-king"); // two coins, otherwise a troop
        QCOMPARE(t.seat(), Seat(kJerusalem));
        QVERIFY((t.offered(Verb::LoseTroop) == std::set<int>{ t.cityId("jerusalem") })); // not the last of Acre
        t.take(Verb::LoseTroop, "jerusalem");
        QCOMPARE(int(t.city("jerusalem").units), 3);
        QCOMPARE(int(t.player(kJerusalem).troops), supply + 1);
    }
};

OUTREMER_TEST(TestCrusadersGlossary)
#include "tst_crusaders_glossary.moc"

#include "tests/crusaders/table.h"
#include "tests/support/ruletest.h"

using namespace outremer;
using namespace outremer::crusaders;
using namespace outremer::crusaders::test;

namespace {

// Edessa before a Saracen Turbessel, Antioch fights for the Saracens.
void attackSaracens(Table &t, int units, int attackers = 4)
{
    t.place("edessa", kEdessa, 8, 1);
    t.place("turbessel", kSaracens, units, 2);
    t.saracenTop({ "turcoman-riders", "militia-of-damascus", "askar-of-mosul", "emirs-mamluks", "kurdish-horsemen" });
    t.attack(kEdessa, "turbessel", { { "edessa", attackers } });
    QCOMPARE(t.broken(), std::string());
}

} // namespace

// CR-BATTLE-20..28: what maneuvers do to the troops and walls of a battle.
class TestCrusadersBattletroops : public outremer::test::RuleTest {
    Q_OBJECT
private slots:
    void rout_sendsTheOpponentsTroopsToTheSupply()
    {
        RULES("CR-BATTLE-20");
        Table t;
        t.hand(kEdessa, { "iron-ranks", "baptism-of-fire", "reinforcement", "border-patrol", "armenian-highlanders" });
        t.attackTurbessel();
        const int ours = t.player(kEdessa).troops;
        const int theirs = t.player(kAntioch).troops;
        t.maneuver("norman-charge", Verb::CancelUpper, "border-patrol"); // rout 1
        QCOMPARE(int(t.s.battle.attackers), 3);
        QCOMPARE(int(t.player(kEdessa).troops), ours + 1);
        QCOMPARE(t.board().difference(), -2);
        t.maneuver("iron-ranks", Verb::CancelUpper); // rout 2
        QCOMPARE(int(t.city("turbessel").units), 1);
        QCOMPARE(int(t.player(kAntioch).troops), theirs + 2);
        QCOMPARE(t.board().difference(), 0);
        QCOMPARE(t.broken(), std::string());
    }
    void rout_ofMoreThanThereAre_movesTheMarkerByThoseRemoved()
    {
        RULES("CR-BATTLE-20"); // CR-AMB-60
        Table t;
        t.hand(kEdessa, { "iron-ranks", "baptism-of-fire", "reinforcement", "border-patrol", "armenian-highlanders" });
        t.attackTurbessel(1, 3);
        const int theirs = t.player(kAntioch).troops;
        t.maneuver("bohemonds-ruse", Verb::CancelUpper, "border-patrol");
        QCOMPARE(t.board().difference(), 0);
        t.maneuver("iron-ranks", Verb::CancelUpper); // rout 2, of one
        QVERIFY(t.asks(Task::UseEndEffect));
        QCOMPARE(t.board().difference(), 1);
        QCOMPARE(int(t.player(kAntioch).troops), theirs + 1);
    }
    void flight_movesTheOpponentsTroopsToOneOfTheirCities_whichTheyChoose()
    {
        RULES("CR-BATTLE-21", "CR-BATTLE-22");
        Table t;
        t.hand(kEdessa,
            { "barefoot-procession", "baptism-of-fire", "reinforcement", "border-patrol", "armenian-highlanders" });
        t.place("apamea", kAntioch, 1, 2);
        t.place("tortosa", kAntioch, 2, 2); // own, but no neighbour of Turbessel
        t.attackTurbessel();
        t.maneuver("bohemonds-ruse", Verb::CancelUpper, "border-patrol");
        const int antioch = t.city("antioch").units;
        const int supply = t.player(kAntioch).troops;
        t.maneuver("barefoot-procession", Verb::CancelUpper); // flight 2
        QVERIFY(t.asks(Task::Flee));
        QCOMPARE(t.seat(), Seat(kAntioch));
        QCOMPARE(t.offered(Verb::FleeTo), (std::set<int>{ t.cityId("antioch"), t.cityId("apamea") }));
        QCOMPARE(t.options().size(), 2); // it is no choice whether
        t.take(Verb::FleeTo, "apamea");
        QCOMPARE(int(t.city("apamea").units), 3); // both to the same city
        QCOMPARE(int(t.city("antioch").units), antioch);
        QCOMPARE(int(t.city("turbessel").units), 1);
        QCOMPARE(int(t.player(kAntioch).troops), supply);
        QCOMPARE(t.board().difference(), -1 + 2);
        QVERIFY(t.asks(Task::Maneuver));
    }
    void flight_ofAttackers_isToTheirOwnCities()
    {
        RULES("CR-BATTLE-21", "CR-BATTLE-22");
        Table t;
        t.place("aleppo", kEdessa, 1, 2);
        t.attackTurbessel();
        t.maneuver("couched-lances", Verb::CancelLower, "border-patrol"); // flight 1, +1
        QCOMPARE(t.seat(), Seat(kEdessa));
        QCOMPARE(t.offered(Verb::FleeTo), (std::set<int>{ t.cityId("edessa"), t.cityId("aleppo") }));
        t.take(Verb::FleeTo, "aleppo");
        QCOMPARE(int(t.city("aleppo").units), 2);
        QCOMPARE(int(t.s.battle.attackers), 3);
        QCOMPARE(t.board().difference(), -1 - 2);
    }
    void flight_withNowhereToGo_destroysTheTroops()
    {
        RULES("CR-BATTLE-23");
        Table t;
        t.place("edessa", kEdessa, 8, 1);
        t.place("tadmor", kAntioch, 3, 2); // Antioch owns none of its neighbours
        t.attack(kEdessa, "tadmor", { { "edessa", 4 } });
        t.maneuver("bohemonds-ruse", Verb::CancelUpper, "reinforcement");
        const int supply = t.player(kAntioch).troops;
        const int home = t.city("antioch").units;
        t.maneuver("border-patrol", Verb::CancelLower); // +1, flight 1
        QVERIFY(t.asks(Task::Maneuver));
        QCOMPARE(int(t.city("tadmor").units), 2);
        QCOMPARE(int(t.city("antioch").units), home);
        QCOMPARE(int(t.player(kAntioch).troops), supply + 1);
        QCOMPARE(t.board().difference(), -1 + 2);
    }
    void flight_ofSaracens_isToASaracenCityChosenByTheirPlayer()
    {
        RULES("CR-BATTLE-24", "CR-BATTLE-28");
        Table t;
        attackSaracens(t, 3);
        t.maneuver("turcoman-riders", Verb::CancelUpper, "reinforcement");
        t.maneuver("border-patrol", Verb::CancelLower);
        QVERIFY(t.asks(Task::Flee));
        QCOMPARE(t.seat(), Seat(kAntioch));
        QCOMPARE(t.offered(Verb::FleeTo), (std::set<int>{ t.cityId("aleppo"), t.cityId("apamea") })); // not Antioch
        t.take(Verb::FleeTo, "apamea");
        QCOMPARE(int(t.city("apamea").units), 3);
        QCOMPARE(int(t.city("turbessel").units), 2);
        QCOMPARE(t.board().difference(), 4 + 1 - (2 + 2));
    }
    void flight_ofSaracensWithNoSaracenCityNear_isToTheirSupply()
    {
        RULES("CR-BATTLE-24");
        Table t;
        t.place("aleppo", kEdessa, 1, 2);
        t.place("apamea", kAntioch, 1, 2);
        attackSaracens(t, 3);
        t.maneuver("turcoman-riders", Verb::CancelUpper, "reinforcement");
        const int supply = t.s.saracens;
        t.maneuver("border-patrol", Verb::CancelLower);
        QVERIFY(!t.asks(Task::Flee));
        QCOMPARE(int(t.s.saracens), supply + 1);
        QCOMPARE(int(t.city("turbessel").units), 2);
        QCOMPARE(int(t.city("apamea").units), 1);
    }

    // --- reinforcement, deployment, walls ---
    void reinforcement_comesFromAnyAdjacentOwnCities_withoutTheLastTroop()
    {
        RULES("CR-BATTLE-25");
        Table t;
        t.place("aleppo", kEdessa, 2, 2);
        t.place("tadmor", kEdessa, 3, 2); // own, but no neighbour of Turbessel
        t.attackTurbessel();
        t.maneuver("bohemonds-ruse", Verb::CancelUpper, "border-patrol");
        const int supply = t.player(kEdessa).troops;
        t.maneuver("reinforcement", Verb::CancelLower); // reinforcement 2
        QCOMPARE(t.offered(Verb::ReinforceFrom), (std::set<int>{ t.cityId("edessa"), t.cityId("aleppo") }));
        t.take(Verb::ReinforceFrom, "aleppo");
        QCOMPARE(t.board().difference(), -1 + 1);
        QCOMPARE(t.offered(Verb::ReinforceFrom), (std::set<int>{ t.cityId("edessa") })); // Aleppo keeps its last
        t.take(Verb::ReinforceFrom, "edessa");
        QCOMPARE(int(t.s.battle.attackers), 6);
        QCOMPARE(t.board().difference(), -1 + 2);
        QVERIFY(t.asks(Task::Maneuver));                 // no third
        QCOMPARE(int(t.player(kEdessa).troops), supply); // from the map, not from the supply
        QCOMPARE(t.broken(), std::string());
    }
    void reinforcement_isAsMuchAsTheActivePlayerWants()
    {
        RULES("CR-BATTLE-25");
        for (int wanted : { 0, 1 }) {
            Table t;
            t.attackTurbessel();
            t.maneuver("couched-lances", Verb::CancelUpper, "border-patrol"); // the defender's reinforcement 2
            QCOMPARE(t.seat(), Seat(kAntioch));
            for (int i = 0; i < wanted; ++i)
                t.take(Verb::ReinforceFrom, "antioch");
            t.take(Verb::Done);
            QCOMPARE(int(t.city("turbessel").units), 3 + wanted);
            QCOMPARE(t.board().difference(), -1 - wanted);
        }
    }
    void deployedTroops_comeFromTheSupply_oneStepEach()
    {
        RULES("CR-BATTLE-26");
        Table t;
        t.hand(kEdessa,
            { "relics-in-the-baggage", "baptism-of-fire", "reinforcement", "border-patrol", "armenian-highlanders" });
        t.attackTurbessel();
        t.maneuver("bohemonds-ruse", Verb::CancelUpper, "border-patrol");
        const int supply = t.player(kEdessa).troops;
        const int home = t.city("edessa").units;
        t.maneuver("relics-in-the-baggage", Verb::CancelLower); // deploy 2
        QCOMPARE(int(t.player(kEdessa).troops), supply - 2);
        QCOMPARE(int(t.city("edessa").units), home);
        QCOMPARE(int(t.s.battle.attackers), 6);
        QCOMPARE(t.board().difference(), -1 + 2);
    }
    void deployedTroops_fromAShortSupply_areAsManyAsThereAre()
    {
        RULES("CR-BATTLE-26"); // CR-AMB-62
        Table t;
        t.hand(kEdessa,
            { "relics-in-the-baggage", "baptism-of-fire", "reinforcement", "border-patrol", "armenian-highlanders" });
        t.faceTurbessel();
        t.place("edessa", kEdessa, 14, 1);
        t.attack(kEdessa, "turbessel", { { "edessa", 4 } });
        t.maneuver("bohemonds-ruse", Verb::CancelUpper, "border-patrol");
        t.maneuver("relics-in-the-baggage", Verb::CancelLower);
        QCOMPARE(int(t.player(kEdessa).troops), 0);
        QCOMPARE(t.board().difference(), -1 + 1);
        QCOMPARE(t.broken(), std::string());
    }
    void lowerLevel_duringTheBattle_shiftsTheMarkerByTheWallsLost()
    {
        RULES("CR-BATTLE-27");
        for (int level : { 3, 2 }) {
            Table t;
            t.hand(
                kEdessa, { "oaken-ram", "baptism-of-fire", "reinforcement", "border-patrol", "armenian-highlanders" });
            t.attackTurbessel(3, level);
            t.maneuver("bohemonds-ruse", Verb::CancelUpper, "border-patrol");
            const int before = t.board().difference();
            t.maneuver("oaken-ram", Verb::CancelLower); // +1, and the city may be lowered by 2
            QVERIFY(t.asks(Task::LowerCity));
            QCOMPARE(t.seat(), Seat(kEdessa));
            QCOMPARE(t.board().difference(), before + 1);
            t.take(Verb::LowerCity, "turbessel");
            QCOMPARE(int(t.city("turbessel").level), 1);
            QCOMPARE(t.board().difference(), before + 1 + level - 1);
        }
        Table kept;
        kept.hand(
            kEdessa, { "oaken-ram", "baptism-of-fire", "reinforcement", "border-patrol", "armenian-highlanders" });
        kept.attackTurbessel();
        kept.maneuver("bohemonds-ruse", Verb::CancelUpper, "border-patrol");
        kept.maneuver("oaken-ram", Verb::CancelLower);
        kept.take(Verb::Decline);
        QCOMPARE(int(kept.city("turbessel").level), 2);
        QCOMPARE(kept.board().difference(), -1 + 1);
    }
    void troopSymbols_againstAndForSaracens_areTheirUnits()
    {
        RULES("CR-BATTLE-28"); // CR-AMB-62
        Table t;
        attackSaracens(t, 3);
        QCOMPARE(t.board().difference(), 4 - (3 + 2));
        int supply = t.s.saracens;
        t.maneuver("militia-of-damascus", Verb::CancelLower, "border-patrol"); // deploy 2, +1
        QCOMPARE(int(t.city("turbessel").units), 5);
        QCOMPARE(int(t.s.saracens), supply - 2);
        QCOMPARE(t.board().difference(), 4 - (5 + 2 + 1));
        supply = t.s.saracens;
        t.maneuver("armenian-highlanders", Verb::CancelLower, "turcoman-riders"); // rout 1
        QCOMPARE(int(t.city("turbessel").units), 4);
        QCOMPARE(int(t.s.saracens), supply + 1);
        t.maneuver("askar-of-mosul", Verb::CancelLower, "reinforcement"); // reinforcement 3
        QCOMPARE(t.seat(), Seat(kAntioch));
        QCOMPARE(t.offered(Verb::ReinforceFrom), (std::set<int>{ t.cityId("aleppo"), t.cityId("apamea") }));
        t.take(Verb::ReinforceFrom, "aleppo");
        t.take(Verb::ReinforceFrom, "apamea");
        QVERIFY(!t.canDo(Verb::ReinforceFrom)); // their last units stay
        t.take(Verb::Done);
        QCOMPARE(int(t.city("turbessel").units), 6);
        QCOMPARE(int(t.city("aleppo").units), 1);
        QCOMPARE(t.board().difference(), 4 - (6 + 2 + 1));
    }
};

OUTREMER_TEST(TestCrusadersBattletroops)
#include "tst_crusaders_battletroops.moc"

#include "tests/crusaders/table.h"
#include "tests/support/ruletest.h"

using namespace outremer;
using namespace outremer::crusaders;
using namespace outremer::crusaders::test;

namespace {

// Edessa with four troops before Antioch's Turbessel; the defender makes the first and third maneuver.
void meetAtTurbessel(Table &t, const std::vector<std::string> &attacker, const std::vector<std::string> &defender)
{
    t.place("edessa", kEdessa, 9, 1);
    t.place("turbessel", kAntioch, 6, 1);
    t.hand(kEdessa, attacker);
    t.hand(kAntioch, defender);
    t.attack(kEdessa, "turbessel", { { "edessa", 4 } });
    QCOMPARE(t.broken(), std::string());
}

int strengthTold(const Table &t)
{
    int total = 0;
    for (const Event &event : t.told(EventKind::StrengthChanged))
        total += Table::field(event, kNumberNoun);
    return total;
}

int coinsTold(const Table &t)
{
    int total = 0;
    for (const Event &event : t.told(EventKind::CoinsGained))
        total += Table::field(event, kNumberNoun);
    return total;
}

} // namespace

// CR-TACTIC-06..10: tactics of level IV and the colours of tactics.
class TestCrusadersTactics : public outremer::test::RuleTest {
    Q_OBJECT
private slots:
    void levelFour_countsItsColourOverBothSidesAndItself_butNotTheCovers()
    {
        RULES("CR-TACTIC-06", "CR-TACTIC-07", "CR-TACTIC-08", "CR-TACTIC-10");
        // Every cover laid on Antioch's cards is white, and none of them may be counted.
        const std::vector<std::string> whites{ "flame-of-faith", "sermon-before-battle", "relics-in-the-baggage",
            "martyrs-vow", "truce-of-god" };
        Table t;
        meetAtTurbessel(
            t, whites, { "baldwins-defence", "holy-lance", "norman-charge", "couched-lances", "tancreds-raid" });
        t.maneuver("norman-charge", Verb::CancelLower, "martyrs-vow"); // colourless
        t.maneuver("flame-of-faith", Verb::CancelUpper, "tancreds-raid");
        t.events.clear();
        t.maneuver("baldwins-defence", Verb::CancelLower, "relics-in-the-baggage");
        QCOMPARE(strengthTold(t), 3 + 2 * 2); // the rival's Flame of Faith and itself

        Table own;
        meetAtTurbessel(own,
            { "reinforcement", "border-patrol", "baptism-of-fire", "sermon-before-battle", "martyrs-vow" },
            { "baldwins-defence", "holy-lance", "norman-charge", "couched-lances", "tancreds-raid" });
        own.maneuver("holy-lance", Verb::CancelLower, "martyrs-vow");
        own.maneuver("baptism-of-fire", Verb::CancelUpper, "tancreds-raid");
        own.events.clear();
        own.maneuver("baldwins-defence", Verb::CancelLower, "sermon-before-battle");
        QCOMPARE(strengthTold(own), 3 + 2 * 2); // an own card and itself
    }
    void levelFour_lowerHalf_countsTheOtherColour()
    {
        RULES("CR-TACTIC-06", "CR-TACTIC-07", "CR-TACTIC-09");
        Table t;
        meetAtTurbessel(t,
            { "flower-of-chivalry", "border-patrol", "baptism-of-fire", "flame-of-faith", "reinforcement" },
            { "baldwins-defence", "holy-lance", "norman-charge", "couched-lances", "tancreds-raid" });
        t.maneuver("holy-lance", Verb::CancelLower, "reinforcement"); // white: not for a count of blue
        t.maneuver("flower-of-chivalry", Verb::CancelUpper, "tancreds-raid");
        t.take(Verb::Done); // a reinforcement is left out
        const int attackers = t.s.battle.attackers;
        QCOMPARE(attackers, 4);
        t.events.clear();
        t.maneuver("baldwins-defence", Verb::CancelUpper, "border-patrol");
        int routed = 0;
        for (const Event &event : t.told(EventKind::TroopsRouted))
            routed += Table::field(event, kNumberNoun);
        QCOMPARE(routed, 4); // 1 + 2 x 2 blues, of the four there are; the battle ends
        QCOMPARE(t.timesTold(EventKind::BattleWon), 1);
    }
    void levelFour_atTheEndOfTheBattle_countsNoCardPlayedAfterIt()
    {
        RULES("CR-TACTIC-06");
        Table t;
        meetAtTurbessel(t,
            { "raymonds-siege-train", "siege-tower", "reinforcement", "border-patrol", "baptism-of-fire" },
            { "oaken-ram", "wicker-mantlets", "norman-charge", "couched-lances", "bohemonds-ruse" });
        t.maneuver("norman-charge", Verb::CancelLower, "border-patrol");
        t.maneuver("raymonds-siege-train", Verb::CancelUpper, "couched-lances"); // 4 coins and 4 for each yellow
        t.maneuver("wicker-mantlets", Verb::CancelLower, "reinforcement");
        t.maneuver("siege-tower", Verb::CancelLower);
        while (!t.asks(Task::UseEndEffect))
            t.take(t.options()[0]);
        QCOMPARE(t.seat(), Seat(kEdessa));
        t.events.clear();
        t.take(Verb::UseEnd);
        QCOMPARE(coinsTold(t), 4 + 4); // itself; two more yellow cards came later
    }
    void cardsOfLevelIV_haveTwoColours_forAllThatCountsThem()
    {
        RULES("CR-TACTIC-09");
        Table t;
        for (const Tactic &tactic : t.c.tactics) {
            if (tactic.level == 4)
                QCOMPARE(std::popcount(tactic.colours), 2);
            else if (tactic.chapter == 0)
                QVERIFY(std::popcount(tactic.colours) <= 1);
        }
        t.hand(kEdessa,
            { "baldwins-defence", "reinforcement", "border-patrol", "baptism-of-fire", "across-the-euphrates" });
        t.setGovernor("edessa", "romain-of-le-puy"); // one white tactic: 1
        QCOMPARE(t.board().governorPoints(kEdessa), 1);
        t.setGovernor("edessa", "joscelin-of-courtenay"); // one blue tactic: 1
        QCOMPARE(t.board().governorPoints(kEdessa), 1);
        t.setGovernor("edessa", "pons-of-saint-gilles"); // yellow
        QCOMPARE(t.board().governorPoints(kEdessa), 0);
        // In a battle it is also a blue card when the next one counts blue.
        Table battle;
        meetAtTurbessel(battle,
            { "victory-at-azaz", "border-patrol", "baptism-of-fire", "reinforcement", "armenian-highlanders" },
            { "baldwins-defence", "siege-tower", "norman-charge", "couched-lances", "tancreds-raid" });
        battle.maneuver("baldwins-defence", Verb::CancelLower, "reinforcement");
        battle.events.clear();
        battle.maneuver("victory-at-azaz", Verb::CancelUpper, "tancreds-raid"); // 1, rout 1, 2 for each blue
        QCOMPARE(strengthTold(battle), 1 + 2 * 2);
    }
    void startingAndSaracenTactics_haveNoColour()
    {
        RULES("CR-TACTIC-10", "CR-GLOSS-14");
        Table t;
        int colourless = 0;
        for (std::size_t card = 1; card < t.c.tactics.size(); ++card) {
            const Tactic &tactic = t.c.tactics[card];
            const bool hasNone = tactic.isStarting() || tactic.isSaracen;
            QCOMPARE(tactic.colours == 0, hasNone);
            colourless += hasNone && tactic.chapter == 0 ? 1 : 0;
        }
        QCOMPARE(colourless, 20 + 20);
        // Played against the Saracens, Baldwin's Defence finds no other white card than itself.
        t.place("edessa", kEdessa, 9, 1);
        t.hand(kEdessa,
            { "baldwins-defence", "reinforcement", "border-patrol", "baptism-of-fire", "across-the-euphrates" });
        t.saracenTop({ "kurdish-horsemen", "emirs-mamluks", "askar-of-mosul", "apamean-archers", "turcoman-riders" });
        t.place("turbessel", kSaracens, 4, 2);
        t.attack(kEdessa, "turbessel", { { "edessa", 4 } });
        t.maneuver("kurdish-horsemen", Verb::CancelLower, "border-patrol");
        t.events.clear();
        t.maneuver("baldwins-defence", Verb::CancelLower);
        QCOMPARE(strengthTold(t), 3 + 2);
    }
};

OUTREMER_TEST(TestCrusadersTactics)
#include "tst_crusaders_tactics.moc"

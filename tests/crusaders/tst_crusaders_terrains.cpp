#include "tests/crusaders/table.h"
#include "tests/support/ruletest.h"

#include <set>

using namespace outremer;
using namespace outremer::crusaders;
using namespace outremer::crusaders::test;

namespace {

Table withTerrains(bool isOn)
{
    return Table({ "jerusalem", "tripoli", "edessa", "antioch" }, { 0, 0, 0, std::uint8_t(isOn) });
}

// Saracen cards of which the lower half leaves the troops alone.
const std::vector<std::string> kHarmless{ "turcoman-riders", "fleet-from-egypt", "naphtha-throwers", "bedouin-scouts",
    "qadis-sermon" };

// Jerusalem attacks Tadmor; its own cards give `strength` or nothing.
void attackTadmor(Table &t, int troops, bool hasStrength)
{
    t.saracenTop(kHarmless);
    t.attack(kJerusalem, "tadmor", { { "jerusalem", troops } });
    t.maneuver("turcoman-riders", Verb::CancelUpper, "tower-of-david");
    t.maneuver("true-cross", hasStrength ? Verb::CancelLower : Verb::CancelUpper, "naphtha-throwers");
    t.maneuver("fleet-from-egypt", Verb::CancelUpper, "knights-of-the-sepulchre");
    if (hasStrength)
        t.maneuver("god-wills-it", Verb::CancelLower, "bedouin-scouts");
    else
        t.maneuver("pilgrim-levy", Verb::CancelUpper, "bedouin-scouts");
    while (t.s.isFighting())
        t.take(t.can(Verb::Decline) ? choice(Verb::Decline) : t.options()[0]);
}

// How strong the attacker of Baalbek is by its first maneuver with this tactic (upper half).
int firstManeuver(bool isOn, const std::string &card, const std::string &rescript = {})
{
    Table t = withTerrains(isOn);
    t.hand(kTripoli, { card, "sermon-before-battle", "mount-pilgrim", "mangonels", "orchard-tribute" });
    if (!rescript.empty())
        t.rescripts(kTripoli, { rescript });
    t.saracenTop(kHarmless);
    t.attack(kTripoli, "baalbek", { { "tripoli", 4 } });
    while (!t.asks(Task::Maneuver))
        t.take(t.options()[0]);
    t.maneuver("turcoman-riders", Verb::CancelUpper, "mangonels");
    if (!rescript.empty())
        t.take(Verb::UseRescript, t.rescript(rescript));
    t.maneuver(card, Verb::CancelLower, "naphtha-throwers");
    return t.s.battle.strength[kAttacker];
}

} // namespace

// CR-CAMP-09, 10: the terrains, a module of its own (design/campaign.md). Off, they change nothing.
class TestCrusadersTerrains : public outremer::test::RuleTest {
    Q_OBJECT
private slots:
    void terrains_areFiveKinds_andEveryCityHasOneOrTwo()
    {
        RULES("CR-CAMP-09");
        const Content &c = game().content();
        QVERIFY((kTerrainWords
            == std::array<std::string_view, 5>{ "harbour", "rivers", "forests", "mountains", "deserts" }));
        std::set<int> found;
        for (const City &city : c.cities) {
            const int count = __builtin_popcount(city.terrains);
            QVERIFY2(count == 1 || count == 2, city.id.c_str());
            for (int terrain = 0; terrain < 5; ++terrain) {
                if (city.terrains >> terrain & 1)
                    found.insert(terrain);
            }
        }
        QCOMPARE(int(found.size()), 5);
    }
    void terrains_areOff_unlessAgreed()
    {
        RULES("CR-CAMP-10", "CR-BUILD-01");
        const SetupOption &option = game().setupOptions().at(3);
        QCOMPARE(option.id, std::string("terrains"));
        QCOMPARE(int(option.byDefault), 0);
        for (bool isOn : { false, true }) {
            const Table t = withTerrains(isOn);
            QCOMPARE(t.board().hasTerrain(t.cityId("tadmor"), Terrain::Deserts), isOn);
            QVERIFY(!t.board().hasTerrain(t.cityId("tadmor"), Terrain::Harbour));
        }
    }

    void mountains_strengthenTheWallsInABattle_notInARaid()
    {
        RULES("CR-CAMP-10");
        for (bool isOn : { false, true }) {
            Table t = withTerrains(isOn);
            t.attack(kEdessa, "turbessel", { { "edessa", 4 } });
            QCOMPARE(t.board().difference(), 4 - (1 + 2 + (isOn ? 1 : 0)));
            Table plain = withTerrains(isOn);
            plain.attack(kEdessa, "aleppo", { { "edessa", 4 } }); // no mountains there
            QCOMPARE(plain.board().difference(), 4 - (2 + 2));
            Table raid = withTerrains(isOn);
            raid.eventPhase(2, "spring-passage", Good::Candles);
            QCOMPARE(raid.board().cityStrength(raid.cityId("jerusalem")), 4 + 1);
        }
    }

    void rivers_costTheAttackerAMovementMore_fromTheThirdTroopOn()
    {
        RULES("CR-CAMP-10");
        for (bool isOn : { false, true }) {
            Table t = withTerrains(isOn);
            t.place("antioch", kAntioch, 9, 1);
            t.player(kAntioch).coins = 4;
            t.order(kAntioch, Order::March);
            t.take(Verb::March, "apamea");
            int troops = 0;
            for (; t.can(Verb::MoveTroop, t.cityId("antioch")); ++troops)
                t.take(Verb::MoveTroop, "antioch");
            QCOMPARE(troops, isOn ? 3 : 4); // 1 + 1 + 2 movements
            t.take(Verb::PayCoin);
            QCOMPARE(t.can(Verb::MoveTroop, t.cityId("antioch")), !isOn); // one more is not enough
            t.take(Verb::PayCoin);
            t.take(Verb::MoveTroop, "antioch");
            QCOMPARE(int(t.s.battle.attackers), isOn ? 4 : 5);
        }
    }
    void rivers_doNotHinderAMarchIntoAnOwnCity()
    {
        RULES("CR-CAMP-10");
        Table t = withTerrains(true);
        t.place("turbessel", kAntioch, 6, 1);
        t.order(kAntioch, Order::March);
        t.take(Verb::March, "antioch");
        for (int i = 0; i < 4; ++i)
            t.take(Verb::MoveTroop, "turbessel");
        QCOMPARE(int(t.city("antioch").units), 10);
    }

    void forests_limitTheStrengthOfTheAttackersFirstManeuver()
    {
        RULES("CR-CAMP-10");
        QCOMPARE(firstManeuver(false, "holy-lance"), 4);
        QCOMPARE(firstManeuver(true, "holy-lance"), 2);
        QCOMPARE(firstManeuver(true, "martyrs-vow"), 2); // not more than it gives
        // The whole maneuver, however many effects the card has: +3, and +2 for a white tactic.
        QCOMPARE(firstManeuver(false, "baldwins-defence"), 5);
        QCOMPARE(firstManeuver(true, "baldwins-defence"), 2);
        // A rescript is no maneuver.
        QCOMPARE(firstManeuver(true, "holy-lance", "privilege-of-the-order"), 3 + 2);
    }
    void forests_limitNeitherTheSecondManeuverNorTheDefender()
    {
        RULES("CR-CAMP-10");
        Table t = withTerrains(true);
        t.hand(kTripoli, { "holy-lance", "sermon-before-battle", "mount-pilgrim", "mangonels", "orchard-tribute" });
        t.saracenTop({ "kurdish-horsemen", "emirs-mamluks", "turcoman-riders", "bedouin-scouts", "qadis-sermon" });
        t.attack(kTripoli, "baalbek", { { "tripoli", 4 } });
        while (!t.asks(Task::Maneuver))
            t.take(t.options()[0]);
        t.maneuver("kurdish-horsemen", Verb::CancelLower, "mangonels");
        QCOMPARE(int(t.s.battle.strength[kDefender]), 4);
        t.maneuver("holy-lance", Verb::CancelLower, "emirs-mamluks");
        t.maneuver("turcoman-riders", Verb::CancelUpper, "orchard-tribute");
        t.maneuver("sermon-before-battle", Verb::CancelLower, "bedouin-scouts");
        QCOMPARE(t.timesTold(EventKind::StrengthChanged), 3);
        QCOMPARE(int(t.told(EventKind::StrengthChanged)[2].fields[1].value), 3);
    }
    void forests_elsewhere_doNotMatter()
    {
        RULES("CR-CAMP-10");
        Table t = withTerrains(true);
        t.hand(kEdessa, { "holy-lance", "baptism-of-fire", "reinforcement", "border-patrol", "armenian-highlanders" });
        t.saracenTop(kHarmless);
        t.attack(kEdessa, "aleppo", { { "edessa", 4 } });
        while (!t.asks(Task::Maneuver))
            t.take(t.options()[0]);
        t.maneuver("turcoman-riders", Verb::CancelUpper, "reinforcement");
        t.maneuver("holy-lance", Verb::CancelLower, "naphtha-throwers");
        QCOMPARE(int(t.s.battle.strength[kAttacker]), 4);
    }

    void harbour_bringsTheDefenderOneTroopFromAnotherHarbour()
    {
        RULES("CR-CAMP-10");
        for (bool isOn : { false, true }) {
            Table t = withTerrains(isOn);
            t.place("acre", kTripoli, 2, 1);
            t.place("tortosa", kTripoli, 3, 1);
            t.place("tripoli", kTripoli, 1, 1);
            t.place("baalbek", kTripoli, 4, 1);
            QCOMPARE(t.broken(), std::string());
            t.attack(kJerusalem, "acre", { { "jerusalem", 3 } });
            QCOMPARE(t.asks(Task::HarbourHelp), isOn);
            if (!isOn) {
                QVERIFY(t.asks(Task::Maneuver));
                continue;
            }
            QCOMPARE(t.seat(), Seat(kTripoli));
            QCOMPARE(t.options().size(), 2); // Baalbek is no harbour; in Tripoli it would be the last one
            QVERIFY(t.can(Verb::Decline));
            t.take(Verb::HarbourHelp, "tortosa"); // not even adjacent
            QCOMPARE(int(t.city("acre").units), 3);
            QCOMPARE(int(t.city("tortosa").units), 2);
            QVERIFY(t.asks(Task::Maneuver)); // one, once
            QCOMPARE(t.board().difference(), 3 - (3 + 1));
        }
    }
    void harbour_helpsNobodyElse()
    {
        RULES("CR-CAMP-10");
        Table inland = withTerrains(true);
        inland.place("baalbek", kTripoli, 2, 1);
        inland.place("acre", kJerusalem, 4, 1);
        inland.attack(kJerusalem, "baalbek", { { "acre", 3 } });
        QVERIFY(!inland.asks(Task::HarbourHelp)); // though Tripoli has a harbour, Baalbek is none
        Table saracens = withTerrains(true);
        saracens.place("tortosa", kSaracens, 4, 2);
        saracens.attack(kJerusalem, "acre", { { "jerusalem", 3 } });
        while (!saracens.asks(Task::Maneuver)) {
            QVERIFY(!saracens.asks(Task::HarbourHelp));
            saracens.take(saracens.options()[0]);
        }
        QCOMPARE(int(saracens.city("acre").units), 1);
    }

    void deserts_costTheAttackerANonLastTroopAfterTheBattle()
    {
        RULES("CR-CAMP-10");
        for (bool isOn : { false, true }) {
            Table won = withTerrains(isOn);
            won.place("jerusalem", kJerusalem, 9, 1);
            attackTadmor(won, 4, true);
            QCOMPARE(won.city("tadmor").owner, Seat(kJerusalem));
            QCOMPARE(int(won.city("tadmor").units), isOn ? 3 : 4);
            QCOMPARE(won.broken(), std::string());

            Table last = withTerrains(isOn);
            attackTadmor(last, 1, true);
            QCOMPARE(last.city("tadmor").owner, Seat(kJerusalem));
            QCOMPARE(int(last.city("tadmor").units), 1); // never the last

            Table lost = withTerrains(isOn);
            lost.place("jerusalem", kJerusalem, 6, 1);
            lost.place("tadmor", kSaracens, 3, 2);
            attackTadmor(lost, 3, false);
            QCOMPARE(lost.city("tadmor").owner, kSaracens);
            QCOMPARE(int(lost.city("jerusalem").units), 3 + (isOn ? 1 : 2)); // CR-BATTLE-48 takes one anyway
        }
    }
};

OUTREMER_TEST(TestCrusadersTerrains)
#include "tst_crusaders_terrains.moc"

#include "tests/crusaders/cardtest.h"
#include "tests/crusaders/crescentbattle.h"

namespace {

// Halves that work in the maneuver itself. "marker" is the strength difference toward the Saracens; "their" things are
// the attacker's; Tripoli plays the Saracens.
const std::vector<CardRow> kFourthSaracensAtOnce{
    { "sappers-of-aleppo", U, Assault, "second", "marker +5" },
    { "sappers-of-aleppo", U, Assault, "", "marker +5", { .level = 1 } },
    { "sappers-of-aleppo", U, Assault, "first, lower-city homs", "marker +3, homs level -1" }, // their own walls
    { "atabegs-household", U, Assault, "", "marker +3, attackers -2, their supply +2" },
    { "atabegs-household", L, Assault, "", "marker +5, homs +1, supply -1" },
    { "ahdath-of-aleppo", U, Assault, "", "marker +4, homs +3, supply -3" },
    { "ahdath-of-aleppo", L, Assault, "first", "marker +4, attackers -1, their supply +1, homs level +1" },
    { "ahdath-of-aleppo", L, Assault, "first", "marker +4, attackers -1, their supply +1, homs level +1",
        { .level = 1 } },
    { "ahdath-of-aleppo", L, Assault, "second", "marker +4, attackers -1, their supply +1" },
    { "ahdath-of-aleppo", L, Assault, "", "marker +4, attackers -1, their supply +1", { .level = 3 } },
    { "unurs-reckoning", U, Assault, "reinforce apamea, reinforce damascus, rival flee baalbek",
        "marker +4, homs +2, apamea -1, damascus -1, attackers -2, baalbek +2" },
    { "atabegs-son", U, Assault, "", "marker +4, homs +1, supply -1" },
    { "atabegs-son", L, Assault, "reinforce damascus",
        "marker +4, attackers -1, their supply +1, homs +1, damascus -1" },
    { "pigeons-from-mosul", U, Assault, "reinforce apamea, reinforce apamea, reinforce damascus",
        "marker +4, homs +3, apamea -2, damascus -1" },
    { "pigeons-from-mosul", U, Assault, "done", "marker +1" },
    { "yaruqs-turcomans", U, Assault, "rival flee aleppo", "marker +4, attackers -3, aleppo +3" },
    { "fourteen-mangonels", U, Assault, "second", "marker +4, attackers -1, their supply +1" },
    { "fourteen-mangonels", U, Assault, "first, decline", "marker +3" },
    { "fourteen-mangonels", U, Assault, "", "marker +4, attackers -1, their supply +1", { .level = 1 } },
    { "oath-at-baalbek", U, Assault, "rival flee baalbek", "marker +3, attackers -3, their supply +1, baalbek +2" },
    { "usamas-lion-hunt", U, Assault, "reinforce apamea, reinforce damascus",
        "marker +4, homs +2, apamea -1, damascus -1" },
    { "usamas-lion-hunt", L, Assault, "rival flee aleppo", "marker +4, attackers -2, aleppo +2, homs +1, supply -1" },
};

// Halves for the end of the battle: what is different after it from the same battle with an idle card instead. In an
// Assault the troops that are left stand in Homs afterwards, in a Repulse in Aleppo.
const std::vector<CardRow> kFourthSaracensAtEnd{
    { "sappers-of-aleppo", L, Assault, "", "homs level -1, homs -2, their supply +2, their coins -2", { .level = 3 } },
    { "sappers-of-aleppo", L, Repulse, "", "aleppo -2, their supply +2, their coins -2" }, // level 1 either way
    { "unurs-reckoning", L, Assault, "spend-good candles, spend-good horses",
        "their coins -4, their rescripts -1, their ready -2, their spent +2" },
    { "unurs-reckoning", L, Repulse, "spend-good candles, spend-good steel",
        "their coins -3, their rescripts -1, their ready -2, their spent +2", { .theirCoins = 3 } },
    { "pigeons-from-mosul", L, Assault, "spend-good candles, spend-good horses, spend-good steel",
        "their rescripts -2, their coins -2, their ready -3, their spent +3" },
    { "yaruqs-turcomans", L, Assault,
        "place-saracen apamea, place-saracen tadmor, place-saracen damascus, block-good steel 0",
        "apamea +1, tadmor +1, damascus +1, supply -3, their ready -1, their blocked +1, their coins -2" },
    { "fourteen-mangonels", L, Assault, "lose-building warehouses 1", "their buildings -1, homs -2, their supply +2" },
    { "fourteen-mangonels", L, Repulse, "lose-building scriptorium 2",
        "their buildings -1, aleppo -2, their supply +2" },
    { "oath-at-baalbek", L, Assault, "rival take-back god-wills-it", "their learned -1, homs -2, their supply +2" },
    { "oath-at-baalbek", L, Repulse, "rival take-back pilgrim-levy", "their learned -1, aleppo -2, their supply +2" },
};

bool isFourthSaracen(const Tactic &card)
{
    return card.chapter == 4 && card.isSaracen;
}

// Zengi with three units more falls upon Edessa, held by two troops behind walls of level 3; Antioch plays him. The
// defender has made a maneuver that does nothing yet, and the Saracens play a card of which one half is cancelled.
CrescentTable stormOfEdessa(const std::string &card, Verb cancelled, int nearby = 1)
{
    CrescentTable t;
    t.place("tadmor", kSaracens, nearby, 2);
    t.place("aleppo", kSaracens, 4, 2);
    t.place("edessa", kEdessa, 2, 3);
    t.saracenTop({ card, "askar-of-mosul", "burning-steppe", "emirs-mamluks", "kurdish-horsemen" });
    t.ride("feint-at-amida");
    t.take(Verb::NameSaracens, kAntioch);
    t.maneuver("baptism-of-fire", Verb::CancelUpper, "askar-of-mosul");
    t.take(Verb::PlayTactic, t.tactic(card));
    t.take(cancelled);
    return t;
}

} // namespace

// Every Saracen card of chapter IV, half by half, against what is printed on it.
class TestCrusadersChapter4Saracens : public RuleTest {
    Q_OBJECT
private slots:
    void halfAtOnce_changesWhatIsPrinted_data() { addRows(kFourthSaracensAtOnce); }
    void halfAtOnce_changesWhatIsPrinted()
    {
        QFETCH(int, row);
        checkAtOnce(kFourthSaracensAtOnce[std::size_t(row)], CrescentBattle(kFourthSaracensAtOnce[std::size_t(row)]));
    }

    void halfAtEnd_changesWhatIsPrinted_andCannotBeDeclined_data() { addRows(kFourthSaracensAtEnd); }
    void halfAtEnd_changesWhatIsPrinted_andCannotBeDeclined()
    {
        QFETCH(int, row);
        checkSaracenEnd<CrescentBattle>(kFourthSaracensAtEnd[std::size_t(row)]);
    }

    void sappersOfAleppo_lowerTheCityByOne_beforeItsDestruction()
    {
        checkLoweredByOne<CrescentBattle>({ "sappers-of-aleppo", L, Assault, "", "", { .level = 3 } });
    }
    void pigeonsFromMosul_costTwoRescripts_ofThree()
    {
        CrescentBattle battle(
            { "pigeons-from-mosul", L, Assault, "spend-good candles, spend-good horses, spend-good steel", "" });
        battle.t.rescripts(kJerusalem, { "summons-of-vassals", "leave-to-fortify", "letter-of-ordination" });
        battle.playAll();
        battle.answer();
        battle.finish();
        QCOMPARE(battle.problem, QString());
        QCOMPARE(battle.t.player(kJerusalem).rescripts.size(), 1);
    }

    // Two losses hit both cards of the Saracens, but not the one that is protected.
    void atabegsSon_underTwoLosses_staysInTheGame()
    {
        for (HalfValue open : { U, L }) {
            CrescentBattle battle(
                { "atabegs-son", open, Repulse, "", "", { .theirs = "knightly-wedge", .theirHalf = L } });
            battle.playAll();
            QCOMPARE(battle.problem, QString());
            Table &t = battle.t;
            while (t.s.isFighting())
                t.take(t.asks(Task::UseEndEffect) ? choice(Verb::UseEnd) : t.options()[0]);
            QCOMPARE(t.s.lostSaracens.contains(t.tactic("atabegs-son")), open == L);
            QCOMPARE(t.s.lostSaracens.size(), open == U ? 1 : 2);
        }
    }

    // What is of use only to Saracens who attack: the walls are the defender's.
    void cardsThatLowerTheCity_inABattleZengiBegan_lowerTheDefendersWalls()
    {
        CrescentTable sappers = stormOfEdessa("sappers-of-aleppo", Verb::CancelLower);
        const int before = sappers.board().difference();
        QCOMPARE(sappers.seat(), Seat(kAntioch));
        sappers.chooseEffect(0);
        sappers.take(Verb::LowerCity, "edessa");
        QCOMPARE(int(sappers.city("edessa").level), 2);
        QCOMPARE(sappers.board().difference(), before + 1);
        QCOMPARE(sappers.broken(), std::string());

        CrescentTable mangonels = stormOfEdessa("fourteen-mangonels", Verb::CancelLower);
        mangonels.chooseEffect(0);
        mangonels.take(Verb::LowerCity, "edessa");
        QCOMPARE(int(mangonels.city("edessa").level), 2);
        QCOMPARE(mangonels.broken(), std::string());
    }
    // Reinforcements come to where they attack, from their cities next to it.
    void reinforcements_inABattleZengiBegan_joinTheAttackers()
    {
        CrescentTable t = stormOfEdessa("pigeons-from-mosul", Verb::CancelLower, 3);
        QCOMPARE(int(t.s.battle.attackers), 4);                   // three of Aleppo and one he gathered
        QVERIFY(!t.can(Verb::ReinforceFrom, t.cityId("aleppo"))); // its last unit
        t.take(Verb::ReinforceFrom, "tadmor");
        t.take(Verb::ReinforceFrom, "tadmor");
        QCOMPARE(int(t.s.battle.attackers), 6);
        QCOMPARE(int(t.city("tadmor").units), 1);
        QCOMPARE(int(t.city("edessa").units), 2);
        QCOMPARE(t.broken(), std::string());
    }

    void everySaracenCard_hasARowForEachHalf()
    {
        QCOMPARE(halvesWithoutRow(kFourthSaracensAtOnce, kFourthSaracensAtEnd, isFourthSaracen), QString());
        QCOMPARE(std::ranges::count_if(cards(), isFourthSaracen), 10);
    }
    void protection_isOnTheAtabegsSonOnly()
    {
        for (const Tactic &card : cards()) {
            for (HalfValue half : { U, L }) {
                if (isFourthSaracen(card))
                    QCOMPARE(card.halves[std::size_t(half)].isProtected, card.id == "atabegs-son" && half == U);
            }
        }
    }
};

OUTREMER_TEST(TestCrusadersChapter4Saracens)
#include "tst_crusaders_chapter4saracens.moc"

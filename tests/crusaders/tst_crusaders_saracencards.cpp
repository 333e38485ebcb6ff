#include "tests/crusaders/cardtest.h"

namespace {

// Halves that work in the maneuver itself. "marker" is the strength difference toward the Saracens; "their" things are
// the attacker's; Tripoli plays the Saracens.
const std::vector<CardRow> kSaracensAtOnce{
    { "apamean-archers", U, Assault, "rival flee baalbek", "marker +4, attackers -2, baalbek +2" },
    { "turcoman-riders", U, Assault, "rival flee aleppo", "marker +3, attackers -3, aleppo +3" },
    { "emirs-mamluks", U, Assault, "", "marker +2, attackers -2, their supply +2" },
    { "emirs-mamluks", L, Assault, "", "marker +4" },
    { "frontier-ghazis", U, Assault, "", "marker +3, attackers -1, their supply +1" },
    { "frontier-ghazis", L, Assault, "", "marker +3, homs +3, supply -3" },
    { "ismaili-dagger", U, Assault, "rival flee aleppo", "marker +3, attackers -1, aleppo +1" },
    { "naphtha-throwers", U, Assault, "", "marker +3" }, // nothing yellow played yet
    { "naphtha-throwers", U, Assault, "", "marker +4", { .theirs = "wicker-mantlets", .isLate = true } },
    { "ilghazis-feast", U, Assault, "reinforce apamea, reinforce apamea",
        "marker +3, attackers -1, their supply +1, homs +2, apamea -2" },
    { "ilghazis-feast", U, Assault, "done", "marker +1, attackers -1, their supply +1" },
    { "militia-of-damascus", U, Assault, "", "marker +3, homs +2, supply -2" },
    { "militia-of-damascus", L, Assault, "", "marker +3, homs level +1, attackers -1, their supply +1",
        { .level = 1 } },
    { "militia-of-damascus", L, Assault, "", "marker +2, attackers -1, their supply +1", { .level = 3 } },
    { "bedouin-scouts", U, Assault, "reinforce apamea, reinforce damascus, rival flee baalbek",
        "marker +3, homs +2, apamea -1, damascus -1, attackers -1, baalbek +1" },
    { "filled-wells", U, Assault, "rival flee baalbek", "marker +3, attackers -2, baalbek +2" },
    { "kurdish-horsemen", U, Assault, "", "marker +4" },
    { "kurdish-horsemen", L, Assault, "rival flee aleppo, reinforce damascus",
        "marker +3, attackers -2, aleppo +2, homs +1, damascus -1" },
    { "askar-of-mosul", U, Assault, "reinforce apamea, reinforce apamea, reinforce damascus",
        "marker +3, homs +3, apamea -2, damascus -1" },
    { "askar-of-mosul", U, Assault, "reinforce apamea, done", "marker +1, homs +1, apamea -1" },
    { "askar-of-mosul", L, Assault, "", "marker +2, attackers -2, their supply +2" },
    { "miners-of-khorasan", U, Assault, "", "marker +4, homs level +1", { .level = 1 } },
    { "miners-of-khorasan", U, Assault, "", "marker +3", { .level = 3 } },
    { "sultans-kettledrums", U, Assault, "reinforce apamea", "marker +3, homs +2, apamea -1, supply -1" },
    { "sultans-kettledrums", L, Assault, "rival flee aleppo",
        "marker +3, attackers -2, aleppo +2, homs +1, supply -1" },
    { "qadis-sermon", U, Assault, "", "marker +3, homs +1, supply -1" },
    { "garrison-of-ascalon", U, Assault, "", "marker +3, homs level +1, homs +2, supply -2", { .level = 1 } },
    { "garrison-of-ascalon", L, Assault, "", "marker +3, attackers -1, their supply +1" },
    { "fleet-from-egypt", U, Assault, "rival flee aleppo", "marker +3, homs +2, supply -2, attackers -1, aleppo +1" },
    { "counts-ransom", U, Assault, "rival flee baalbek", "marker +3, attackers -2, their supply +1, baalbek +1" },
    { "burning-steppe", U, Assault, "rival flee aleppo", "marker +2, attackers -2, aleppo +2" }, // nothing red yet
    { "burning-steppe", U, Assault, "rival flee aleppo", "marker +4, attackers -2, aleppo +2",
        { .theirs = "turcopoles", .isLate = true } },
    { "burning-steppe", L, Assault, "reinforce apamea, reinforce damascus",
        "marker +3, homs +2, apamea -1, damascus -1" },
    { "burning-steppe", L, Assault, "done", "marker +1" },
    { "horsemen-of-shaizar", U, Assault, "reinforce damascus",
        "marker +3, attackers -1, their supply +1, homs +1, damascus -1" },
    { "horsemen-of-shaizar", L, Assault, "rival flee aleppo", "marker +3, attackers -1, aleppo +1" },
};

// Halves for the end of the battle: what is different after it from the same battle with an idle card instead. In an
// Assault the troops that are left stand in Homs afterwards, in a Repulse in Aleppo.
const std::vector<CardRow> kSaracensAtEnd{
    { "apamean-archers", L, Assault, "rival take-back god-wills-it", "their learned -1" },
    { "apamean-archers", L, Repulse, "rival take-back pilgrim-levy", "their learned -1" },
    { "turcoman-riders", L, Assault, "spend-good candles, spend-good candles, spend-good horses",
        "their coins -4, their ready -3, their spent +3" },
    { "turcoman-riders", L, Assault, "spend-good steel, spend-good candles, spend-good horses",
        "their coins -3, their ready -3, their spent +3", { .theirCoins = 3 } },
    { "ismaili-dagger", L, Assault, "rival take-back god-wills-it",
        "their learned -1, their bishops -1, their rescripts -1" },
    { "ismaili-dagger", L, Repulse, "rival take-back god-wills-it",
        "their learned -1, their bishops -1, their bishops abroad -1, their rescripts -1" },
    { "naphtha-throwers", L, Assault, "lose-building warehouses 1", "their buildings -1, their coins -2" },
    { "naphtha-throwers", L, Repulse, "lose-building scriptorium 2", "their buildings -1, their coins -2" },
    { "ilghazis-feast", L, Assault, "block-good candles 0, block-good horses 0",
        "their ready -2, their blocked +2, homs -1, their supply +1, their coins -2" },
    { "bedouin-scouts", L, Assault, "spend-good horses, spend-good horses, spend-good steel",
        "their ready -3, their spent +3, their rescripts -1, their coins -2" },
    { "filled-wells", L, Assault, "spend-good candles, spend-good horses, spend-good steel",
        "homs -2, their supply +2, their ready -3, their spent +3" },
    { "filled-wells", L, Repulse, "spend-good candles, spend-good horses, spend-good steel",
        "aleppo -2, their supply +2, their ready -3, their spent +3" },
    { "miners-of-khorasan", L, Assault, "lose-building scriptorium 2", "homs level -1, their buildings -1",
        { .level = 3 } },
    { "qadis-sermon", L, Assault, "place-saracen apamea, place-saracen tadmor, place-saracen damascus",
        "apamea +1, tadmor +1, damascus +1, supply -3, their coins -2" },
    { "qadis-sermon", L, Repulse, "place-saracen homs, place-saracen homs, place-saracen homs",
        "homs +3, supply -3, their coins -2" },
    { "fleet-from-egypt", L, Assault, "block-good steel 0, block-good horses 0",
        "their coins -4, their ready -2, their blocked +2" },
    { "counts-ransom", L, Assault, "", "their coins -5, homs -1, their supply +1", { .theirCoins = 8 } },
    { "counts-ransom", L, Repulse, "", "their coins -3, aleppo -1, their supply +1", { .theirCoins = 3 } },
};

} // namespace

// Every Saracen card, half by half, against what is printed on it.
class TestCrusadersSaracenCards : public RuleTest {
    Q_OBJECT
private slots:
    void halfAtOnce_changesWhatIsPrinted_data() { addRows(kSaracensAtOnce); }
    void halfAtOnce_changesWhatIsPrinted()
    {
        QFETCH(int, row);
        checkAtOnce(kSaracensAtOnce[std::size_t(row)]);
    }

    // Nobody is asked whether it happens (CR-BATTLE-36); what there is to choose, the Saracens' player chooses (37).
    void halfAtEnd_changesWhatIsPrinted_andCannotBeDeclined_data() { addRows(kSaracensAtEnd); }
    void halfAtEnd_changesWhatIsPrinted_andCannotBeDeclined()
    {
        RULES("CR-BATTLE-36", "CR-BATTLE-37");
        QFETCH(int, row);
        checkSaracenEnd<CardBattle>(kSaracensAtEnd[std::size_t(row)]);
    }

    void minersOfKhorasan_lowerTheCityByOne_beforeItsDestruction()
    {
        checkLoweredByOne<CardBattle>(
            { "miners-of-khorasan", L, Assault, "lose-building warehouses 1", "", { .level = 3 } });
    }

    // Two losses hit both cards of the Saracens, but not the one that is protected.
    void qadisSermon_underTwoLosses_staysInTheGame()
    {
        RULES("CR-BATTLE-45");
        for (HalfValue open : { U, L }) {
            CardBattle battle(
                { "qadis-sermon", open, Repulse, "", "", { .theirs = "knightly-wedge", .theirHalf = L } });
            battle.playAll();
            QCOMPARE(battle.problem, QString());
            Table &t = battle.t;
            while (t.s.isFighting())
                t.take(t.asks(Task::UseEndEffect) ? choice(Verb::UseEnd) : t.options()[0]);
            QCOMPARE(t.s.lostSaracens.size(), open == U ? 1 : 2);
            QCOMPARE(t.s.lostSaracens.contains(t.tactic("qadis-sermon")), open == L);
        }
    }

    void everySaracenCard_hasARowForEachHalf()
    {
        const auto isBasic = [](const Tactic &card) { return card.isSaracen && card.chapter == 0; };
        QCOMPARE(halvesWithoutRow(kSaracensAtOnce, kSaracensAtEnd, isBasic), QString());
        QCOMPARE(std::ranges::count_if(cards(), isBasic), 20);
    }
    void protection_isOnTheQadisSermonOnly()
    {
        for (const Tactic &card : cards()) {
            for (HalfValue half : { U, L }) {
                if (card.isSaracen && card.chapter == 0)
                    QCOMPARE(card.halves[std::size_t(half)].isProtected, card.id == "qadis-sermon" && half == U);
            }
        }
    }
};

OUTREMER_TEST(TestCrusadersSaracenCards)
#include "tst_crusaders_saracencards.moc"

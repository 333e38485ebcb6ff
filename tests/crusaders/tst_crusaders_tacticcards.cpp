#include "tests/crusaders/cardtest.h"

#include <QDirIterator>
#include <QFile>

namespace {

// Halves that work in the maneuver itself. "marker" is the strength difference toward the card's owner. Where a card
// lowers or raises the city, one of the two is out of reach at level 3 or 1: then nobody chooses between them.
const std::vector<CardRow> kAtOnce{
    // Jerusalem
    { "true-cross", U, Siege, "", "marker +2" },
    { "tower-of-david", U, Siege, "second", "marker +2" },
    { "tower-of-david", U, Defence, "first", "marker +2, homs level +1", { .level = 1 } },
    { "tower-of-david", U, Defence, "", "marker +2", { .level = 3 } },
    { "tower-of-david", L, Siege, "", "marker +1, homs -1, their supply +1" },
    { "knights-of-the-sepulchre", U, Siege, "reinforce baalbek", "marker +2, attackers +1, baalbek -1" },
    { "knights-of-the-sepulchre", U, Siege, "done", "marker +1" },
    { "pilgrim-levy", U, Siege, "", "marker +2, attackers +1, supply -1" },
    { "god-wills-it", U, Siege, "", "marker +2" },
    { "god-wills-it", L, Siege, "rival flee apamea", "marker +2, homs -1, apamea +1" },
    { "god-wills-it", L, Storm, "rival flee damascus", "marker +2, homs -1, damascus +1" },
    // Tripoli
    { "mount-pilgrim", U, Siege, "first, lower-city homs", "marker +2, homs level -1" },
    { "mount-pilgrim", U, Siege, "first, decline", "marker +1" },
    { "mount-pilgrim", U, Siege, "lower-city homs", "marker +2, homs level -1", { .level = 3 } },
    { "mount-pilgrim", U, Defence, "second", "marker +2, homs level +1" },
    { "mount-pilgrim", U, Defence, "", "marker +2, homs level +1", { .level = 1 } },
    { "genoese-squadron", U, Siege, "", "marker +1, attackers +1, supply -1, coins +2" },
    { "genoese-squadron", L, Siege, "reinforce baalbek, reinforce baalbek", "marker +2, attackers +2, baalbek -2" },
    { "provencal-gold", U, Siege, "", "marker +1, coins +2" },
    { "provencal-gold", L, Siege, "", "marker +2" }, // Saracens have no coins
    { "provencal-gold", L, Storm, "", "coins +2, their coins -2" },
    { "provencal-gold", L, Storm, "", "coins +1, their coins -1, marker +2", { .theirCoins = 1 } },
    { "mangonels", U, Siege, "", "marker +1, homs -1, their supply +1" },
    { "mangonels", L, Siege, "lower-city homs", "marker +2, homs level -1", { .level = 3 } },
    { "mangonels", L, Siege, "decline", "marker +1" },
    { "orchard-tribute", U, Siege, "rival flee apamea", "marker +2, homs -1, apamea +1" },
    // Edessa
    { "baptism-of-fire", U, Siege, "", "marker +2" },
    { "reinforcement", U, Siege, "reinforce baalbek, reinforce baalbek", "marker +2, attackers +2, baalbek -2" },
    { "reinforcement", L, Siege, "", "marker +2, attackers +1, supply -1" },
    { "armenian-highlanders", U, Siege, "", "marker +1, homs -1, their supply +1" },
    { "armenian-highlanders", L, Siege, "reinforce baalbek", "marker +1, attackers +1, baalbek -1, coins +2" },
    { "border-patrol", U, Siege, "rival flee damascus", "marker +2, homs -1, damascus +1" },
    { "across-the-euphrates", U, Siege, "first, reinforce baalbek", "marker +2, attackers +1, baalbek -1" },
    { "across-the-euphrates", U, Siege, "second", "marker +2, attackers +1, supply -1" },
    // Antioch
    { "norman-charge", U, Siege, "", "marker +2" },
    { "norman-charge", L, Siege, "", "marker +1, homs -1, their supply +1" },
    { "couched-lances", U, Siege, "rival flee apamea", "marker +2, homs -1, apamea +1" },
    { "couched-lances", L, Siege, "reinforce baalbek, reinforce baalbek", "marker +2, attackers +2, baalbek -2" },
    { "ambush-at-the-iron-bridge", U, Siege, "rival flee apamea", "marker +1, homs -1, apamea +1, coins +1" },
    { "bohemonds-ruse", U, Siege, "lower-city homs", "marker +2, homs level -1", { .level = 3 } },
    { "bohemonds-ruse", U, Siege, "decline", "marker +1" },
    { "tancreds-raid", U, Siege, "", "marker +1, homs -1, their supply +1, coins +1" },
    // Wood
    { "treacherous-bribe", U, Siege, "rival flee apamea", "marker +3, homs -1, apamea +1" },
    { "oaken-ram", U, Siege, "lower-city homs", "marker +3, homs level -2", { .level = 3 } },
    { "oaken-ram", U, Siege, "decline", "marker +1", { .level = 3 } },
    { "wicker-mantlets", U, Siege, "", "marker +2" },
    { "wicker-mantlets", L, Siege, "", "marker +3, attackers +1, supply -1" },
    { "curtain-wall-ballistae", U, Siege, "first, lower-city homs",
        "marker +2, homs -1, their supply +1, homs level -1" },
    { "curtain-wall-ballistae", U, Siege, "lower-city homs", "marker +2, homs -1, their supply +1, homs level -1",
        { .level = 3 } },
    { "curtain-wall-ballistae", U, Defence, "second", "marker +2, attackers -1, their supply +1, homs level +1" },
    { "curtain-wall-ballistae", U, Defence, "", "marker +2, attackers -1, their supply +1, homs level +1",
        { .level = 1 } },
    { "siege-tower", U, Siege, "lower-city homs", "marker +4, homs level -1", { .level = 3 } },
    { "siege-tower", U, Siege, "decline", "marker +3" },
    { "siege-tower", L, Siege, "reinforce baalbek, reinforce baalbek", "marker +4, attackers +2, baalbek -2" },
    { "the-mine", U, Siege, "lower-city homs", "marker +4, homs level -2", { .level = 3 } },
    { "the-mine", U, Siege, "decline", "marker +2", { .level = 3 } },
    { "ships-for-timber", U, Siege, "", "marker +4, attackers +2, supply -2" },
    { "counter-castle", U, Defence, "first", "marker +4, homs level +1" },
    { "counter-castle", U, Defence, "", "marker +4, homs level +1", { .level = 1 } },
    { "counter-castle", U, Siege, "second, lower-city homs", "marker +4, homs level -1" },
    { "counter-castle", U, Siege, "lower-city homs", "marker +4, homs level -1", { .level = 3 } },
    { "counter-castle", L, Siege, "", "marker +3, attackers +2, supply -2, homs -1, their supply +1" },
    // Candles
    { "sermon-before-battle", U, Siege, "", "marker +3" },
    { "relics-in-the-baggage", U, Siege, "", "marker +2, attackers +2, supply -2" },
    { "barefoot-procession", U, Siege, "", "marker +3, attackers +1, supply -1" },
    { "barefoot-procession", L, Siege, "rival flee apamea", "marker +2, homs -2, apamea +2, coins +1" },
    { "martyrs-vow", U, Siege, "reinforce baalbek", "marker +3, attackers +1, baalbek -1" },
    { "flame-of-faith", U, Siege, "", "marker +4, attackers +1, supply -1" },
    { "truce-of-god", U, Siege, "rival flee damascus", "marker +3, homs -2, damascus +2" },
    { "brethren-of-the-hospital", U, Siege, "", "marker +3, attackers +3, supply -3, coins +1" },
    { "holy-lance", U, Siege, "", "marker +4" },
    { "holy-lance", L, Siege, "", "marker +3, homs -2, their supply +2, attackers +1, supply -1" },
    // Steel
    { "iron-ranks", U, Siege, "", "marker +3" },
    { "iron-ranks", L, Siege, "", "marker +2, homs -2, their supply +2" },
    { "iron-ranks", L, Defence, "", "marker +2, attackers -2, their supply +2" },
    { "knightly-wedge", U, Siege, "", "marker +2, homs -1, their supply +1" },
    { "crossbowmen", U, Siege, "rival flee apamea", "marker +2, homs -2, their supply +1, apamea +1" },
    { "spare-lances", U, Siege, "", "marker +2, homs -1, their supply +1, attackers +1, supply -1" },
    { "flower-of-chivalry", U, Siege, "", "marker +3, homs -2, their supply +2" },
    { "flower-of-chivalry", L, Siege, "reinforce baalbek", "marker +4, attackers +1, baalbek -1" },
    { "double-mail", U, Siege, "", "marker +3, homs -1, their supply +1" },
    { "poor-knights-of-the-temple", U, Siege, "rival flee apamea", "marker +3, homs -3, their supply +2, apamea +1" },
    { "melee-in-the-gateway", U, Siege, "first, lower-city homs",
        "marker +3, homs -2, their supply +2, homs level -1" },
    { "melee-in-the-gateway", U, Siege, "lower-city homs", "marker +3, homs -2, their supply +2, homs level -1",
        { .level = 3 } },
    { "melee-in-the-gateway", U, Defence, "second", "marker +3, attackers -2, their supply +2, homs level +1" },
    { "melee-in-the-gateway", U, Defence, "", "marker +3, attackers -2, their supply +2, homs level +1",
        { .level = 1 } },
    // Horses
    { "fire-volley", U, Siege, "lower-city homs", "marker +3, homs level -1", { .level = 3 } },
    { "fire-volley", U, Siege, "decline", "marker +2" },
    { "fire-volley", L, Siege, "", "marker +2, homs -2, their supply +2" },
    { "feigned-flight", U, Siege, "rival flee apamea, reinforce baalbek",
        "marker +2, homs -1, apamea +1, attackers +1, baalbek -1, coins +1" },
    { "turcopoles", U, Siege, "reinforce baalbek, reinforce baalbek", "marker +3, attackers +2, baalbek -2" },
    { "night-sally", U, Siege, "rival flee damascus", "marker +2, homs -2, damascus +2" },
    { "scorched-earth", U, Siege, "rival flee apamea", "marker +4, homs -1, apamea +1" },
    { "pursuit-till-sunset", U, Siege, "rival flee apamea", "marker +3, homs -3, apamea +3" },
    { "fresh-horses", U, Siege, "reinforce baalbek, reinforce baalbek, reinforce baalbek",
        "marker +4, attackers +3, baalbek -3" },
    { "fresh-horses", L, Siege, "rival flee apamea", "marker +3, homs -3, their supply +1, apamea +2" },
    { "flank-charge", U, Siege, "reinforce baalbek, rival flee apamea",
        "marker +4, attackers +1, baalbek -1, homs -1, apamea +1" },
    { "flank-charge", L, Siege, "", "marker +2, homs -2, their supply +2, coins +2" },
    // Level IV: alone of their colours, then with others of one colour before them (CR-TACTIC-06, 07)
    { "storm-of-jerusalem", U, Siege, "lower-city homs", "marker +5, homs level -1", { .level = 3 } },
    { "storm-of-jerusalem", U, Defence, "decline", "marker +8",
        { .mine = "wicker-mantlets", .theirs = "ships-for-timber", .isLate = true } },
    { "siege-of-tyre", U, Siege, "lower-city homs", "marker +5, homs level -2", { .level = 3 } },
    { "siege-of-tyre", U, Defence, "decline", "marker +7",
        { .mine = "wicker-mantlets", .theirs = "ships-for-timber", .isLate = true } },
    { "siege-of-tyre", L, Siege, "", "marker +3, homs -3, their supply +3" },
    { "siege-of-tyre", L, Storm, "", "marker +4, homs -4, their supply +4", { .theirs = "iron-ranks" } },
    { "raymonds-siege-train", U, Siege, "rival flee apamea", "marker +4, homs -2, apamea +2" },
    { "raymonds-siege-train", U, Storm, "rival flee damascus", "marker +6, homs -4, damascus +4",
        { .theirs = "turcopoles" } },
    { "baldwins-defence", U, Siege, "", "marker +5" },
    { "baldwins-defence", U, Defence, "", "marker +7",
        { .mine = "flame-of-faith", .theirs = "flower-of-chivalry", .isLate = true } }, // as in CR-EX-16
    { "baldwins-defence", L, Siege, "", "marker +3, homs -3, their supply +3" },
    { "baldwins-defence", L, Storm, "", "marker +5, homs -5, their supply +5", { .theirs = "iron-ranks" } },
    { "battle-of-hab", U, Siege, "", "marker +4, attackers +2, supply -2" },
    { "battle-of-hab", U, Storm, "", "marker +6, attackers +4, supply -4", { .theirs = "sermon-before-battle" } },
    { "battle-of-hab", L, Siege, "reinforce baalbek, reinforce baalbek, rival flee apamea",
        "marker +4, attackers +2, baalbek -2, homs -2, apamea +2" },
    { "battle-of-hab", L, Storm, "done, rival flee damascus", "marker +4, homs -4, damascus +4",
        { .theirs = "turcopoles" } },
    { "victory-at-azaz", U, Siege, "reinforce baalbek, reinforce baalbek", "marker +5, attackers +2, baalbek -2" },
    { "victory-at-azaz", U, Storm, "done", "marker +5", { .theirs = "turcopoles" } },
    { "victory-at-azaz", L, Siege, "", "marker +4, homs -1, their supply +1" },
    { "victory-at-azaz", L, Storm, "", "marker +6, homs -1, their supply +1", { .theirs = "iron-ranks" } },
};

// Halves for the end of the battle: what is different after it from the same battle with the effect declined.
// Jerusalem's marker starts on cell 3; cells 4, 6 and 8 give a bishop action, 5 and 9 a rescript.
const std::vector<CardRow> kAtEnd{
    // Jerusalem
    { "true-cross", L, Siege, "done, restore-good candles", "holiness +2, rescripts +1, ready +1, spent -1" },
    { "knights-of-the-sepulchre", L, Siege, "train jerusalem 1", "boxed +1, holiness +1, bishops +1" },
    { "knights-of-the-sepulchre", L, Storm, "rival take-back mangonels, done", "their learned -1, holiness +1" },
    { "pilgrim-levy", L, Siege, "train jerusalem 2", "bishops +1, coins +2" },
    // Tripoli
    { "mount-pilgrim", L, Siege, "", "coins +4" },
    { "orchard-tribute", L, Siege, "restore-good wood, restore-good horses", "ready +2, spent -2, coins +2" },
    { "orchard-tribute", L, Siege, "restore-good wood, done", "ready +1, spent -1, coins +2" },
    // Edessa
    { "baptism-of-fire", L, Siege, "hire-troop aleppo, hire-troop aleppo, hire-troop edessa",
        "aleppo +2, edessa +1, supply -3" },
    { "border-patrol", L, Siege, "bombard apamea, bombard damascus", "apamea -1, damascus -1, their supply +2" },
    { "across-the-euphrates", L, Siege, "", "boxed +1, coins +1" },
    // Antioch
    { "ambush-at-the-iron-bridge", L, Siege, "restore-good horses", "boxed +1, ready +1, spent -1" },
    { "bohemonds-ruse", L, Siege, "keep-spy dragoman", "spies held +1, coins +2" },
    { "bohemonds-ruse", L, Siege, "play-spy dragoman tripoli 0", "spies sent +1, coins +2" },
    { "tancreds-raid", L, Breach, "restore-good horses, restore-good wood", "coins +4, ready +2, spent -2" },
    { "tancreds-raid", L, Siege, "", kNotAsked },
    // Wood
    { "treacherous-bribe", L, Siege, "", "coins -1, boxed +2" },
    { "treacherous-bribe", L, Storm, "rival take-back mangonels, rival take-back orchard-tribute",
        "coins -1, their learned -2" },
    { "treacherous-bribe", L, Siege, "", kNotAsked, { .coins = 0 } },
    { "oaken-ram", L, Siege, "", "boxed +1, coins +3" },
    { "curtain-wall-ballistae", L, Siege, "bombard apamea, bombard apamea, bombard damascus, restore-good horses",
        "apamea -2, damascus -1, their supply +3, ready +1, spent -1" },
    { "the-mine", L, Siege, "", "boxed +2, coins +2" },
    { "ships-for-timber", L, Siege, "upgrade aleppo, restore-good horses, restore-good horses, restore-good candles",
        "aleppo level +1, ready +3, spent -3" },
    // Candles
    { "sermon-before-battle", L, Siege, "done, check-city jerusalem", "holiness +2, rescripts +1, coins +3" },
    { "sermon-before-battle", L, Siege, "done, check-city jerusalem", "holiness +2, rescripts +1",
        { .isContested = true } },
    { "relics-in-the-baggage", L, Siege, "", "rescripts +2, coins +2" },
    { "martyrs-vow", L, Siege, "train jerusalem 1, done, hire-troop acre, hire-troop acre, hire-troop aleppo",
        "holiness +4, rescripts +1, bishops +1, acre +2, aleppo +1, supply -3" },
    { "martyrs-vow", L, Breach, "", kNotAsked },
    { "flame-of-faith", L, Siege, "done", "boxed +1, holiness +3, rescripts +1, coins +1" },
    { "truce-of-god", L, Siege, "restore-good candles, restore-good candles, restore-good horses, restore-good horses",
        "rescripts +2, ready +4, spent -4" },
    { "brethren-of-the-hospital", L, Siege,
        "train jerusalem 1, hire-troop aleppo, hire-troop aleppo, hire-troop acre, hire-troop jerusalem",
        "bishops +1, aleppo +2, acre +1, jerusalem +1, supply -4, coins +1" },
    { "brethren-of-the-hospital", L, Siege,
        "move-bishop jerusalem damascus 1, hire-troop acre, hire-troop acre, hire-troop acre, hire-troop acre",
        "bishops abroad +1, acre +4, supply -4, coins +1" },
    // Steel
    { "knightly-wedge", L, Siege, "", "boxed +2" },
    { "knightly-wedge", L, Storm, "rival take-back mangonels, rival take-back orchard-tribute", "their learned -2" },
    { "crossbowmen", L, Siege, "", "homs -2, their supply +2, coins +2" },
    { "crossbowmen", L, Storm, "", "homs -2, their supply +2, coins +2" },
    // Of two units only one is not the last; the other falls at the retreat, so nobody reaches Apamea.
    { "crossbowmen", L, Breach, "", "apamea -1, their supply +1, coins +2" },
    { "spare-lances", L, Siege,
        "restore-good candles, restore-good steel, restore-good horses, hire-troop acre, hire-troop acre",
        "ready +3, spent -3, acre +2, supply -2" },
    { "double-mail", L, Siege, "restore-good steel, restore-good horses", "boxed +2, ready +2, spent -2" },
    { "poor-knights-of-the-temple", L, Breach,
        "hire-troop acre, hire-troop acre, hire-troop acre, done, restore-good steel, restore-good horses",
        "acre +3, supply -3, holiness +2, rescripts +3, ready +2, spent -2" },
    { "poor-knights-of-the-temple", L, Defence,
        "hire-troop homs, hire-troop homs, hire-troop homs, done, restore-good steel, restore-good horses",
        "homs +3, supply -3, holiness +2, rescripts +3, ready +2, spent -2" },
    { "poor-knights-of-the-temple", L, Siege, "", kNotAsked },
    { "melee-in-the-gateway", L, Siege, "", "boxed +1, homs -2, their supply +2" },
    { "melee-in-the-gateway", L, Storm, "rival take-back mangonels",
        "their learned -1, homs -2, their supply +2, their coins -2" },
    // Horses
    { "feigned-flight", L, Siege, "bombard apamea, bombard damascus",
        "boxed +1, apamea -1, damascus -1, their supply +2" },
    { "turcopoles", L, Siege,
        "bombard apamea, bombard apamea, move-troops baalbek acre, move-troops baalbek acre, move-troops baalbek acre",
        "apamea -2, their supply +2, baalbek -3, acre +3, coins +1" },
    { "night-sally", L, Siege, "", "coins +4" }, // nothing to take from Saracens
    { "night-sally", L, Storm, "rival spend-good steel", "their ready -1, their spent +1, coins +3, their coins -3" },
    { "night-sally", L, Storm, "rival spend-good spices", "their ready -1, their spent +1, coins +6, their coins -2",
        { .theirCoins = 2 } },
    { "scorched-earth", L, Storm, "rival block-good wood 0, rival block-good steel 0, bombard apamea, bombard apamea",
        "their ready -2, their blocked +2, their coins -2, apamea -2, saracens +2" },
    { "scorched-earth", L, Siege, "bombard damascus, bombard damascus", "damascus -2, their supply +2" },
    { "pursuit-till-sunset", L, Breach, "bombard apamea, bombard apamea, bombard apamea",
        "boxed +1, apamea -3, their supply +3, coins +5" },
    { "pursuit-till-sunset", L, Siege, "", kNotAsked },
    // Level IV: a later card of the colour does not count, an earlier one does (CR-TACTIC-06)
    { "storm-of-jerusalem", L, Siege, "done, done", "boxed +1, holiness +4, rescripts +1" },
    { "storm-of-jerusalem", L, Siege, "done, done", "boxed +1, holiness +4, rescripts +1",
        { .mine = "sermon-before-battle" } },
    { "storm-of-jerusalem", L, Storm, "rival take-back mangonels, done, done",
        "their learned -1, holiness +6, rescripts +2", { .theirs = "sermon-before-battle" } },
    { "raymonds-siege-train", L, Siege, "", "boxed +1, coins +8" },
    { "raymonds-siege-train", L, Siege, "", "boxed +1, coins +8", { .mine = "wicker-mantlets" } },
    { "raymonds-siege-train", L, Storm, "rival take-back mangonels", "their learned -1, coins +12",
        { .theirs = "ships-for-timber" } },
};

// Halves with protection and, to compare, those without: what becomes of the card when the rival inflicts two losses.
const std::vector<CardRow> kUnderLosses{
    { "wicker-mantlets", U, Storm, "", "kept", kTwoLosses },
    { "wicker-mantlets", L, Storm, "", "lost", kTwoLosses },
    { "relics-in-the-baggage", U, Storm, "", "kept", kTwoLosses },
    { "relics-in-the-baggage", L, Storm, "", "lost", kTwoLosses },
    { "truce-of-god", U, Storm, "", "kept", kTwoLosses },
    { "truce-of-god", L, Storm, "", "lost", kTwoLosses },
    { "double-mail", U, Storm, "", "kept", kTwoLosses },
    { "double-mail", L, Storm, "", "lost", kTwoLosses },
    { "night-sally", U, Storm, "", "kept", kTwoLosses },
    { "night-sally", L, Storm, "", "lost", kTwoLosses },
};

// What every battle of a field does after its end-of-battle effects: retreat, destruction, trophies.
std::string aftermathOf(Field field)
{
    switch (field) {
    case Breach: // one Saracen falls, one flees; 3 troops, the spices and a governor move in
        return "attackers -3, homs +1, apamea +1, their supply +1, cities +1, governors +1, ready +1";
    case Defence:
        return "attackers -4, damascus +3, their supply +1, homs level -1";
    default:
        return "attackers -3, aleppo +2, supply +1, homs level -1";
    }
}

} // namespace

// Every tactic, half by half, against what is printed on it.
class TestCrusadersTacticCards : public RuleTest {
    Q_OBJECT
private slots:
    void halfAtOnce_changesWhatIsPrinted_data() { addRows(kAtOnce); }
    void halfAtOnce_changesWhatIsPrinted()
    {
        QFETCH(int, row);
        checkAtOnce(kAtOnce[std::size_t(row)]);
    }

    void halfAtEnd_changesWhatIsPrinted_unlessDeclined_data() { addRows(kAtEnd); }
    void halfAtEnd_changesWhatIsPrinted_unlessDeclined()
    {
        RULES("CR-BATTLE-35");
        QFETCH(int, row);
        const CardRow &half = kAtEnd[std::size_t(row)];
        CardBattle battle(half);
        battle.playAll();
        QCOMPARE(battle.problem, QString());
        QCOMPARE(battle.isEndAsked(), half.changes != kNotAsked);
        if (half.changes == kNotAsked)
            return;
        const Ledger before = battle.ledger();
        CardBattle declined = battle;
        declined.t.take(Verb::Decline);
        declined.finish();
        QCOMPARE(declined.problem, QString());
        QCOMPARE(changes(before, declined.ledger()), sorted(aftermathOf(half.field)));
        battle.t.take(Verb::UseEnd);
        battle.answer();
        battle.finish();
        QCOMPARE(battle.problem, QString());
        QCOMPARE(changes(declined.ledger(), battle.ledger()), sorted(half.changes));
    }

    void protectedHalf_underTwoLosses_keepsItsCard_data() { addRows(kUnderLosses); }
    void protectedHalf_underTwoLosses_keepsItsCard()
    {
        RULES("CR-BATTLE-45");
        QFETCH(int, row);
        const CardRow &half = kUnderLosses[std::size_t(row)];
        CardBattle battle(half);
        battle.playAll();
        QCOMPARE(battle.problem, QString());
        Table &t = battle.t;
        const Card card = t.tactic(half.card);
        while (t.s.isFighting()) // the rival inflicts the losses; the card's own end of the battle is declined
            t.take(t.asks(Task::UseEndEffect) ? choice(t.seat() == kTripoli ? Verb::UseEnd : Verb::Decline)
                                              : t.options()[0]);
        QCOMPARE(t.timesTold(EventKind::LossCancelled), 1); // the starting tactic beside it was hit
        QCOMPARE(t.player(kJerusalem).tactics.contains(card) ? "kept" : "lost", half.changes);
    }

    void everyTactic_hasARowForEachHalf()
    {
        const auto isTactic = [](const Tactic &card) { return !card.isSaracen && card.chapter == 0; };
        QCOMPARE(halvesWithoutRow(kAtOnce, kAtEnd, isTactic), QString());
        QCOMPARE(std::ranges::count_if(cards(), isTactic), 58);
    }
    void everyProtectedHalf_hasARowUnderLosses()
    {
        for (const Tactic &card : cards()) {
            for (HalfValue half : { U, L }) {
                const bool isKept = std::ranges::any_of(kUnderLosses, [&](const CardRow &row) {
                    return card.id == row.card && row.half == half && row.changes == std::string("kept");
                });
                if (!card.isSaracen && card.chapter == 0)
                    QCOMPARE(card.halves[std::size_t(half)].isProtected, isKept);
            }
        }
    }

    // Cards are data: code made for a single one would have to name it. At most 15 of 100 may be; none is.
    void noCard_isNamedInTheEngine()
    {
        QByteArray engine;
        QDirIterator files(OUTREMER_SOURCE_DIR "/model/crusaders", { "*.cpp", "*.h" }, QDir::Files);
        while (files.hasNext()) {
            QFile file(files.next());
            QVERIFY(file.open(QIODevice::ReadOnly));
            engine += file.readAll();
        }
        QVERIFY(engine.contains("\"model/crusaders/content.h\"")); // it was read
        const auto bespoke = std::ranges::count_if(
            cards(), [&](const Tactic &card) { return engine.contains(("\"" + card.id + "\"").c_str()); });
        QCOMPARE(bespoke, 0);
    }
    // ... and the vocabulary they are made of is closed: a verb of its own is refused on every one of the 78.
    void verbOfItsOwn_isRefusedOnEveryCard()
    {
        const Pack builtIn = Pack::builtIn("crusaders");
        int refused = 0;
        for (const Tactic &card : cards()) {
            const std::string deck = card.isSaracen ? "saracens" : "tactics";
            const std::string text = "{\"" + deck + "\":[{\"id\":\"" + card.id + "\",\"upper\":{\"effects\":[{\"do\":\""
                + card.id + "\"}]}}]}";
            Pack pack = builtIn;
            QVERIFY(!pack.overlayFile(deck + ".json", text, "test"));
            const auto loaded = Crusaders::load(pack);
            refused += !loaded && loaded.refusal().message.find("upper.effects[0].do") != std::string::npos ? 1 : 0;
        }
        QCOMPARE(refused, 58 + 20);
    }
};

OUTREMER_TEST(TestCrusadersTacticCards)
#include "tst_crusaders_tacticcards.moc"

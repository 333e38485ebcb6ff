#include "tests/crusaders/cardtest.h"
#include "tests/crusaders/crescentbattle.h"

namespace {

// Halves that work in the maneuver itself. "marker" is the strength difference toward the card's owner.
const std::vector<CardRow> kFourthAtOnce{
    // Level I
    { "palisade-by-morning", U, Siege, "second", "marker +3" },
    { "palisade-by-morning", U, Defence, "first", "marker +3, homs level +1", { .level = 1 } },
    { "palisade-by-morning", U, Defence, "", "marker +3", { .level = 3 } },
    { "the-tocsin", U, Siege, "reinforce baalbek", "marker +3, attackers +2, supply -1, baalbek -1" },
    { "the-tocsin", U, Siege, "done", "marker +2, attackers +1, supply -1" },
    { "the-fighting-march", U, Siege, "reinforce baalbek",
        "marker +2, homs -1, their supply +1, attackers +1, baalbek -1" },
    { "riders-to-damascus", U, Siege, "reinforce baalbek, reinforce baalbek", "marker +2, attackers +2, baalbek -2" },
    { "riders-to-damascus", U, Siege, "reinforce baalbek, done", "marker +1, attackers +1, baalbek -1" },
    // Level II
    { "timber-from-damascus", U, Siege, "lower-city homs", "marker +4, homs level -1, attackers +1, supply -1",
        { .level = 3 } },
    { "timber-from-damascus", U, Siege, "decline", "marker +3, attackers +1, supply -1" },
    { "timber-from-damascus", L, Siege, "reinforce baalbek, reinforce baalbek",
        "marker +3, homs -1, their supply +1, attackers +2, baalbek -2" },
    { "letter-from-clairvaux", U, Siege, "", "marker +3, attackers +2, supply -2" },
    { "the-constables-relief", U, Siege, "reinforce baalbek",
        "marker +3, homs -1, their supply +1, attackers +2, baalbek -1, supply -1" },
    { "the-constables-relief", L, Siege, "rival flee apamea",
        "marker +4, attackers +1, supply -1, homs -1, apamea +1" },
    { "joscelins-night-ride", U, Siege, "rival flee apamea, reinforce baalbek",
        "marker +4, homs -2, apamea +2, attackers +1, baalbek -1" },
    // Level III: alone of their colours, then with others of one colour before them (CR-TACTIC-06, 07)
    { "siege-of-banyas", U, Siege, "lower-city homs", "marker +5, homs level -1", { .level = 3 } },
    { "siege-of-banyas", U, Defence, "decline", "marker +6",
        { .mine = "wicker-mantlets", .theirs = "ships-for-timber", .isLate = true } },
    { "siege-of-banyas", L, Siege, "reinforce baalbek, reinforce baalbek, rival flee apamea",
        "marker +4, attackers +2, baalbek -2, homs -1, apamea +1" },
    { "siege-of-banyas", L, Storm, "done, rival flee damascus", "marker +3, homs -2, damascus +2",
        { .theirs = "turcopoles" } },
    { "the-queens-writ", U, Siege, "", "marker +4, attackers +2, supply -2" },
    { "the-queens-writ", U, Storm, "", "marker +5, attackers +3, supply -3", { .theirs = "sermon-before-battle" } },
    { "the-emperors-engines", U, Siege, "lower-city homs", "marker +3, homs -2, their supply +2, homs level -1",
        { .level = 3 } },
    { "the-emperors-engines", U, Storm, "decline", "marker +3, homs -3, their supply +3", { .theirs = "iron-ranks" } },
    { "the-emperors-engines", L, Siege, "", "marker +4, attackers +2, supply -2" },
    { "the-emperors-engines", L, Storm, "", "marker +5, attackers +2, supply -2", { .theirs = "ships-for-timber" } },
    { "the-master-of-the-temple", U, Siege, "rival flee apamea", "marker +4, homs -2, apamea +2" },
    { "the-master-of-the-temple", U, Storm, "rival flee damascus", "marker +5, homs -2, damascus +2",
        { .theirs = "turcopoles" } },
};

// Halves for the end of the battle: what is different after it from the same battle with the effect declined.
// Jerusalem's marker starts on cell 3; cell 4 gives a bishop action, 5 a rescript.
const std::vector<CardRow> kFourthAtEnd{
    { "palisade-by-morning", L, Siege, "upgrade aleppo", "aleppo level +1, coins +1" },
    { "the-tocsin", L, Siege, "done, hire-troop acre, hire-troop acre",
        "holiness +2, rescripts +1, acre +2, supply -2" },
    { "the-fighting-march", L, Siege,
        "move-troops baalbek acre, move-troops baalbek acre, move-troops baalbek acre, hire-troop acre, "
        "hire-troop aleppo",
        "baalbek -3, acre +4, aleppo +1, supply -2, coins +1" },
    { "riders-to-damascus", L, Siege, "bombard apamea, bombard damascus, keep-spy dragoman, restore-good horses",
        "apamea -1, damascus -1, their supply +2, spies held +1, ready +1, spent -1" },
    { "letter-from-clairvaux", L, Siege, "done, hire-troop acre, hire-troop acre",
        "rescripts +2, holiness +2, acre +2, supply -2" },
    { "joscelins-night-ride", L, Breach,
        "bombard apamea, bombard apamea, hire-troop acre, hire-troop acre, hire-troop acre",
        "apamea -2, their supply +2, acre +3, supply -3, coins +4" },
    { "joscelins-night-ride", L, Siege, "", kNotAsked },
    // A later card of the colour does not count, an earlier one does (CR-TACTIC-06).
    { "the-queens-writ", L, Siege, "hire-troop acre, hire-troop acre, hire-troop acre, hire-troop aleppo",
        "rescripts +1, acre +3, aleppo +1, supply -4", { .mine = "iron-ranks" } },
    { "the-queens-writ", L, Storm,
        "hire-troop acre, hire-troop acre, hire-troop acre, hire-troop aleppo, hire-troop aleppo",
        "rescripts +1, acre +3, aleppo +2, supply -5", { .theirs = "iron-ranks" } },
    { "the-master-of-the-temple", L, Siege, "hire-troop acre, hire-troop acre, done",
        "boxed +1, acre +2, supply -2, holiness +1" },
    { "the-master-of-the-temple", L, Storm, "rival take-back mangonels, hire-troop acre, hire-troop acre, done",
        "their learned -1, acre +2, supply -2, holiness +2, rescripts +1", { .theirs = "sermon-before-battle" } },
};

// Halves with protection and, to compare, those without: what becomes of the card when the rival inflicts two losses.
const std::vector<CardRow> kFourthUnderLosses{
    { "riders-to-damascus", U, Storm, "", "kept", kTwoLosses },
    { "riders-to-damascus", L, Storm, "", "lost", kTwoLosses },
    { "letter-from-clairvaux", U, Storm, "", "kept", kTwoLosses },
    { "letter-from-clairvaux", L, Storm, "", "lost", kTwoLosses },
};

bool isFourthTactic(const Tactic &card)
{
    return card.chapter == 4 && !card.isSaracen;
}

} // namespace

// Every tactic of chapter IV, half by half, against what is printed on it.
class TestCrusadersChapter4Tactics : public RuleTest {
    Q_OBJECT
private slots:
    void halfAtOnce_changesWhatIsPrinted_data() { addRows(kFourthAtOnce); }
    void halfAtOnce_changesWhatIsPrinted()
    {
        QFETCH(int, row);
        checkAtOnce(kFourthAtOnce[std::size_t(row)], CrescentBattle(kFourthAtOnce[std::size_t(row)]));
    }

    void halfAtEnd_changesWhatIsPrinted_unlessDeclined_data() { addRows(kFourthAtEnd); }
    void halfAtEnd_changesWhatIsPrinted_unlessDeclined()
    {
        QFETCH(int, row);
        const CardRow &half = kFourthAtEnd[std::size_t(row)];
        CrescentBattle battle(half);
        battle.playAll();
        QCOMPARE(battle.problem, QString());
        QCOMPARE(battle.isEndAsked(), half.changes != kNotAsked);
        if (half.changes == kNotAsked)
            return;
        CrescentBattle declined = battle;
        declined.t.take(Verb::Decline);
        declined.finish();
        QCOMPARE(declined.problem, QString());
        battle.t.take(Verb::UseEnd);
        battle.answer();
        battle.finish();
        QCOMPARE(battle.problem, QString());
        QCOMPARE(changes(declined.ledger(), battle.ledger()), sorted(half.changes));
    }

    void protectedHalf_underTwoLosses_keepsItsCard_data() { addRows(kFourthUnderLosses); }
    void protectedHalf_underTwoLosses_keepsItsCard()
    {
        QFETCH(int, row);
        const CardRow &half = kFourthUnderLosses[std::size_t(row)];
        CrescentBattle battle(half);
        battle.playAll();
        QCOMPARE(battle.problem, QString());
        Table &t = battle.t;
        while (t.s.isFighting()) // the rival inflicts the losses; the card's own end of the battle is declined
            t.take(t.asks(Task::UseEndEffect) ? choice(t.seat() == kTripoli ? Verb::UseEnd : Verb::Decline)
                                              : t.options()[0]);
        QCOMPARE(t.timesTold(EventKind::LossCancelled), 1); // the starting tactic beside it was hit
        QCOMPARE(t.player(kJerusalem).tactics.contains(t.tactic(half.card)) ? "kept" : "lost", half.changes);
    }

    void everyTactic_hasARowForEachHalf()
    {
        QCOMPARE(halvesWithoutRow(kFourthAtOnce, kFourthAtEnd, isFourthTactic), QString());
        QCOMPARE(std::ranges::count_if(cards(), isFourthTactic), 12);
    }
    void protection_isOnTwoUpperHalves()
    {
        for (const Tactic &card : cards()) {
            for (HalfValue half : { U, L }) {
                if (isFourthTactic(card))
                    QCOMPARE(card.halves[std::size_t(half)].isProtected,
                        half == U && (card.id == "riders-to-damascus" || card.id == "letter-from-clairvaux"));
            }
        }
    }

    // What a card costs to learn: its level, symbol by symbol.
    void prices_areOneTwoOrThreeSymbols_ofTheCardsColours()
    {
        const std::map<std::string, std::string> prices{ { "palisade-by-morning", "1 0 0 0" },
            { "the-tocsin", "0 1 0 0" }, { "the-fighting-march", "0 0 1 0" }, { "riders-to-damascus", "0 0 0 1" },
            { "timber-from-damascus", "2 0 0 0" }, { "letter-from-clairvaux", "0 2 0 0" },
            { "the-constables-relief", "0 0 2 0" }, { "joscelins-night-ride", "0 0 0 2" },
            { "siege-of-banyas", "2 0 0 1" }, { "the-queens-writ", "0 2 1 0" }, { "the-emperors-engines", "1 0 2 0" },
            { "the-master-of-the-temple", "0 1 0 2" } };
        CrescentTable t;
        t.order(kJerusalem, Order::Muster); // a price is asked by an order
        for (const auto &[id, price] : prices) {
            const Payment asked = t.board().tacticPrice(t.tactic(id), false);
            std::string text;
            for (std::size_t good = 0; good < 4; ++good)
                text += (good == 0 ? "" : " ") + std::to_string(asked.price[good]);
            QCOMPARE(text, price);
        }
        QCOMPARE(prices.size(), 12u);
    }
};

OUTREMER_TEST(TestCrusadersChapter4Tactics)
#include "tst_crusaders_chapter4tactics.moc"

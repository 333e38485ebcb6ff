#include "tests/crusaders/cardtest.h"
#include "tests/crusaders/quietchapter.h"

namespace {

// Halves that work in the maneuver itself. "marker" is the strength difference toward the card's owner. Level III counts
// the cards of one of its colours, its own among them.
const std::vector<CardRow> kSecondAtOnce{
    { "hides-in-vinegar", U, Siege, "", "marker +2, attackers +1, supply -1" },
    { "ransomed-captives", U, Siege, "", "marker +2, attackers +2, supply -2, coins +1" },
    { "contraband-steel", U, Siege, "", "marker +1, homs -1, their supply +1, coins +2" },
    { "horses-on-credit", U, Siege, "reinforce baalbek, reinforce baalbek",
        "marker +2, attackers +2, baalbek -2, coins +1" },
    { "horses-on-credit", U, Siege, "done", "coins +1" },
    { "horses-on-credit", L, Siege, "rival flee apamea", "marker +3, homs -1, apamea +1, attackers +1, supply -1" },
    { "merchantmen-for-bait", U, Siege, "rival flee apamea",
        "marker +3, homs -2, apamea +2, attackers +1, supply -1, coins +1" },
    { "the-orphans-lot", U, Siege, "reinforce baalbek", "marker +4, attackers +2, supply -1, baalbek -1" },
    { "foot-of-the-communes", U, Siege, "", "marker +3, homs -1, their supply +1, coins +1" },
    { "caravan-raid", U, Siege, "rival flee damascus", "marker +3, homs -2, damascus +2, coins +1" },
    { "fall-of-sidon", U, Siege, "lower-city homs", "marker +4, homs -1, their supply +1, homs level -1",
        { .level = 3 } },
    { "fall-of-sidon", U, Siege, "decline", "marker +3, homs -1, their supply +1" },
    { "fall-of-sidon", U, Storm, "decline", "marker +4, homs -1, their supply +1", { .theirs = "ships-for-timber" } },
    { "fall-of-sidon", U, Defence, "decline", "marker +5, attackers -1, their supply +1",
        { .mine = "wicker-mantlets", .theirs = "ships-for-timber", .isLate = true } },
    { "day-of-ibelin", U, Siege, "", "marker +4, attackers +1, supply -1" },
    { "day-of-ibelin", U, Storm, "", "marker +5, attackers +2, supply -2", { .theirs = "sermon-before-battle" } },
    { "spoils-of-tell-danith", U, Siege, "rival flee apamea", "marker +4, homs -1, apamea +1" },
    { "spoils-of-tell-danith", U, Storm, "rival flee damascus", "marker +5, homs -1, damascus +1",
        { .theirs = "turcopoles" } },
    { "raid-on-farama", U, Siege, "reinforce baalbek",
        "marker +4, attackers +1, baalbek -1, homs -1, their supply +1" },
    { "raid-on-farama", U, Storm, "reinforce baalbek", "marker +5, attackers +1, baalbek -1, homs -2, their supply +2",
        { .theirs = "iron-ranks" } },
    { "raid-on-farama", L, Siege, "rival flee apamea", "marker +4, attackers +1, supply -1, homs -1, apamea +1" },
    { "raid-on-farama", L, Storm, "rival flee damascus", "marker +5, attackers +1, supply -1, homs -2, damascus +2",
        { .theirs = "turcopoles" } },
};

// Halves for the end of the battle: what is different after it from the same battle with the effect declined.
// Jerusalem's marker starts on cell 3; cells 4 and 6 give a bishop action, 5 a rescript.
const std::vector<CardRow> kSecondAtEnd{
    { "hides-in-vinegar", L, Siege,
        "restore-good candles, restore-good candles, restore-good steel, restore-good horses",
        "boxed +1, ready +4, spent -4" },
    { "hides-in-vinegar", L, Storm,
        "rival take-back mangonels, restore-good candles, restore-good candles, restore-good steel, restore-good "
        "horses",
        "their learned -1, ready +4, spent -4" },
    { "ransomed-captives", L, Siege, "done, hire-troop acre, restore-good candles",
        "holiness +2, rescripts +1, acre +1, supply -1, ready +1, spent -1" },
    { "contraband-steel", L, Siege, "", "boxed +1, coins +2" }, // nothing to take from Saracens
    { "contraband-steel", L, Storm, "rival take-back mangonels", "their learned -1, coins +2, their coins -2" },
    { "contraband-steel", L, Storm, "rival take-back mangonels", "their learned -1, coins +3, their coins -1",
        { .theirCoins = 1 } },
    { "merchantmen-for-bait", L, Siege, "restore-good candles, restore-good steel, restore-good horses",
        "boxed +1, coins +3, ready +3, spent -3" },
    { "the-orphans-lot", L, Siege, "done, restore-good candles", "holiness +3, rescripts +2, ready +1, spent -1" },
    { "foot-of-the-communes", L, Siege, "hire-troop acre", "boxed +2, acre +1, supply -1" },
    { "foot-of-the-communes", L, Storm, "rival take-back mangonels, rival take-back orchard-tribute, hire-troop acre",
        "their learned -2, acre +1, supply -1" },
    { "caravan-raid", L, Siege, "bombard apamea, bombard damascus",
        "apamea -1, damascus -1, their supply +2, coins +4" },
    { "caravan-raid", L, Storm, "rival spend-good wood, rival spend-good steel, bombard apamea, bombard apamea",
        "their ready -2, their spent +2, apamea -2, saracens +2, coins +4" },
    { "fall-of-sidon", L, Siege, "restore-good candles, restore-good steel", "boxed +2, coins +3, ready +2, spent -2" },
    { "day-of-ibelin", L, Siege, "done", "boxed +1, holiness +3, rescripts +2" },
    { "day-of-ibelin", L, Storm, "rival take-back mangonels, done", "their learned -1, holiness +3, rescripts +2" },
    { "spoils-of-tell-danith", L, Siege, "", "boxed +1, coins +5" },
    { "spoils-of-tell-danith", L, Siege, "", "boxed +1, coins +5", { .mine = "wicker-mantlets" } }, // played later
    { "spoils-of-tell-danith", L, Storm, "rival take-back mangonels", "their learned -1, coins +7",
        { .theirs = "ships-for-timber" } },
};

// The half with protection and, to compare, the other one: what becomes of the card under two losses.
const std::vector<CardRow> kSecondUnderLosses{
    { "hides-in-vinegar", U, Storm, "", "kept", kTwoLosses },
    { "hides-in-vinegar", L, Storm, "", "lost", kTwoLosses },
};

// What every battle of a field does after its end-of-battle effects: retreat, destruction, trophies.
constexpr const char *kAftermath = "attackers -3, aleppo +2, supply +1, homs level -1";

bool isOwn(const Tactic &card)
{
    return card.chapter == 2;
}

// A CardBattle is set up in the base game, whose box has no such card. From here on it is one of chapter II: what the
// chapter unlocks joins the decks.
CardBattle battleOf(const CardRow &row)
{
    CardBattle battle(row);
    State &s = battle.t.s;
    const Content &c = battle.t.c;
    s.saga.chapter = 2;
    s.saga.prices.fill(2);
    for (std::size_t card = 1; card < c.tactics.size(); ++card) {
        if (!isOwn(c.tactics[card]) || c.tactics[card].id == row.card)
            continue;
        if (c.tactics[card].level > 2)
            s.topTacticDeck.pile.push(Card(card));
        else
            s.tacticDeck.pile.push(Card(card));
    }
    for (std::size_t card = 1; card < c.buildings.size(); ++card) {
        if (c.buildings[card].chapter == 2)
            s.topBuildingDeck.pile.push(Card(card));
    }
    battle.problem = QString::fromStdString(battle.t.broken());
    return battle;
}

} // namespace

// Every tactic of chapter II, half by half, against what is printed on it.
class TestCrusadersChapter2Tactics : public RuleTest {
    Q_OBJECT
private slots:
    void halfAtOnce_changesWhatIsPrinted_data() { addRows(kSecondAtOnce); }
    void halfAtOnce_changesWhatIsPrinted()
    {
        QFETCH(int, row);
        const CardRow &half = kSecondAtOnce[std::size_t(row)];
        checkAtOnce(half, battleOf(half));
    }

    void halfAtEnd_changesWhatIsPrinted_unlessDeclined_data() { addRows(kSecondAtEnd); }
    void halfAtEnd_changesWhatIsPrinted_unlessDeclined()
    {
        QFETCH(int, row);
        const CardRow &half = kSecondAtEnd[std::size_t(row)];
        CardBattle battle = battleOf(half);
        battle.playAll();
        QCOMPARE(battle.problem, QString());
        QVERIFY(battle.isEndAsked());
        const Ledger before = battle.ledger();
        CardBattle declined = battle;
        declined.t.take(Verb::Decline);
        declined.finish();
        QCOMPARE(declined.problem, QString());
        QCOMPARE(changes(before, declined.ledger()), sorted(kAftermath));
        battle.t.take(Verb::UseEnd);
        battle.answer();
        battle.finish();
        QCOMPARE(battle.problem, QString());
        QCOMPARE(changes(declined.ledger(), battle.ledger()), sorted(half.changes));
    }

    void protectedHalf_underTwoLosses_keepsItsCard_data() { addRows(kSecondUnderLosses); }
    void protectedHalf_underTwoLosses_keepsItsCard()
    {
        QFETCH(int, row);
        const CardRow &half = kSecondUnderLosses[std::size_t(row)];
        CardBattle battle = battleOf(half);
        battle.playAll();
        QCOMPARE(battle.problem, QString());
        Table &t = battle.t;
        while (t.s.isFighting()) // the rival inflicts the losses; the card's own end of the battle is declined
            t.take(t.asks(Task::UseEndEffect) ? choice(t.seat() == kTripoli ? Verb::UseEnd : Verb::Decline)
                                              : t.options()[0]);
        QCOMPARE(t.player(kJerusalem).tactics.contains(t.tactic(half.card)) ? "kept" : "lost", half.changes);
    }

    void tactics_ofTheChapter_costTheirSymbols_data()
    {
        QTest::addColumn<QString>("id");
        QTest::addColumn<QList<int>>("price"); // wood, candles, steel, horses
        QTest::newRow("hides-in-vinegar") << "hides-in-vinegar" << QList{ 1, 0, 0, 0 };
        QTest::newRow("ransomed-captives") << "ransomed-captives" << QList{ 0, 1, 0, 0 };
        QTest::newRow("contraband-steel") << "contraband-steel" << QList{ 0, 0, 1, 0 };
        QTest::newRow("horses-on-credit") << "horses-on-credit" << QList{ 0, 0, 0, 1 };
        QTest::newRow("merchantmen-for-bait") << "merchantmen-for-bait" << QList{ 2, 0, 0, 0 };
        QTest::newRow("the-orphans-lot") << "the-orphans-lot" << QList{ 0, 2, 0, 0 };
        QTest::newRow("foot-of-the-communes") << "foot-of-the-communes" << QList{ 0, 0, 2, 0 };
        QTest::newRow("caravan-raid") << "caravan-raid" << QList{ 0, 0, 0, 2 };
        QTest::newRow("fall-of-sidon") << "fall-of-sidon" << QList{ 2, 0, 1, 0 };
        QTest::newRow("day-of-ibelin") << "day-of-ibelin" << QList{ 0, 2, 0, 1 };
        QTest::newRow("spoils-of-tell-danith") << "spoils-of-tell-danith" << QList{ 1, 0, 1, 1 };
        QTest::newRow("raid-on-farama") << "raid-on-farama" << QList{ 0, 1, 1, 1 };
    }
    // Paid with goods alone; a good less of any colour it needs, and it cannot be learnt. Level III is for the
    // additional tactic of an enhanced muster.
    void tactics_ofTheChapter_costTheirSymbols()
    {
        QFETCH(QString, id);
        QFETCH(QList<int>, price);
        const int symbols = price[0] + price[1] + price[2] + price[3];
        ChapterTable t = quietChapter(2, {}, 0);
        t.tacticMarket({ id.toStdString() });
        t.own(kJerusalem,
            { { "jerusalem", 3 }, { "baalbek", 2 }, { "apamea", 2 }, { "damascus", 2 }, { "aleppo", 2 }, { "acre", 2 },
                { "turbessel", 3 } });
        const auto open = [&](ChapterTable &table) {
            table.order(kJerusalem, Order::Muster, symbols == 3);
            table.take(symbols == 3 ? Verb::LearnExtra : Verb::Learn);
            return table.can(Verb::LearnTactic, table.tactic(id.toStdString()));
        };
        for (int colour = 0; colour < kColours; ++colour) {
            for (int ready : { price[colour] - 1, price[colour] }) {
                ChapterTable other = t;
                Stock &stock = other.player(kJerusalem).goods[std::size_t(colour)];
                if (ready >= 0 && ready <= stock.ready) {
                    stock = { std::uint8_t(ready), std::uint8_t(stock.ready - ready), 0 };
                    QCOMPARE(open(other), ready == price[colour]);
                }
            }
        }
        QVERIFY(open(t));
        t.take(Verb::LearnTactic, t.tactic(id.toStdString()));
        while (t.asks(Task::Pay))
            t.takeAny(Verb::PayGood);
        for (int colour = 0; colour < kColours; ++colour)
            QCOMPARE(int(t.stock(kJerusalem, Good(colour)).spent), price[colour]);
        QVERIFY(t.player(kJerusalem).tactics.contains(t.tactic(id.toStdString())));
        QCOMPARE(t.broken(), std::string());
    }

    void tactics_ofTheChapter_haveARowForEachHalf()
    {
        QCOMPARE(halvesWithoutRow(kSecondAtOnce, kSecondAtEnd, isOwn), QString());
        QCOMPARE(std::ranges::count_if(cards(), isOwn), 12);
        for (const Tactic &card : cards()) {
            if (isOwn(card)) {
                QCOMPARE(card.halves[U].isProtected, card.id == "hides-in-vinegar");
                QVERIFY(!card.halves[L].isProtected);
            }
        }
    }
};

OUTREMER_TEST(TestCrusadersChapter2Tactics)
#include "tst_crusaders_chapter2tactics.moc"

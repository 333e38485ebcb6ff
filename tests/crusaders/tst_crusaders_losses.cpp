#include "tests/crusaders/table.h"
#include "tests/support/ruletest.h"

using namespace outremer;
using namespace outremer::crusaders;
using namespace outremer::crusaders::test;

namespace {

using Hand = std::vector<std::string>;

// Halves cancelled by the opponents: with kCutUpper only the lower half is open, with kCutLower only the upper one.
constexpr Verb kCutUpper = Verb::CancelUpper;
constexpr Verb kCutLower = Verb::CancelLower;

// The battle of Turbessel up to its end. A hand is the two tactics played, the two drawn as covers, the one kept.
void fight(Table &t, const Hand &theirs, const Hand &ours, const std::array<Verb, 4> &cancelled)
{
    t.hand(kAntioch, theirs);
    t.hand(kEdessa, ours);
    t.attackTurbessel();
    t.maneuver(theirs[0], cancelled[0], ours[2]);
    t.maneuver(ours[0], cancelled[1], theirs[2]);
    t.maneuver(theirs[1], cancelled[2], ours[3]);
    t.maneuver(ours[1], cancelled[3], theirs[3]);
    QVERIFY(t.asks(Task::UseEndEffect));
}

// Lower halves: losses 1; a bombardment.
const Hand kEuphrates{ "across-the-euphrates", "border-patrol", "baptism-of-fire", "reinforcement",
    "armenian-highlanders" };
// Lower halves: losses 2 each; coins with the second.
const Hand kTwiceTwo{ "knightly-wedge", "the-mine", "baptism-of-fire", "reinforcement", "armenian-highlanders" };
// Upper halves: strength.
const Hand kFiveLearnt{ "holy-lance", "iron-ranks", "siege-tower", "sermon-before-battle", "fire-volley" };

// What one lot of many hits: the tactics that are lost when the pending effect is used, or none.
template <class Visit>
void castLots(const Table &before, int lots, Visit visit)
{
    for (int lot = 0; lot < lots; ++lot) {
        Table t = before;
        t.events.clear();
        t.s.rng = streamOf(std::uint64_t(lot), 38);
        t.take(Verb::UseEnd);
        visit(t);
    }
}

std::vector<int> cardsOf(const Table &t, EventKind kind, int field = 1)
{
    std::vector<int> cards;
    for (const Event &event : t.told(kind))
        cards.push_back(event.fields[field].value);
    return cards;
}

} // namespace

// CR-BATTLE-38..47: losses and protection; the worked example CR-EX-21.
class TestCrusadersLosses : public outremer::test::RuleTest {
    Q_OBJECT
private slots:
    void losses_hitATacticPlayedFaceUp_byLot()
    {
        RULES("CR-BATTLE-38");
        Table t;
        fight(t, kFiveLearnt, kEuphrates, { kCutLower, kCutUpper, kCutLower, kCutUpper });
        std::set<int> hit;
        castLots(t, 40, [&](Table &after) {
            const auto lost = cardsOf(after, EventKind::TacticLost);
            QCOMPARE(lost.size(), std::size_t(1));
            QVERIFY(!after.player(kAntioch).tactics.contains(Card(lost[0])));
            QVERIFY(after.s.tacticDeck.discard.contains(Card(lost[0]))); // the common discard
            QCOMPARE(after.player(kAntioch).tactics.size(), 4);
            hit.insert(lost[0]);
        });
        QCOMPARE(hit, t.tacticSet({ "holy-lance", "iron-ranks" })); // never a cover or the card kept
    }
    void lostTactic_isReplacedByAStartingTacticOfOwnChoice()
    {
        RULES("CR-BATTLE-39");
        Table t;
        fight(t, { "holy-lance", "iron-ranks", "norman-charge", "couched-lances", "tancreds-raid" }, kEuphrates,
            { kCutLower, kCutUpper, kCutLower, kCutUpper });
        t.take(Verb::UseEnd);
        QVERIFY(t.asks(Task::TakeBack));
        QCOMPARE(t.seat(), Seat(kAntioch));
        QCOMPARE(t.offered(Verb::TakeBack), t.tacticSet({ "bohemonds-ruse", "ambush-at-the-iron-bridge" }));
        QCOMPARE(t.options().size(), 2);
        t.take(Verb::TakeBack, t.tactic("ambush-at-the-iron-bridge"));
        QCOMPARE(t.player(kAntioch).tactics.size(), 5);
        QVERIFY(t.player(kAntioch).tactics.contains(t.tactic("ambush-at-the-iron-bridge")));
        QVERIFY(!t.asks(Task::TakeBack));
        QCOMPARE(t.broken(), std::string());
    }
    void twoLostTactics_areReplacedByTwo()
    {
        RULES("CR-BATTLE-38", "CR-BATTLE-39");
        Table t;
        fight(t, kFiveLearnt, kTwiceTwo, { kCutLower, kCutUpper, kCutLower, kCutUpper });
        t.take(Verb::UseEnd);
        const auto lost = cardsOf(t, EventKind::TacticLost);
        QCOMPARE(std::set<int>(lost.begin(), lost.end()), t.tacticSet({ "holy-lance", "iron-ranks" }));
        t.take(Verb::TakeBack, t.tactic("norman-charge"));
        QVERIFY(!t.can(Verb::TakeBack, t.tactic("norman-charge")));
        t.take(Verb::TakeBack, t.tactic("couched-lances"));
        QCOMPARE(t.player(kAntioch).tactics.size(), 5);
    }
    void loss_thatHitsAStartingTactic_isCancelled()
    {
        RULES("CR-BATTLE-40", "CR-AMB-64");
        Table t;
        fight(t, { "holy-lance", "norman-charge", "siege-tower", "iron-ranks", "fire-volley" }, kEuphrates,
            { kCutLower, kCutUpper, kCutLower, kCutUpper });
        int cancelled = 0;
        castLots(t, 60, [&](Table &after) {
            if (after.timesTold(EventKind::LossCancelled) > 0) {
                ++cancelled;
                QCOMPARE(cardsOf(after, EventKind::LossCancelled), std::vector<int>{ t.tactic("norman-charge") });
                QCOMPARE(after.timesTold(EventKind::TacticLost), 0);
                QVERIFY(after.player(kAntioch).tactics == t.player(kAntioch).tactics);
                QVERIFY(!after.asks(Task::TakeBack));
            } else {
                QCOMPARE(cardsOf(after, EventKind::TacticLost), std::vector<int>{ t.tactic("holy-lance") });
            }
        });
        QVERIFY(cancelled > 15 && cancelled < 45); // one lot in two: the starting tactic is shuffled in
    }
    void losses_ofSaracens_leaveTheGame()
    {
        RULES("CR-BATTLE-41", "CR-BATTLE-53");
        Table t;
        t.place("edessa", kEdessa, 8, 1);
        t.place("turbessel", kSaracens, 6, 2);
        const Hand saracens{ "emirs-mamluks", "kurdish-horsemen", "askar-of-mosul", "frontier-ghazis",
            "burning-steppe" };
        t.saracenTop(saracens);
        t.attack(kEdessa, "turbessel", { { "edessa", 4 } });
        t.maneuver("emirs-mamluks", kCutUpper, "reinforcement");
        t.maneuver("across-the-euphrates", kCutUpper, "askar-of-mosul");
        t.maneuver("kurdish-horsemen", kCutLower, "baptism-of-fire");
        t.maneuver("border-patrol", kCutUpper, "frontier-ghazis");
        std::set<int> hit;
        castLots(t, 40, [&](Table &after) {
            QCOMPARE(after.s.lostSaracens.size(), 1);
            const Card lost = after.s.lostSaracens[0];
            hit.insert(lost);
            QVERIFY(!after.asks(Task::TakeBack)); // nothing replaces it
            after.pass(Task::UseEndEffect);
            QVERIFY(after.asks(Task::RetreatTo)); // the attacker is beaten
            after.takeAny(Verb::RetreatTo);
            for (const std::string &id : saracens) // the other four go under their deck
                QCOMPARE(after.s.saracenDeck.discard.contains(t.tactic(id)), t.tactic(id) != lost);
            QVERIFY(!after.s.saracenDeck.pile.contains(lost));
            QCOMPARE(after.broken(), std::string());
        });
        QCOMPARE(hit, t.tacticSet({ "emirs-mamluks", "kurdish-horsemen" }));
    }
    void losses_ofAPlayer_areNeverMoreThanTwoInABattle()
    {
        RULES("CR-BATTLE-42");
        Table t;
        fight(t, kFiveLearnt, kTwiceTwo, { kCutLower, kCutUpper, kCutLower, kCutUpper }); // losses 2, and 2 again
        t.player(kEdessa).coins = 0;
        t.take(Verb::UseEnd);
        t.take(Verb::TakeBack, t.tactic("norman-charge"));
        t.take(Verb::TakeBack, t.tactic("couched-lances"));
        t.take(Verb::UseEnd);
        QCOMPARE(t.player(kEdessa).coins, std::int16_t(2)); // the rest of the effect works
        QVERIFY(!t.asks(Task::TakeBack));
        QCOMPARE(t.timesTold(EventKind::TacticLost), 2);
        const auto &hand = t.player(kAntioch).tactics;
        QCOMPARE(std::set<int>(hand.begin(), hand.end()),
            t.tacticSet({ "siege-tower", "sermon-before-battle", "fire-volley", "norman-charge", "couched-lances" }));
    }
    void effectForTheEnd_ofATacticLostBefore_stillWorks()
    {
        RULES("CR-BATTLE-43");
        Table t; // Antioch's knightly wedge lies first: it takes both tactics of Edessa before their effects come
        fight(t, { "knightly-wedge", "iron-ranks", "norman-charge", "couched-lances", "tancreds-raid" },
            { "oaken-ram", "the-mine", "baptism-of-fire", "reinforcement", "armenian-highlanders" },
            { kCutUpper, kCutUpper, kCutLower, kCutUpper });
        t.player(kEdessa).coins = 0;
        QCOMPARE(t.seat(), Seat(kAntioch));
        t.take(Verb::UseEnd);
        QCOMPARE(t.timesTold(EventKind::TacticLost), 2);
        t.take(Verb::TakeBack, t.tactic("border-patrol"));
        t.take(Verb::TakeBack, t.tactic("across-the-euphrates"));
        QVERIFY(!t.player(kEdessa).tactics.contains(t.tactic("oaken-ram")));
        QVERIFY(t.asks(Task::UseEndEffect));
        QCOMPARE(t.seat(), Seat(kEdessa));
        t.take(Verb::UseEnd); // losses 1, coins 3
        QCOMPARE(t.timesTold(EventKind::TacticLost), 3);
        t.takeAny(Verb::TakeBack);
        QCOMPARE(t.player(kEdessa).coins, std::int16_t(3));
        t.take(Verb::UseEnd); // losses 2, coins 2
        QCOMPARE(t.timesTold(EventKind::TacticLost), 4);
        t.takeAny(Verb::TakeBack);
        QCOMPARE(t.player(kEdessa).coins, std::int16_t(5));
    }
    void losses_outsideABattle_areReplacedByStartingTacticsToo()
    {
        RULES("CR-BATTLE-44");
        Table t;
        t.hand(kJerusalem, { "holy-lance", "iron-ranks", "true-cross", "pilgrim-levy", "god-wills-it" });
        t.eventPhase(1, "autumn-passage"); // each player loses a tactic
        QVERIFY(t.asks(Task::LoseTactic));
        QCOMPARE(t.seat(), Seat(kJerusalem));
        QCOMPARE(t.offered(Verb::DiscardTactic), t.tacticSet({ "holy-lance", "iron-ranks" }));
        t.take(Verb::DiscardTactic, t.tactic("holy-lance"));
        QVERIFY(t.s.tacticDeck.discard.contains(t.tactic("holy-lance")));
        QVERIFY(t.asks(Task::TakeBack));
        QCOMPARE(t.offered(Verb::TakeBack), t.tacticSet({ "tower-of-david", "knights-of-the-sepulchre" }));
        t.take(Verb::TakeBack, t.tactic("tower-of-david"));
        QVERIFY(!t.asks(Task::TakeBack)); // as many as were lost
        const auto &hand = t.player(kJerusalem).tactics;
        QCOMPARE(std::set<int>(hand.begin(), hand.end()),
            t.tacticSet({ "tower-of-david", "iron-ranks", "true-cross", "pilgrim-levy", "god-wills-it" }));
    }

    // --- protection ---
    void protectedTactic_isNoTargetOfLosses()
    {
        RULES("CR-BATTLE-45");
        Table t; // two losses, one tactic without protection: only that one is lost
        fight(t, { "wicker-mantlets", "iron-ranks", "siege-tower", "holy-lance", "fire-volley" }, kTwiceTwo,
            { kCutLower, kCutUpper, kCutLower, kCutUpper });
        castLots(t, 20, [&](Table &after) {
            QCOMPARE(cardsOf(after, EventKind::TacticLost), std::vector<int>{ t.tactic("iron-ranks") });
            after.takeAny(Verb::TakeBack);
            QVERIFY(after.asks(Task::UseEndEffect));
            after.take(Verb::UseEnd); // two more: still nothing they could hit
            QCOMPARE(after.timesTold(EventKind::TacticLost), 1);
            QVERIFY(after.player(kAntioch).tactics.contains(t.tactic("wicker-mantlets")));
        });
    }
    void protection_onACoveredHalf_doesNotProtect()
    {
        RULES("CR-BATTLE-45");
        Table t;
        fight(t, { "wicker-mantlets", "iron-ranks", "siege-tower", "holy-lance", "fire-volley" }, kTwiceTwo,
            { kCutUpper, kCutUpper, kCutLower, kCutUpper });
        t.take(Verb::UseEnd);
        const auto lost = cardsOf(t, EventKind::TacticLost);
        QCOMPARE(std::set<int>(lost.begin(), lost.end()), t.tacticSet({ "wicker-mantlets", "iron-ranks" }));
    }
    void protection_ofAllTheOwnTactics_preventsEveryLoss()
    {
        RULES("CR-BATTLE-47");
        Table t;
        t.hand(kAntioch,
            { "wicker-mantlets", "relics-in-the-baggage", "norman-charge", "couched-lances", "tancreds-raid" });
        const auto before = t.player(kAntioch).tactics;
        fight(t, { "wicker-mantlets", "relics-in-the-baggage", "norman-charge", "couched-lances", "tancreds-raid" },
            kTwiceTwo, { kCutLower, kCutUpper, kCutLower, kCutUpper });
        for (int effect = 0; effect < 2; ++effect) {
            QVERIFY(t.asks(Task::UseEndEffect));
            t.take(Verb::UseEnd);
        }
        QCOMPARE(t.timesTold(EventKind::TacticLost), 0);
        QCOMPARE(t.timesTold(EventKind::LossCancelled), 0);
        QVERIFY(t.player(kAntioch).tactics == before);
    }
    void example_21_oneOfTwoTacticsProtected_theOtherIsLost()
    {
        RULES("CR-BATTLE-46");
        for (bool isFirst : { true, false }) {
            Table t;
            const Hand theirs = isFirst
                ? Hand{ "wicker-mantlets", "holy-lance", "siege-tower", "iron-ranks", "fire-volley" }
                : Hand{ "holy-lance", "wicker-mantlets", "siege-tower", "iron-ranks", "fire-volley" };
            fight(t, theirs, kEuphrates, { kCutLower, kCutUpper, kCutLower, kCutUpper });
            castLots(t, 40, [&](Table &after) { // whatever the lot would be
                QCOMPARE(cardsOf(after, EventKind::TacticLost), std::vector<int>{ t.tactic("holy-lance") });
            });
        }
    }
};

OUTREMER_TEST(TestCrusadersLosses)
#include "tst_crusaders_losses.moc"

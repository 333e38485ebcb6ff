#include "tests/crusaders/table.h"
#include "tests/support/ruletest.h"

using namespace outremer;
using namespace outremer::crusaders;
using namespace outremer::crusaders::test;

namespace {

// The first maneuver goes by without an effect: Edessa acts next.
void passFirst(Table &t)
{
    t.maneuver("bohemonds-ruse", Verb::CancelUpper, "border-patrol");
}

} // namespace

// CR-BATTLE-14..19 and 29..33: maneuvers, early ends, rescripts, and who wins; the worked example CR-EX-16.
class TestCrusadersManeuvers : public outremer::test::RuleTest {
    Q_OBJECT
private slots:
    void battle_whenTheLastUnitFallsInTheMiddleOfACard_endsAtOnce()
    {
        RULES("CR-BATTLE-29");
        Table t;
        t.attackTurbessel(3, 2, 1);
        const int coins = t.player(kAntioch).coins;
        t.maneuver("tancreds-raid", Verb::CancelLower); // rout 1, then a coin that is never paid
        QCOMPARE(int(t.player(kAntioch).coins), coins);
        QVERIFY(!t.s.isFighting());
    }
    // --- the steps of a maneuver ---
    void sides_alternate_theDefenderFirst_twoManeuversEach()
    {
        RULES("CR-BATTLE-14", "CR-BATTLE-31");
        Table t;
        t.attackTurbessel();
        std::vector<Seat> seats;
        for (const char *id : { "bohemonds-ruse", "baptism-of-fire", "ambush-at-the-iron-bridge", "border-patrol" }) {
            QVERIFY(t.asks(Task::Maneuver));
            seats.push_back(t.seat());
            const char *cover[] = { "reinforcement", "norman-charge", "armenian-highlanders", "couched-lances" };
            t.maneuver(id, Verb::CancelUpper, cover[seats.size() - 1]);
        }
        QVERIFY((seats == std::vector<Seat>{ kAntioch, kEdessa, kAntioch, kEdessa }));
        QVERIFY(t.asks(Task::UseEndEffect));             // no fifth
        QCOMPARE(t.s.battle.hands[kDefender].size(), 1); // of five, two were played and two drawn as covers
        QCOMPARE(t.s.battle.hands[kAttacker].size(), 1);
        QCOMPARE(t.s.battle.hands[kDefender][0], t.tactic("tancreds-raid"));
        QCOMPARE(t.s.battle.hands[kAttacker][0], t.tactic("across-the-euphrates"));
    }
    void tactic_ofTheOwnHand_isLaidOpenOnTheNextCell()
    {
        RULES("CR-BATTLE-15");
        Table t;
        t.attackTurbessel();
        QCOMPARE(t.howMany(Verb::PlayTactic), 5);
        t.maneuver("bohemonds-ruse", Verb::CancelUpper, "reinforcement");
        QCOMPARE(t.offered(Verb::PlayTactic), // not the cover, not the opponent's
            t.tacticSet({ "baptism-of-fire", "armenian-highlanders", "border-patrol", "across-the-euphrates" }));
        t.maneuver("baptism-of-fire", Verb::CancelUpper, "norman-charge");
        t.take(Verb::PlayTactic, t.tactic("couched-lances"));
        const std::vector<std::string> cells{ "bohemonds-ruse", "baptism-of-fire", "couched-lances" };
        for (Seat viewer : { kEdessa, kAntioch, kTripoli }) { // face up: everybody sees it, before a half is cancelled
            const auto view = game().viewFor(t.s, viewer);
            QCOMPARE(view->battle.maneuvers.size(), 3);
            for (int cell = 0; cell < 3; ++cell)
                QCOMPARE(view->battle.maneuvers[cell].card, t.tactic(cells[std::size_t(cell)]));
        }
        QVERIFY(!t.s.battle.hands[kDefender].contains(t.tactic("couched-lances")));
    }
    void opponent_choosesTheHalfThatIsCancelled_andAnnouncesIt()
    {
        RULES("CR-BATTLE-16");
        for (Verb half : { Verb::CancelUpper, Verb::CancelLower }) {
            Table t;
            t.attackTurbessel();
            t.take(Verb::PlayTactic, t.tactic("norman-charge")); // +2 above, rout 1 below
            QVERIFY(t.asks(Task::CancelHalf));
            QCOMPARE(t.seat(), Seat(kEdessa));
            QCOMPARE(t.options().size(), 2);
            const int before = t.board().difference();
            t.take(half);
            QCOMPARE(int(t.s.battle.attackers), half == Verb::CancelUpper ? 3 : 4);
            QCOMPARE(t.board().difference(), before - (half == Verb::CancelUpper ? 1 : 2));
            const auto told = t.told(EventKind::HalfCancelled);
            QCOMPARE(told.size(), std::size_t(1));
            QCOMPARE(told[0].fields[1].value, std::int16_t(half == Verb::CancelUpper ? kUpperHalf : kLowerHalf));
            QCOMPARE(told[0].secret, std::uint8_t(0));
            t.take(Verb::PlayTactic, t.s.battle.hands[kAttacker][0]);
            QCOMPARE(t.seat(), Seat(kAntioch)); // and the other way round
        }
    }
    void cover_isDrawnBlindFromTheOpponentsHand()
    {
        RULES("CR-BATTLE-17");
        std::set<int> covers;
        for (std::uint64_t seed = 0; seed < 60; ++seed) {
            Table t;
            t.attackTurbessel();
            t.take(Verb::PlayTactic, t.tactic("norman-charge"));
            const auto hand = t.s.battle.hands[kAttacker];
            t.s.rng = streamOf(seed, 17);
            t.take(Verb::CancelLower);
            const Maneuver &maneuver = t.s.battle.maneuvers[0];
            QVERIFY(hand.contains(maneuver.cover));
            QVERIFY(!t.s.battle.hands[kAttacker].contains(maneuver.cover));
            QCOMPARE(t.s.battle.hands[kAttacker].size(), 4);
            QCOMPARE(t.s.battle.hands[kDefender].size(), 4); // not of the own hand
            QCOMPARE(maneuver.open, std::uint8_t(kUpper));
            covers.insert(maneuver.cover);
        }
        QCOMPARE(covers.size(), std::size_t(5)); // any card of the hand
    }
    void cover_liesFaceDown()
    {
        RULES("CR-BATTLE-17");
        Table t;
        t.attackTurbessel();
        t.maneuver("norman-charge", Verb::CancelLower, "border-patrol");
        QCOMPARE(game().viewFor(t.s, kEdessa)->battle.maneuvers[0].cover, t.tactic("border-patrol"));
        for (Seat viewer : { kAntioch, kTripoli }) {
            QCOMPARE(game().viewFor(t.s, viewer)->battle.maneuvers[0].cover, kNoCard);
            QCOMPARE(seenFrom(t.told(EventKind::TacticCovered)[0], viewer)->fields.size(), 1);
        }
    }
    void openHalf_isResolvedAtOnceByTheActivePlayer_unlessItIsForTheEnd()
    {
        RULES("CR-BATTLE-18");
        Table now;
        now.attackTurbessel(3, 2);
        passFirst(now);
        now.maneuver("reinforcement", Verb::CancelLower);
        QVERIFY(now.asks(Task::ReinforceBattle)); // before anything else
        QCOMPARE(now.seat(), Seat(kEdessa));

        Table later;
        later.attackTurbessel(3, 2);
        const int troops = later.player(kEdessa).troops;
        passFirst(later);
        later.maneuver("baptism-of-fire", Verb::CancelUpper, "norman-charge"); // at the end of the battle: hire 3
        QVERIFY(later.asks(Task::Maneuver));
        QCOMPARE(later.board().difference(), 4 - (3 + 2));
        QCOMPARE(int(later.player(kEdessa).troops), troops);
        later.maneuver("ambush-at-the-iron-bridge", Verb::CancelUpper, "reinforcement");
        later.maneuver("armenian-highlanders", Verb::CancelLower);
        QVERIFY(later.asks(Task::UseEndEffect));
        later.take(Verb::Decline); // the ruse
        later.take(Verb::UseEnd);
        QVERIFY(later.asks(Task::Hire));
        QCOMPARE(later.seat(), Seat(kEdessa));
    }

    void strength_movesTheMarkerTowardsTheActivePlayer()
    {
        RULES("CR-BATTLE-19");
        Table t;
        t.attackTurbessel();
        QCOMPARE(t.board().difference(), -1);
        t.maneuver("norman-charge", Verb::CancelLower, "border-patrol");
        QCOMPARE(t.board().difference(), -3); // two for the defender
        t.maneuver("baptism-of-fire", Verb::CancelLower);
        QCOMPARE(t.board().difference(), -1); // two for the attacker
        QCOMPARE(int(t.s.battle.attackers), 4);
        QCOMPARE(int(t.city("turbessel").units), 3);
    }

    // --- early ends and rescripts ---
    void battle_endsAtOnce_whenTheDefenderHasNobodyLeft()
    {
        RULES("CR-BATTLE-29");
        Table t;
        t.attackTurbessel(1, 3, 1);
        t.maneuver("norman-charge", Verb::CancelLower, "border-patrol");
        QCOMPARE(t.board().difference(), 1 - (1 + 3 + 2));
        t.maneuver("armenian-highlanders", Verb::CancelLower, "bohemonds-ruse"); // rout 1
        QCOMPARE(t.timesTold(EventKind::TacticPlayed), 2);
        QCOMPARE(t.city("turbessel").owner, Seat(kEdessa)); // weaker by far, but there
    }
    void battle_endsAtOnce_whenTheAttackerHasNobodyLeft()
    {
        RULES("CR-BATTLE-29", "CR-BATTLE-33");
        Table t;
        t.faceTurbessel(1, 1);
        t.attack(kEdessa, "turbessel", { { "edessa", 1 } }, true);
        QCOMPARE(t.board().difference(), 1);
        t.maneuver("norman-charge", Verb::CancelUpper, "border-patrol"); // rout 1: a difference of 0, but nobody there
        QCOMPARE(t.timesTold(EventKind::TacticPlayed), 1);
        QCOMPARE(t.timesTold(EventKind::CityDefended), 1);
        QCOMPARE(t.city("turbessel").owner, Seat(kAntioch));
        QCOMPARE(int(t.city("turbessel").units), 1);
    }
    void effectsForTheEnd_thatLieOpen_areResolvedAfterAnEarlyEnd()
    {
        RULES("CR-BATTLE-29"); // CR-AMB-63
        Table t;
        t.attackTurbessel(1, 1);
        passFirst(t);
        t.maneuver("armenian-highlanders", Verb::CancelLower);
        QVERIFY(t.asks(Task::UseEndEffect));
        QCOMPARE(t.seat(), Seat(kAntioch)); // the loser's ruse
        QCOMPARE(t.s.battle.winner, std::uint8_t(kAttacker));
    }
    void rescripts_inABattle_arePlayedDirectlyBeforeOrAfterAnOwnManeuver()
    {
        RULES("CR-BATTLE-30"); // CR-AMB-74: the defender too
        Table t;
        t.rescripts(kAntioch, { "absolution-of-the-host", "summons-of-vassals" }); // +2; the other is for the own turn
        t.rescripts(kEdessa, { "plea-for-succour", "privilege-of-the-order" });
        t.attackTurbessel();
        QCOMPARE(t.seat(), Seat(kAntioch)); // before the own maneuver
        QCOMPARE(t.offered(Verb::UseRescript), (std::set<int>{ t.rescript("absolution-of-the-host") }));
        t.take(Verb::UseRescript, t.rescript("absolution-of-the-host"));
        QCOMPARE(t.board().difference(), -1 - 2);
        QVERIFY(!t.player(kAntioch).rescripts.contains(t.rescript("absolution-of-the-host")));
        QVERIFY(t.asks(Task::Maneuver)); // which is still to be made
        QCOMPARE(t.seat(), Seat(kAntioch));
        t.take(Verb::PlayTactic, t.tactic("bohemonds-ruse"));
        QCOMPARE(t.seat(), Seat(kEdessa));
        QVERIFY(!t.canDo(Verb::UseRescript)); // not in the opponent's maneuver
        t.take(Verb::CancelUpper);
        QCOMPARE(t.seat(), Seat(kAntioch)); // after it
        QVERIFY(t.asks(Task::AfterManeuver));
        QVERIFY(!t.canDo(Verb::UseRescript));
        t.take(Verb::Done);
        QCOMPARE(t.seat(), Seat(kEdessa));
        t.take(Verb::PlayTactic, t.s.battle.hands[kAttacker][0]);
        t.take(Verb::CancelUpper);
        QVERIFY(t.playUntil(Task::AfterManeuver));
        QCOMPARE(t.seat(), Seat(kEdessa));
        const int before = t.board().difference();
        t.take(Verb::UseRescript, t.rescript("privilege-of-the-order"));
        QCOMPARE(t.board().difference(), before + 3);
    }
    void rescript_thatRoutsTheLast_endsTheBattleBeforeTheManeuver()
    {
        RULES("CR-BATTLE-29", "CR-BATTLE-30");
        Table t;
        t.rescripts(kEdessa, { "challenge-to-single-combat" });
        t.attackTurbessel(1, 3);
        t.maneuver("norman-charge", Verb::CancelLower);
        QVERIFY(t.asks(Task::Maneuver));
        t.take(Verb::UseRescript, t.rescript("challenge-to-single-combat"));
        QCOMPARE(t.timesTold(EventKind::TacticPlayed), 1);
        QCOMPARE(t.city("turbessel").owner, Seat(kEdessa));
    }
    void playerOfTheSaracens_mayNotUseTheOwnRescriptsForThem()
    {
        RULES("CR-BATTLE-30"); // CR-AMB-74
        Table t;
        t.rescripts(kAntioch, { "absolution-of-the-host" });
        t.saracenTop({ "turcoman-riders" });
        t.attack(kEdessa, "turbessel", { { "edessa", 3 } });
        QCOMPARE(t.seat(), Seat(kAntioch));
        QVERIFY(!t.canDo(Verb::UseRescript));
        t.maneuver("turcoman-riders", Verb::CancelUpper);
        QCOMPARE(t.seat(), Seat(kEdessa)); // nor afterwards
    }

    // --- stage 3 ---
    void winner_isTheStrongerSide_andTheAttackerAtADifferenceOfZero()
    {
        RULES("CR-BATTLE-32", "CR-BATTLE-33");
        for (int attackers = 2; attackers <= 4; ++attackers) {
            Table t;
            t.attackTurbessel(2, 1, attackers);
            t.quietManeuvers();
            QCOMPARE(t.board().difference(), attackers - 3);
            const auto won = t.told(EventKind::BattleWon);
            QCOMPARE(won.size(), std::size_t(1));
            const Seat winner = attackers < 3 ? kAntioch : kEdessa;
            QCOMPARE(won[0].fields[0].value, std::int16_t(t.player(winner).realm));
            while (t.asks(Task::UseEndEffect))
                t.take(Verb::Decline);
            QVERIFY(t.playUntil(Task::Place) || t.isOver());
            QCOMPARE(t.city("turbessel").owner, winner);
        }
    }

    // --- worked examples ---
    void example_16_baldwinsDefence_countsTheColoursPlayedFaceUp()
    {
        RULES("CR-TACTIC-06", "CR-TACTIC-07", "CR-TACTIC-08", "CR-TACTIC-09", "CR-BATTLE-18");
        for (Verb cancelled : { Verb::CancelLower, Verb::CancelUpper }) {
            Table t;
            t.hand(
                kAntioch, { "flame-of-faith", "baldwins-defence", "norman-charge", "couched-lances", "tancreds-raid" });
            t.hand(kEdessa,
                { "flower-of-chivalry", "sermon-before-battle", "iron-ranks", "border-patrol", "reinforcement" });
            t.faceTurbessel(6, 2);
            t.attack(kEdessa, "turbessel", { { "edessa", 6 } }, true);
            t.maneuver("flame-of-faith", Verb::CancelUpper, "sermon-before-battle"); // the cover is white
            t.maneuver("flower-of-chivalry", Verb::CancelUpper, "norman-charge");
            t.take(Verb::Done); // no reinforcement
            const int before = t.board().difference();
            t.maneuver("baldwins-defence", cancelled, "iron-ranks"); // the cover is blue
            QCOMPARE(t.board().difference(), before - (cancelled == Verb::CancelLower ? 7 : 5));
            QCOMPARE(int(t.s.battle.attackers), cancelled == Verb::CancelLower ? 6 : 1);
        }
    }
};

OUTREMER_TEST(TestCrusadersManeuvers)
#include "tst_crusaders_maneuvers.moc"

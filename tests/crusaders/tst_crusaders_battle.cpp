#include "tests/crusaders/table.h"
#include "tests/support/ruletest.h"

using namespace outremer;
using namespace outremer::crusaders;
using namespace outremer::crusaders::test;

namespace {

const std::vector<std::string> kFiveSaracens{ "apamean-archers", "turcoman-riders", "emirs-mamluks", "kurdish-horsemen",
    "askar-of-mosul" };

// CR-EX-10, up to the first maneuver: Antioch before Apamea with six troops from two cities.
void marchOnApamea(Table &t)
{
    t.place("antioch", kAntioch, 6, 1);
    t.place("turbessel", kAntioch, 3, 2);
    t.place("tortosa", kTripoli, 2, 2);
    t.place("apamea", kSaracens, 2, 2);
    t.hand(kAntioch, { "fire-volley", "norman-charge", "couched-lances", "bohemonds-ruse", "tancreds-raid" });
    t.saracenTop(kFiveSaracens);
    t.player(kAntioch).coins = 3;
    t.order(kAntioch, Order::March, false, 2);
    QCOMPARE(t.broken(), std::string());
    t.take(Verb::March, "apamea");
    for (int i = 0; i < 4; ++i)
        t.take(Verb::MoveTroop, "antioch");
    QVERIFY(!t.canDo(Verb::MoveTroop)); // four movements are free
    t.take(Verb::PayGood, int(Good::Horses));
    t.take(Verb::MoveTroop, "turbessel");
    t.take(Verb::PayCoin);
    t.take(Verb::MoveTroop, "turbessel");
    t.take(Verb::Done);
}

} // namespace

// CR-BATTLE-01..13: who fights with which cards, and how strong the sides are; the worked example CR-EX-10.
class TestCrusadersBattle : public outremer::test::RuleTest {
    Q_OBJECT
private slots:
    // --- opening ---
    void marcher_intoARivalCity_attacksItsController()
    {
        RULES("CR-BATTLE-01");
        Table t;
        t.faceTurbessel();
        t.attack(kEdessa, "turbessel", { { "edessa", 4 } });
        QCOMPARE(t.broken(), std::string());
        QCOMPARE(t.s.battle.attacker, Seat(kEdessa));
        QCOMPARE(t.s.battle.defender, Seat(kAntioch));
        QCOMPARE(int(t.s.battle.attackers), 4);
        QCOMPARE(int(t.city("turbessel").units), 3);
    }
    void city_duringTheBattle_belongsToTheDefender()
    {
        RULES("CR-BATTLE-01");
        Table t;
        t.faceTurbessel();
        t.attack(kEdessa, "turbessel", { { "edessa", 4 } });
        t.maneuver("bohemonds-ruse", Verb::CancelUpper, "border-patrol"); // an effect for the end of the battle
        t.maneuver("baptism-of-fire", Verb::CancelLower, "tancreds-raid");
        t.maneuver("couched-lances", Verb::CancelUpper, "reinforcement");
        t.take(Verb::Done);
        t.maneuver("armenian-highlanders", Verb::CancelLower);
        QVERIFY(t.asks(Task::UseEndEffect)); // 4 + 2 - (2 + 2): the attacker has won, and still:
        QCOMPARE(t.s.battle.winner, std::uint8_t(kAttacker));
        QCOMPARE(t.city("turbessel").owner, Seat(kAntioch));
        QCOMPARE(t.player(kAntioch).goods[std::size_t(Good::Candles)].count(), 1);
        QCOMPARE(t.player(kEdessa).goods[std::size_t(Good::Candles)].count(), 0);
    }
    void players_inABattle_takeAllTheirFiveTactics()
    {
        RULES("CR-BATTLE-02");
        Table t;
        t.faceTurbessel();
        const std::vector<std::string> theirs{ "holy-lance", "iron-ranks", "norman-charge", "siege-tower", "the-mine" };
        const std::vector<std::string> ours{ "fire-volley", "baptism-of-fire", "reinforcement", "border-patrol",
            "armenian-highlanders" };
        t.hand(kAntioch, theirs);
        t.hand(kEdessa, ours);
        t.attack(kEdessa, "turbessel", { { "edessa", 4 } });
        QCOMPARE(t.seat(), Seat(kAntioch));
        QCOMPARE(t.offered(Verb::PlayTactic), t.tacticSet(theirs));
        const auto &hand = t.s.battle.hands[kAttacker];
        QCOMPARE(std::set<int>(hand.begin(), hand.end()), t.tacticSet(ours));
    }
    void saracens_areFoughtFor_byTheOpponentWhoseCitiesAreNearest()
    {
        RULES("CR-BATTLE-03");
        Table tripoli; // Apamea: Tripoli's Tortosa is one step away, Edessa two, Jerusalem farther
        tripoli.place("tortosa", kTripoli, 1, 2);
        tripoli.attack(kAntioch, "apamea", { { "antioch", 3 } });
        QVERIFY(tripoli.asks(Task::Maneuver));
        QCOMPARE(tripoli.seat(), Seat(kTripoli));
        QCOMPARE(tripoli.s.battle.defender, Seat(kSaracens));

        Table jerusalem; // a far capital does not matter if another city is near
        jerusalem.place("homs", kJerusalem, 1, 3);
        jerusalem.attack(kAntioch, "apamea", { { "antioch", 3 } });
        QVERIFY(jerusalem.asks(Task::Maneuver));
        QCOMPARE(jerusalem.seat(), Seat(kJerusalem));
    }
    void marcher_whoseOwnCitiesAreNearest_doesNotFightForTheSaracens()
    {
        RULES("CR-BATTLE-03");
        Table t; // Turbessel: Edessa itself is next to it, of the others only Antioch is
        t.attack(kEdessa, "turbessel", { { "edessa", 3 } });
        QCOMPARE(t.seat(), Seat(kAntioch));
    }
    void saracens_withoutAnyOpponentLeft_areFoughtForByLots()
    {
        RULES("CR-BATTLE-03"); // CR-AMB-57
        Table t({ "jerusalem", "tripoli" });
        t.place("tripoli", kSaracens, 1, 1);
        t.bishops(kTripoli, "tripoli", 0, 0);
        t.player(kTripoli).isOut = 1;
        t.player(kTripoli).capital = kNoCity;
        t.attack(kJerusalem, "damascus", { { "jerusalem", 3 } });
        QCOMPARE(t.seat(), Seat(kJerusalem)); // a Saracen card lies there already
        QVERIFY(t.asks(Task::CancelHalf));
        QCOMPARE(t.timesTold(EventKind::TacticPlayed), 1);
        QVERIFY(t.timesTold(EventKind::LotsDrawn) > 0);
    }
    void equallyNearOpponents_areOfferedToTheMarcher()
    {
        RULES("CR-BATTLE-04");
        Table t; // Damascus: Tripoli and Edessa are two steps away, Antioch three
        t.saracenTop(kFiveSaracens);
        t.attack(kJerusalem, "damascus", { { "jerusalem", 3 } });
        QVERIFY(t.asks(Task::ChooseSaracens));
        QCOMPARE(t.seat(), Seat(kJerusalem));
        QCOMPARE(t.offered(Verb::NameSaracens), (std::set<int>{ kTripoli, kEdessa }));
        t.take(Verb::NameSaracens, kEdessa);
        QCOMPARE(t.seat(), Seat(kEdessa));
        QCOMPARE(t.offered(Verb::PlayTactic), t.tacticSet(kFiveSaracens));
    }
    void saracenPlayer_takesTheTopFiveSaracenCards_andLeavesTheOwnTactics()
    {
        RULES("CR-BATTLE-05");
        Table t;
        t.saracenTop(kFiveSaracens);
        const int before = t.s.saracenDeck.pile.size();
        const auto own = t.player(kAntioch).tactics;
        t.attack(kEdessa, "turbessel", { { "edessa", 3 } });
        QCOMPARE(t.seat(), Seat(kAntioch));
        QCOMPARE(t.offered(Verb::PlayTactic), t.tacticSet(kFiveSaracens));
        QCOMPARE(t.s.saracenDeck.pile.size(), before - 5);
        QVERIFY(t.player(kAntioch).tactics == own);
    }
    void saracenDeck_withADiscardOnTop_isShuffledAndDrawnOn()
    {
        RULES("CR-BATTLE-06");
        std::set<int> seen;
        for (std::uint64_t seed = 1; seed <= 40; ++seed) {
            Table t({ "jerusalem", "tripoli", "edessa", "antioch" }, {}, seed);
            t.saracenTop({ "apamean-archers", "turcoman-riders" });
            auto &deck = t.s.saracenDeck;
            std::vector<Card> rest(deck.pile.begin(), deck.pile.end() - 2);
            std::ranges::sort(rest); // the same order for every seed: only the shuffling can differ
            deck.pile.clear();
            for (Card card : rest)
                deck.discard.push(card);
            deck.pile.push(t.tactic("turcoman-riders"));
            deck.pile.push(t.tactic("apamean-archers"));
            t.s.modifiers = {}; // of this seed's first event
            t.attack(kEdessa, "turbessel", { { "edessa", 3 } });
            QCOMPARE(t.broken(), std::string());
            std::set<int> hand = t.offered(Verb::PlayTactic);
            QCOMPARE(hand.size(), std::size_t(5));
            QCOMPARE(hand.erase(t.tactic("apamean-archers")) + hand.erase(t.tactic("turcoman-riders")), std::size_t(2));
            seen.insert(hand.begin(), hand.end());
            QCOMPARE(deck.pile.size(), 15); // the discard is the new face-down deck
            QVERIFY(deck.discard.empty());
        }
        QCOMPARE(seen.size(), std::size_t(18)); // any of them may come
    }
    void saracens_withFewerThanFiveCardsInTheGame_playWhatTheyHave()
    {
        RULES("CR-BATTLE-06"); // CR-AMB-58
        Table t;
        t.saracenTop({ "kurdish-horsemen" });
        auto &pile = t.s.saracenDeck.pile;
        while (pile.size() > 1)
            t.s.lostSaracens.push(pile.removeAt(0));
        t.place("edessa", kEdessa, 8, 1);
        t.hand(kEdessa, { "iron-ranks", "holy-lance", "reinforcement", "border-patrol", "baptism-of-fire" });
        t.place("turbessel", kSaracens, 6, 2);
        t.attack(kEdessa, "turbessel", { { "edessa", 4 } });
        QCOMPARE(t.broken(), std::string());
        QCOMPARE(t.board().difference(), 4 - (6 + 2));
        t.maneuver("kurdish-horsemen", Verb::CancelLower, "reinforcement"); // +4 for the Saracens
        t.take(Verb::PlayTactic, t.tactic("iron-ranks")); // no cover, so nothing is cancelled: +3 and rout 2
        QCOMPARE(t.board().difference(), 4 + 3 - (4 + 2 + 4));
        QVERIFY(t.asks(Task::Maneuver)); // the Saracens' second maneuver is skipped
        QCOMPARE(t.seat(), Seat(kEdessa));
        t.take(Verb::PlayTactic, t.tactic("holy-lance"));      // +4, rout 2, deploy 1
        QCOMPARE(t.board().difference(), 5 + 7 - (1 + 2 + 4)); // and one Saracen is discarded after the battle
        QCOMPARE(Table::field(t.told(EventKind::BattleWon)[0], kNumberNoun), 5 + 7 - (2 + 2 + 4));
        QCOMPARE(t.s.battle.winner, std::uint8_t(kAttacker));
        QCOMPARE(t.timesTold(EventKind::TacticPlayed), 3);
    }
    void battle_runsThroughItsFourStages_inOrder()
    {
        RULES("CR-BATTLE-07");
        Table t;
        t.faceTurbessel(2, 2);
        t.hand(
            kAntioch, { "oaken-ram", "norman-charge", "couched-lances", "ambush-at-the-iron-bridge", "tancreds-raid" });
        t.player(kAntioch).coins = 0;
        t.attack(kEdessa, "turbessel", { { "edessa", 4 } });
        QCOMPARE(t.board().difference(), 0); // stage 1 is over before the first maneuver
        QCOMPARE(t.timesTold(EventKind::TacticPlayed), 0);
        t.maneuver("oaken-ram", Verb::CancelUpper, "across-the-euphrates");
        t.maneuver("baptism-of-fire", Verb::CancelLower, "ambush-at-the-iron-bridge");
        t.maneuver("norman-charge", Verb::CancelLower, "reinforcement");
        QCOMPARE(t.timesTold(EventKind::BattleWon), 0); // the winner is not known before the last maneuver
        t.maneuver("border-patrol", Verb::CancelLower, "couched-lances");
        t.take(Verb::FleeTo, "antioch");
        QCOMPARE(t.player(kAntioch).coins, std::int16_t(0)); // nor what is for the end carried out
        t.take(Verb::UseEnd);
        t.takeAny(Verb::HandOver);
        std::vector<EventKind> stages;
        for (const Event &event : t.events) {
            const EventKind kind = EventKind(event.kind);
            for (EventKind stage : { EventKind::BattleStarted, EventKind::TacticPlayed, EventKind::BattleWon,
                     EventKind::CoinsGained, EventKind::CityConquered }) {
                if (kind == stage && (stages.empty() || stages.back() != kind))
                    stages.push_back(kind);
            }
        }
        QVERIFY((stages
            == std::vector{ EventKind::BattleStarted, EventKind::TacticPlayed, EventKind::BattleWon,
                EventKind::CoinsGained, EventKind::CityConquered }));
        QCOMPARE(t.timesTold(EventKind::TacticPlayed), 4);
    }

    // --- stage 1 ---
    void strength_isTheTroopsInTheBattle_andTheWallsOfTheDefender()
    {
        RULES("CR-BATTLE-08", "CR-BATTLE-09");
        for (int level = 1; level <= 3; ++level) {
            for (int attackers : { 1, 4 }) {
                for (int defenders : { 1, 3 }) {
                    Table t;
                    t.faceTurbessel(defenders, level);
                    t.attack(kEdessa, "turbessel", { { "edessa", attackers } });
                    QCOMPARE(t.board().difference(), attackers - defenders - level);
                }
            }
        }
    }
    void strength_countsTroopsFromSeveralCities_notThoseWhoStayed()
    {
        RULES("CR-BATTLE-08");
        Table t;
        t.faceTurbessel(2, 1);
        t.place("aleppo", kEdessa, 5, 3);
        t.place("antioch", kAntioch, 6, 3); // a neighbour of the battle, not in it
        t.attack(kEdessa, "turbessel", { { "edessa", 1 }, { "aleppo", 2 } });
        QCOMPARE(t.board().difference(), 3 - (2 + 1));
    }
    void saracens_defendWithTheirUnitsTheWallsAndTheStrengthBonusesOfTheTrack()
    {
        RULES("CR-BATTLE-08", "CR-BATTLE-09", "CR-BATTLE-10");
        // CR-AMB-05: the first, third and fifth bonus are of type S; the first is uncovered in round 2.
        const std::vector<int> bonus{ 0, 1, 1, 2, 2, 3 };
        for (int round = 1; round <= 6; ++round) {
            Table t;
            t.place("turbessel", kSaracens, 2, 3);
            t.attack(kEdessa, "turbessel", { { "edessa", 4 } }, false, round);
            QCOMPARE(t.board().difference(), 4 - (2 + 3 + bonus[std::size_t(round - 1)]));
        }
    }
    void players_defendWithoutTheBonusesOfTheSaracenTrack()
    {
        RULES("CR-BATTLE-10");
        Table t;
        t.faceTurbessel(3, 2);
        t.attack(kEdessa, "turbessel", { { "edessa", 4 } }, false, 6);
        QCOMPARE(t.board().difference(), 4 - (3 + 2));
    }
    void enhancedMarch_addsTwoToTheAttacker()
    {
        RULES("CR-BATTLE-11");
        Table player;
        player.faceTurbessel(3, 2);
        player.attack(kEdessa, "turbessel", { { "edessa", 5 } }, true);
        QCOMPARE(player.board().difference(), 5 + 2 - (3 + 2));
        Table saracens;
        saracens.attack(kEdessa, "turbessel", { { "edessa", 3 } }, true, 2);
        QCOMPARE(saracens.board().difference(), 3 + 2 - (1 + 2 + 1));
    }
    void marker_liesOnTheSideOfTheStrongerParty()
    {
        RULES("CR-BATTLE-12");
        const auto differenceOf = [](int attackers, int defenders) {
            Table t;
            t.faceTurbessel(defenders, 1);
            t.attack(kEdessa, "turbessel", { { "edessa", attackers } });
            return t.board().difference();
        };
        QCOMPARE(differenceOf(4, 1), 2);  // the attacker's side, to the right
        QCOMPARE(differenceOf(1, 3), -3); // the defender's, to the left
        QCOMPARE(differenceOf(4, 3), 0);
    }
    void difference_aboveTheTrack_countsInFull()
    {
        RULES("CR-BATTLE-13"); // CR-AMB-59: nor does it end at ten
        Table t;
        t.place("edessa", kEdessa, 12, 1);
        t.place("turbessel", kSaracens, 1, 1);
        t.saracenTop({ "turcoman-riders", "fleet-from-egypt", "filled-wells", "naphtha-throwers", "bedouin-scouts" });
        t.player(kEdessa).coins = 4;
        t.order(kEdessa, Order::March, true);
        t.take(Verb::March, "turbessel");
        for (int i = 0; i < 4; ++i)
            t.take(Verb::PayCoin);
        for (int i = 0; i < 10; ++i)
            t.take(Verb::MoveTroop, "edessa");
        t.take(Verb::Done);
        QCOMPARE(t.board().difference(), 10);
        t.maneuver("turcoman-riders", Verb::CancelUpper, "border-patrol");
        t.maneuver("baptism-of-fire", Verb::CancelLower);
        QCOMPARE(t.board().difference(), 12);
    }
    void difference_aboveTheTrackForTheDefender_countsInFull()
    {
        RULES("CR-BATTLE-13");
        Table t;
        t.place("antioch", kAntioch, 1, 1);
        t.faceTurbessel(14, 3);
        t.attack(kEdessa, "turbessel", { { "edessa", 4 } });
        QCOMPARE(t.board().difference(), -13);
        t.maneuver("norman-charge", Verb::CancelLower, "border-patrol");
        QCOMPARE(t.board().difference(), -15);
        t.maneuver("baptism-of-fire", Verb::CancelLower);
        QCOMPARE(t.board().difference(), -13); // what is won back is taken from the whole, not from a bound
    }

    // --- worked examples ---
    void example_10_battleAtApamea_asItWent()
    {
        RULES("CR-MARCH-01", "CR-MARCH-02", "CR-MARCH-03", "CR-MARCH-04", "CR-BATTLE-03", "CR-BATTLE-05",
            "CR-BATTLE-08", "CR-BATTLE-09", "CR-BATTLE-10", "CR-BATTLE-16", "CR-BATTLE-21", "CR-BATTLE-22",
            "CR-BATTLE-27", "CR-BATTLE-33");
        Table t;
        marchOnApamea(t);
        QCOMPARE(t.seat(), Seat(kTripoli)); // 1: by Tortosa the nearest
        QCOMPARE(t.offered(Verb::PlayTactic), t.tacticSet(kFiveSaracens));
        QCOMPARE(t.board().difference(), 1);                               // 2
        t.maneuver("apamean-archers", Verb::CancelLower, "norman-charge"); // 3
        QCOMPARE(t.told(EventKind::HalfCancelled)[0].fields[0].value, std::int16_t(t.player(kAntioch).realm));
        QVERIFY(t.asks(Task::Flee));
        QCOMPARE(t.seat(), Seat(kAntioch));
        QCOMPARE(t.offered(Verb::FleeTo), (std::set<int>{ t.cityId("antioch"), t.cityId("turbessel") }));
        t.take(Verb::FleeTo, "turbessel");
        QCOMPARE(int(t.city("turbessel").units), 3);
        QCOMPARE(t.board().difference(), -3);
        QCOMPARE(int(t.s.battle.attackers), 4);
        QCOMPARE(t.s.battle.hands[kAttacker].size(), 4);   // one covers the archers
        t.take(Verb::PlayTactic, t.tactic("fire-volley")); // 4
        QCOMPARE(t.seat(), Seat(kTripoli));
        t.take(Verb::CancelLower);
        QVERIFY(t.asks(Task::LowerCity));
        QVERIFY(t.can(Verb::Decline));
        t.take(Verb::LowerCity, "apamea");
        QCOMPARE(int(t.city("apamea").level), 1);
        QCOMPARE(t.board().difference(), 0);
        QVERIFY(t.asks(Task::Maneuver)); // 5
        QCOMPARE(t.seat(), Seat(kTripoli));
        QCOMPARE(t.timesTold(EventKind::BattleWon), 0);
    }
    void example_10_battleAtApamea_ifTheUpperHalfWereCancelled()
    {
        RULES("CR-BATTLE-20", "CR-BATTLE-28", "CR-BATTLE-29");
        Table t;
        marchOnApamea(t);
        t.maneuver("apamean-archers", Verb::CancelLower, "norman-charge");
        t.take(Verb::FleeTo, "antioch");
        const int supply = t.s.saracens;
        t.maneuver("fire-volley", Verb::CancelUpper);
        QCOMPARE(int(t.s.saracens), supply + 2);
        QCOMPARE(t.timesTold(EventKind::TacticPlayed), 2); // won at once, behind as Antioch was
        QCOMPARE(Table::field(t.told(EventKind::BattleWon)[0], kNumberNoun), -3 + 2);
        QCOMPARE(t.city("apamea").owner, Seat(kAntioch));
        QCOMPARE(int(t.city("apamea").units), 4);
    }
};

OUTREMER_TEST(TestCrusadersBattle)
#include "tst_crusaders_battle.moc"

#include "tests/crusaders/table.h"
#include "tests/support/ruletest.h"

using namespace outremer;
using namespace outremer::crusaders;
using namespace outremer::crusaders::test;

namespace {

// The battle of Turbessel without any effect: won by whoever is stronger at its start.
void quietBattle(Table &t, int defenders, int level, int attackers)
{
    t.attackTurbessel(defenders, level, attackers);
    t.quietManeuvers();
    t.pass(Task::UseEndEffect);
}

// Edessa takes Turbessel from the Saracens, whom Antioch plays: the named card lies first with its lower half open,
// what is left of the three units is beaten.
void beatSaracens(Table &t, const std::string &card = "turcoman-riders", int attackers = 4)
{
    t.place("edessa", kEdessa, 8, 1);
    t.place("turbessel", kSaracens, 3, 1);
    t.saracenTop({ card, "emirs-mamluks", "kurdish-horsemen", "askar-of-mosul", "frontier-ghazis" });
    t.hand(kEdessa, { "holy-lance", "iron-ranks", "baptism-of-fire", "reinforcement", "border-patrol" });
    t.attack(kEdessa, "turbessel", { { "edessa", attackers } });
    QCOMPARE(t.broken(), std::string());
    QCOMPARE(t.seat(), Seat(kAntioch));
    t.maneuver(card, Verb::CancelUpper, "reinforcement");
    t.maneuver("holy-lance", Verb::CancelLower, "kurdish-horsemen");
    t.maneuver("emirs-mamluks", Verb::CancelUpper, "baptism-of-fire"); // +4 for the Saracens
    t.maneuver("iron-ranks", Verb::CancelLower, "frontier-ghazis");
    QCOMPARE(t.s.battle.winner, std::uint8_t(kAttacker));
}

} // namespace

// CR-BATTLE-34..37, 48..57, 67: effects for the end of the battle, retreat and destruction, in their order.
class TestCrusadersBattleend : public outremer::test::RuleTest {
    Q_OBJECT
private slots:
    // --- 4A ---
    void effectsForTheEnd_comeInTheOrderTheCardsWereLaid()
    {
        RULES("CR-BATTLE-34");
        Table t;
        t.hand(
            kAntioch, { "oaken-ram", "ambush-at-the-iron-bridge", "norman-charge", "couched-lances", "tancreds-raid" });
        t.attackTurbessel();
        t.good(kAntioch, Good::Horses, 0, 1);
        t.maneuver("oaken-ram", Verb::CancelUpper, "reinforcement");                        // coins
        t.maneuver("baptism-of-fire", Verb::CancelUpper, "norman-charge");                  // hire
        t.maneuver("ambush-at-the-iron-bridge", Verb::CancelUpper, "armenian-highlanders"); // restore
        t.maneuver("border-patrol", Verb::CancelUpper, "couched-lances");                   // bombard
        t.events.clear();
        std::vector<Seat> seats;
        while (!t.asks(Task::RetreatTo)) {
            if (t.asks(Task::UseEndEffect)) {
                seats.push_back(t.seat());
                t.take(Verb::UseEnd);
            } else if (t.canDo(Verb::HireTroop)) {
                t.takeAny(Verb::HireTroop);
            } else if (t.canDo(Verb::RestoreGood)) {
                t.takeAny(Verb::RestoreGood);
            } else if (t.canDo(Verb::Bombard)) {
                t.takeAny(Verb::Bombard);
            } else {
                t.take(Verb::Done);
            }
        }
        QVERIFY((seats == std::vector<Seat>{ kAntioch, kEdessa, kAntioch, kEdessa }));
        std::vector<EventKind> order;
        for (const Event &event : t.events) {
            const EventKind kind = EventKind(event.kind);
            const bool counts = kind == EventKind::CoinsGained || kind == EventKind::TroopsHired
                || kind == EventKind::GoodRestored || kind == EventKind::SaracensLost;
            if (counts && (order.empty() || order.back() != kind))
                order.push_back(kind);
        }
        QVERIFY((order
            == std::vector{
                EventKind::CoinsGained, EventKind::TroopsHired, EventKind::GoodRestored, EventKind::SaracensLost }));
    }
    void effectForTheEnd_underACover_doesNotCome()
    {
        RULES("CR-BATTLE-34");
        Table t;
        t.attackTurbessel();
        t.maneuver("bohemonds-ruse", Verb::CancelLower, "reinforcement");
        t.take(Verb::Decline); // Turbessel stays as it is
        t.maneuver("baptism-of-fire", Verb::CancelLower, "couched-lances");
        t.maneuver("norman-charge", Verb::CancelLower, "armenian-highlanders");
        t.maneuver("border-patrol", Verb::CancelUpper, "ambush-at-the-iron-bridge");
        QVERIFY(t.asks(Task::UseEndEffect));
        QCOMPARE(t.seat(), Seat(kEdessa)); // the patrol's
        t.take(Verb::Decline);
        QVERIFY(!t.asks(Task::UseEndEffect));
    }
    void player_mayDeclineAnOwnEffectForTheEnd()
    {
        RULES("CR-BATTLE-35");
        Table t;
        t.attackTurbessel();
        t.quietManeuvers();
        t.player(kAntioch).coins = 0;
        const int troops = t.player(kEdessa).troops;
        QCOMPARE(t.seat(), Seat(kAntioch)); // the owner of the card decides
        QVERIFY(t.can(Verb::UseEnd));
        t.take(Verb::Decline);
        QCOMPARE(t.player(kAntioch).coins, std::int16_t(0));
        QVERIFY(t.player(kAntioch).heldSpies.empty());
        QCOMPARE(t.seat(), Seat(kEdessa));
        t.take(Verb::Decline);
        QVERIFY(!t.asks(Task::Hire));
        QCOMPARE(int(t.player(kEdessa).troops), troops);
        QVERIFY(t.asks(Task::UseEndEffect)); // the next one is a choice of its own
    }
    void saracenEffectForTheEnd_cannotBeDeclined()
    {
        RULES("CR-BATTLE-36");
        Table t;
        t.player(kEdessa).coins = 5;
        beatSaracens(t);                                    // their riders: 4 coins and 3 goods
        QCOMPARE(t.player(kEdessa).coins, std::int16_t(1)); // nobody was asked
        QVERIFY(t.asks(Task::SpendGood));
        QVERIFY(!t.can(Verb::Decline) && !t.can(Verb::Done));
        t.takeAny(Verb::SpendGood);
        QCOMPARE(int(t.player(kEdessa).goods[std::size_t(Good::Steel)].spent), 1);
    }
    void choicesInSaracenEffects_areMadeByTheirPlayer()
    {
        RULES("CR-BATTLE-37");
        Table t;
        t.build(kEdessa, "warehouses");
        t.build(kEdessa, "infirmary");
        t.build(kAntioch, "stables");
        beatSaracens(t, "naphtha-throwers"); // a building is discarded
        QVERIFY(t.asks(Task::LoseBuilding));
        QCOMPARE(t.seat(), Seat(kAntioch));
        QCOMPARE(t.howMany(Verb::LoseBuilding), 2);
        t.take(Verb::LoseBuilding, 0);
        QCOMPARE(t.player(kEdessa).buildings.size(), 1);
        QCOMPARE(t.player(kEdessa).buildings[0].card, t.building("infirmary"));
        QCOMPARE(t.player(kAntioch).buildings.size(), 1);
    }
    void effects_neverRemoveTheLastUnitOfTheWinner()
    {
        RULES("CR-BATTLE-36", "CR-BATTLE-58"); // CR-AMB-70
        Table t;
        beatSaracens(t, "filled-wells", 2); // two non-last troops of the battle
        QCOMPARE(int(t.s.battle.attackers), 1);
        t.takeAny(Verb::SpendGood);
        t.take(Verb::RetreatTo, "aleppo");
        QCOMPARE(t.city("turbessel").owner, Seat(kEdessa));
        QCOMPARE(int(t.city("turbessel").units), 1);
    }

    // --- 4B ---
    void beatenAttacker_discardsOneTroop_andRetreatsWithTheRestToOneOwnCity()
    {
        RULES("CR-BATTLE-48", "CR-BATTLE-49");
        Table t;
        t.place("aleppo", kEdessa, 1, 2);
        t.place("tadmor", kEdessa, 1, 2); // own, but not next to Turbessel
        quietBattle(t, 3, 2, 4);
        QVERIFY(t.asks(Task::RetreatTo));
        QCOMPARE(t.seat(), Seat(kEdessa));
        const int supply = t.player(kEdessa).troops;
        QCOMPARE(supply, 15 - (8 + 1 + 1) + 1);
        QCOMPARE(t.offered(Verb::RetreatTo), (std::set<int>{ t.cityId("edessa"), t.cityId("aleppo") }));
        QCOMPARE(t.options().size(), 2); // it must
        t.take(Verb::RetreatTo, "aleppo");
        QCOMPARE(int(t.city("aleppo").units), 1 + 3);
        QCOMPARE(int(t.city("edessa").units), 4);
        QCOMPARE(int(t.city("turbessel").units), 3);
        QCOMPARE(t.broken(), std::string());
    }
    void beatenDefender_discardsOneTroop_andRetreatsWithTheRest()
    {
        RULES("CR-BATTLE-48", "CR-BATTLE-49");
        Table t;
        t.place("apamea", kAntioch, 1, 2);
        const int home = t.city("antioch").units;
        quietBattle(t, 3, 1, 4);
        QCOMPARE(t.seat(), Seat(kAntioch));
        QCOMPARE(int(t.player(kAntioch).troops), 15 - (home + 1 + 3) + 1);
        QCOMPARE(t.offered(Verb::RetreatTo), (std::set<int>{ t.cityId("antioch"), t.cityId("apamea") }));
        t.take(Verb::RetreatTo, "antioch");
        QCOMPARE(int(t.city("antioch").units), home + 2);
        QCOMPARE(int(t.city("apamea").units), 1);
        QCOMPARE(int(t.city("turbessel").units), 4); // the conqueror's
    }
    void beatenSide_withASingleTroop_onlyDiscardsIt()
    {
        RULES("CR-BATTLE-48");
        Table t;
        quietBattle(t, 1, 1, 4);
        QVERIFY(!t.asks(Task::RetreatTo));
        QCOMPARE(int(t.player(kAntioch).troops), 15 - t.city("antioch").units);
    }
    void beatenSide_withNoUnitLeft_discardsNone()
    {
        RULES("CR-BATTLE-48");
        Table t;
        t.attackTurbessel(1, 1);
        t.maneuver("norman-charge", Verb::CancelLower, "border-patrol");
        t.maneuver("armenian-highlanders", Verb::CancelLower); // rout 1
        QCOMPARE(t.city("turbessel").owner, Seat(kEdessa));
        QCOMPARE(int(t.player(kAntioch).troops), 15 - t.city("antioch").units);
        QCOMPARE(t.broken(), std::string());
    }
    void retreat_withNowhereToGo_isToTheSupply()
    {
        RULES("CR-BATTLE-50");
        Table t;
        t.place("edessa", kEdessa, 8, 1);
        t.place("tadmor", kAntioch, 3, 1);
        t.attack(kEdessa, "tadmor", { { "edessa", 4 } });
        t.quietManeuvers();
        t.pass(Task::UseEndEffect);
        QVERIFY(!t.asks(Task::RetreatTo));
        QCOMPARE(t.city("tadmor").owner, Seat(kEdessa));
        QCOMPARE(int(t.player(kAntioch).troops), 15 - t.city("antioch").units);
    }
    void beatenSaracens_discardOneUnit_andTheirPlayerChoosesWhereTheRestGoes()
    {
        RULES("CR-BATTLE-51");
        Table t;
        beatSaracens(t);
        const int supply = t.s.saracens;
        t.takeAny(Verb::SpendGood);
        QVERIFY(t.asks(Task::RetreatTo));
        QCOMPARE(t.seat(), Seat(kAntioch));
        QCOMPARE(int(t.s.saracens), supply + 1);
        QCOMPARE(t.offered(Verb::RetreatTo), (std::set<int>{ t.cityId("aleppo"), t.cityId("apamea") }));
        t.take(Verb::RetreatTo, "apamea");
        QCOMPARE(int(t.city("apamea").units), 2 + 2);
        QCOMPARE(t.city("turbessel").owner, Seat(kEdessa));
    }
    void beatenSaracens_withNoSaracenCityNear_goToTheirSupply()
    {
        RULES("CR-BATTLE-51");
        Table t;
        t.place("aleppo", kEdessa, 1, 2);
        t.place("apamea", kAntioch, 1, 2);
        beatSaracens(t);
        const int supply = t.s.saracens;
        while (t.asks(Task::SpendGood))
            t.takeAny(Verb::SpendGood);
        QVERIFY(!t.asks(Task::RetreatTo));
        QCOMPARE(int(t.s.saracens), supply + 3);
    }
    void tactics_afterTheBattle_areBackWithTheirOwners()
    {
        RULES("CR-BATTLE-52");
        Table t;
        const auto ours = t.player(kEdessa).tactics;
        const auto theirs = t.player(kAntioch).tactics;
        quietBattle(t, 5, 2, 4);
        t.take(Verb::RetreatTo, "edessa");
        QVERIFY(!t.s.isFighting());
        QVERIFY(t.player(kEdessa).tactics == ours);
        QVERIFY(t.player(kAntioch).tactics == theirs);
        t.attack(kEdessa, "turbessel", { { "edessa", 4 } }); // all of them are there for the next battle
        QVERIFY(t.s.battle.maneuvers.empty());
        QVERIFY(std::ranges::equal(t.s.battle.hands[kAttacker], ours));
        QVERIFY(std::ranges::equal(t.s.battle.hands[kDefender], theirs));
    }
    void saracenCards_afterTheBattle_areUnderTheirDeck()
    {
        RULES("CR-BATTLE-53");
        Table t;
        QVERIFY(t.s.saracenDeck.discard.empty());
        beatSaracens(t);
        t.takeAny(Verb::SpendGood);
        t.take(Verb::RetreatTo, "apamea");
        t.takeAny(Verb::TakeGovernor);
        const auto &deck = t.s.saracenDeck;
        QCOMPARE(std::set<int>(deck.discard.begin(), deck.discard.end()), // played, covers and the one not used
            t.tacticSet(
                { "turcoman-riders", "emirs-mamluks", "kurdish-horsemen", "askar-of-mosul", "frontier-ghazis" }));
        QCOMPARE(deck.discard.size(), 5);
        QCOMPARE(deck.pile.size(), 15);
        QCOMPARE(t.broken(), std::string());
    }

    // --- 4C ---
    void contestedCity_dropsOneLevel_whoeverWon()
    {
        RULES("CR-BATTLE-54", "CR-BATTLE-55");
        for (int level : { 3, 2 }) {
            Table lost;
            quietBattle(lost, 1, level, 4);
            QCOMPARE(lost.city("turbessel").owner, Seat(kEdessa));
            QCOMPARE(int(lost.city("turbessel").level), level - 1);
            Table held;
            quietBattle(held, 5, level, 4);
            held.take(Verb::RetreatTo, "edessa");
            QCOMPARE(held.city("turbessel").owner, Seat(kAntioch));
            QCOMPARE(int(held.city("turbessel").level), level - 1);
            held.attack(kEdessa, "turbessel", { { "edessa", 4 } }); // the wall token shows it at once
            QCOMPARE(held.board().difference(), 4 - (5 + level - 1));
        }
    }
    void disc_afterDestruction_showsTheLowerSector()
    {
        RULES("CR-BATTLE-55");
        Table t; // CR-AMB-07: Homs pays 3 coins at level 3 and 2 at level 2
        t.place("homs", kAntioch, 5, 3);
        t.place("aleppo", kEdessa, 5, 2);
        t.attack(kEdessa, "homs", { { "aleppo", 4 } });
        t.quietManeuvers();
        t.pass(Task::UseEndEffect);
        t.take(Verb::RetreatTo, "aleppo");
        QCOMPARE(int(t.city("homs").level), 2);
        t.player(kAntioch).coins = 0;
        t.income();
        QCOMPARE(t.player(kAntioch).coins, std::int16_t(1 + 1 + 2)); // Antioch, the capital, Homs
    }
    void cityOfLevelOne_staysAtLevelOne()
    {
        RULES("CR-BATTLE-56"); // CR-AMB-65
        Table t;
        quietBattle(t, 5, 1, 4);
        t.take(Verb::RetreatTo, "edessa");
        QCOMPARE(int(t.city("turbessel").level), 1);
        QCOMPARE(t.timesTold(EventKind::CityDestroyed), 0);
    }
    void dropInsideTheBattle_andDestruction_bothApply()
    {
        RULES("CR-BATTLE-54", "CR-BATTLE-56"); // CR-AMB-66
        for (int level : { 3, 2 }) {
            Table t;
            t.attackTurbessel(5, level);
            t.maneuver("bohemonds-ruse", Verb::CancelLower, "reinforcement"); // even the defender may lower it
            t.take(Verb::LowerCity, "turbessel");
            t.maneuver("baptism-of-fire", Verb::CancelLower, "couched-lances");
            t.maneuver("norman-charge", Verb::CancelLower, "armenian-highlanders");
            t.maneuver("border-patrol", Verb::CancelUpper, "tancreds-raid");
            t.pass(Task::UseEndEffect);
            t.take(Verb::RetreatTo, "edessa");
            QCOMPARE(int(t.city("turbessel").level), 1);
        }
    }
    void goodLostByTheDrop_isTheDefendersEvenIfBeaten()
    {
        RULES("CR-BATTLE-57", "CR-BATTLE-67"); // CR-AMB-67
        Table t;
        t.place("antioch", kAntioch, 6, 1);
        t.attackTurbessel(1, 3); // at level 3 Turbessel gives wood beside its candles
        QCOMPARE(t.player(kAntioch).goods[std::size_t(Good::Wood)].count(), 1);
        t.quietManeuvers();
        t.pass(Task::UseEndEffect);
        QCOMPARE(t.player(kAntioch).goods[std::size_t(Good::Wood)].count(), 0);
        QCOMPARE(t.player(kEdessa).goods[std::size_t(Good::Wood)].count(), 0); // to the supply, not to the conqueror
        t.takeAny(Verb::HandOver);
        QCOMPARE(t.player(kEdessa).goods[std::size_t(Good::Candles)].count(), 1);
        QCOMPARE(t.player(kEdessa).goods[std::size_t(Good::Wood)].count(), 0);
        QCOMPARE(t.broken(), std::string());

        Table held;
        quietBattle(held, 5, 3, 4);
        held.take(Verb::RetreatTo, "edessa");
        QCOMPARE(held.player(kAntioch).goods[std::size_t(Good::Wood)].count(), 0);
        QCOMPARE(held.player(kAntioch).goods[std::size_t(Good::Candles)].count(), 1);
    }

    // --- the order of stage 4 ---
    void stageFour_isEffectsThenRetreatThenDestructionThenTrophies()
    {
        RULES("CR-BATTLE-67");
        Table t;
        t.attackTurbessel(3, 2, 4);
        t.maneuver("ambush-at-the-iron-bridge", Verb::CancelUpper, "armenian-highlanders");
        t.maneuver("baptism-of-fire", Verb::CancelLower, "norman-charge");
        t.maneuver("bohemonds-ruse", Verb::CancelUpper, "reinforcement");
        t.maneuver("border-patrol", Verb::CancelUpper, "couched-lances");
        QCOMPARE(t.s.battle.winner, std::uint8_t(kAttacker));
        QVERIFY(t.asks(Task::UseEndEffect)); // A: nobody has left yet
        QCOMPARE(int(t.city("turbessel").units), 3);
        t.pass(Task::UseEndEffect);
        QVERIFY(t.asks(Task::RetreatTo)); // B: nothing is destroyed yet
        QCOMPARE(int(t.city("turbessel").units), 2);
        QCOMPARE(int(t.city("turbessel").level), 2);
        QCOMPARE(t.city("turbessel").owner, Seat(kAntioch));
        t.take(Verb::RetreatTo, "antioch");
        std::vector<EventKind> order;
        for (const Event &event : t.events) {
            const EventKind kind = EventKind(event.kind);
            if (kind == EventKind::CityDestroyed || kind == EventKind::CityConquered)
                order.push_back(kind);
        }
        QVERIFY((order == std::vector{ EventKind::CityDestroyed, EventKind::CityConquered })); // C before D
    }
};

OUTREMER_TEST(TestCrusadersBattleend)
#include "tst_crusaders_battleend.moc"

#include "tests/crusaders/table.h"
#include "tests/support/ruletest.h"

using namespace outremer;
using namespace outremer::crusaders;
using namespace outremer::crusaders::test;

namespace {

Table calmTable()
{
    Table t;
    t.calm();
    return t;
}

// A seat uses this rescript in an own prayer.
void useRescript(Table &t, Seat seat, const std::string &id)
{
    t.rescripts(seat, { id });
    t.order(seat, Order::Prayer);
    t.take(Verb::UseRescript, t.rescript(id));
}

} // namespace

// CR-GLOSS-16..31: symbols and operators of the cards.
class TestCrusadersSymbols : public outremer::test::RuleTest {
    Q_OBJECT
private slots:
    void upgradeSymbol_isForOneOrTwoLevels()
    {
        RULES("CR-GLOSS-16");
        Table one = calmTable();
        useRescript(one, kTripoli, "leave-to-fortify");
        one.take(Verb::Upgrade, "tripoli");
        QCOMPARE(int(one.city("tripoli").level), 2);
        QVERIFY(one.asks(Task::OrderMenu));
        Table two = calmTable();
        useRescript(two, kTripoli, "town-charter");
        two.take(Verb::Upgrade, "tripoli");
        two.take(Verb::Upgrade, "tripoli");
        QCOMPARE(int(two.city("tripoli").level), 3);
        QVERIFY(two.asks(Task::OrderMenu));
        QCOMPARE(int(two.player(kTripoli).coins), 3); // for nothing
    }
    void destructionSymbol_isForOneOrTwoLevels_andNeverBelowOne()
    {
        RULES("CR-GLOSS-16", "CR-GLOSS-19");
        for (const auto &[id, level, after] :
            { std::tuple("bohemonds-ruse", 3, 2), std::tuple("oaken-ram", 3, 1), std::tuple("oaken-ram", 2, 1) }) {
            Table t = calmTable();
            t.hand(kAntioch, { id, "norman-charge", "couched-lances", "tancreds-raid", "ambush-at-the-iron-bridge" });
            t.place("apamea", kAntioch, 3, 3); // another city: it is not "here"
            t.attackTurbessel(3, level);
            const int difference = t.board().difference();
            t.maneuver(id, Verb::CancelLower); // strength 1 and the symbol
            QVERIFY(t.can(Verb::Decline));
            t.take(Verb::LowerCity, "turbessel");
            QCOMPARE(int(t.city("turbessel").level), after);
            QCOMPARE(int(t.city("apamea").level), 3);
            QCOMPARE(t.board().difference(), difference - 1 + (level - after)); // CR-BATTLE-27
        }
    }
    void troopSymbol_placesATroop_onTacticsIntoTheBattle()
    {
        RULES("CR-GLOSS-17", "CR-BATTLE-26");
        Table placed = calmTable();
        placed.place("acre", kJerusalem, 1, 1);
        const int supply = placed.player(kJerusalem).troops;
        useRescript(placed, kJerusalem, "summons-of-vassals");
        placed.take(Verb::HireTroop, "jerusalem");
        placed.take(Verb::HireTroop, "acre");
        QCOMPARE(int(placed.city("jerusalem").units), 5);
        QCOMPARE(int(placed.city("acre").units), 2);
        QCOMPARE(int(placed.player(kJerusalem).troops), supply - 2);

        Table battle = calmTable();
        battle.saracenTop({ "turcoman-riders", "fleet-from-egypt", "bedouin-scouts", "qadis-sermon", "counts-ransom" });
        battle.attack(kJerusalem, "tadmor", { { "jerusalem", 3 } });
        battle.maneuver("turcoman-riders", Verb::CancelUpper, "true-cross");
        const int inSupply = battle.player(kJerusalem).troops;
        battle.maneuver("pilgrim-levy", Verb::CancelLower, "qadis-sermon");
        QCOMPARE(int(battle.s.battle.attackers), 4);
        QCOMPARE(int(battle.city("jerusalem").units), 1); // from the supply
        QCOMPARE(int(battle.player(kJerusalem).troops), inSupply - 1);
    }
    void movementSymbol_movesNonLastTroopsFromOneCityToANeighbour()
    {
        RULES("CR-GLOSS-18", "CR-GLOSS-04");
        Table t = calmTable();
        t.place("jerusalem", kJerusalem, 3, 1);
        t.place("acre", kJerusalem, 3, 1);
        t.place("tadmor", kJerusalem, 3, 1);
        t.place("apamea", kJerusalem, 3, 1);            // next to none of them
        useRescript(t, kJerusalem, "right-of-passage"); // 4
        QVERIFY(t.can(Verb::MoveTroops, t.cityId("acre"), t.cityId("jerusalem")));
        QVERIFY(!t.can(Verb::MoveTroops, t.cityId("acre"), t.cityId("tadmor")));
        QVERIFY(!t.offered(Verb::MoveTroops).contains(t.cityId("apamea")));
        t.take(Verb::MoveTroops, t.cityId("jerusalem"), t.cityId("tadmor"));
        QCOMPARE(t.howMany(Verb::MoveTroops), 1); // one city, one neighbour
        t.take(Verb::MoveTroops, t.cityId("jerusalem"), t.cityId("tadmor"));
        QCOMPARE(int(t.city("jerusalem").units), 1);
        QVERIFY(!t.canDo(Verb::MoveTroops)); // two of four movements left, but only the last troop
        QCOMPARE(int(t.city("tadmor").units), 5);
    }
    void movementSymbol_onTactics_movesFromANeighbourIntoTheBattle()
    {
        RULES("CR-GLOSS-18", "CR-BATTLE-25");
        Table t = calmTable();
        t.place("aleppo", kEdessa, 2, 1);
        t.place("homs", kEdessa, 3, 1); // not adjacent
        t.attackTurbessel(3, 2, 4);
        t.maneuver("bohemonds-ruse", Verb::CancelUpper, "border-patrol");
        t.maneuver("reinforcement", Verb::CancelLower, "norman-charge"); // 2
        QCOMPARE(t.seat(), Seat(kEdessa));
        QVERIFY((t.offered(Verb::ReinforceFrom) == std::set<int>{ t.cityId("edessa"), t.cityId("aleppo") }));
        t.take(Verb::ReinforceFrom, "aleppo");
        QVERIFY((t.offered(Verb::ReinforceFrom) == std::set<int>{ t.cityId("edessa") })); // the last of Aleppo stays
        t.take(Verb::ReinforceFrom, "edessa");
        QCOMPARE(int(t.s.battle.attackers), 6);
        QVERIFY(t.asks(Task::Maneuver));
        // Saracen units as well.
        Table saracens = calmTable();
        saracens.place("aleppo", kSaracens, 2, 2);
        saracens.place("damascus", kSaracens, 1, 2);
        saracens.saracenTop(
            { "askar-of-mosul", "fleet-from-egypt", "bedouin-scouts", "qadis-sermon", "counts-ransom" });
        saracens.attack(kJerusalem, "tadmor", { { "jerusalem", 3 } });
        saracens.maneuver("askar-of-mosul", Verb::CancelLower); // 3
        QVERIFY((saracens.offered(Verb::ReinforceFrom) == std::set<int>{ saracens.cityId("aleppo") }));
        saracens.take(Verb::ReinforceFrom, "aleppo");
        QCOMPARE(int(saracens.city("tadmor").units), 2);
        QCOMPARE(int(saracens.city("aleppo").units), 1);
    }
    void hereSymbol_isTheCurrentBattle()
    {
        RULES("CR-GLOSS-19", "CR-GLOSS-04");
        Table t = calmTable();
        t.place("jerusalem", kJerusalem, 8, 1);
        t.place("tadmor", kSaracens, 6, 2);
        t.saracenTop({ "filled-wells", "turcoman-riders", "bedouin-scouts", "qadis-sermon", "counts-ransom" });
        t.attack(kJerusalem, "tadmor", { { "jerusalem", 4 } });
        t.maneuver("filled-wells", Verb::CancelUpper, "true-cross"); // at the end: two troops here
        t.maneuver("knights-of-the-sepulchre", Verb::CancelUpper, "counts-ransom");
        t.maneuver("turcoman-riders", Verb::CancelUpper, "god-wills-it");
        t.maneuver("pilgrim-levy", Verb::CancelUpper, "qadis-sermon");
        while (!t.asks(Task::SpendGood) && t.s.battle.attackers == 4)
            t.take(t.can(Verb::Decline) ? choice(Verb::Decline) : t.options()[0]);
        QCOMPARE(int(t.s.battle.attackers), 2);
        QCOMPARE(int(t.city("jerusalem").units), 4); // at home nobody is lost
    }
    void endOfBattleSymbol_waitsForTheWinner()
    {
        RULES("CR-GLOSS-20", "CR-GLOSS-25", "CR-BATTLE-34");
        for (int defenders : { 1, 9 }) {
            Table t = calmTable();
            t.attackTurbessel(defenders, 1, 4);
            const int coins = t.player(kAntioch).coins;
            t.maneuver("tancreds-raid", Verb::CancelUpper, "reinforcement"); // 4 coins, if the battle is won
            t.maneuver("baptism-of-fire", Verb::CancelUpper, "norman-charge");
            t.maneuver("bohemonds-ruse", Verb::CancelUpper, "armenian-highlanders");
            QCOMPARE(int(t.player(kAntioch).coins), coins);
            QCOMPARE(t.timesTold(EventKind::BattleWon), 0);
            t.maneuver("border-patrol", Verb::CancelUpper, "couched-lances");
            QCOMPARE(t.timesTold(EventKind::BattleWon), 1);
            QVERIFY(t.asks(Task::UseEndEffect));
            const bool isWon = defenders == 9;
            QCOMPARE(t.seat(), Seat(isWon ? kAntioch : kEdessa)); // the condition left of the colon
            t.take(Verb::UseEnd);
            QCOMPARE(int(t.player(kAntioch).coins), coins + (isWon ? 4 : 0));
        }
    }
    void payCoinsSymbol_withoutANumber_isOneCoin()
    {
        RULES("CR-GLOSS-21");
        const Crusaders pack = withPack("spies.json", R"({"spies": [{"id": "armenian-builder",
            "trigger": {"order": "construction", "deed": "none"},
            "effects": [{"do": "pay-coins"}, {"do": "upgrade", "n": 1, "join": "if"}]}]})");
        Table t = calmTable();
        t.activeSpy(kEdessa, "armenian-builder", kTripoli);
        t.order(kTripoli, Order::Construction);
        EventSink deaf;
        pack.apply(t.s, choice(Verb::Done), deaf);
        QVERIFY(t.asks(Task::UseSpy));
        pack.apply(t.s, choice(Verb::UseSpy), deaf);
        QCOMPARE(int(t.player(kEdessa).coins), 3 - 1);
        QVERIFY(t.can(Verb::Upgrade, t.cityId("edessa")));
    }
    void wallBonus_isTheLevelOfTheCity()
    {
        RULES("CR-GLOSS-22");
        for (int level = 1; level <= 3; ++level) {
            Table t = calmTable();
            t.attackTurbessel(3, level, 4);
            QCOMPARE(t.board().difference(), 4 - (3 + level));
            Table raid = calmTable();
            raid.place("jerusalem", kJerusalem, 4, level);
            raid.eventPhase(2, "spring-passage", Good::Candles);
            raid.take(Verb::RaidCity, "jerusalem"); // one comes from Damascus
            QCOMPARE(int(raid.told(EventKind::RaidRepelled).at(0).fields[2].value), 4 + level - 1);
        }
    }
    void topOfDeckSymbol_takesTheTopCardOfTheMatchingDeck()
    {
        RULES("CR-GLOSS-23");
        Table t = calmTable();
        t.tacticTop({ "flower-of-chivalry" });
        useRescript(t, kJerusalem, "marshals-instruction");
        QVERIFY(t.player(kJerusalem).tactics.contains(t.tactic("flower-of-chivalry")));
        QVERIFY(t.asks(Task::DiscardTactics)); // down to five again
        t.take(Verb::DiscardTactic, t.tactic("god-wills-it"));
        QCOMPARE(t.player(kJerusalem).tactics.size(), 5);
        QCOMPARE(int(t.player(kJerusalem).coins), 3 + 1); // its price is not paid
        QVERIFY((t.player(kJerusalem).goods[std::size_t(Good::Candles)] == Stock{ 1, 0, 0 }));
    }
    void minusOperator_beforeAGood_spendsIt()
    {
        RULES("CR-GLOSS-26");
        Table t = calmTable();
        t.place("acre", kJerusalem, 1, 1);
        t.eventPhase(1, "locusts"); // the leader spends 2 goods
        t.take(Verb::SpendGood, int(Good::Horses));
        t.take(Verb::SpendGood, int(Good::Candles));
        QVERIFY((t.player(kJerusalem).goods[std::size_t(Good::Horses)] == Stock{ 0, 1, 0 }));
        QVERIFY((t.player(kJerusalem).goods[std::size_t(Good::Candles)] == Stock{ 0, 1, 0 }));
    }
    void toward_movesOneAreaAlongAShortestPath()
    {
        RULES("CR-GLOSS-27");
        Table t = calmTable();
        for (const char *id : { "tadmor", "damascus", "acre", "turbessel", "tortosa", "baalbek", "apamea", "homs" })
            t.place(id, kSaracens, 1, 2);
        t.place("aleppo", kSaracens, 3, 2);
        t.eventPhase(1, "mawdud-crosses-the-euphrates"); // 2 toward the first player's capital
        QVERIFY(t.asks(Task::Toward));
        QCOMPARE(t.seat(), Seat(kJerusalem)); // CR-AMB-29
        // From Aleppo it is two steps to Jerusalem, over Tadmor or Damascus; everywhere else is only a last unit.
        QCOMPARE(t.options().size(), 2);
        QVERIFY(t.can(Verb::MoveSaracen, t.cityId("aleppo"), t.cityId("damascus")));
        QVERIFY(t.can(Verb::MoveSaracen, t.cityId("aleppo"), t.cityId("tadmor")));
        t.take(Verb::MoveSaracen, t.cityId("aleppo"), t.cityId("tadmor"));
        QCOMPARE(int(t.city("aleppo").units), 2);
        QCOMPARE(int(t.city("tadmor").units), 2);
        t.take(Verb::MoveSaracen, t.cityId("aleppo"), t.cityId("damascus"));
        QVERIFY(!t.asks(Task::Toward));
        QCOMPARE(int(t.city("aleppo").units), 1);
    }
    void forEachOperator_multiplies()
    {
        RULES("CR-GLOSS-28");
        for (int dioceses : { 1, 3 }) {
            Table t = calmTable();
            if (dioceses == 3) {
                t.bishops(kJerusalem, "homs", 1, 1); // two bishops, one diocese
                t.bishops(kJerusalem, "acre", 0, 1);
            }
            useRescript(t, kJerusalem, "grant-of-the-pilgrim-toll"); // 2 coins for each diocese
            QCOMPARE(int(t.player(kJerusalem).coins), 3 + 2 * dioceses);
        }
    }
    void otherwise_isOnlyForWhatCannotBeDoneInFull()
    {
        RULES("CR-GLOSS-29");
        for (int coins : { 0, 1, 2, 5 }) {
            Table t = calmTable();
            for (Seat seat = 0; seat < 4; ++seat)
                t.player(seat).coins = std::int16_t(coins);
            t.eventPhase(1, "ransom-for-a-king"); // two coins, otherwise a troop
            QCOMPARE(t.asks(Task::LoseTroop), coins < 2);
            QCOMPARE(int(t.player(kJerusalem).coins), std::max(0, coins - 2)); // as far as possible
        }
        for (int level : { 1, 2 }) {
            Table t = calmTable();
            t.place("tripoli", kTripoli, 5, level);
            useRescript(t, kTripoli, "town-charter"); // two upgrades, otherwise 2 coins
            while (t.can(Verb::Upgrade, t.cityId("tripoli")))
                t.take(Verb::Upgrade, "tripoli");
            t.pass(Task::UpgradeCity);
            QCOMPARE(int(t.city("tripoli").level), 3);
            QCOMPARE(int(t.player(kTripoli).coins), level == 1 ? 3 : 5);
        }
    }
    void slash_isAChoiceOfOne()
    {
        RULES("CR-GLOSS-30");
        for (int which : { 0, 1 }) {
            Table t = calmTable();
            t.eventPhase(1, "legate-ashore"); // a rescript or a bishop action
            QVERIFY(t.asks(Task::ChooseEffect));
            QCOMPARE(t.seat(), Seat(kJerusalem));
            QCOMPARE(t.options().size(), 2);
            t.take(t.options()[which]);
            QCOMPARE(t.player(kJerusalem).rescripts.size(), which == 0 ? 1 : 0);
            QCOMPARE(t.asks(Task::BishopActions), which == 1);
            if (which == 1)
                t.take(Verb::Train, t.cityId("jerusalem"), 2);
            QCOMPARE(t.seat(), Seat(kTripoli)); // not the other one too
            QCOMPARE(int(t.player(kJerusalem).clergy[t.cityId("jerusalem")].two), which);
        }
    }
    void blockedGood_missesTheNextIncomePhase()
    {
        RULES("CR-GLOSS-31", "CR-GOODS-12"); // CR-AMB-75
        Table t = calmTable();
        t.place("acre", kJerusalem, 1, 2);
        t.good(kJerusalem, Good::Candles, 0, 1);
        t.good(kJerusalem, Good::Horses, 0, 0, 1);
        QCOMPARE(t.broken(), std::string());
        t.incomeOnly();
        QVERIFY((t.player(kJerusalem).goods[std::size_t(Good::Candles)] == Stock{ 1, 0, 0 }));
        QVERIFY((t.player(kJerusalem).goods[std::size_t(Good::Horses)] == Stock{ 0, 1, 0 }));
        t.incomeOnly();
        QVERIFY((t.player(kJerusalem).goods[std::size_t(Good::Horses)] == Stock{ 1, 0, 0 }));
    }
};

OUTREMER_TEST(TestCrusadersSymbols)
#include "tst_crusaders_symbols.moc"

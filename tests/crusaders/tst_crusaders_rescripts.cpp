#include "tests/crusaders/ruletable.h"

namespace {

constexpr std::size_t kOne = 0, kTwo = 1; // the rescript decks

// Tripoli with nothing to pay with but these rescripts.
Table poorTripoli(const std::vector<std::string> &rescripts)
{
    Table t;
    t.good(kTripoli, Good::Wood, 0, 1);
    t.player(kTripoli).coins = 0;
    t.rescripts(kTripoli, rescripts);
    return t;
}

// Jerusalem attacks Tadmor (level 2) and fights to the end, using the rescript before its first maneuver or not.
int levelAfterBattle(bool usesRescript)
{
    Table t;
    t.rescripts(kJerusalem, { "safeguard-for-a-city" });
    t.attack(kJerusalem, "tadmor", { { "jerusalem", 3 } });
    const int card = t.rescript("safeguard-for-a-city");
    while (t.s.isFighting()) {
        if (t.can(Verb::UseRescript, card)) {
            if (t.seat() != kJerusalem)
                return -1;
            if (usesRescript) {
                t.take(Verb::UseRescript, card);
                continue;
            }
        }
        const Options options = t.options(); // Done and UseRescript are listed before the tactics
        t.take(t.asks(Task::Maneuver) ? options.back() : options[0]);
    }
    return t.city("tadmor").level;
}

} // namespace

// CR-RESCR: rescripts, from the draw to the discard.
class TestCrusadersRescripts : public outremer::test::RuleTest {
    Q_OBJECT
private slots:
    void rescript_forItsEffect_isFreeAndGoneAfterwards()
    {
        RULES("CR-RESCR-01", "CR-RESCR-02", "CR-RESCR-05");
        Table t;
        t.rescripts(kTripoli, { "summons-of-vassals" });
        const Card card = t.rescript("summons-of-vassals");
        QCOMPARE(t.broken(), std::string());
        t.order(kTripoli, Order::Prayer);
        const auto goods = t.player(kTripoli).goods;
        const int coins = t.player(kTripoli).coins;
        const int troops = t.city("tripoli").units;
        t.take(Verb::UseRescript, card);
        t.take(Verb::HireTroop, "tripoli");
        t.take(Verb::HireTroop, "tripoli");
        QCOMPARE(int(t.city("tripoli").units), troops + 2);
        QVERIFY(t.player(kTripoli).goods == goods); // the horses printed on it are not its price
        QCOMPARE(int(t.player(kTripoli).coins), coins);
        QVERIFY(t.player(kTripoli).rescripts.empty());
        QVERIFY(!t.canDo(Verb::UseRescript));
        QVERIFY(t.s.rescriptDecks[kOne].discard.back() == card);
    }
    void rescript_atAnotherMomentThanItsOwn_cannotBeUsed()
    {
        RULES("CR-RESCR-02", "CR-GLOSS-25");
        const std::vector<std::string> three{ "safeguard-for-a-city", "letter-of-precedence", "writ-to-bar-the-gates" };
        Table turn;
        turn.rescripts(kJerusalem, three);
        turn.order(kJerusalem, Order::March);
        QVERIFY(!turn.canDo(Verb::UseRescript));

        Table planning;
        planning.rescripts(kJerusalem, three);
        planning.planning();
        QCOMPARE(planning.howMany(Verb::UseRescript), 1);
        QVERIFY(planning.can(Verb::UseRescript, planning.rescript("letter-of-precedence")));

        Table raid;
        raid.rescripts(kJerusalem, three);
        raid.eventPhase(2, "spring-passage", Good::Candles);
        raid.take(Verb::RaidCity, "jerusalem");
        QCOMPARE(raid.howMany(Verb::UseRescript), 1);
        raid.take(Verb::UseRescript, raid.rescript("writ-to-bar-the-gates"));
        QCOMPARE(raid.board().cityStrength(raid.cityId("jerusalem")), 4 + 1 + 3);

        Table battle;
        battle.rescripts(kJerusalem, three);
        battle.attack(kJerusalem, "tadmor", { { "jerusalem", 3 } });
        battle.take(battle.options()[0]); // the Saracens' maneuver
        battle.take(Verb::CancelUpper);
        QVERIFY(battle.playUntil(Task::Maneuver));
        QCOMPARE(battle.seat(), Seat(kJerusalem));
        QCOMPARE(battle.howMany(Verb::UseRescript), 1);
        QVERIFY(battle.can(Verb::UseRescript, battle.rescript("safeguard-for-a-city")));

        Table own;
        own.rescripts(kJerusalem, { "summons-of-vassals" });
        own.planning();
        QVERIFY(!own.canDo(Verb::UseRescript)); // "own turn" is in the activation phase only
    }

    void example_15_rescriptInAnOwnBattle_keepsTheLevelOfTheCity()
    {
        RULES("CR-RESCR-02");
        QCOMPARE(levelAfterBattle(false), 1);
        QCOMPARE(levelAfterBattle(true), 2);
    }
    void example_15_rescriptAsOneWood_paysWhateverTakesWood()
    {
        RULES("CR-RESCR-03", "CR-GOODS-09");
        const std::vector<std::string> hand{ "safeguard-for-a-city" };
        {
            Table t = poorTripoli(hand);
            const int card = t.rescript("safeguard-for-a-city");
            t.player(kTripoli).coins = 1; // the upgrade costs wood and another good
            t.order(kTripoli, Order::Construction);
            t.take(Verb::Upgrade, "tripoli");
            t.take(Verb::PayRescript, card);
            t.take(Verb::PayCoin);
            QCOMPARE(int(t.city("tripoli").level), 2);
            QVERIFY(t.s.rescriptDecks[kOne].discard.back() == card);
        }
        {
            Table t = poorTripoli(hand);
            t.buildingMarket({ "warehouses", "scriptorium" });
            t.order(kTripoli, Order::Construction);
            QVERIFY(!t.can(Verb::Upgrade, t.cityId("tripoli")));
            QVERIFY(!t.can(Verb::Build, t.building("scriptorium"))); // white
            t.take(Verb::Build, t.building("warehouses"));           // yellow
            t.take(Verb::PayRescript, t.rescript("safeguard-for-a-city"));
            QCOMPARE(t.player(kTripoli).buildings[0].card, t.building("warehouses"));
        }
        {
            Table t = poorTripoli(hand);
            t.player(kTripoli).coins = 1;
            t.buildingMarket({ "scriptorium" });
            t.order(kTripoli, Order::Construction);
            t.take(Verb::Build, t.building("scriptorium"));
            QVERIFY(!t.canDo(Verb::PayRescript)); // wood is no candles
            t.take(Verb::PayCoin);
        }
        {
            Table t = poorTripoli(hand);
            t.tacticMarket({ "oaken-ram", "iron-ranks" });
            t.order(kTripoli, Order::Muster);
            t.take(Verb::Learn);
            QVERIFY(!t.can(Verb::LearnTactic, t.tactic("iron-ranks")));
            t.take(Verb::LearnTactic, t.tactic("oaken-ram"));
            t.take(Verb::PayRescript, t.rescript("safeguard-for-a-city"));
            QVERIFY(t.player(kTripoli).tactics.contains(t.tactic("oaken-ram")));
        }
        {
            Table t = poorTripoli(hand);
            t.build(kTripoli, "bazaar");
            t.order(kTripoli, Order::Prayer);
            t.take(Verb::UseBuilding, 0);
            QVERIFY(!t.canDo(Verb::PayCoin)); // CR-GOODS-05 names no coins here
            t.take(Verb::PayRescript, t.rescript("safeguard-for-a-city"));
            QCOMPARE(int(t.player(kTripoli).coins), 2);
            QVERIFY(t.player(kTripoli).rescripts.empty());
        }
        {
            Table t = poorTripoli(hand);
            t.order(kTripoli, Order::Muster);
            t.take(Verb::Hire);
            t.take(Verb::PayRescript, t.rescript("safeguard-for-a-city")); // an extra takes any good
            for (int i = 0; i < 3; ++i)
                t.take(Verb::HireTroop, "tripoli");
            QVERIFY(!t.can(Verb::HireTroop, t.cityId("tripoli")));
            QCOMPARE(int(t.city("tripoli").units), 8);
        }
    }
    void rescript_outsideTheOwnTurn_isNoPayment()
    {
        RULES("CR-RESCR-03");
        Table t;
        t.rescripts(kJerusalem, { "safeguard-for-a-city" });
        t.eventPhase(1, "locusts"); // all share the lead: each spends goods
        QVERIFY(t.asks(Task::SpendGood));
        QCOMPARE(t.seat(), Seat(kJerusalem));
        QVERIFY(!t.canDo(Verb::PayRescript));
        QVERIFY(t.can(Verb::SpendGood, int(Good::Candles)));
        // In the own turn, but not the own payment: a rival's spy makes Jerusalem spend.
        Table spied;
        spied.rescripts(kJerusalem, { "safeguard-for-a-city" });
        spied.activeSpy(kTripoli, "customs-clerk", kJerusalem);
        spied.order(kJerusalem, Order::Construction);
        spied.take(Verb::Done);
        spied.take(Verb::UseSpy);
        QVERIFY(spied.asks(Task::SpendGood));
        QVERIFY(!spied.canDo(Verb::PayRescript));
    }

    void level_isTheNumberOfGoodsAndOfTheDeck()
    {
        RULES("CR-RESCR-06", "CR-GLOSS-11");
        Table t;
        for (std::size_t deck : { kOne, kTwo }) {
            QCOMPARE(t.s.rescriptDecks[deck].pile.size(), 16); // CR-AMB-08
            for (Card card : t.s.rescriptDecks[deck].pile)
                QCOMPARE(t.c.rescripts[card].goods.size(), deck + 1);
        }
        // Two goods at once.
        Table two = poorTripoli({ "town-charter" });
        two.order(kTripoli, Order::Construction);
        two.take(Verb::Upgrade, "tripoli");
        two.take(Verb::PayRescript, two.rescript("town-charter"));
        QCOMPARE(int(two.city("tripoli").level), 2);
        QVERIFY(two.s.rescriptDecks[kTwo].discard.back() == two.rescript("town-charter"));
    }
    void goodsOfARescript_thatAreNotNeeded_areLost()
    {
        RULES("CR-RESCR-04", "CR-GOODS-09");
        Table t = poorTripoli({ "town-charter" });
        t.buildingMarket({ "warehouses" });
        const auto goods = t.player(kTripoli).goods;
        t.order(kTripoli, Order::Construction);
        t.take(Verb::Build, t.building("warehouses"));
        t.take(Verb::PayRescript, t.rescript("town-charter")); // two wood for one
        QVERIFY(t.asks(Task::OrderMenu));
        QVERIFY(t.player(kTripoli).rescripts.empty());
        QVERIFY(t.player(kTripoli).goods == goods);
        QCOMPARE(int(t.player(kTripoli).coins), 0);
        QVERIFY(!t.canDo(Verb::Upgrade)); // nothing is left to pay it with
        // Of the fifth good towards the four extras nothing remains either.
        Table extras;
        extras.rescripts(kTripoli, { "town-charter" });
        extras.player(kTripoli).coins = 9;
        extras.order(kTripoli, Order::Prayer);
        extras.take(Verb::Pray);
        for (int i = 0; i < 3; ++i)
            extras.take(Verb::PayCoin);
        extras.take(Verb::PayRescript, extras.rescript("town-charter"));
        extras.take(Verb::Done);
        QCOMPARE(int(extras.told(EventKind::HolinessMoved)[0].fields[1].value), 6);
    }

    void fourthRescript_mustBeDiscardedDownToThree_beforeAnythingElse()
    {
        RULES("CR-RESCR-07", "CR-RESCR-08", "CR-RESCR-09");
        Table t;
        t.rescripts(kJerusalem, { "summons-of-vassals", "leave-to-fortify", "right-of-passage" });
        t.rescriptTop(1, { "marshals-instruction" });
        t.player(kJerusalem).holiness = 4; // the next cells: a rescript, a bishop
        QCOMPARE(t.broken(), std::string());
        t.order(kJerusalem, Order::Prayer);
        QCOMPARE(t.howMany(Verb::UseRescript), 3);
        t.take(Verb::Pray);
        t.take(Verb::Done);
        QCOMPARE(t.player(kJerusalem).rescripts.size(), 4);
        QVERIFY(t.asks(Task::DiscardRescripts)); // before the bishop of the same movement
        QCOMPARE(t.options().size(), 4);
        QCOMPARE(t.howMany(Verb::DiscardRescript), 4);                             // neither used nor spent
        QVERIFY(t.can(Verb::DiscardRescript, t.rescript("marshals-instruction"))); // the new one too
        QVERIFY(t.can(Verb::DiscardRescript, t.rescript("summons-of-vassals")));
        t.take(Verb::DiscardRescript, t.rescript("marshals-instruction"));
        QCOMPARE(t.player(kJerusalem).rescripts.size(), 3);
        QVERIFY(t.asks(Task::BishopActions));
        t.take(Verb::Done);
        QVERIFY(t.can(Verb::UseRescript, t.rescript("summons-of-vassals")));
    }
    void fiveRescripts_areDiscardedDownToThreeAsWell()
    {
        RULES("CR-RESCR-07", "CR-RESCR-08");
        Table t;
        t.rescripts(kJerusalem, { "summons-of-vassals", "leave-to-fortify", "right-of-passage" });
        t.player(kJerusalem).holiness = 4;
        t.order(kJerusalem, Order::Prayer, true); // one of level I from the track, one of level II
        t.take(Verb::Pray);
        t.take(Verb::Done);
        QCOMPARE(t.player(kJerusalem).rescripts.size(), 5);
        t.takeAny(Verb::DiscardRescript);
        QVERIFY(t.asks(Task::DiscardRescripts));
        t.takeAny(Verb::DiscardRescript);
        QCOMPARE(t.player(kJerusalem).rescripts.size(), 3);
        QVERIFY(t.asks(Task::BishopActions));
    }
    void thirdRescript_isKept()
    {
        RULES("CR-RESCR-07");
        Table t;
        t.rescripts(kJerusalem, { "summons-of-vassals", "leave-to-fortify" });
        t.player(kJerusalem).holiness = 4;
        t.order(kJerusalem, Order::Prayer);
        t.take(Verb::Pray);
        t.take(Verb::Done);
        QCOMPARE(t.player(kJerusalem).rescripts.size(), 3);
        QVERIFY(!t.asks(Task::DiscardRescripts));
    }

    void rescripts_lieFaceDown()
    {
        RULES("CR-RESCR-10");
        Table t;
        t.rescripts(kJerusalem, { "summons-of-vassals", "town-charter" });
        const State mine = *game().viewFor(t.s, kJerusalem);
        QVERIFY(mine.player(kJerusalem).rescripts == t.player(kJerusalem).rescripts);
        for (Seat viewer : { Seat(kTripoli), Seat(kEdessa), Seat(kAntioch) }) {
            const State theirs = *game().viewFor(t.s, viewer);
            QCOMPARE(theirs.player(kJerusalem).rescripts.size(), 2);
            for (Card card : theirs.player(kJerusalem).rescripts)
                QVERIFY(card == kNoCard || card == kUnknownHigh); // the back tells the level, no more
        }
        // A drawn one is told to its owner only.
        t.player(kJerusalem).holiness = 4;
        t.order(kJerusalem, Order::Prayer);
        t.take(Verb::Pray);
        t.take(Verb::Done);
        const Event drawn = t.told(EventKind::RescriptDrawn).at(0);
        QCOMPARE(seenFrom(drawn, kJerusalem)->fields.size(), 2);
        QCOMPARE(seenFrom(drawn, kTripoli)->fields.size(), 1);
    }

    void rescript_checksAHolyLand_outsideTheIncomePhase()
    {
        RULES("CR-RESCR-11", "CR-PRAY-28");
        for (bool holds : { true, false }) {
            Table t;
            t.bishops(kJerusalem, "damascus", holds ? 0 : 1, holds ? 1 : 0);
            t.bishops(kEdessa, "damascus", 1, 0);
            t.rescripts(kJerusalem, { "attestation-of-a-miracle" });
            t.player(kJerusalem).holiness = 6;
            QCOMPARE(t.broken(), std::string());
            t.order(kJerusalem, Order::Construction);
            t.events.clear();
            t.take(Verb::UseRescript, t.rescript("attestation-of-a-miracle"));
            t.take(Verb::CheckCity, "damascus");
            QCOMPARE(t.timesTold(EventKind::HolyLandChecked), 2); // both players' bishops are turned up
            QCOMPARE(int(t.told(EventKind::HolyLandChecked)[0].fields[2].value), holds ? 2 : 1);
            QCOMPARE(int(t.player(kJerusalem).holiness), holds ? 9 : 6);
            QVERIFY(t.s.phase == Phase::Activation);
        }
    }
};

OUTREMER_TEST(TestCrusadersRescripts)
#include "tst_crusaders_rescripts.moc"

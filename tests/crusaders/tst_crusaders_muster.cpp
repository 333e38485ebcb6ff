#include "tests/crusaders/ruletable.h"

namespace {

// Edessa rich in coins, about to muster.
Table edessaMusters(bool enhanced = false, int coins = 20)
{
    Table t;
    t.player(kEdessa).coins = std::int16_t(coins);
    t.tacticMarket({ "oaken-ram", "holy-lance", "iron-ranks", "fire-volley", "flank-charge" });
    t.tacticMarket({ "battle-of-hab", "victory-at-azaz", "siege-of-tyre" });
    t.order(kEdessa, Order::Muster, enhanced);
    return t;
}

void learn(Table &t, const std::string &id)
{
    t.take(Verb::LearnTactic, t.tactic(id));
    payInCoins(t);
}

bool holds(const Table &t, Seat seat, const std::string &id)
{
    return t.s.player(seat).tactics.contains(t.tactic(id));
}

} // namespace

// CR-MUSTER and the hand of tactics, CR-TACTIC-01..05; the worked examples CR-EX-09 and 20.
class TestCrusadersMuster : public outremer::test::RuleTest {
    Q_OBJECT
private slots:
    // --- worked examples ---
    void example_09_basicMusterOfEdessa()
    {
        RULES("CR-MUSTER-01", "CR-MUSTER-02", "CR-MUSTER-03", "CR-MUSTER-06", "CR-MUSTER-07", "CR-MUSTER-08",
            "CR-TACTIC-01", "CR-TACTIC-02", "CR-TACTIC-04");
        Table t;
        t.place("edessa", kEdessa, 5, 1);
        t.place("tadmor", kEdessa, 1, 2); // steel and wood
        t.player(kEdessa).coins = 3;
        t.tacticMarket({ "treacherous-bribe", "scorched-earth" }); // a wood, two horses
        t.order(kEdessa, Order::Muster);
        QCOMPARE(t.broken(), std::string());
        t.take(Verb::Hire);
        t.take(Verb::PayGood, int(Good::Steel));
        t.take(Verb::PayCoin);
        t.take(Verb::HireTroop, "edessa");
        t.take(Verb::HireTroop, "tadmor");
        t.take(Verb::HireTroop, "tadmor");
        t.take(Verb::HireTroop, "tadmor");
        t.take(Verb::Done);
        t.take(Verb::Learn);
        t.take(Verb::LearnTactic, t.tactic("treacherous-bribe"));
        t.take(Verb::PayGood, int(Good::Wood));
        t.take(Verb::LearnTactic, t.tactic("scorched-earth"));
        t.take(Verb::PayCoin);
        t.take(Verb::PayCoin);
        t.take(Verb::DiscardTactic, t.tactic("baptism-of-fire"));
        t.take(Verb::DiscardTactic, t.tactic("reinforcement"));
        QVERIFY(t.asks(Task::OrderMenu));
        QCOMPARE(int(t.city("edessa").units), 6);
        QCOMPARE(int(t.city("tadmor").units), 4);
        QVERIFY(t.stock(kEdessa, Good::Steel) == (Stock{ 0, 1, 0 }));
        QVERIFY(t.stock(kEdessa, Good::Wood) == (Stock{ 0, 1, 0 }));
        QCOMPARE(int(t.player(kEdessa).coins), 0);
        QVERIFY(holds(t, kEdessa, "treacherous-bribe") && holds(t, kEdessa, "scorched-earth"));
        QCOMPARE(t.player(kEdessa).tactics.size(), 5);
        const auto discard = t.board().personalDiscard(kEdessa);
        QCOMPARE(discard.size(), 2);
        QVERIFY(discard.contains(t.tactic("baptism-of-fire")) && discard.contains(t.tactic("reinforcement")));
        QVERIFY(t.s.tacticMarket[0] == kNoCard && t.s.tacticMarket[1] == kNoCard);
        QCOMPARE(t.broken(), std::string());
    }
    void example_20_enhancedMuster_yieldsThreeTactics()
    {
        RULES("CR-MUSTER-10", "CR-MUSTER-13");
        Table t = edessaMusters(true);
        t.take(Verb::Learn);
        learn(t, "oaken-ram");
        learn(t, "holy-lance");
        QVERIFY(t.asks(Task::DiscardTactics)); // two basic ones are all
        t.take(Verb::DiscardTactic, t.tactic("reinforcement"));
        t.take(Verb::DiscardTactic, t.tactic("border-patrol"));
        t.take(Verb::LearnExtra);
        learn(t, "battle-of-hab");
        t.take(Verb::DiscardTactic, t.tactic("baptism-of-fire"));
        for (const char *id : { "oaken-ram", "holy-lance", "battle-of-hab" })
            QVERIFY(holds(t, kEdessa, id));
        QVERIFY(!t.can(Verb::Learn) && !t.can(Verb::LearnExtra));
        QCOMPARE(t.broken(), std::string());
    }

    // --- hiring ---
    void basicMuster_doesOneBothOrNone_inAnyOrder_eachOnce()
    {
        RULES("CR-MUSTER-01");
        Table start = edessaMusters();
        QVERIFY(start.can(Verb::Done)); // CR-AMB-38
        QVERIFY(!start.can(Verb::LearnExtra));
        for (bool hiresFirst : { true, false }) {
            Table t = start;
            for (bool hires : { hiresFirst, !hiresFirst }) {
                t.take(hires ? Verb::Hire : Verb::Learn);
                if (hires) {
                    t.take(Verb::HireTroop, "edessa");
                    t.take(Verb::HireTroop, "edessa");
                }
                t.take(Verb::Done);
                QVERIFY(t.asks(Task::OrderMenu) && t.can(Verb::Done));
                QVERIFY(!t.can(hires ? Verb::Hire : Verb::Learn));
            }
        }
    }
    void hire_putsTwoTroopsIntoOwnCities_inAnyDistribution()
    {
        RULES("CR-MUSTER-02");
        Table t = edessaMusters(false, 0);
        t.place("tadmor", kEdessa, 1, 2);
        t.place("aleppo", kAntioch, 1, 2);
        t.good(kEdessa, Good::Steel, 0, 1);
        t.good(kEdessa, Good::Wood, 0, 1);
        t.take(Verb::Hire);
        QCOMPARE(t.options().size(), 2); // the two own cities; nothing to pay with
        Table split = t;
        split.take(Verb::HireTroop, "edessa");
        split.take(Verb::HireTroop, "tadmor");
        QVERIFY(split.options().size() == 1 && split.can(Verb::Done)); // no third
        QCOMPARE(int(split.city("edessa").units), 6);
        QCOMPARE(int(split.city("tadmor").units), 2);
        t.take(Verb::HireTroop, "tadmor");
        t.take(Verb::HireTroop, "tadmor");
        QCOMPARE(int(t.city("tadmor").units), 3);
        QCOMPARE(int(t.player(kEdessa).troops), 15 - 8);
    }
    void moreTroops_areHiredForUpToFourGoods()
    {
        RULES("CR-MUSTER-03");
        for (int extras = 0; extras <= 4; ++extras) {
            Table t = edessaMusters();
            t.take(Verb::Hire);
            for (int i = 0; i < extras; ++i)
                t.take(Verb::PayCoin);
            QCOMPARE(t.can(Verb::PayCoin), extras < 4);
            for (int i = 0; i < 2 + extras; ++i)
                t.take(Verb::HireTroop, "edessa");
            QVERIFY(!t.canDo(Verb::HireTroop));
            QCOMPARE(int(t.city("edessa").units), 5 + 2 + extras);
            QCOMPARE(int(t.player(kEdessa).coins), 20 - extras);
        }
    }
    void hire_fromAnAlmostEmptySupply_placesWhatThereIs()
    {
        RULES("CR-MUSTER-04");
        for (int supply = 0; supply <= 3; ++supply) {
            Table t = edessaMusters();
            t.place("edessa", kEdessa, 15 - supply, 1);
            QCOMPARE(t.can(Verb::Hire), supply > 0);
            if (supply == 0)
                continue;
            t.take(Verb::Hire);
            if (supply == 3)
                t.take(Verb::PayCoin);
            QVERIFY(!t.can(Verb::PayCoin)); // nobody pays for a troop that is not there
            for (int i = 0; i < supply; ++i)
                t.take(Verb::HireTroop, "edessa");
            QVERIFY(t.options().size() == 1 && t.can(Verb::Done));
            QCOMPARE(int(t.city("edessa").units), 15);
            QCOMPARE(t.broken(), std::string());
        }
    }
    void troop_addsOneStrength_inBattlesAndRaids()
    {
        RULES("CR-MUSTER-05");
        const auto battle = [](int attackers, int defenders) {
            Table t;
            t.place("edessa", kEdessa, 9, 1);
            t.place("turbessel", kAntioch, defenders, 1);
            t.attack(kEdessa, "turbessel", { { "edessa", attackers } });
            return t.board().difference();
        };
        QCOMPARE(battle(3, 2), 3 - (2 + 1));
        QCOMPARE(battle(4, 2), battle(3, 2) + 1);
        QCOMPARE(battle(4, 3), battle(4, 2) - 1);
        for (int troops : { 4, 5 }) {
            Table t; // one raider comes from Baalbek
            for (Seat seat = 0; seat < 4; ++seat)
                t.player(seat).coins = 5;
            t.place("tripoli", kTripoli, troops, 1);
            t.eventPhase(2, "ransom-for-a-king", Good::Wood);
            QVERIFY(t.playUntil(Task::Place));
            QCOMPARE(t.timesTold(EventKind::RaidRepelled), 1);
            QCOMPARE(Table::field(t.told(EventKind::RaidRepelled)[0], kNumberNoun), troops + 1 - 1);
        }
    }

    // --- learning ---
    void learning_takesUpToTwoTacticsOfLevelsIAndII()
    {
        RULES("CR-MUSTER-06", "CR-MUSTER-12");
        for (bool enhanced : { false, true }) {
            Table t = edessaMusters(enhanced);
            t.take(Verb::Learn);
            for (const char *id : { "oaken-ram", "holy-lance", "iron-ranks", "fire-volley", "flank-charge" })
                QVERIFY(t.can(Verb::LearnTactic, t.tactic(id)));
            QCOMPARE(t.howMany(Verb::LearnTactic), 5); // no level IV
            QVERIFY(t.can(Verb::LearnBlind, kTacticDeck));
            QVERIFY(!t.can(Verb::LearnBlind, kTopTacticDeck)); // CR-AMB-45
            QVERIFY(t.can(Verb::Done));                        // none
            learn(t, "iron-ranks");
            QVERIFY(t.asks(Task::Learn) && t.can(Verb::Done)); // or one
            learn(t, "fire-volley");
            QVERIFY(!t.asks(Task::Learn)); // but not three
        }
    }
    void level_ofATactic_isTheNumberOfGoodsInItsPrice()
    {
        RULES("CR-MUSTER-07", "CR-MUSTER-06");
        Table t;
        for (std::size_t card = 1; card < t.c.tactics.size(); ++card) {
            int goods = 0;
            for (int number : t.c.tactics[card].price)
                goods += number;
            QCOMPARE(int(t.c.tactics[card].level), goods);
        }
        for (auto [id, price] : { std::pair("oaken-ram", 1), std::pair("holy-lance", 2) }) {
            Table buyer = edessaMusters();
            buyer.take(Verb::Learn);
            learn(buyer, id);
            QCOMPARE(int(buyer.player(kEdessa).coins), 20 - price);
        }
    }
    void marketCells_ofLearntTactics_stayEmpty()
    {
        RULES("CR-MUSTER-08");
        Table t = edessaMusters();
        auto market = t.s.tacticMarket;
        t.take(Verb::Learn);
        learn(t, "holy-lance");
        market[1] = kNoCard;
        QVERIFY(t.s.tacticMarket == market); // already for the second purchase
        learn(t, "flank-charge");
        market[4] = kNoCard;
        QVERIFY(t.s.tacticMarket == market);
    }

    // --- enhanced ---
    void discountOfTwoGoods_isSplitBetweenHiringAndLearning()
    {
        RULES("CR-MUSTER-09");
        for (int onHire = 0; onHire <= 2; ++onHire) {
            Table t = edessaMusters(true, 4);
            t.good(kEdessa, Good::Steel, 0, 1);
            t.take(Verb::Hire);
            for (int i = 0; i < onHire; ++i)
                t.take(Verb::UseDiscount); // a troop for nothing
            for (int i = onHire; i < 2; ++i)
                t.take(Verb::PayCoin);
            QCOMPARE(t.can(Verb::UseDiscount), onHire < 2);
            for (int i = 0; i < 4; ++i)
                t.take(Verb::HireTroop, "edessa");
            QVERIFY(!t.canDo(Verb::HireTroop));
            t.take(Verb::Done);
            t.take(Verb::Learn);
            t.take(Verb::LearnTactic, t.tactic("holy-lance"));
            for (int i = onHire; i < 2; ++i)
                t.take(Verb::UseDiscount);
            QVERIFY(!t.can(Verb::UseDiscount));
            payInCoins(t);
            QCOMPARE(int(t.player(kEdessa).coins), 2); // four goods, two of them free
        }
        Table limit = edessaMusters(true); // free troops are among the four, not beyond them (CR-AMB-42)
        limit.take(Verb::Hire);
        limit.take(Verb::UseDiscount);
        limit.take(Verb::UseDiscount);
        limit.take(Verb::PayCoin);
        limit.take(Verb::PayCoin);
        QVERIFY(!limit.can(Verb::PayCoin));
        Table basic = edessaMusters(false);
        basic.take(Verb::Hire);
        QVERIFY(!basic.can(Verb::UseDiscount));
    }
    void additionalTactic_ofAnyLevel_getsNoDiscount()
    {
        RULES("CR-MUSTER-10", "CR-MUSTER-11", "CR-MUSTER-12");
        Table t = edessaMusters(true);
        QVERIFY(t.can(Verb::Done)); // the player may
        t.take(Verb::LearnExtra);   // also before the basic actions (CR-AMB-41)
        for (const char *id : { "oaken-ram", "holy-lance", "battle-of-hab", "victory-at-azaz", "siege-of-tyre" })
            QVERIFY(t.can(Verb::LearnTactic, t.tactic(id)));
        QVERIFY(t.can(Verb::LearnBlind, kTopTacticDeck));
        t.take(Verb::LearnTactic, t.tactic("victory-at-azaz"));
        int symbols = 0;
        for (; t.asks(Task::Pay); ++symbols) {
            QVERIFY(!t.can(Verb::UseDiscount));
            t.take(Verb::PayCoin);
        }
        QCOMPARE(symbols, 4);
        QVERIFY(t.asks(Task::DiscardTactics)); // one, and its own step (CR-AMB-50)
        t.take(Verb::DiscardTactic, t.tactic("reinforcement"));
        QVERIFY(!t.can(Verb::LearnExtra));
        t.take(Verb::Learn);
        t.take(Verb::LearnTactic, t.tactic("holy-lance"));
        QVERIFY(t.can(Verb::UseDiscount)); // untouched
        Table poor = edessaMusters(true, 2);
        poor.good(kEdessa, Good::Steel, 0, 1);
        poor.take(Verb::LearnExtra);
        QVERIFY(!poor.can(Verb::LearnTactic, poor.tactic("battle-of-hab"))); // 2 coins and 2 discount do not buy it
        QVERIFY(poor.can(Verb::LearnTactic, poor.tactic("holy-lance")));
    }

    // --- the hand ---
    void hand_afterLearning_isReducedToFive_byOwnChoice()
    {
        RULES("CR-TACTIC-01", "CR-TACTIC-02");
        Table t = edessaMusters();
        t.take(Verb::Learn);
        learn(t, "oaken-ram");
        QVERIFY(t.asks(Task::Learn)); // nothing is discarded between two purchases (CR-AMB-50)
        QCOMPARE(t.player(kEdessa).tactics.size(), 6);
        learn(t, "holy-lance");
        QVERIFY(t.asks(Task::DiscardTactics));
        QCOMPARE(t.player(kEdessa).tactics.size(), 7);
        QCOMPARE(t.options().size(), 7); // any of them, the new ones too, and no way out
        t.take(Verb::DiscardTactic, t.tactic("holy-lance"));
        QVERIFY(t.asks(Task::DiscardTactics));
        t.take(Verb::DiscardTactic, t.tactic("border-patrol"));
        QVERIFY(t.asks(Task::OrderMenu));
        QCOMPARE(t.player(kEdessa).tactics.size(), 5);
        Table one = edessaMusters(); // stopping after one
        one.take(Verb::Learn);
        learn(one, "oaken-ram");
        one.take(Verb::Done);
        QCOMPARE(one.options().size(), 6);
        one.take(Verb::DiscardTactic, one.tactic("border-patrol"));
        QCOMPARE(one.player(kEdessa).tactics.size(), 5);
        QCOMPARE(one.broken(), std::string());
    }
    void discardedTactics_goUnderTheirDeckOrToThePersonalDiscard()
    {
        RULES("CR-TACTIC-03", "CR-TACTIC-04", "CR-DISCARD-02");
        Table t = edessaMusters();
        t.hand(kEdessa, { "the-mine", "battle-of-hab", "reinforcement", "border-patrol", "armenian-highlanders" });
        t.events.clear();
        t.take(Verb::Learn);
        learn(t, "oaken-ram");
        learn(t, "iron-ranks");
        Table other = t;
        t.take(Verb::DiscardTactic, t.tactic("the-mine"));
        t.take(Verb::DiscardTactic, t.tactic("battle-of-hab"));
        QVERIFY(t.s.tacticDeck.discard.contains(t.tactic("the-mine")));
        QVERIFY(t.s.topTacticDeck.discard.contains(t.tactic("battle-of-hab")));
        other.take(Verb::DiscardTactic, other.tactic("reinforcement"));
        other.take(Verb::DiscardTactic, other.tactic("border-patrol"));
        QVERIFY(other.s.tacticDeck.discard.empty() && other.s.topTacticDeck.discard.empty());
        const auto discard = other.board().personalDiscard(kEdessa);
        QVERIFY(discard.contains(other.tactic("reinforcement")) && discard.contains(other.tactic("border-patrol")));
        // Face down: a rival learns which bought card was discarded, but not which starting tactic.
        const auto seen = [](const Table &table) {
            return Table::field(*seenFrom(table.told(EventKind::TacticDiscarded)[0], kTripoli), kTacticNoun);
        };
        QCOMPARE(seen(t), int(t.tactic("the-mine")));
        QCOMPARE(seen(other), -1);
    }
    void lostTactics_areReplacedFromThePersonalDiscardByChoice()
    {
        RULES("CR-TACTIC-05", "CR-TACTIC-01");
        Table event; // an event takes one
        event.hand(kJerusalem, { "oaken-ram", "holy-lance", "true-cross", "pilgrim-levy", "god-wills-it" });
        event.eventPhase(1, "autumn-passage");
        QVERIFY(event.playUntil(Task::LoseTactic));
        event.take(Verb::DiscardTactic, event.tactic("oaken-ram"));
        QVERIFY(event.asks(Task::TakeBack));
        QCOMPARE(event.seat(), Seat(kJerusalem));
        QCOMPARE(event.options().size(), 2); // the two starting tactics put away before
        QVERIFY(event.can(Verb::TakeBack, event.tactic("tower-of-david")));
        event.take(Verb::TakeBack, event.tactic("knights-of-the-sepulchre"));
        QVERIFY(holds(event, kJerusalem, "knights-of-the-sepulchre") && !holds(event, kJerusalem, "oaken-ram"));
        QCOMPARE(event.player(kJerusalem).tactics.size(), 5);

        Table t; // losses of a battle take two
        t.place("edessa", kEdessa, 9, 1);
        t.place("turbessel", kAntioch, 5, 2);
        t.hand(kAntioch, { "knightly-wedge", "norman-charge", "couched-lances", "bohemonds-ruse", "tancreds-raid" });
        t.hand(kEdessa, { "iron-ranks", "holy-lance", "reinforcement", "border-patrol", "baptism-of-fire" });
        t.attack(kEdessa, "turbessel", { { "edessa", 4 } });
        t.maneuver("knightly-wedge", Verb::CancelUpper, "reinforcement"); // losses 2 at the end
        t.maneuver("iron-ranks", Verb::CancelLower, "bohemonds-ruse");
        t.maneuver("norman-charge", Verb::CancelLower, "border-patrol");
        t.maneuver("holy-lance", Verb::CancelLower);
        t.take(Verb::UseEnd);
        QVERIFY(t.asks(Task::TakeBack));
        QCOMPARE(t.seat(), Seat(kEdessa));
        t.take(Verb::TakeBack, t.tactic("across-the-euphrates"));
        t.take(Verb::TakeBack, t.tactic("armenian-highlanders"));
        QVERIFY(!t.asks(Task::TakeBack));
        QCOMPARE(t.player(kEdessa).tactics.size(), 5);
        QVERIFY(!holds(t, kEdessa, "iron-ranks") && !holds(t, kEdessa, "holy-lance"));
    }
};

OUTREMER_TEST(TestCrusadersMuster)
#include "tst_crusaders_muster.moc"

#include "tests/crusaders/table.h"
#include "tests/support/ruletest.h"

#include <set>

using namespace outremer;
using namespace outremer::crusaders;
using namespace outremer::crusaders::test;

namespace {

template <class Market>
int cardsOn(const Market &market)
{
    return int(market.size()) - int(std::ranges::count(market, kNoCard));
}

template <class Deck>
bool isNowhereIn(const Deck &deck, Card card)
{
    return !deck.pile.contains(card) && !deck.discard.contains(card);
}

// One card on the pile of a deck and these under it, face up; the rest of the pile is out of the way.
template <class Deck>
std::vector<Card> nearlyUsedUp(Deck &deck, int discarded)
{
    std::vector<Card> under;
    while (deck.pile.size() > 1) {
        const Card card = deck.pile.removeAt(0);
        if (int(under.size()) < discarded) {
            deck.discard.push(card);
            under.push_back(card);
        }
    }
    return under;
}

} // namespace

// CR-MARKET and CR-DISCARD: where cards come from and where they go.
class TestCrusadersMarkets : public outremer::test::RuleTest {
    Q_OBJECT
private slots:
    void blindBuilding_isShownToAllAndMustBePaid()
    {
        RULES("CR-MARKET-01", "CR-MARKET-02", "CR-MARKET-03");
        Table t;
        t.player(kTripoli).coins = 5;
        t.buildingTop({ "scriptorium" });
        const auto market = t.s.buildingMarket;
        t.order(kTripoli, Order::Construction);
        t.take(Verb::BuildBlind, kBuildingDeck, 0);
        const Event shown = t.told(EventKind::BuildingShown).at(0);
        QCOMPARE(shown.secret, std::uint8_t(0));
        QVERIFY(shown.reveals);
        QCOMPARE(int(shown.fields[1].value), int(t.building("scriptorium")));
        QVERIFY(t.asks(Task::Pay));
        QVERIFY(!t.canDo(Verb::ReturnCard) && !t.canDo(Verb::Decline) && !t.canDo(Verb::Done));
        t.take(Verb::PayCoin);
        QCOMPARE(t.player(kTripoli).buildings[0].card, t.building("scriptorium"));
        QCOMPARE(int(t.player(kTripoli).coins), 4);
        QVERIFY(t.s.buildingMarket == market); // instead of a card there
    }
    void blindTactic_isTheTopOfItsDeck()
    {
        RULES("CR-MARKET-01", "CR-MARKET-02", "CR-MARKET-03");
        Table t;
        t.player(kTripoli).coins = 5;
        t.tacticTop({ "iron-ranks" });
        t.order(kTripoli, Order::Muster);
        t.take(Verb::Learn);
        t.take(Verb::LearnBlind, kTacticDeck);
        QCOMPARE(int(t.told(EventKind::TacticShown).at(0).fields[1].value), int(t.tactic("iron-ranks")));
        QVERIFY(t.asks(Task::Pay));
        QVERIFY(!t.canDo(Verb::ReturnCard));
        t.take(Verb::PayCoin);
        QVERIFY(t.player(kTripoli).tactics.contains(t.tactic("iron-ranks")));
    }
    void blindGovernor_comesFromTheTopToo()
    {
        RULES("CR-MARKET-01", "CR-MARKET-02");
        Table t;
        t.governorTop({ "galeran" });
        t.order(kTripoli, Order::March, true);
        t.take(Verb::SwapGovernor, "tripoli");
        QCOMPARE(t.howMany(Verb::TakeGovernor), 5);
        t.take(Verb::BlindGovernor);
        QCOMPARE(t.city("tripoli").governor, t.governor("galeran"));
        QCOMPARE(t.timesTold(EventKind::GovernorShown), 1);
        QCOMPARE(cardsOn(t.s.governorMarket), 5);
    }
    void blindCard_ofTheHighDeck_isForTheAdditionalCardOnly()
    {
        RULES("CR-MARKET-02");
        Table basic;
        basic.order(kTripoli, Order::Construction);
        QVERIFY(basic.can(Verb::BuildBlind, kBuildingDeck, 0));
        QVERIFY(!basic.can(Verb::BuildBlind, kTopBuildingDeck, 0));
        Table t; // CR-AMB-45
        t.player(kTripoli).coins = 9;
        t.s.topBuildingDeck.pile.push(t.s.topBuildingMarket[0]);
        t.s.topBuildingMarket[0] = kNoCard;
        const Card top = t.s.topBuildingDeck.pile.back();
        t.order(kTripoli, Order::Construction, true);
        QVERIFY(!t.can(Verb::BuildBlind, kTopBuildingDeck, 0));
        t.take(Verb::BuildBlind, kTopBuildingDeck, 1);
        for (int i = 0; i < 4; ++i)
            t.take(Verb::PayCoin);
        QCOMPARE(t.player(kTripoli).buildings[0].card, top);
    }

    void blindCard_thatCannotBePaid_goesBackAndTheActionIsUsedUp()
    {
        RULES("CR-MARKET-04", "CR-MARKET-05");
        Table t;
        t.player(kTripoli).coins = 1;
        t.good(kTripoli, Good::Wood, 0, 1);
        t.buildingMarket({ "warehouses" });
        t.buildingTop({ "cathedral" }); // two candles
        const auto pile = t.s.buildingDeck.pile;
        t.order(kTripoli, Order::Construction);
        QVERIFY(t.can(Verb::Build, t.building("warehouses")));
        t.take(Verb::BuildBlind, kBuildingDeck, 0);
        QCOMPARE(t.timesTold(EventKind::BuildingShown), 1);
        QVERIFY(t.s.buildingDeck.pile == pile); // on top, as before
        QVERIFY(t.s.buildingDeck.discard.empty());
        QVERIFY(t.asks(Task::OrderMenu));
        QVERIFY(!t.canDo(Verb::Build)); // though one could be paid
        QVERIFY(!t.canDo(Verb::BuildBlind));
        QCOMPARE(int(t.player(kTripoli).coins), 1);
        QVERIFY(t.player(kTripoli).buildings.empty());
    }
    void blindTactic_thatCannotBePaid_endsTheLearning()
    {
        RULES("CR-MARKET-04", "CR-MARKET-05");
        Table t;
        t.player(kTripoli).coins = 1;
        t.good(kTripoli, Good::Wood, 0, 1);
        t.tacticMarket({ "oaken-ram" });
        t.tacticTop({ "flower-of-chivalry" }); // two steel
        const auto pile = t.s.tacticDeck.pile;
        t.order(kTripoli, Order::Muster);
        t.take(Verb::Learn);
        QVERIFY(t.can(Verb::LearnTactic, t.tactic("oaken-ram")));
        t.take(Verb::LearnBlind, kTacticDeck);
        QVERIFY(t.s.tacticDeck.pile == pile);
        QVERIFY(t.asks(Task::OrderMenu)); // no other card may be chosen
        QVERIFY(!t.can(Verb::Learn));
        QVERIFY(t.can(Verb::Hire)); // another action
        QCOMPARE(t.player(kTripoli).tactics.size(), 5);
    }
    void blindCard_mayBePaidWithRescripts_butNobodyCanDemandIt()
    {
        RULES("CR-MARKET-03", "CR-MARKET-04", "CR-AMB-44");
        for (bool pays : { true, false }) {
            Table t;
            t.player(kTripoli).coins = 0;
            t.good(kTripoli, Good::Wood, 0, 1);
            t.rescripts(kTripoli, { "letter-of-ordination" });
            t.buildingTop({ "scriptorium" });
            t.order(kTripoli, Order::Construction);
            t.take(Verb::BuildBlind, kBuildingDeck, 0);
            QVERIFY(t.asks(Task::BlindOffer));
            t.take(pays ? Verb::Accept : Verb::ReturnCard);
            if (pays)
                t.take(Verb::PayRescript, t.rescript("letter-of-ordination"));
            QCOMPARE(t.player(kTripoli).buildings.size(), pays ? 1 : 0);
            QCOMPARE(t.s.buildingDeck.pile.back() == t.building("scriptorium"), !pays);
        }
    }

    void markets_areFilledInTheIncomePhaseOnly()
    {
        RULES("CR-MARKET-06", "CR-MARKET-07", "CR-MARKET-08");
        Table t;
        t.player(kTripoli).coins = 20;
        t.token(kTripoli, Order::March, true);
        t.token(kTripoli, Order::Muster, true);
        t.token(kTripoli, Order::Construction, true);
        t.activation();
        t.take(Verb::Build, t.s.buildingMarket[1]);
        while (t.asks(Task::Pay))
            t.take(Verb::PayCoin);
        t.take(Verb::BuildExtra, t.s.topBuildingMarket[0]);
        while (t.asks(Task::Pay))
            t.take(Verb::PayCoin);
        QCOMPARE(cardsOn(t.s.buildingMarket), 4);
        QCOMPARE(cardsOn(t.s.topBuildingMarket), 2);
        QCOMPARE(t.s.buildingMarket[1], kNoCard);
        t.take(Verb::Done);
        t.pass(Task::AfterOrder);
        t.take(Verb::LearnExtra);
        t.take(Verb::LearnTactic, t.s.topTacticMarket[2]);
        while (t.asks(Task::Pay))
            t.take(Verb::PayCoin);
        t.takeAny(Verb::DiscardTactic);
        QCOMPARE(cardsOn(t.s.topTacticMarket), 2);
        t.take(Verb::Learn);
        t.take(Verb::LearnTactic, t.s.tacticMarket[0]);
        while (t.asks(Task::Pay))
            t.take(Verb::PayCoin);
        t.take(Verb::Done);
        t.takeAny(Verb::DiscardTactic);
        QCOMPARE(cardsOn(t.s.tacticMarket), 4);
        t.take(Verb::Done);
        t.pass(Task::AfterOrder);
        t.take(Verb::SwapGovernor, "tripoli");
        t.takeAny(Verb::TakeGovernor);
        QCOMPARE(cardsOn(t.s.governorMarket), 4);
        QCOMPARE(cardsOn(t.s.buildingMarket), 4);
        QCOMPARE(t.timesTold(EventKind::MarketFilled), 0);
        QVERIFY(t.playUntil(Task::Place)); // over the income phase into the next round
        QCOMPARE(t.timesTold(EventKind::MarketFilled), 1);
        QCOMPARE(cardsOn(t.s.buildingMarket), 5);
        QCOMPARE(cardsOn(t.s.tacticMarket), 5);
        QCOMPARE(cardsOn(t.s.governorMarket), 5);
        QCOMPARE(cardsOn(t.s.topBuildingMarket), 3);
        QCOMPARE(cardsOn(t.s.topTacticMarket), 3);
    }
    void market_isFilledByAnEffectThatSaysSo()
    {
        RULES("CR-MARKET-06");
        Table t;
        t.rescripts(kTripoli, { "fair-charter" });
        t.s.buildingDeck.pile.push(t.s.buildingMarket[3]);
        t.s.buildingMarket[3] = kNoCard;
        t.s.tacticDeck.pile.push(t.s.tacticMarket[3]);
        t.s.tacticMarket[3] = kNoCard;
        t.order(kTripoli, Order::Prayer);
        t.take(Verb::UseRescript, t.rescript("fair-charter"));
        QCOMPARE(cardsOn(t.s.buildingMarket), 5);
        QCOMPARE(cardsOn(t.s.tacticMarket), 4); // not the one it speaks of
    }
    void example_19_marketSizes()
    {
        RULES("CR-MARKET-07", "CR-MARKET-08");
        const std::vector<std::vector<std::string>> tables{ { "jerusalem", "tripoli" },
            { "jerusalem", "tripoli", "edessa" }, { "jerusalem", "tripoli", "edessa", "antioch" } };
        for (const auto &states : tables) {
            Table t(states);
            const int size = int(states.size()) + 1;
            QCOMPARE(cardsOn(t.s.buildingMarket), size);
            QCOMPARE(cardsOn(t.s.tacticMarket), size);
            QCOMPARE(cardsOn(t.s.governorMarket), size);
            QCOMPARE(cardsOn(t.s.topBuildingMarket), 3);
            QCOMPARE(cardsOn(t.s.topTacticMarket), 3);
            // An income phase fills two taken cells of each, and no more.
            const auto empty = [](auto &market, auto &deck) {
                for (std::size_t cell : { 0u, 2u })
                    deck.pile.push(std::exchange(market[cell], kNoCard));
            };
            empty(t.s.buildingMarket, t.s.buildingDeck);
            empty(t.s.tacticMarket, t.s.tacticDeck);
            empty(t.s.governorMarket, t.s.governorDeck);
            empty(t.s.topBuildingMarket, t.s.topBuildingDeck);
            empty(t.s.topTacticMarket, t.s.topTacticDeck);
            t.income();
            QCOMPARE(cardsOn(t.s.buildingMarket), size);
            QCOMPARE(cardsOn(t.s.tacticMarket), size);
            QCOMPARE(cardsOn(t.s.governorMarket), size);
            QCOMPARE(cardsOn(t.s.topBuildingMarket), 3);
            QCOMPARE(cardsOn(t.s.topTacticMarket), 3);
        }
    }

    void discardedBuildings_goUnderTheDeckOfTheirLevel()
    {
        RULES("CR-DISCARD-01");
        for (const char *id : { "warehouses", "citadel", "bazaar" }) {
            Table t;
            t.build(kTripoli, id);
            for (const char *other : { "cathedral", "stables", "scriptorium" })
                t.build(kTripoli, other);
            t.buildingMarket({ "infirmary" });
            t.player(kTripoli).coins = 5;
            t.order(kTripoli, Order::Construction);
            t.take(Verb::Build, t.building("infirmary"));
            t.take(Verb::PayCoin);
            const int free = t.s.freeBuildings.size();
            t.take(Verb::DiscardBuilding, 0);
            const Card card = t.building(id);
            const int level = t.c.buildings[card].level;
            QCOMPARE(t.s.buildingDeck.discard.contains(card), level == 1);
            QCOMPARE(t.s.topBuildingDeck.discard.contains(card), level == 4);
            QCOMPARE(t.s.freeBuildings.size() - free, level == 0 ? 1 : 0); // CR-AMB-51
        }
    }
    void discardedTactics_goUnderTheDeckOfTheirLevel_orToTheOwner()
    {
        RULES("CR-DISCARD-01", "CR-DISCARD-02");
        Table t;
        t.player(kEdessa).coins = 9;
        t.hand(kEdessa, { "baptism-of-fire", "reinforcement", "border-patrol", "crossbowmen", "siege-of-tyre" });
        t.tacticMarket({ "iron-ranks", "knightly-wedge" });
        t.order(kEdessa, Order::Muster, true);
        QCOMPARE(t.broken(), std::string());
        t.take(Verb::Learn);
        for (const char *id : { "iron-ranks", "knightly-wedge" }) {
            t.take(Verb::LearnTactic, t.tactic(id));
            t.take(Verb::PayCoin);
        }
        t.take(Verb::DiscardTactic, t.tactic("crossbowmen"));
        t.take(Verb::DiscardTactic, t.tactic("siege-of-tyre"));
        QVERIFY(t.s.tacticDeck.discard.contains(t.tactic("crossbowmen")));
        QVERIFY(t.s.topTacticDeck.discard.contains(t.tactic("siege-of-tyre")));
        t.take(Verb::LearnExtra);
        t.takeAny(Verb::LearnTactic);
        while (t.asks(Task::Pay))
            t.take(Verb::PayCoin);
        const Card starting = t.tactic("baptism-of-fire");
        t.take(Verb::DiscardTactic, starting);
        QVERIFY(isNowhereIn(t.s.tacticDeck, starting) && isNowhereIn(t.s.topTacticDeck, starting));
        QVERIFY(t.board().personalDiscard(kEdessa).contains(starting));
    }
    void discardedGovernors_goUnderTheirDeck()
    {
        RULES("CR-DISCARD-01");
        Table t;
        t.order(kTripoli, Order::March, true);
        t.take(Verb::SwapGovernor, "tripoli");
        QCOMPARE(t.s.governorDeck.discard.back(), t.governor("bertrand-of-toulouse"));
    }
    void saracenCards_ofABattle_goUnderTheirDeck_butThoseLostGoToTheBox()
    {
        RULES("CR-DISCARD-01", "CR-DISCARD-05", "CR-GLOSS-08");
        Table t;
        t.place("jerusalem", kJerusalem, 8, 1);
        const std::vector<std::string> drawn{ "kurdish-horsemen", "askar-of-mosul", "emirs-mamluks", "frontier-ghazis",
            "militia-of-damascus" };
        t.saracenTop(drawn);
        t.attack(kJerusalem, "tadmor", { { "jerusalem", 4 } });
        t.maneuver("kurdish-horsemen", Verb::CancelLower, "god-wills-it");
        t.maneuver("knights-of-the-sepulchre", Verb::CancelUpper, "frontier-ghazis"); // losses 1 at the end
        t.maneuver("militia-of-damascus", Verb::CancelLower, "pilgrim-levy");
        t.maneuver("true-cross", Verb::CancelLower, "askar-of-mosul");
        QVERIFY(t.asks(Task::UseEndEffect));
        t.take(Verb::UseEnd);
        QCOMPARE(t.s.lostSaracens.size(), 1);
        const Card lost = t.s.lostSaracens[0];
        QVERIFY(lost == t.tactic("kurdish-horsemen") || lost == t.tactic("militia-of-damascus")); // played face up
        while (t.s.isFighting())
            t.take(t.options()[0]);
        QVERIFY(isNowhereIn(t.s.saracenDeck, lost));
        QCOMPARE(t.s.saracenDeck.discard.size(), 4);
        for (const std::string &id : drawn)
            QCOMPARE(t.s.saracenDeck.discard.contains(t.tactic(id)), t.tactic(id) != lost);
    }
    void usedEventsAndRaidTokens_goToTheBox()
    {
        RULES("CR-DISCARD-03");
        Table t;
        t.eventPhase(2, "winter-rains", Good::Steel);
        QVERIFY(t.playUntil(Task::Place));
        const Card event = t.event("winter-rains");
        QVERIFY(t.s.usedEvents.contains(event));
        QVERIFY(!t.s.eventDeck.contains(event));
        QCOMPARE(t.s.event, kNoCard);
        QCOMPARE(t.s.eventDeck.size(), 4);
        QCOMPARE(int(t.s.usedTokens[std::size_t(Good::Steel)]), 1);
        QCOMPARE(t.s.raidTokens.size(), 4);
    }
    void deck_usedUp_isMadeOfItsShuffledDiscardAtOnce()
    {
        RULES("CR-DISCARD-04");
        Table t;
        t.rescriptTop(1, { "summons-of-vassals" });
        const std::vector<Card> under = nearlyUsedUp(t.s.rescriptDecks[0], 6);
        const Card last = t.s.rescriptDecks[0].pile[0];
        t.player(kJerusalem).holiness = 4;
        t.order(kJerusalem, Order::Prayer);
        t.take(Verb::Pray);
        t.take(Verb::Done);
        QVERIFY(t.player(kJerusalem).rescripts.contains(last)); // the face-down card first
        QVERIFY(t.s.rescriptDecks[0].discard.empty());
        QCOMPARE(t.s.rescriptDecks[0].pile.size(), 6);
        for (Card card : under)
            QVERIFY(t.s.rescriptDecks[0].pile.contains(card));
        // What is discarded now lies under the new deck, it is not drawn with it.
        t.pass(Task::BishopActions);
        t.take(Verb::UseRescript, last);
        QCOMPARE(t.s.rescriptDecks[0].pile.size(), 6);
        QCOMPARE(t.s.rescriptDecks[0].discard.back(), last);
        // Shuffled: over many tries another card than the last discarded comes first.
        std::set<Card> first;
        for (std::uint64_t seed = 1; seed < 30; ++seed) {
            Table again({ "jerusalem", "tripoli", "edessa", "antioch" }, {}, seed);
            again.s.rescriptDecks[0] = {};
            again.s.rescriptDecks[0].pile.push(last);
            for (Card card : under)
                again.s.rescriptDecks[0].discard.push(card);
            again.player(kJerusalem).holiness = 4;
            again.order(kJerusalem, Order::Prayer);
            again.take(Verb::Pray);
            again.take(Verb::Done);
            first.insert(again.s.rescriptDecks[0].pile.back());
        }
        QVERIFY(first.size() > 2);
    }
    void discardedSpies_goUnderTheSpyDeck()
    {
        RULES("CR-DISCARD-06", "CR-DISCARD-04"); // CR-AMB-84
        Table t;
        t.activeSpy(kJerusalem, "sacristan", kTripoli);
        t.heldSpy(kJerusalem, "dragoman");
        t.order(kJerusalem, Order::Prayer);
        t.take(Verb::PlaySpy, t.spy("dragoman"), kTripoli, 1);
        QCOMPARE(t.s.spyDeck.discard.size(), 1);
        QCOMPARE(t.s.spyDeck.discard[0], t.spy("sacristan"));
        // It comes back when the deck is used up.
        while (t.s.spyDeck.pile.size() > 1)
            t.player(kEdessa).heldSpies.insertSorted(t.s.spyDeck.pile.pop());
        t.planning();
        t.take(Verb::PlaceOuter, int(Order::Muster));
        QCOMPARE(t.s.spyDeck.pile.size(), 1);
        QCOMPARE(t.s.spyDeck.pile[0], t.spy("sacristan"));
        QVERIFY(t.s.spyDeck.discard.empty());
    }
};

OUTREMER_TEST(TestCrusadersMarkets)
#include "tst_crusaders_markets.moc"

#include "tests/crusaders/table.h"
#include "tests/support/ruletest.h"

#include <map>
#include <set>

using namespace outremer;
using namespace outremer::crusaders;
using namespace outremer::crusaders::test;

namespace {

// With these the match waits before its first round, and nothing but the set-up has happened.
constexpr std::array<std::uint8_t, 8> kChoosingBulls{ 0, 0, 1 };
constexpr std::array<std::uint8_t, 8> kDrawnGovernors{ 0, 1 };
constexpr std::uint64_t kDeals = 400;

template <class List>
std::set<Card> setOfCards(const List &list)
{
    std::set<Card> cards(list.begin(), list.end());
    cards.erase(kNoCard);
    return cards;
}

// Everything of two lists.
template <class One, class Other>
std::set<Card> together(const One &one, const Other &other)
{
    std::set<Card> cards = setOfCards(one);
    cards.merge(setOfCards(other));
    return cards;
}

int cellsFilled(const auto &market)
{
    return int(std::ranges::count_if(market, [](Card card) { return card != kNoCard; }));
}

std::set<Card> offeredGovernors(const Table &t)
{
    std::set<Card> cards;
    for (const Option &option : t.options())
        cards.insert(option.first);
    return cards;
}

} // namespace

// CR-SETUP: events, raid tokens, decks, markets, bulls and governors. The rest is in tst_crusaders_setup.cpp.
class TestCrusadersSetupCards : public outremer::test::RuleTest {
    Q_OBJECT

    // A deck lies face down: nobody knows a card of it.
    static void compareHidden(const State &state, auto deckOf)
    {
        for (Seat viewer : { Seat(0), Seat(1), kNobody }) {
            const auto view = game().viewFor(state, viewer);
            QVERIFY(std::ranges::all_of(deckOf(*view), [](Card card) { return card == kNoCard; }));
            QCOMPARE(deckOf(*view).size(), deckOf(state).size());
        }
    }
    // A shuffled deck has any of its cards on top, if only one deals often enough.
    static void compareShuffled(auto deckOf, std::size_t cards)
    {
        std::set<Card> tops;
        std::set<Card> bottoms;
        for (std::uint64_t seed = 0; seed < kDeals; ++seed) {
            const Table t(kAllStates, kChoosingBulls, seed);
            tops.insert(deckOf(t.s).back());
            bottoms.insert(deckOf(t.s)[0]);
        }
        QCOMPARE(tops.size(), cards);
        QCOMPARE(bottoms.size(), cards);
    }

private slots:
    void eventDeck_isSixUnseenOfTwelve()
    {
        RULES("CR-SETUP-06");
        QCOMPARE(std::ranges::count(game().content().events, 0, &EventCard::chapter), 12 + 1);
        const auto deckOf = [](const State &s) -> const auto &
        {
            return s.eventDeck;
        };
        for (const StateIds &states : everyGroup()) {
            const Table t(states, kChoosingBulls);
            QCOMPARE(setOfCards(t.s.eventDeck).size(), std::size_t(6));
            QVERIFY(t.s.usedEvents.empty() && t.s.event == kNoCard);
            compareHidden(t.s, deckOf);
        }
        compareShuffled(deckOf, 12);
    }
    void raidTokens_fiveOfEight_lieFaceDown()
    {
        RULES("CR-SETUP-07");
        std::set<Good> first;
        for (std::uint64_t seed = 0; seed < kDeals; ++seed) {
            const Table t(kPairs[0], kChoosingBulls, seed);
            QCOMPARE(t.s.raidTokens.size(), 5);
            for (Good colour : { Good::Wood, Good::Candles, Good::Steel, Good::Horses, Good::Spices })
                QVERIFY(std::ranges::count(t.s.raidTokens, colour) <= (colour == Good::Spices ? 0 : 2));
            QVERIFY(!t.s.tokenShown);
            first.insert(t.s.raidTokens.back());
        }
        QCOMPARE(first.size(), std::size_t(4));
    }
    void raidTokens_leftOver_areSeenByNobody()
    {
        RULES("CR-SETUP-08", "CR-SETUP-07");
        const Table t(kAllStates, kChoosingBulls);
        for (std::uint8_t boxed : t.s.usedTokens)
            QCOMPARE(int(boxed), 0); // none counts as known
        for (Seat viewer : { Seat(0), Seat(1), Seat(2), Seat(3), kNobody }) {
            const auto view = game().viewFor(t.s, viewer);
            // Tokens on the track changed for those in the box look the same, and any colour may be missing.
            std::set<std::vector<Good>> guesses;
            Rng rng{ 7 };
            for (int i = 0; i < 50; ++i) {
                State guess = game().resample(view, rng);
                std::vector<Good> tokens(guess.raidTokens.begin(), guess.raidTokens.end());
                std::ranges::sort(tokens);
                guesses.insert(tokens);
                guess = t.s;
                for (int cell = 0; cell < 5; ++cell)
                    guess.raidTokens[cell] = tokens[std::size_t(cell)];
                QVERIFY(game().viewFor(guess, viewer) == view);
            }
            QVERIFY(guesses.size() > 4);
        }
    }
    void saracenDeck_isTwentyCardsShuffledFaceDown()
    {
        RULES("CR-SETUP-09");
        const auto deckOf = [](const State &s) -> const auto &
        {
            return s.saracenDeck.pile;
        };
        for (const StateIds &states : everyGroup()) {
            const Table t(states, kChoosingBulls);
            QCOMPARE(t.s.saracenDeck.pile.size(), 20);
            QCOMPARE(setOfCards(t.s.saracenDeck.pile).size(), std::size_t(20));
            for (Card card : t.s.saracenDeck.pile)
                QVERIFY(t.c.tactics[card].isSaracen);
            QVERIFY(t.s.saracenDeck.discard.empty());
            compareHidden(t.s, deckOf);
        }
        compareShuffled(deckOf, 20);
    }

    void buildings_areThreeDecksByLevel()
    {
        RULES("CR-SETUP-10", "CR-SETUP-12");
        for (const StateIds &states : everyGroup()) {
            const Table t(states, kChoosingBulls);
            const std::set<Card> top = together(t.s.topBuildingDeck.pile, t.s.topBuildingMarket);
            const std::set<Card> low = together(t.s.buildingDeck.pile, t.s.buildingMarket);
            QCOMPARE(top.size(), std::size_t(6)); // CR-AMB-08
            QCOMPARE(low.size(), std::size_t(16));
            for (Card card : top)
                QCOMPARE(int(t.c.buildings[card].level), 4);
            for (Card card : low)
                QVERIFY(t.c.buildings[card].level == 1 || t.c.buildings[card].level == 2);
            QCOMPARE(cellsFilled(t.s.topBuildingMarket), 3);
            QCOMPARE(t.s.topBuildingDeck.pile.size(), 3);
        }
        const auto topOf = [](const State &s) -> const auto &
        {
            return s.topBuildingDeck.pile;
        };
        const auto lowOf = [](const State &s) -> const auto &
        {
            return s.buildingDeck.pile;
        };
        compareShuffled(topOf, 6);
        compareShuffled(lowOf, 16);
        compareHidden(Table(kAllStates, kChoosingBulls).s, topOf);
        compareHidden(Table(kAllStates, kChoosingBulls).s, lowOf);
    }
    void bazaars_lieFaceUp()
    {
        RULES("CR-SETUP-11");
        for (const StateIds &states : everyGroup()) {
            const Table t(states, kChoosingBulls);
            const auto view = game().viewFor(t.s, kNobody);
            QCOMPARE(view->freeBuildings.size(), 4); // CR-AMB-08
            QCOMPARE(view->freeBuildings.back(), t.building("bazaar"));
            for (Card card : view->freeBuildings)
                QCOMPARE(int(t.c.buildings[card].level), 0);
        }
    }
    void tactics_startingOnesAreSetAside_theOthersAreTwoDecks()
    {
        RULES("CR-SETUP-16", "CR-SETUP-17", "CR-SETUP-18");
        for (const StateIds &states : everyGroup()) {
            const Table t(states, kChoosingBulls);
            const std::set<Card> top = together(t.s.topTacticDeck.pile, t.s.topTacticMarket);
            const std::set<Card> low = together(t.s.tacticDeck.pile, t.s.tacticMarket);
            QCOMPARE(top.size(), std::size_t(6)); // CR-AMB-08
            QCOMPARE(low.size(), std::size_t(32));
            for (Card card : top)
                QVERIFY(t.c.tactics[card].level == 4 && !t.c.tactics[card].isStarting());
            for (Card card : low)
                QVERIFY((t.c.tactics[card].level == 1 || t.c.tactics[card].level == 2)
                    && !t.c.tactics[card].isStarting() && !t.c.tactics[card].isSaracen);
            QCOMPARE(cellsFilled(t.s.topTacticMarket), 3);
            QCOMPARE(t.s.topTacticDeck.pile.size(), 3);
            // Starting tactics are with their players; those of absent states are nowhere.
            int starting = 0;
            eachPlace(t.s, CardKind::Tactic,
                [&](const Card &card, Seat) { starting += card != kNoCard && t.c.tactics[card].isStarting() ? 1 : 0; });
            QCOMPARE(starting, 5 * int(states.size()));
        }
        const auto topOf = [](const State &s) -> const auto &
        {
            return s.topTacticDeck.pile;
        };
        const auto lowOf = [](const State &s) -> const auto &
        {
            return s.tacticDeck.pile;
        };
        compareShuffled(topOf, 6);
        compareShuffled(lowOf, 32);
        compareHidden(Table(kAllStates, kChoosingBulls).s, topOf);
        compareHidden(Table(kAllStates, kChoosingBulls).s, lowOf);
    }
    void markets_haveFiveCells_fourForThree_threeForTwo()
    {
        RULES("CR-SETUP-13", "CR-SETUP-14", "CR-SETUP-15", "CR-SETUP-18", "CR-SETUP-19", "CR-SETUP-20", "CR-SETUP-22",
            "CR-SETUP-23", "CR-SETUP-24", "CR-SETUP-25");
        for (const StateIds &states : everyGroup()) {
            for (const auto &choices : { decltype(kChoosingBulls){}, kDrawnGovernors }) {
                Table t = justDealt(states, choices);
                const int cells = int(states.size()) + 1;
                for (const auto *market : { &t.s.buildingMarket, &t.s.tacticMarket, &t.s.governorMarket }) {
                    QCOMPARE(cellsFilled(*market), cells);
                    QCOMPARE(setOfCards(*market).size(), std::size_t(cells));
                    for (int cell = 0; cell < kMarketCells; ++cell) // the last cells are the closed ones
                        QCOMPARE((*market)[std::size_t(cell)] != kNoCard, cell < cells);
                }
            }
            // Closed cells stay closed when the markets are filled again.
            Table t = justDealt(states);
            for (auto *market : { &t.s.buildingMarket, &t.s.tacticMarket, &t.s.governorMarket })
                market->fill(kNoCard);
            t.income();
            for (const auto *market : { &t.s.buildingMarket, &t.s.tacticMarket, &t.s.governorMarket })
                QCOMPARE(cellsFilled(*market), int(states.size()) + 1);
        }
    }

    void spyDeck_isSixteenCardsShuffledFaceDown()
    {
        RULES("CR-SETUP-21");
        const auto deckOf = [](const State &s) -> const auto &
        {
            return s.spyDeck.pile;
        };
        for (const StateIds &states : everyGroup()) {
            const Table t(states, kChoosingBulls);
            QCOMPARE(t.s.spyDeck.pile.size(), 16);
            QCOMPARE(setOfCards(t.s.spyDeck.pile).size(), std::size_t(16));
            compareHidden(t.s, deckOf);
        }
        compareShuffled(deckOf, 16);
    }
    void rescripts_areTwoDecksByLevel()
    {
        RULES("CR-SETUP-30");
        for (int level : { 1, 2 }) {
            const auto deckOf = [level](const State &s) -> const auto &
            {
                return s.rescriptDecks[std::size_t(level - 1)].pile;
            };
            for (const StateIds &states : everyGroup()) {
                const Table t(states, kChoosingBulls);
                QCOMPARE(deckOf(t.s).size(), 16); // CR-AMB-08
                QCOMPARE(setOfCards(deckOf(t.s)).size(), std::size_t(16));
                for (Card card : deckOf(t.s))
                    QCOMPARE(t.c.rescripts[card].level(), level);
                compareHidden(t.s, deckOf);
            }
            compareShuffled(deckOf, 16);
        }
    }

    void bulls_oneEach_areDealtAtRandomAndSecret()
    {
        RULES("CR-SETUP-50", "CR-SETUP-52");
        QCOMPARE(game().content().bulls.size(), std::size_t(16 + 1));
        QCOMPARE(game().setupOptions()[2].id, std::string("bulls")); // one bull is the norm (CR-AMB-14)
        QCOMPARE(int(game().setupOptions()[2].byDefault), 0);
        for (const StateIds &states : everyGroup()) {
            Table t = justDealt(states);
            std::set<Card> bulls;
            for (Seat seat = 0; seat < t.s.seats; ++seat) {
                bulls.insert(t.player(seat).bulls[0]);
                QCOMPARE(t.player(seat).bulls[1], kNoCard);
                for (Seat viewer : { Seat(0), Seat(1), kNobody })
                    QCOMPARE(game().viewFor(t.s, viewer)->player(seat).bulls[0],
                        viewer == seat ? t.player(seat).bulls[0] : kNoCard);
            }
            bulls.erase(kNoCard);
            QCOMPARE(bulls.size(), states.size());
            // The others are in the box: there is no other place with a bull.
            int places = 0;
            eachPlace(t.s, CardKind::Bull, [&](const Card &card, Seat) { places += card != kNoCard ? 1 : 0; });
            QCOMPARE(places, int(states.size()));
        }
        std::set<Card> seen;
        for (std::uint64_t seed = 0; seed < kDeals; ++seed)
            seen.insert(Table(kPairs[0], {}, seed).s.player(1).bulls[0]);
        QCOMPARE(seen.size(), std::size_t(16));
    }
    void bulls_twoEach_oneIsKeptInSecret_theOtherLeavesTheGame()
    {
        RULES("CR-SETUP-51", "CR-SETUP-52");
        for (const StateIds &states : everyGroup()) {
            for (int kept : { 0, 1 }) {
                Table t(states, kChoosingBulls);
                std::set<Card> dealt;
                for (Seat seat = 0; seat < t.s.seats; ++seat) {
                    for (Card bull : t.player(seat).bulls)
                        dealt.insert(bull);
                }
                QCOMPARE(dealt.size(), 2 * states.size());
                QVERIFY(!dealt.contains(kNoCard));
                for (std::size_t i = 0; i < states.size(); ++i) {
                    QVERIFY(t.asks(Task::KeepBull));
                    QCOMPARE(int(t.s.round), 0); // before the first round
                    const Seat seat = t.seat();
                    const auto bulls = t.player(seat).bulls;
                    QCOMPARE(t.options().size(), 2);
                    t.events.clear();
                    t.take(Verb::KeepBull, bulls[std::size_t(kept)]);
                    QCOMPARE(t.player(seat).bulls, (std::array<Card, 2>{ bulls[std::size_t(kept)], kNoCard }));
                    const Event told = t.told(EventKind::BullKept).at(0);
                    QVERIFY(!seenFrom(told, Seat(seat == 0))->fields.contains({ kBullNoun, bulls[std::size_t(kept)] }));
                }
                QVERIFY(!t.asks(Task::KeepBull));
                QCOMPARE(int(t.s.round), 1);
                int places = 0;
                eachPlace(t.s, CardKind::Bull, [&](const Card &card, Seat) { places += card != kNoCard ? 1 : 0; });
                QCOMPARE(places, int(states.size()));
            }
        }
    }

    void firstGame_startingGovernorsSitInTheirCapitals_theOthersAreTheDeck()
    {
        RULES("CR-SETUP-22", "CR-SETUP-54");
        // CR-AMB-15: who they are.
        const std::map<std::string, std::string> starting{ { "jerusalem", "baldwin-of-jerusalem" },
            { "edessa", "baldwin-of-bourcq" }, { "tripoli", "bertrand-of-toulouse" },
            { "antioch", "bohemond-of-taranto" } };
        for (const StateIds &states : everyGroup()) {
            for (const auto &choices : { decltype(kChoosingBulls){}, kChoosingBulls }) {
                Table t = justDealt(states, choices);
                for (const std::string &id : states)
                    QCOMPARE(t.city(id).governor, t.governor(starting.at(id)));
                const std::set<Card> others = together(t.s.governorDeck.pile, t.s.governorMarket);
                QCOMPARE(others.size(), std::size_t(16));
                for (const auto &[state, id] : starting)
                    QVERIFY(!others.contains(t.governor(id))); // also those of absent states
            }
        }
        const auto deckOf = [](const State &s) -> const auto &
        {
            return s.governorDeck.pile;
        };
        compareShuffled(deckOf, 16);
        compareHidden(Table(kAllStates, kChoosingBulls).s, deckOf);
    }
    void laterGame_allGovernorsAreShuffledTogether()
    {
        RULES("CR-SETUP-23");
        std::set<Card> inMarket;
        std::set<Card> onTop;
        for (std::uint64_t seed = 0; seed < kDeals; ++seed) {
            const Table t(kPairs[0], kDrawnGovernors, seed);
            inMarket.merge(setOfCards(t.s.governorMarket));
            onTop.insert(t.s.governorDeck.pile.back());
            QCOMPARE(t.s.governorDeck.pile.size(), 20 - 3 - 4);
        }
        QCOMPARE(inMarket.size(), std::size_t(20));
        QCOMPARE(onTop.size(), std::size_t(20));
    }
    void laterGame_eachPlayerDrawsTwoGovernors_andReturnsOneFaceUp()
    {
        RULES("CR-SETUP-55");
        for (const StateIds &states : everyGroup()) {
            for (bool keepsHigher : { false, true }) {
                Table t(states, kDrawnGovernors, 5);
                std::set<Card> all = together(t.s.governorDeck.pile, t.s.governorMarket);
                std::vector<Card> returned;
                const SeatList order = t.board().turnOrder();
                for (Seat seat : order) { // CR-AMB-15
                    QVERIFY(t.asks(Task::KeepGovernor));
                    QCOMPARE(int(t.seat()), int(seat));
                    const std::set<Card> two = offeredGovernors(t);
                    QCOMPARE(two.size(), std::size_t(2));
                    const Card kept = keepsHigher ? *two.rbegin() : *two.begin();
                    t.take(Verb::KeepGovernor, kept);
                    QCOMPARE(t.city(states[seat]).governor, kept); // whatever coat it shows
                    returned.push_back(keepsHigher ? *two.begin() : *two.rbegin());
                    QVERIFY(std::ranges::equal(t.s.governorDeck.discard, returned));
                    QVERIFY(std::ranges::equal(game().viewFor(t.s, kNobody)->governorDeck.discard, returned));
                    for (Card card : two)
                        QVERIFY(all.insert(card).second); // neither in the market nor with anybody else
                }
                QCOMPARE(all.size(), std::size_t(20));
            }
        }
    }
    void laterGame_marketIsDealtBeforeThePlayersDraw()
    {
        RULES("CR-SETUP-55");
        // The same seed shuffles the same deck for any number of players, so what lies on the market of four is what
        // two players find on top of the deck behind their own smaller market (CR-AMB-15).
        for (std::uint64_t seed = 1; seed <= 20; ++seed) {
            Table two({ "jerusalem", "tripoli" }, kDrawnGovernors, seed);
            const Table four(kAllStates, kDrawnGovernors, seed);
            QVERIFY(std::equal(
                two.s.governorMarket.begin(), two.s.governorMarket.begin() + 3, four.s.governorMarket.begin()));
            QCOMPARE(offeredGovernors(two), (std::set<Card>{ four.s.governorMarket[3], four.s.governorMarket[4] }));
            two.takeAny(Verb::KeepGovernor);
            QCOMPARE(offeredGovernors(two), offeredGovernors(four)); // the two behind the market of four
        }
    }
};

OUTREMER_TEST(TestCrusadersSetupCards)
#include "tst_crusaders_setupcards.moc"

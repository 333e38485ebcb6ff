#include "tests/bots/positions.h"
#include "tests/kingdoms/table.h"
#include "tests/support/ruletest.h"

#include <set>

using namespace outremer;
using namespace outremer::test;
using crusaders::Crusaders;
using kingdoms::Kingdoms;

namespace {

// How the match ends with this option: 1 won at once, -1 lost at once, 0 it goes on.
int endsWith(const kingdoms::State &state, const Option &option)
{
    const Kingdoms &game = rulesOf<Kingdoms>();
    kingdoms::State after = state;
    EventSink deaf;
    game.apply(after, option, deaf);
    if (!game.decision(after).isOver())
        return 0;
    return contains(game.outcome(after).winners, state.active) ? 1 : -1;
}

// Searches one decision by hand, to look inside.
template <Game G>
Search<G> searchOf(
    const typename G::State &state, const OptionsOf<G> &options, std::uint32_t capacity, Rng rng = Rng{ 1 })
{
    const G &game = rulesOf<G>();
    const Seat seat = game.decision(state).seat;
    return Search<G>(
        game, game.viewFor(state, seat), options, habitsOf<G>(), Temper{ seat, Style::Even }, capacity, rng);
}

template <Game G>
bool everyOptionIsTried(int atLeastWide)
{
    bool isSo = false;
    walkPositions<G>(3, [&](const auto &state, const auto &options, Rng &) {
        if (options.size() < atLeastWide)
            return true;
        auto search = searchOf<G>(state, options, 1u << 16);
        for (int i = 0; i < 4000; ++i)
            search.iterate();
        isSo = std::ranges::all_of(
            search.findings(), [](std::uint32_t visits) { return visits > 0; }, &RankedOption::visits);
        return false;
    });
    return isSo;
}

template <Game G>
int positionsWithAFullArena()
{
    int seen = 0;
    walkPositions<G>(4, [&](const auto &state, const auto &options, Rng &) {
        auto search = searchOf<G>(state, options, 16);
        for (int i = 0; i < 60; ++i)
            search.iterate();
        std::uint32_t visits = 0;
        for (const RankedOption &option : search.findings())
            visits += option.visits;
        seen += visits == 60 ? 1 : -1000; // every iteration went through one of the root's options
        return seen > 0 && seen < 40;
    });
    return seen;
}

} // namespace

// What the search finds, how its tree grows, and how it is stopped.
class TestBotsSearch : public RuleTest {
    Q_OBJECT
private slots:
    // Cyprus decides the match; only the fourth banner beats Tower's helmets.
    void search_winsByTheOnlyWinningCard()
    {
        const Kingdoms plain = plainGame();
        kingdoms::State state = Position(plain)
                                    .agreed("immediateWins", "off")
                                    .sector(Cross, Cyprus, "n n n")
                                    .sector(Tower, Cyprus, "h h h h")
                                    .hand(Cross, "l b s h n l")
                                    .hand(Tower, "l l b b s")
                                    .turn(Cross)
                                    .state();
        OptionsOf<Kingdoms> options;
        plain.listOptions(state, options);
        const Thought thought = think(plain, plain.viewFor(state, Cross), options, { searching(400), 5 });
        QVERIFY(thought.choice.second == Cyprus);
        QVERIFY(kingdoms::shows(thought.choice.first, int(kingdoms::Symbol::Banner)));
    }
    void search_takesAWinAtOnce_andShunsADefeatAtOnce()
    {
        int wins = 0;
        int defeats = 0;
        walkPositions<Kingdoms>(11, [&](const kingdoms::State &state, const auto &options, Rng &rng) {
            int won = 0;
            int lost = 0;
            for (const Option &option : options) {
                won += endsWith(state, option) == 1 ? 1 : 0;
                lost += endsWith(state, option) == -1 ? 1 : 0;
            }
            if ((won == 0 || won == options.size()) && (lost == 0 || lost == options.size()))
                return true;
            const Thought thought = thinkAbout<Kingdoms>(state, { searching(300), rng.next() });
            const double expected = thought.options.front().expected;
            const int ending = endsWith(state, thought.choice);
            // Another way may be as safe, or as hopeless.
            if (won > 0 && ending != 1 && expected < 0.97)
                wins -= 1000;
            if (lost > 0 && ending == -1 && expected > 0.03)
                defeats -= 1000;
            wins += won > 0 ? 1 : 0;
            defeats += lost > 0 ? 1 : 0;
            return wins + defeats < 60;
        });
        QVERIFY2(wins > 10 && defeats > 0, qPrintable(QString("%1 wins, %2 defeats").arg(wins).arg(defeats)));
    }
    void thought_listsEveryOption_theMostVisitedFirst()
    {
        int seen = 0;
        walkPositions<Crusaders>(12, [&](const auto &state, const auto &options, Rng &rng) {
            const Thought thought = thinkAbout<Crusaders>(state, { searching(40), rng.next() });
            std::set<Option> all;
            std::uint64_t visits = 0;
            for (const RankedOption &option : thought.options) {
                all.insert(option.option);
                visits += option.visits;
                if (option.expected < 0 || option.expected > 1)
                    seen = -1000;
            }
            const bool isSorted =
                std::ranges::is_sorted(thought.options, std::ranges::greater{}, &RankedOption::visits);
            const bool isWhole = all == std::set<Option>(options.begin(), options.end());
            const bool isCounted = visits == thought.iterations && visits <= 40 && visits > 20;
            seen += isSorted && isWhole && isCounted && thought.choice == thought.options[0].option ? 1 : -1000;
            return seen > 0 && seen < 200;
        });
        QCOMPARE(seen, 200);
    }
    // Whoever stops early would have chosen the same.
    void thought_thatIsSettled_stops()
    {
        int early = 0;
        int seen = 0;
        walkPositions<Kingdoms>(13, [&](const auto &state, const auto &options, Rng &) {
            const Thought thought = thinkAbout<Kingdoms>(state, { searching(100), 7 });
            auto search = searchOf<Kingdoms>(state, options, arenaFor({ 100, 0 }), streamOf(7, 0));
            for (int i = 0; i < 100; ++i)
                search.iterate();
            const auto findings = search.findings();
            const auto best = std::ranges::max_element(findings, {}, &RankedOption::visits);
            const bool isAlone = std::ranges::count(findings, best->visits, &RankedOption::visits) == 1;
            early += thought.iterations < 100 ? 1 : 0;
            seen += !isAlone || best->option == thought.choice ? 1 : -1000;
            return seen > 0 && seen < 100;
        });
        QCOMPARE(seen, 100);
        QVERIFY(early > 0);
    }
    void widening_comesToEveryOptionInTheEnd()
    {
        QVERIFY(everyOptionIsTried<Kingdoms>(28));
        QVERIFY(everyOptionIsTried<Crusaders>(30));
    }
    void arena_whenFull_letsTheSearchGoOn()
    {
        QCOMPARE(positionsWithAFullArena<Kingdoms>(), 40);
        QCOMPARE(positionsWithAFullArena<Crusaders>(), 40);
        Arena arena(16);
        while (arena.add(Arena::keyBelow(1, arena.size()), 0) != Arena::kNone) {
        }
        QCOMPARE(arena.size(), arena.limit());
        for (std::uint32_t i = 0; i < arena.limit(); ++i)
            QVERIFY(arena.find(Arena::keyBelow(1, i)) != Arena::kNone);
        QVERIFY(arena.find(Arena::keyBelow(1, 1000)) == Arena::kNone);
    }
    void stop_endsAThoughtWithAnAnswer()
    {
        const auto state = rulesOf<Crusaders>().start({ 4, 6, {} });
        std::stop_source source;
        Thought thought;
        BotSpec patient = BotKind::Search;
        patient.budget.milliseconds = 600'000;
        {
            std::jthread thinking([&] {
                thought = thinkAbout<Crusaders>(state, { .bot = patient, .workers = 2, .stop = source.get_token() });
            });
            source.request_stop();
        }
        QVERIFY(thought.iterations >= 2 && !thought.options.empty());
    }
    void workers_shareTheIterations_andAlwaysAgree()
    {
        const auto state = rulesOf<Crusaders>().start({ 3, 15, {} });
        const ThinkRequest request{ .bot = searching(200), .seed = 8, .workers = 3 };
        const Thought one = thinkAbout<Crusaders>(state, request);
        const Thought two = thinkAbout<Crusaders>(state, request);
        QVERIFY(one.options == two.options && one.choice == two.choice);
        QCOMPARE(one.iterations, std::uint64_t(201)); // rounded up to whole shares
        QCOMPARE(one.nodes, two.nodes);
    }
};

OUTREMER_TEST(TestBotsSearch)
#include "tst_bots_search.moc"

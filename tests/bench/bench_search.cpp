// How fast bots think: iterations a second (items) on one core and on two, with the depth of a rollout.
#include "model/bots/bots.h"
#include "model/crusaders/crusaders.h"
#include "model/kingdoms/kingdoms.h"

#include <benchmark/benchmark.h>

using namespace outremer;

namespace {

// The first real choice after so many steps of a match between greedy bots.
template <Game G>
typename G::State positionAfter(const G &game, int seats, int steps)
{
    auto state = game.start(defaultSetup(game.setupOptions(), seats, 7));
    Rng rng{ 7 };
    EventSink deaf;
    OptionsOf<G> options;
    for (int i = 0;; ++i) {
        game.listOptions(state, options);
        if (i >= steps && options.size() > 1)
            return state;
        game.apply(state, chooseFor(BotKind::Greedy, game, state, options, rng), deaf);
    }
}

// Thinks about a match at its beginning, in the middle and late, in turn.
template <Game G>
void searchPositions(benchmark::State &run)
{
    const G game = *G::load(Pack::builtIn(std::string(G::kId)));
    const int seats = int(run.range(0));
    const int whole = std::is_same_v<G, kingdoms::Kingdoms> ? 38 * seats : 150 * seats;
    std::vector<typename G::State> positions;
    for (int part = 0; part < 4; ++part)
        positions.push_back(positionAfter(game, seats, whole * part / 5));
    BotSpec bot = BotKind::Search;
    bot.budget.iterations = 1000;
    std::uint64_t iterations = 0;
    std::uint64_t rollouts = 0;
    std::size_t next = 0;
    OptionsOf<G> options;
    for (auto _ : run) {
        const auto &state = positions[next++ % positions.size()];
        game.listOptions(state, options);
        const Thought thought = think(game, game.viewFor(state, game.decision(state).seat), options,
            { .bot = bot, .seed = next, .workers = int(run.range(1)) });
        iterations += thought.iterations;
        rollouts += thought.rolloutDecisions;
    }
    run.SetItemsProcessed(std::int64_t(iterations));
    run.counters["rolloutDepth"] = double(rollouts) / double(iterations);
}
BENCHMARK_TEMPLATE(searchPositions, kingdoms::Kingdoms)
    ->ArgNames({ "seats", "workers" })
    ->ArgsProduct({ { 2, 4 }, { 1, 2 } })
    ->UseRealTime();
BENCHMARK_TEMPLATE(searchPositions, crusaders::Crusaders)
    ->ArgNames({ "seats", "workers" })
    ->ArgsProduct({ { 2, 4 }, { 1, 2 } })
    ->UseRealTime();

} // namespace

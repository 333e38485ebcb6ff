// Speed of what happens millions of times. Run by ./dev bench; compare ratios of one run.
#include "model/bots/simulation.h"
#include "model/core/match.h"
#include "model/core/snapshot.h"
#include "model/kingdoms/kingdoms.h"
#include "model/kingdoms/proof.h"

#include <benchmark/benchmark.h>

using namespace outremer;
using namespace outremer::kingdoms;

namespace {

const Kingdoms &game()
{
    static const Kingdoms kGame = *Kingdoms::load(Pack::builtIn("kingdoms"));
    return kGame;
}

// A four-player match half way through.
State midGame()
{
    State state = game().start(defaultSetup(game().setupOptions(), 4, 7));
    Rng rng{ 7 };
    EventSink deaf;
    OptionsOf<Kingdoms> options;
    for (int i = 0; i < 81; ++i) {
        game().listOptions(state, options);
        game().apply(state, chooseFor(BotKind::Random, game(), state, options, rng), deaf);
    }
    return state;
}

void copyState(benchmark::State &run)
{
    const State state = midGame();
    for (auto _ : run) {
        State copy = state;
        benchmark::DoNotOptimize(copy);
    }
}
BENCHMARK(copyState);

void listAndApply(benchmark::State &run)
{
    const State state = midGame();
    OptionsOf<Kingdoms> options;
    EventSink deaf;
    for (auto _ : run) {
        State copy = state;
        game().listOptions(copy, options);
        game().apply(copy, options[0], deaf);
        benchmark::DoNotOptimize(copy);
    }
}
BENCHMARK(listAndApply);

void hashState(benchmark::State &run)
{
    const State state = midGame();
    for (auto _ : run)
        benchmark::DoNotOptimize(hashOf(state));
}
BENCHMARK(hashState);

void viewAndResample(benchmark::State &run)
{
    const State state = midGame();
    Rng rng{ 1 };
    for (auto _ : run)
        benchmark::DoNotOptimize(game().resample(game().viewFor(state, 0), rng));
}
BENCHMARK(viewAndResample);

// The hardest proof: an untouched sector against the best army there is, so that nothing cuts the search short.
void proveImmediateWin(benchmark::State &run)
{
    const State state = game().start(defaultSetup(game().setupOptions(), 4, 7));
    const Strength target = strengthOf(kingdoms::Tally(2 + 4 * 5 + 4 * 25 + 4 * 125 + 4 * 625));
    for (auto _ : run)
        benchmark::DoNotOptimize(canBeat(0, 4, target, state.unseen));
}
BENCHMARK(proveImmediateWin);

void snapshotRoundTrip(benchmark::State &run)
{
    const State state = midGame();
    for (auto _ : run)
        benchmark::DoNotOptimize(unpackSnapshot(game(), packSnapshot(game(), state)));
}
BENCHMARK(snapshotRoundTrip);

void randomMatch(benchmark::State &run)
{
    Rng rng{ 3 };
    std::uint64_t choices = 0;
    std::int64_t decisions = 0;
    const std::vector<BotSpec> bots(4, BotKind::Random);
    for (auto _ : run) {
        State state = game().start(defaultSetup(game().setupOptions(), 4, rng.next()));
        decisions += std::int64_t(playOut(game(), state, bots, rng, choices, nullptr));
    }
    run.SetItemsProcessed(decisions);
}
BENCHMARK(randomMatch);

} // namespace

BENCHMARK_MAIN();

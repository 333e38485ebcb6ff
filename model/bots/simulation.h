#pragma once

#include "bots/bots.h"
#include "core/hash.h"

#include <functional>
#include <map>

namespace outremer {

struct SimulationRequest {
    Setup setup;               // its seed is the seed of the whole simulation
    std::vector<BotKind> bots; // one per seat
    int matches = 0;
};

struct SimulationReport {
    std::uint64_t matches = 0;
    std::uint64_t decisions = 0;
    std::uint64_t choices = 0;                   // decisions with more than one option
    std::array<std::uint64_t, kMaxSeats> wins{}; // a shared victory counts for each of its winners
    std::map<std::string, std::uint64_t> endings;
    std::uint64_t signature = 0; // over all final states: the same on every machine and build
};

// A 95 % confidence interval for a rate (Wilson's score interval: honest near 0 and 1 too).
struct Interval {
    double low = 0;
    double high = 0;
};
Interval confidence(std::uint64_t successes, std::uint64_t trials);

// Plays one match to its end and returns how many decisions it took.
template <Game G>
std::uint64_t playOut(
    const G &game, typename G::State &state, const std::vector<BotKind> &bots, Rng &rng, std::uint64_t &choices)
{
    std::uint64_t decisions = 0;
    EventSink deaf;
    OptionsOf<G> options;
    for (Decision decision = game.decision(state); !decision.isOver(); decision = game.decision(state)) {
        game.listOptions(state, options);
        choices += options.size() > 1 ? 1 : 0;
        game.apply(state, chooseFor(bots[decision.seat], game, state, options, rng), deaf);
        ++decisions;
    }
    return decisions;
}

template <Game G>
SimulationReport runSimulation(const G &game, const SimulationRequest &request, const std::function<void(int)> &onMatch)
{
    SimulationReport report;
    Hasher signature;
    std::array<std::uint64_t, 256> endings{};
    for (int i = 0; i < request.matches; ++i) {
        Setup setup = request.setup;
        setup.seed = streamOf(request.setup.seed, std::uint64_t(i)).word;
        auto state = game.start(setup);
        Rng rng = streamOf(setup.seed, 1);
        report.decisions += playOut(game, state, request.bots, rng, report.choices);
        const Outcome outcome = game.outcome(state);
        for (std::size_t seat = 0; seat < kMaxSeats; ++seat)
            report.wins[seat] += contains(outcome.winners, Seat(seat)) ? 1 : 0;
        ++endings[outcome.ending];
        signature.integer(hashOf(state));
        if (onMatch)
            onMatch(i + 1);
    }
    report.matches = std::uint64_t(request.matches);
    report.signature = signature.result();
    for (std::size_t ending = 0; ending < endings.size(); ++ending) {
        if (endings[ending] > 0)
            report.endings[std::string(game.endingName(std::uint8_t(ending)))] = endings[ending];
    }
    return report;
}

} // namespace outremer

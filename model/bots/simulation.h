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
    bool wantsTally = false;
};

// How often one side won of the matches it played. A shared victory counts for each of its winners.
struct SideTally {
    std::uint64_t wins = 0;
    std::uint64_t matches = 0;
};

// Counts by table and row, made from the events of the matches: what each game finds worth counting.
using Tally = std::map<std::string, std::map<std::string, std::int64_t>>;

// A game may offer `void tally(const Event &, Tally &) const` and `void prepare(Tally &) const`, which names the rows
// that should be there even if nothing is ever counted in them.
template <class G>
concept Tallies = requires(const G &game, const Event &event, Tally &tally)
{
    game.tally(event, tally);
    game.prepare(tally);
};

struct SimulationReport {
    std::uint64_t matches = 0;
    std::uint64_t decisions = 0;
    std::uint64_t choices = 0;                            // decisions with more than one option
    std::vector<std::pair<std::string, SideTally>> sides; // by what the seats stood for, in the order of their Refs
    std::array<std::uint64_t, kMaxSeats> chairs{};        // wins by seat
    std::map<std::string, std::uint64_t> endings;
    std::uint64_t longest = 0;   // decisions of the longest match
    Tally tally;                 // only if asked for
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
std::uint64_t playOut(const G &game, typename G::State &state, const std::vector<BotKind> &bots, Rng &rng,
    std::uint64_t &choices, Tally *tally)
{
    std::uint64_t decisions = 0;
    std::vector<Event> events;
    EventSink sink = tally ? EventSink(events) : EventSink();
    OptionsOf<G> options;
    for (Decision decision = game.decision(state); !decision.isOver(); decision = game.decision(state)) {
        game.listOptions(state, options);
        choices += options.size() > 1 ? 1 : 0;
        game.apply(state, chooseFor(bots[decision.seat], game, state, options, rng), sink);
        ++decisions;
        if constexpr (Tallies<G>) {
            for (const Event &event : events)
                game.tally(event, *tally);
            events.clear();
        }
    }
    return decisions;
}

template <Game G>
SimulationReport runSimulation(const G &game, const SimulationRequest &request, const std::function<void(int)> &onMatch)
{
    SimulationReport report;
    Hasher signature;
    std::array<std::uint64_t, 256> endings{};
    std::map<Ref, SideTally> sides;
    Tally *tally = request.wantsTally && Tallies<G> ? &report.tally : nullptr;
    if constexpr (Tallies<G>) {
        if (tally)
            game.prepare(*tally);
    }
    for (int i = 0; i < request.matches; ++i) {
        Setup setup = request.setup;
        setup.seed = streamOf(request.setup.seed, std::uint64_t(i)).word;
        auto state = game.start(setup);
        Rng rng = streamOf(setup.seed, 1);
        const std::uint64_t decisions = playOut(game, state, request.bots, rng, report.choices, tally);
        report.decisions += decisions;
        report.longest = std::max(report.longest, decisions);
        const Outcome outcome = game.outcome(state);
        for (int seat = 0; seat < setup.seats; ++seat) {
            const bool won = contains(outcome.winners, Seat(seat));
            SideTally &side = sides[game.seatRef(state, Seat(seat))];
            side.wins += won ? 1 : 0;
            ++side.matches;
            report.chairs[std::size_t(seat)] += won ? 1 : 0;
        }
        ++endings[outcome.ending];
        signature.integer(hashOf(state));
        if (onMatch)
            onMatch(i + 1);
    }
    report.matches = std::uint64_t(request.matches);
    report.signature = signature.result();
    for (const auto &[ref, side] : sides)
        report.sides.emplace_back(game.idOf(ref), side);
    for (std::size_t ending = 0; ending < endings.size(); ++ending) {
        if (endings[ending] > 0)
            report.endings[std::string(game.endingName(std::uint8_t(ending)))] = endings[ending];
    }
    return report;
}

} // namespace outremer

#pragma once

#include "model/bots/bots.h"
#include "model/bots/rating.h"
#include "model/core/hash.h"

#include <atomic>
#include <functional>
#include <map>
#include <mutex>

namespace outremer {

struct SimulationRequest {
    Setup setup;               // its seed is the seed of the whole simulation
    std::vector<BotSpec> bots; // one per seat
    int matches = 0;
    bool wantsTally = false;
    bool rotates = false; // every match the bots move on by a chair
    int threads = 1;      // matches at a time; the result does not depend on it, unless a bot plays by the clock
    int workers = 1;      // of every search, each with a tree of its own: they are part of how a bot plays
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
    std::vector<std::pair<BotSpec, SideTally>> bots;      // by who played, in the order of the request
    std::array<std::uint64_t, kMaxSeats> chairs{};        // wins by seat
    std::map<std::string, std::uint64_t> endings;
    std::uint64_t unwon = 0;     // matches that nobody won
    std::uint64_t longest = 0;   // decisions of the longest match
    Tally tally;                 // only if asked for
    SearchEffort effort;         // of all bots that search
    std::uint64_t signature = 0; // over all final states: the same on every machine and build
};

// Plays one match to its end and returns how many decisions it took.
template <Game G>
std::uint64_t playOut(const G &game, typename G::State &state, const std::vector<BotSpec> &bots, Rng &rng,
    std::uint64_t &choices, Tally *tally, SearchEffort *effort = nullptr, int workers = 1)
{
    std::uint64_t decisions = 0;
    std::vector<Event> events;
    EventSink sink = tally ? EventSink(events) : EventSink();
    OptionsOf<G> options;
    for (Decision decision = game.decision(state); !decision.isOver(); decision = game.decision(state)) {
        game.listOptions(state, options);
        choices += options.size() > 1 ? 1 : 0;
        game.apply(state, chooseFor(bots[decision.seat], game, state, options, rng, effort, workers), sink);
        ++decisions;
        if constexpr (Tallies<G>) {
            for (const Event &event : events)
                game.tally(event, *tally);
            events.clear();
        }
    }
    return decisions;
}

// Many matches, on as many threads as asked. Every match has its own seed by its number and leaves a small result;
// the results are added up in the order of the matches, so that nothing depends on who finished first.
template <Game G>
class Simulation {
public:
    Simulation(const G &game, const SimulationRequest &request, const std::function<void(int)> &onMatch)
        : m_game(game)
        , m_request(request)
        , m_onMatch(onMatch)
    {
        if constexpr (Tallies<G>) {
            if (request.wantsTally)
                game.prepare(m_report.tally);
        }
        for (const BotSpec &bot : request.bots) {
            if (std::ranges::find(m_report.bots, bot, &std::pair<BotSpec, SideTally>::first) == m_report.bots.end())
                m_report.bots.push_back({ bot, {} });
        }
    }

    SimulationReport run()
    {
        for (int first = 0; first < m_request.matches; first += kBatch)
            runBatch(first, std::min(kBatch, m_request.matches - first));
        m_report.matches = std::uint64_t(m_request.matches);
        m_report.signature = m_signature.result();
        for (const auto &[ref, side] : m_sides)
            m_report.sides.emplace_back(m_game.idOf(ref), side);
        for (std::size_t ending = 0; ending < m_endings.size(); ++ending) {
            if (m_endings[ending] > 0)
                m_report.endings[std::string(m_game.endingName(std::uint8_t(ending)))] = m_endings[ending];
        }
        return std::move(m_report);
    }

private:
    static constexpr int kBatch = 1 << 14; // results kept at a time

    struct Played {
        std::uint64_t decisions = 0;
        std::uint64_t choices = 0;
        std::uint64_t hash = 0;
        Outcome outcome{};
        std::array<Ref, kMaxSeats> sides{};
    };

    // Who sits where in a match.
    std::vector<BotSpec> seated(int match) const
    {
        std::vector<BotSpec> bots = m_request.bots;
        if (m_request.rotates)
            std::rotate(bots.begin(), bots.begin() + match % int(bots.size()), bots.end());
        return bots;
    }

    Played play(int match, Tally *tally, SearchEffort &effort) const
    {
        Setup setup = m_request.setup;
        setup.seed = streamOf(m_request.setup.seed, std::uint64_t(match)).word;
        auto state = m_game.start(setup);
        Rng rng = streamOf(setup.seed, 1);
        Played played;
        played.decisions =
            playOut(m_game, state, seated(match), rng, played.choices, tally, &effort, m_request.workers);
        played.hash = hashOf(state);
        played.outcome = m_game.outcome(state);
        for (int seat = 0; seat < setup.seats; ++seat)
            played.sides[std::size_t(seat)] = m_game.seatRef(state, Seat(seat));
        return played;
    }

    void runBatch(int first, int matches)
    {
        std::vector<Played> results(std::size_t(matches), Played{});
        std::atomic<int> next = 0;
        std::mutex mutex; // of the report and the caller's ear
        const auto work = [&] {
            Tally tally;
            SearchEffort effort;
            for (int i = next++; i < matches; i = next++) {
                results[std::size_t(i)] =
                    play(first + i, m_request.wantsTally && Tallies<G> ? &tally : nullptr, effort);
                const std::scoped_lock lock(mutex);
                ++m_done;
                if (m_onMatch)
                    m_onMatch(m_done);
            }
            const std::scoped_lock lock(mutex);
            m_report.effort.add(effort);
            for (const auto &[table, rows] : tally) {
                for (const auto &[row, count] : rows)
                    m_report.tally[table][row] += count;
            }
        };
        {
            std::vector<std::jthread> helpers;
            for (int thread = 1; thread < std::min(m_request.threads, matches); ++thread)
                helpers.emplace_back(work);
            work();
        }
        for (int i = 0; i < matches; ++i)
            count(results[std::size_t(i)], seated(first + i));
    }

    void count(const Played &played, const std::vector<BotSpec> &bots)
    {
        m_report.decisions += played.decisions;
        m_report.choices += played.choices;
        m_report.longest = std::max(m_report.longest, played.decisions);
        for (std::size_t seat = 0; seat < std::size_t(m_request.setup.seats); ++seat) {
            const bool won = contains(played.outcome.winners, Seat(seat));
            const auto add = [won](SideTally &side) {
                side.wins += won ? 1 : 0;
                ++side.matches;
            };
            add(m_sides[played.sides[seat]]);
            add(std::ranges::find(m_report.bots, bots[seat], &std::pair<BotSpec, SideTally>::first)->second);
            m_report.chairs[seat] += won ? 1 : 0;
        }
        m_report.unwon += played.outcome.winners == 0 ? 1 : 0;
        ++m_endings[played.outcome.ending];
        m_signature.integer(played.hash);
    }

    const G &m_game;
    const SimulationRequest &m_request;
    const std::function<void(int)> &m_onMatch;
    SimulationReport m_report;
    Hasher m_signature;
    std::array<std::uint64_t, 256> m_endings{};
    std::map<Ref, SideTally> m_sides;
    int m_done = 0;
};

template <Game G>
SimulationReport runSimulation(const G &game, const SimulationRequest &request, const std::function<void(int)> &onMatch)
{
    return Simulation<G>(game, request, onMatch).run();
}

} // namespace outremer

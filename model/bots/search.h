#pragma once

#include "model/bots/arena.h"
#include "model/bots/habits.h"
#include "model/bots/thought.h"

#include <algorithm>
#include <cmath>

namespace outremer {

// Information-set Monte Carlo tree search for one seat (SO-ISMCTS). Each iteration guesses everything the seat cannot
// see, walks down one tree that all guesses share, plays on by the game's appraisal, judges the position and gives
// every seat on the way its share. Other seats decide by their own views of the guess.
// All arithmetic is done in one fixed order, so that the same seed finds the same moves in every build.
template <Game G>
class Search {
public:
    using State = typename G::State;

    Search(const G &game, const View<State> &view, const OptionsOf<G> &options, const SearchHabits &habits,
        Temper temper, std::uint32_t capacity, Rng rng)
        : m_game(game)
        , m_view(view)
        , m_rootOptions(options)
        , m_habits(habits)
        , m_temper(temper)
        , m_arena(std::max(capacity, std::uint32_t(options.size()) * 2))
        , m_rng(rng)
    {
        for (const Option &option : options)
            m_arena.add(keyOf(kRootKey, temper.seat, option), appraisal(game, view, option, temper.style));
    }

    void iterate()
    {
        State state = m_game.resample(m_view, m_rng);
        m_path.clear();
        descend(state);
        const Expectation result = rollOut(state);
        for (const Visit &visit : m_path) {
            Node &node = m_arena[visit.node];
            ++node.visits;
            node.total += result[visit.seat];
        }
        ++m_iterations;
    }

    // The root's options in their order, with what has been found out about each.
    std::vector<RankedOption> findings() const
    {
        std::vector<RankedOption> findings;
        for (const Option &option : m_rootOptions) {
            const Node &node = m_arena[m_arena.find(keyOf(kRootKey, m_temper.seat, option))];
            findings.push_back({ option, node.visits, node.total, node.prior });
        }
        return findings;
    }
    // Whether no other option can become the most visited one in so many iterations more.
    bool isSettled(std::uint32_t more) const
    {
        std::uint32_t most = 0;
        std::uint32_t second = 0;
        for (const Option &option : m_rootOptions) {
            const std::uint32_t visits = m_arena[m_arena.find(keyOf(kRootKey, m_temper.seat, option))].visits;
            second = std::max(second, std::min(most, visits));
            most = std::max(most, visits);
        }
        return most - second > more;
    }
    std::uint32_t iterations() const { return m_iterations; }
    std::uint64_t treeDecisions() const { return m_treeDecisions; }
    std::uint64_t rolloutDecisions() const { return m_rolloutDecisions; }
    std::uint32_t nodes() const { return m_arena.size(); }

private:
    static constexpr std::uint64_t kRootKey = 0x4f75747265;
    static constexpr int kDeepest = 128; // choices in the tree; no budget comes near it

    struct Visit {
        std::uint32_t node;
        Seat seat;
    };
    struct Candidate {
        std::uint32_t node;
        std::int32_t prior;
        std::uint16_t index; // of the option
    };

    // Who chooses is part of the way: with other hidden cards the same options may lead to another seat's turn.
    static std::uint64_t keyOf(std::uint64_t parent, Seat seat, const Option &option)
    {
        return Arena::keyBelow(parent ^ seat, option.code());
    }

    // Down the tree to the first option that was never tried, which is tried.
    void descend(State &state)
    {
        std::uint64_t key = kRootKey;
        std::uint32_t visits = m_iterations;
        while (!m_path.full()) {
            const Decision decision = m_game.decision(state);
            if (decision.isOver())
                return;
            m_game.listOptions(state, m_options);
            if (m_options.size() == 1) { // nothing to choose: no node
                m_game.apply(state, m_options[0], m_deaf);
                continue;
            }
            const Candidate *chosen = choose(state, decision.seat, key, visits);
            if (!chosen)
                return;
            const Option option = m_options[chosen->index];
            const Node &node = m_arena[chosen->node];
            m_path.push({ chosen->node, decision.seat });
            ++m_treeDecisions;
            m_game.apply(state, option, m_deaf);
            if (node.visits == 0)
                return;
            key = node.key;
            visits = node.visits;
        }
    }

    // The option with the best upper bound among those that are looked at yet; null when the arena has no room for
    // any of them. More options are looked at the more often we come here, the best appraised first, so that a wide
    // decision does not drown and no option is left out for ever.
    const Candidate *choose(const State &state, Seat seat, std::uint64_t key, std::uint32_t visits)
    {
        gather(state, seat, key);
        if (m_candidates.empty())
            return nullptr;
        std::sort(m_candidates.begin(), m_candidates.end(), [](const Candidate &a, const Candidate &b) {
            return a.prior != b.prior ? a.prior > b.prior : a.index < b.index;
        });
        const double wide = m_habits.wideningFactor * std::pow(double(visits + 1), m_habits.wideningExponent);
        const int looked = std::min<int>(m_candidates.size(), wide < 2 ? 2 : wide > 1e6 ? 1'000'000 : int(wide));
        const Candidate *best = nullptr;
        double bestBound = 0;
        for (int rank = 0; rank < looked; ++rank) {
            const Candidate &candidate = m_candidates[rank];
            Node &node = m_arena[candidate.node];
            ++node.available;
            if (node.visits == 0) {
                if (!best || bestBound < kUntried) {
                    best = &candidate;
                    bestBound = kUntried;
                }
                continue;
            }
            const double n = double(node.visits);
            const double standing = double(m_candidates.size() - rank) / double(m_candidates.size());
            const double bound = node.total / n + m_habits.exploration * std::sqrt(std::log(double(node.available)) / n)
                + m_habits.trust * standing / (n + 1);
            if (!best || bound > bestBound) {
                best = &candidate;
                bestBound = bound;
            }
        }
        return best;
    }

    // The nodes of all options; those that are new here are appraised by the view of whoever decides.
    void gather(const State &state, Seat seat, std::uint64_t key)
    {
        m_candidates.count = 0;
        std::optional<View<State>> view;
        for (int i = 0; i < m_options.size(); ++i) {
            const std::uint64_t child = keyOf(key, seat, m_options[i]);
            std::uint32_t node = m_arena.find(child);
            if (node == Arena::kNone) {
                if (!view)
                    view.emplace(m_game.viewFor(state, seat));
                node = m_arena.add(child, appraisal(m_game, *view, m_options[i], m_temper.of(seat)));
            }
            if (node != Arena::kNone)
                m_candidates.push({ node, m_arena[node].prior, std::uint16_t(i) });
        }
    }

    Expectation rollOut(State &state)
    {
        for (int made = 0;;) {
            const Decision decision = m_game.decision(state);
            if (decision.isOver())
                return expectationOf(m_game.outcome(state), state.seats);
            if constexpr (Evaluates<G>) {
                if (made >= m_habits.longestRollout || (made >= m_habits.rolloutDecisions && isAtRest(state)))
                    return m_game.evaluate(state, m_temper);
            }
            m_game.listOptions(state, m_options);
            const int choices = m_options.size();
            if (choices == 1) {
                m_game.apply(state, m_options[0], m_deaf);
                continue;
            }
            const bool isSurprise = m_rng.below(100) < m_habits.rolloutSurprises;
            m_game.apply(state,
                isSurprise ? m_options[int(m_rng.below(std::uint32_t(choices)))] : likely(state, decision.seat),
                m_deaf);
            ++made;
            ++m_rolloutDecisions;
        }
    }

    bool isAtRest(const State &state) const
    {
        if constexpr (Rests<G>)
            return m_game.isAtRest(state);
        else
            return true;
    }

    // What a seat would probably do: the best of its options by the appraisal, equals by lot.
    Option likely(const State &state, Seat seat)
    {
        Option best{};
        int bestWorth = 0;
        std::uint32_t equals = 0;
        const auto compare = [&](const Option &option, int worth) {
            if (equals == 0 || worth > bestWorth) {
                best = option;
                bestWorth = worth;
                equals = 1;
            } else if (worth == bestWorth && m_rng.below(++equals) == 0) {
                best = option;
            }
        };
        if constexpr (AppraisesQuickly<G>) {
            for (const Option &option : m_options)
                compare(option, m_game.quickWorth(state, option));
        } else {
            const auto view = m_game.viewFor(state, seat);
            for (const Option &option : m_options)
                compare(option, m_game.appraise(view, option));
        }
        return best;
    }

    static constexpr double kUntried = 1e9; // above every bound

    const G &m_game;
    const View<State> m_view;
    const OptionsOf<G> m_rootOptions;
    const SearchHabits m_habits;
    const Temper m_temper;
    Arena m_arena;
    Rng m_rng;
    EventSink m_deaf;
    OptionsOf<G> m_options;
    FixedList<Candidate, G::kMaxOptions> m_candidates;
    FixedList<Visit, kDeepest> m_path;
    std::uint32_t m_iterations = 0;
    std::uint64_t m_treeDecisions = 0;
    std::uint64_t m_rolloutDecisions = 0;
};

} // namespace outremer

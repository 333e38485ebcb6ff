#pragma once

#include "model/core/game.h"
#include "model/core/style.h"

namespace outremer {

// Each seat's share of the victory, as it is expected; the shares of a table add up to 1.
using Expectation = std::array<double, kMaxSeats>;

// How a game is best searched. A game may name its own as `static constexpr SearchHabits kSearchHabits`; the numbers
// were found by playing matches against each other.
struct SearchHabits {
    double exploration = 0.5;    // weight of what is little known against what looked good
    double wideningFactor = 1.5; // after n visits factor * n^exponent options are looked at, the best appraised first
    double wideningExponent = 0.45;
    double trust = 0.1;                  // how much the appraisal's order counts at first
    int rolloutDecisions = 60;           // behind the tree; then the position is judged as soon as it is at rest,
    int longestRollout = 400;            // and here at the latest
    std::uint32_t rolloutSurprises = 10; // percent of rollout decisions made by lot
    std::array<std::uint32_t, 3> characters{ 30, 200, 1000 }; // iterations of squire, knight and king
};

// clang-format off
// All of these are optional; a game without any is searched by its rules and its appraisal alone.

// Judges a position: without it rollouts go on to the end of the match.
template <class G>
concept Evaluates = requires(const G &game, const typename G::State &state, const Temper &temper) {
    { game.evaluate(state, temper) } -> std::same_as<Expectation>;
};
// Says where judging makes sense, for example not in the middle of a battle.
template <class G>
concept Rests = requires(const G &game, const typename G::State &state) {
    { game.isAtRest(state) } -> std::same_as<bool>;
};
// An appraisal for rollouts: of a guessed state, where nothing is hidden, and cheap.
template <class G>
concept AppraisesQuickly = requires(const G &game, const typename G::State &guess, const Option &option) {
    { game.quickWorth(guess, option) } -> std::convertible_to<int>;
};
// Knows the styles of bots.
template <class G>
concept KnowsStyles = requires(const G &game, const View<typename G::State> &view, const Option &option, Style style) {
    { game.appraise(view, option, style) } -> std::convertible_to<int>;
};
// Is for a while nothing but a match of another game; bots then think about that one.
template <class G>
concept HasMatchWithin = requires(const G &game, const View<typename G::State> &view) {
    game.viewWithin(view).has_value();
    game.gameWithin();
};
// clang-format on

template <Game G>
constexpr SearchHabits habitsOf()
{
    if constexpr (requires { G::kSearchHabits; })
        return G::kSearchHabits;
    else
        return {};
}

template <Game G>
int appraisal(const G &game, const View<typename G::State> &view, const Option &option, Style style)
{
    if constexpr (KnowsStyles<G>)
        return game.appraise(view, option, style);
    else
        return game.appraise(view, option);
}

// The victory is shared by those who share it.
inline Expectation expectationOf(const Outcome &outcome, int seats)
{
    Expectation result{};
    int winners = 0;
    for (Seat seat = 0; seat < seats; ++seat)
        winners += contains(outcome.winners, seat) ? 1 : 0;
    for (Seat seat = 0; seat < seats; ++seat)
        result[seat] = contains(outcome.winners, seat) ? 1.0 / winners : 0;
    return result;
}

} // namespace outremer

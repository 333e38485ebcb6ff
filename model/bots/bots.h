#pragma once

#include "core/game.h"

namespace outremer {

// Players that are not people. They are given a seat's view, its options and random numbers, and nothing else.
enum class BotKind : std::uint8_t { Random, Greedy };
inline constexpr std::array kBotKinds{ BotKind::Random, BotKind::Greedy };

std::string_view nameOf(BotKind bot);
std::optional<BotKind> botNamed(std::string_view name);

// The best of the options by the game's own appraisal; equals are drawn by lot, so that it does not play the same match
// twice.
template <Game G>
Option chooseGreedily(const G &game, const View<typename G::State> &view, const OptionsOf<G> &options, Rng &rng)
{
    Option best{};
    int bestWorth = 0;
    std::uint32_t equals = 0;
    for (const Option &option : options) {
        const int worth = game.appraise(view, option);
        if (equals == 0 || worth > bestWorth) {
            best = option;
            bestWorth = worth;
            equals = 1;
        } else if (worth == bestWorth && rng.below(++equals) == 0) {
            best = option;
        }
    }
    return best;
}

// Asks a bot for the decision that `state` waits on. The view is made here, so that no bot ever holds the truth.
template <Game G>
Option chooseFor(BotKind bot, const G &game, const typename G::State &state, const OptionsOf<G> &options, Rng &rng)
{
    if (options.size() == 1)
        return options[0];
    if (bot == BotKind::Random)
        return options[int(rng.below(std::uint32_t(options.size())))];
    return chooseGreedily(game, game.viewFor(state, game.decision(state).seat), options, rng);
}

} // namespace outremer

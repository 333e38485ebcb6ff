#pragma once

#include "model/bots/thinking.h"

namespace outremer {

// The best of the options by the game's own appraisal; equals are drawn by lot, so that it does not play the same match
// twice.
template <Game G>
Option chooseGreedily(const G &game, const View<typename G::State> &view, const OptionsOf<G> &options, Rng &rng,
    Style style = Style::Even)
{
    Option best{};
    int bestWorth = 0;
    std::uint32_t equals = 0;
    for (const Option &option : options) {
        const int worth = appraisal(game, view, option, style);
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

// How much searching a bot did.
struct SearchEffort {
    std::uint64_t searches = 0;
    std::uint64_t iterations = 0;
    std::uint64_t treeDecisions = 0;
    std::uint64_t rolloutDecisions = 0;
    double seconds = 0;

    void add(const Thought &thought)
    {
        add(SearchEffort{ 1, thought.iterations, thought.treeDecisions, thought.rolloutDecisions, thought.seconds });
    }
    void add(const SearchEffort &other)
    {
        searches += other.searches;
        iterations += other.iterations;
        treeDecisions += other.treeDecisions;
        rolloutDecisions += other.rolloutDecisions;
        seconds += other.seconds;
    }
};

// Asks a bot for the decision that `state` waits on; one that searches does so on as many threads as there are workers.
// The view is made here, so that no bot ever holds the truth.
template <Game G>
Option chooseFor(const BotSpec &bot, const G &game, const typename G::State &state, const OptionsOf<G> &options,
    Rng &rng, SearchEffort *effort = nullptr, int workers = 1)
{
    if (options.size() == 1)
        return options[0];
    if (bot.kind == BotKind::Random)
        return options[int(rng.below(std::uint32_t(options.size())))];
    const auto view = game.viewFor(state, game.decision(state).seat);
    if (bot.kind == BotKind::Greedy)
        return chooseGreedily(game, view, options, rng, bot.style);
    const Thought thought = think(game, view, options, { .bot = bot, .seed = rng.next(), .workers = workers });
    if (effort)
        effort->add(thought);
    return thought.choice;
}

} // namespace outremer

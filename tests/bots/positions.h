#pragma once

#include "campaign/crusaders/chapter/chaptergame.h"
#include "model/bots/bots.h"
#include "model/crusaders/crusaders.h"
#include "model/kingdoms/kingdoms.h"

#include <functional>

namespace outremer::test {

template <Game G>
const G &rulesOf()
{
    static const G kGame = *G::load(Pack::builtIn(std::is_same_v<G, kingdoms::Kingdoms> ? "kingdoms" : "crusaders"));
    return kGame;
}

// Plays matches between bots that are mostly greedy and sometimes random, of 2, 3 and 4 seats in turn, and shows
// every position with a choice until the visitor has seen enough and answers false.
template <Game G>
void walkPositions(
    std::uint64_t seed, const std::function<bool(const typename G::State &, const OptionsOf<G> &, Rng &)> &visit)
{
    const G &game = rulesOf<G>();
    Rng rng{ seed };
    EventSink deaf;
    OptionsOf<G> options;
    for (int match = 0;; ++match) {
        auto state = game.start(defaultSetup(game.setupOptions(), 2 + match % 3, rng.next()));
        while (!game.decision(state).isOver()) {
            game.listOptions(state, options);
            if (options.size() > 1 && !visit(state, options, rng))
                return;
            const BotKind bot = rng.below(5) == 0 ? BotKind::Random : BotKind::Greedy;
            game.apply(state, chooseFor(bot, game, state, options, rng), deaf);
        }
    }
}

constexpr BotSpec searching(std::uint32_t iterations, Style style = Style::Even)
{
    BotSpec bot = BotKind::Search;
    bot.budget.iterations = iterations;
    bot.style = style;
    return bot;
}

template <Game G>
Thought thinkAbout(const typename G::State &state, const ThinkRequest &request)
{
    const G &game = rulesOf<G>();
    OptionsOf<G> options;
    game.listOptions(state, options);
    return think(game, game.viewFor(state, game.decision(state).seat), options, request);
}

} // namespace outremer::test

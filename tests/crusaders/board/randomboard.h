#pragma once

#include "app/crusaders/board/boardview.h"
#include "model/crusaders/crusaders.h"

#include "model/core/match.h"

#include <map>

namespace outremer::test {

inline const crusaders::Crusaders &crusadersGame()
{
    static const crusaders::Crusaders kGame = *crusaders::Crusaders::load(Pack::builtIn("crusaders"));
    return kGame;
}

// What a viewer may see of a state.
inline BoardView boardView(const crusaders::State &state, Seat viewer)
{
    BoardView seen{ crusadersGame().sharedContent(), *crusadersGame().viewFor(state, viewer), viewer, 0, {} };
    seen.chooser = viewer;
    return seen;
}

// Calls `visit` with every state of a random match, the first and the last included.
template <class Visit>
void followMatch(const crusaders::State &start, std::uint64_t seed, Visit visit)
{
    Match<crusaders::Crusaders> match(crusadersGame(), start);
    Rng rng = streamOf(seed, 1);
    for (visit(match.state()); !match.decision().isOver(); visit(match.state())) {
        const auto options = match.options();
        match.submit(match.decision().seat, options[int(rng.below(std::uint32_t(options.size())))]);
    }
}

// How many of each card there are, by noun and id.
using CardCount = std::map<QString, int>;

} // namespace outremer::test

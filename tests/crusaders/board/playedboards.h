#pragma once

#include "app/crusaders/board/boardview.h"
#include "campaign/crusaders/chapter/chaptergame.h"
#include "model/bots/bots.h"
#include "model/crusaders/crusaders.h"
#include "model/erased.h"
#include "model/shelf.h"

#include <functional>

namespace outremer::test {

// Matches of Crusaders and chapters of a campaign, played by lot, for tests of what the board shows of them.
inline std::unique_ptr<AnyMatch> crusadersMatch(int seats, std::uint64_t seed, std::array<std::uint8_t, 8> choices = {})
{
    return std::move(*gameOnShelf("crusaders")->start({ seats, seed, choices }));
}

inline std::unique_ptr<AnyMatch> chapterMatch(int seats, std::uint64_t seed, int chapter)
{
    return std::move(*campaign::chapterGame()->start({ seats, seed, { std::uint8_t(chapter - 1) } }));
}

inline const crusaders::State &truthOf(const AnyMatch &match)
{
    if (const auto *erased = dynamic_cast<const ErasedMatch<crusaders::Crusaders> *>(&match))
        return erased->truth().state();
    return dynamic_cast<const ErasedMatch<campaign::Chapter> &>(match).truth().state().match;
}

// Plays to the end, or for so many steps; `look` is called before the first step and after every one.
inline void play(AnyMatch &match, Rng rng, const std::function<void()> &look, int steps = 100000)
{
    look();
    for (; steps > 0 && !match.decision().isOver(); --steps) {
        match.submit(match.decision().seat, match.botChoice(BotKind::Random, rng));
        look();
    }
}

} // namespace outremer::test

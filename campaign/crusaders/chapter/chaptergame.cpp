#include "campaign/crusaders/chapter/chaptergame.h"

#include "model/erased.h"

#include <cassert>

namespace outremer::campaign {

static_assert(Game<Chapter>);

const GamePtr &chapterGame()
{
    static const GamePtr kGame = [] {
        const auto game = chapterGameWithPacks({});
        assert(game && "our own content is well-formed");
        return *game;
    }();
    return kGame;
}

Result<GamePtr> chapterGameWithPacks(const std::vector<std::filesystem::path> &crusadersPacks)
{
    Pack pack = Pack::builtIn(crusaders::Crusaders::kId);
    for (const auto &folder : crusadersPacks) {
        if (const auto problem = pack.overlay(folder))
            return problem->refusal("bad-pack");
    }
    return ErasedGame<Chapter>::load(pack);
}

const Chapter &chapterRules(const AnyGame &game)
{
    return dynamic_cast<const ErasedGame<Chapter> &>(game).rules();
}

const Match<Chapter> *chapterOf(const AnyMatch &match)
{
    const auto *chapter = dynamic_cast<const ErasedMatch<Chapter> *>(&match);
    return chapter ? &chapter->truth() : nullptr;
}

} // namespace outremer::campaign

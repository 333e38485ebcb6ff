#pragma once

#include "app/crusaders/board/boardview.h"
#include "app/ui/rowmodel.h"
#include "campaign/crusaders/chapter/chaptergame.h"
#include "model/bots/bots.h"
#include "model/core/match.h"
#include "model/crusaders/crusaders.h"
#include "model/erased.h"
#include "model/shelf.h"

#include <QSignalSpy>

#include <functional>
#include <map>

// Matches of Crusaders and chapters of a campaign, played by lot, for tests of what the board shows of them.
namespace outremer::test {

inline const crusaders::Crusaders &crusadersGame()
{
    static const crusaders::Crusaders kGame = *crusaders::Crusaders::load(Pack::builtIn("crusaders"));
    return kGame;
}

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

// What a viewer may see of a state, as the board's parts are shown it.
inline BoardView boardView(const crusaders::State &state, Seat viewer)
{
    BoardView seen{ crusadersGame().sharedContent(), *crusadersGame().viewFor(state, viewer), viewer, 0, {} };
    seen.chooser = viewer;
    return seen;
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

// Plays a whole match at random. After every step `look` is given the view of some seat and the truth.
template <class Look>
void watchMatch(int seats, std::uint64_t seed, Look look)
{
    const GamePtr game = gameOnShelf("crusaders");
    const auto match = std::move(*game->start(defaultSetup(game->setupOptions(), seats, seed)));
    Rng rng{ seed };
    while (!match->decision().isOver()) {
        const auto viewer = Seat(rng.below(std::uint32_t(seats)));
        look(boardView(truthOf(*match), viewer), truthOf(*match));
        match->submit(match->decision().seat, match->botChoice(BotKind::Random, rng));
    }
    look(boardView(truthOf(*match), 0), truthOf(*match));
}

// How many of each card there are, by noun and id.
using CardCount = std::map<QString, int>;

// Counts the resets of models: there must be none while a match is played.
class ResetWatch {
public:
    ResetWatch(std::initializer_list<RowModel *> models)
    {
        for (RowModel *model : models)
            m_spies.push_back(std::make_unique<QSignalSpy>(model, &QAbstractItemModel::modelReset));
    }
    qsizetype count() const
    {
        qsizetype total = 0;
        for (const auto &spy : m_spies)
            total += spy->size();
        return total;
    }

private:
    std::vector<std::unique_ptr<QSignalSpy>> m_spies;
};

} // namespace outremer::test

#pragma once

#include "app/crusaders/board/boardview.h"
#include "app/ui/rowmodel.h"
#include "model/erased.h"
#include "model/shelf.h"

#include "model/crusaders/crusaders.h"

#include <QSignalSpy>

namespace outremer::test {

// What one seat sees of a state, as the board's parts are shown it.
inline BoardView viewOf(const crusaders::Crusaders &game, const crusaders::State &state, Seat viewer)
{
    BoardView view;
    view.content = game.sharedContent();
    view.state = *game.viewFor(state, viewer);
    view.viewer = viewer;
    return view;
}

// Plays a whole match at random. After every step `look` is given the view of some seat and the truth.
template <class Look>
void watchMatch(int seats, std::uint64_t seed, Look look)
{
    const GamePtr game = gameOnShelf("crusaders");
    auto started = game->start(defaultSetup(game->setupOptions(), seats, seed));
    auto &match = dynamic_cast<ErasedMatch<crusaders::Crusaders> &>(**started);
    Rng rng{ seed };
    while (!match.decision().isOver()) {
        const auto viewer = Seat(rng.below(std::uint32_t(seats)));
        look(viewOf(match.rules(), match.truth().state(), viewer), match.truth().state());
        match.submit(match.decision().seat, match.botChoice(BotKind::Random, rng));
    }
    look(viewOf(match.rules(), match.truth().state(), 0), match.truth().state());
}

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

#include "studio.h"

#include "core/anygame.h"
#include "crusaders/battlerows.h"

#include <algorithm>

namespace outremer {
namespace {

using namespace crusaders;

// Something worth a picture: at which decision, and what else has to be so.
struct Sight {
    const char *name;
    const char *decision;
    bool (*isThere)(const BoardView &view, const Table &table);
};

bool isFought(const BoardView &view, bool bySaracens, int turn)
{
    const State &state = view.state;
    return isBattleOn(state) && hasSaracens(state.battle) == bySaracens && state.battle.turn == turn;
}

constexpr Sight kSights[] = {
    { "battle-players", "battle.tactic",
        [](const BoardView &view, const Table &) { return isFought(view, false, 3); } },
    { "battle-saracens", "battle.tactic",
        [](const BoardView &view, const Table &) { return isFought(view, true, 2); } },
    { "battle-cancel", "battle.cancel", [](const BoardView &view, const Table &) { return isFought(view, true, 1); } },
    { "battle-retreat", "battle.retreat", [](const BoardView &view, const Table &) { return isBattleOn(view.state); } },
    { "battle-report", "governor.pick", [](const BoardView &view, const Table &) { return isBattleOn(view.state); } },
    { "payment", "pay", [](const BoardView &view, const Table &) { return view.state.payment.symbols() > 2; } },
    { "choices-long", "order.menu",
        [](const BoardView &, const Table &table) { return table.match()->options().size() > 12; } },
    { "choices-extras", "prayer.more",
        [](const BoardView &, const Table &table) { return table.match()->options().size() > 3; } },
    { "raid", "raid.choose", [](const BoardView &view, const Table &) { return !raidOf(view).isEmpty(); } },
};

} // namespace

// Matches of three people; a picture is taken where it first comes up.
void shootBattle(Studio &studio)
{
    std::vector<Sight> wanted(std::begin(kSights), std::end(kSights));
    for (int match = 0; match < 20 && !wanted.empty(); ++match) {
        studio.arrange("crusaders", 3, 3);
        studio.call("begin");
        auto found = wanted.end();
        while (studio.playUntil([&](const Table &table) {
            const AnyMatch &played = *table.match();
            const std::string_view decision = played.game().decisionName(played.decision().kind);
            const auto view = BoardView::of(table);
            found = std::ranges::find_if(
                wanted, [&](const Sight &sight) { return decision == sight.decision && sight.isThere(*view, table); });
            return found != wanted.end();
        })) {
            studio.shoot(found->name);
            wanted.erase(found);
        }
    }
    for (const Sight &sight : wanted)
        qWarning("%s never came up", sight.name);
}

} // namespace outremer

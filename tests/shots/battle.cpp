#include "tests/shots/studio.h"

#include "app/archive/archive.h"
#include "app/crusaders/board/battlerows.h"
#include "app/play/singleplay.h"
#include "model/crusaders/crusaders.h"
#include "model/erased.h"
#include "model/shelf.h"

#include "model/bots/bots.h"

namespace outremer {
namespace {

using namespace crusaders;

// Something worth a picture: at which decision, and what else has to be so.
struct Sight {
    const char *name;
    const char *decision;
    bool (*isThere)(const State &state, const AnyMatch &match);
};

bool isFought(const State &state, bool bySaracens, int turn)
{
    return isBattleOn(state) && hasSaracens(state.battle) == bySaracens && state.battle.turn == turn;
}

constexpr Sight kSights[] = {
    { "battle-players", "battle.tactic",
        [](const State &state, const AnyMatch &) { return isFought(state, false, 3); } },
    { "battle-saracens", "battle.tactic",
        [](const State &state, const AnyMatch &) { return isFought(state, true, 2); } },
    { "battle-cancel", "battle.cancel", [](const State &state, const AnyMatch &) { return isFought(state, true, 1); } },
    { "battle-retreat", "battle.retreat", [](const State &state, const AnyMatch &) { return isBattleOn(state); } },
    { "battle-report", "governor.pick", [](const State &state, const AnyMatch &) { return isBattleOn(state); } },
    { "payment", "pay", [](const State &state, const AnyMatch &) { return state.payment.symbols() > 2; } },
    { "choices-long", "order.menu", [](const State &, const AnyMatch &match) { return match.options().size() > 12; } },
    { "choices-extras", "prayer.more",
        [](const State &, const AnyMatch &match) { return match.options().size() > 3; } },
    { "raid", "raid.choose", [](const State &state, const AnyMatch &) { return state.raid.city != kNoCity; } },
};

bool isSeen(const Sight &sight, const AnyMatch &match)
{
    const State &state = dynamic_cast<const ErasedMatch<Crusaders> &>(match).truth().state();
    return match.game().decisionName(match.decision().kind) == sight.decision && match.options().size() > 1
        && sight.isThere(state, match);
}

// Plays matches of three people without a window, which is far quicker, up to where this is first seen.
void playTo(const Sight &sight)
{
    const GamePtr game = gameOnShelf("crusaders");
    for (std::uint64_t seed = 1; seed < 1000; ++seed) {
        const auto match = std::move(*game->start({ .seats = 3, .seed = seed }));
        Rng rng{ seed };
        while (!match->decision().isOver() && !isSeen(sight, *match))
            match->submit(match->decision().seat, match->botChoice(BotKind::Greedy, rng));
        if (match->decision().isOver())
            continue;
        const auto play = std::move(*SinglePlay::begin(*Archive::instance()->chronicle(),
            std::move(*game->start(*match->setup())), std::vector<outremer::Player>(3)));
        for (const outremer::Step &step : match->journal())
            play->submit(step.seat, step.option);
        return;
    }
    qFatal("%s never came up", sight.name);
}

} // namespace

static void shootBattle(Studio &studio)
{
    Archive::instance()->openNow();
    for (const Sight &sight : kSights) {
        playTo(sight);
        QMetaObject::invokeMethod(studio.shell(), "resume", Q_ARG(QString, "crusaders"));
        if (studio.table().phase() == Table::HandOver)
            studio.table().ready();
        studio.shoot(sight.name);
    }
}

OUTREMER_SCENE("battle", shootBattle)

} // namespace outremer

#include "db/replaying.h"

#include "db/oldchapters.h"
#include "db/problems.h"
#include "db/resume.h"

namespace outremer {

Replayed replayLine(Ledger &ledger, Contents &contents, LineId id, const Knowledge &knowledge)
{
    SavedLine saved{ nullptr, loadLine(ledger, id), {} };
    const Origin &origin = saved.line.origin;
    const GamePtr present = knowledge.games(origin.game);
    const bool hasRules = present && present->revision() == origin.revision;
    const auto game = hasRules ? contents.game(*present, origin.packHash)
                               : Result<GamePtr>(Refusal{ "other-rules", "its rules are not here" });
    if (!game)
        return { std::move(saved.line), nullptr, game.refusal().message };
    saved.game = *game;
    saved.line.origin.start = presentStart(ledger, saved.line);
    auto match = valueOf(saved.replay());
    return { std::move(saved.line), std::move(match), {} };
}

} // namespace outremer

#include "app/campaigns/missingplays.h"

#include "app/campaigns/chapterplays.h"
#include "app/play/playkeeping.h"
#include "campaign/crusaders/chapter/chapter.h"
#include "model/shelf.h"

namespace outremer {
namespace {

// The end of a match that is known to be over, as far as it can be found out: its rules or its content may be gone.
std::optional<Refusal> catchUpWithEnd(Chronicle &chronicle, const MatchRow &match)
{
    const GamePtr game = gameOnShelf(match.game);
    const auto played = game ? chronicle.journal().resume(*game, match.currentLine)
                             : Result<std::unique_ptr<AnyMatch>>(Refusal{ "unknown-game", match.game });
    if (played && !(*played)->decision().isOver())
        return std::nullopt; // its end was taken back
    if (played)
        return noteEnd(chronicle, match.id, **played);
    auto play = chronicle.plays().of(match.id);
    if (!play)
        return play.refusal();
    PlayRow over = play->value_or(PlayRow{});
    over.ended = match.finished;
    over.line = match.currentLine;
    return chronicle.plays().end(over, {});
}

std::optional<Refusal> catchUpWith(Chronicle &chronicle, MatchId id)
{
    const auto match = chronicle.journal().match(id);
    if (!match)
        return match.refusal();
    if (match->game == campaign::Chapter::kId)
        return std::nullopt; // its chapter was never written: nobody played it
    if (const auto refusal = noteBeginning(chronicle, *match))
        return refusal;
    return match->finished ? catchUpWithEnd(chronicle, *match) : std::nullopt;
}

} // namespace

// What nobody can read keeps nothing else out of the history.
Result<int> completePlays(Chronicle &chronicle)
{
    const auto missing = chronicle.plays().missing();
    if (!missing)
        return missing.refusal();
    std::optional<Refusal> first;
    const auto noted = [&first](std::optional<Refusal> refusal) {
        if (refusal && !first)
            first = std::move(refusal);
        return !refusal;
    };
    int count = 0;
    for (const MatchId id : missing->matches)
        count += noted(catchUpWith(chronicle, id)) ? 1 : 0;
    for (const ChapterId id : missing->chapters)
        count += noted(noteChapter(chronicle, id)) ? 1 : 0;
    return first ? Result<int>(*first) : count;
}

} // namespace outremer

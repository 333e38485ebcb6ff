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

Result<int> completePlays(Chronicle &chronicle)
{
    const auto missing = chronicle.plays().missing();
    if (!missing)
        return missing.refusal();
    std::optional<Refusal> first; // one that is damaged does not keep the others out
    const auto note = [&](const std::optional<Refusal> &refusal) {
        if (refusal && !first)
            first = refusal;
    };
    for (const MatchId id : missing->matches)
        note(catchUpWith(chronicle, id));
    for (const ChapterId id : missing->chapters)
        note(noteChapter(chronicle, id));
    return first ? Result<int>(*first) : int(missing->matches.size() + missing->chapters.size());
}

} // namespace outremer

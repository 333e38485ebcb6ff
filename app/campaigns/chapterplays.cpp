#include "app/campaigns/chapterplays.h"

#include "app/play/playkeeping.h"
#include "campaign/crusaders/chapter/chapter.h"
#include "campaign/crusaders/facts/facts.h"

#include <algorithm>
#include <limits>

namespace outremer {
namespace {

// Everybody who held a seat while the chapter was played, in the order they sat down.
std::vector<PlaySeat> sittersOf(const Chapter &chapter, const std::vector<DynastyHolder> &holders,
    const std::vector<JournalStep> &steps, const Before &before)
{
    const Moment end = chapter.finished.value_or(std::numeric_limits<Moment>::max());
    std::vector<PlaySeat> seats;
    for (const DynastyHolder &holder : holders) {
        if (holder.at > end || holder.seat < 0)
            continue;
        PlaySeat seat;
        seat.seat = holder.seat;
        seat.person = holder.person;
        seat.bot = holder.bot;
        if (holder.at <= chapter.started) { // whoever held it last when it began
            std::erase_if(seats, [&](const PlaySeat &one) { return one.seat == holder.seat; });
            seat.at = chapter.started;
        } else {
            seat.at = holder.at;
            seat.since = before.steps
                + std::ranges::count_if(steps, [&](const JournalStep &step) { return step.at <= holder.at; });
        }
        seats.push_back(seat);
    }
    return seats;
}

std::vector<PlayResult> resultsOf(const campaign::ChapterFacts &facts)
{
    std::vector<PlayResult> results;
    for (const campaign::Standing &standing : facts.standings) {
        const bool isKnown = std::ranges::find(results, standing.seat, &PlayResult::seat) != results.end();
        if (standing.seat < 0 || isKnown)
            continue;
        PlayResult result;
        result.seat = standing.seat;
        result.noun = std::string(crusaders::kNounNames[crusaders::kRealmNoun]);
        result.house = standing.state;
        result.place = standing.rank;
        if (standing.influence)
            result.score = *standing.influence;
        result.hasWon = standing.seat == facts.winner;
        results.push_back(std::move(result));
    }
    return results;
}

// The sitting in which the chapter ended.
Result<EveningId> eveningOf(Chronicle &chronicle, const Chapter &chapter)
{
    const auto evenings = chronicle.evenings().of(chapter.campaign);
    if (!evenings)
        return evenings.refusal();
    EveningId found;
    for (const Evening &evening : *evenings) {
        if (chapter.finished && evening.started <= *chapter.finished
            && (!evening.ended || *chapter.finished <= *evening.ended))
            found = evening.id;
    }
    return found;
}

// Those who sat down since it was last noted.
std::optional<Refusal> noteSitters(Chronicle &chronicle, PlayId play, const std::vector<PlaySeat> &sitters)
{
    const auto known = chronicle.plays().seats(play);
    if (!known)
        return known.refusal();
    for (std::size_t i = known->size(); i < sitters.size(); ++i) {
        PlaySeat seat = sitters[i];
        seat.play = play;
        if (const auto refusal = chronicle.plays().sitDown(seat))
            return refusal;
    }
    return std::nullopt;
}

} // namespace

std::optional<Refusal> noteChapter(Chronicle &chronicle, ChapterId id, EveningId evening)
{
    const auto chapter = chronicle.campaigns().chapter(id);
    if (!chapter)
        return chapter.refusal();
    const auto holders = chronicle.campaigns().holders(chapter->campaign);
    if (!holders)
        return holders.refusal();
    std::vector<JournalStep> steps;
    Before before;
    PlayRow play;
    if (chapter->match) {
        const auto match = chronicle.journal().match(*chapter->match);
        if (!match)
            return match.refusal();
        auto made = chronicle.journal().steps(match->currentLine);
        if (!made)
            return made.refusal();
        steps = std::move(*made);
        const auto past = beforeMatch(chronicle, *chapter->match);
        if (!past)
            return past.refusal();
        before = *past;
        play.line = match->currentLine;
    }
    const std::vector<PlaySeat> sitters = sittersOf(*chapter, *holders, steps, before);
    const auto known = chronicle.plays().of(id);
    if (!known)
        return known.refusal();
    const std::optional<LineId> line = play.line;
    if (*known) {
        play = **known;
        if (const auto refusal = noteSitters(chronicle, play.id, sitters))
            return refusal;
    } else {
        play = {};
        play.game = crusaders::Crusaders::kId;
        play.match = chapter->match;
        play.chapter = id;
        if (chapter->origin == ChapterOrigin::Digital)
            play.began = chapter->started; // a chapter of a real table begins when it is written down, long after
        const auto begun = chronicle.plays().begin(play, sitters);
        if (!begun)
            return begun.refusal();
        play.id = *begun;
    }
    if (chapter->status != ChapterStatus::Finished)
        return std::nullopt;
    play.ended = chapter->finished;
    play.line = line;
    // The steps themselves know in which sitting they were made, or that nobody had met.
    const auto sitting = evening || !steps.empty() ? Result<EveningId>(evening) : eveningOf(chronicle, *chapter);
    if (!sitting)
        return sitting.refusal();
    if (*sitting)
        play.evening = *sitting;
    if (chapter->match)
        measure(play, steps, before);
    const auto facts = chapter->facts ? campaign::chapterFactsFrom(*chapter->facts)
                                      : Result<campaign::ChapterFacts>(Refusal{ "no-facts", "nothing is known" });
    if (!facts)
        return chronicle.plays().end(play, {});
    if (facts->rounds > 0)
        play.rounds = facts->rounds;
    if (!facts->ending.empty())
        play.ending = facts->ending;
    return chronicle.plays().end(play, resultsOf(*facts));
}

} // namespace outremer

#include "app/campaigns/chapterrecord.h"

#include "app/play/playkeeping.h"
#include "campaign/crusaders/chapter/gather.h"
#include "campaign/crusaders/facts/book_json.h"
#include "db/clock.h"
#include "model/core/jsontext.h"

#include <set>

namespace outremer {
namespace {

using crusaders::Noun;

std::optional<EveningId> maybe(EveningId evening)
{
    return evening ? std::optional(evening) : std::nullopt;
}

// The cards a seat ended the chapter with, and its nicknames.
std::optional<Refusal> recordPlays(
    Chronicle &chronicle, const Chapter &chapter, const Match<campaign::Chapter> &match, EveningId evening)
{
    const auto plays = chronicle.biographies().plays(chapter.campaign);
    if (!plays)
        return plays.refusal();
    std::set<std::tuple<int, std::string, std::string>> known;
    for (const ComponentPlay &play : *plays) {
        if (play.chapter == chapter.id)
            known.insert({ play.seat, play.kind, play.component });
    }
    const campaign::Chapter &game = match.game();
    const campaign::State &state = match.state();
    const campaign::Page &page = state.book.pages[std::size_t(chapter.number - 1)];
    const auto write = [&](int seat, Noun noun, crusaders::Card card) -> std::optional<Refusal> {
        const Ref ref{ noun, std::int16_t(card) };
        const std::string kind(game.nounName(noun));
        if (!known.insert({ seat, kind, game.idOf(ref) }).second)
            return std::nullopt;
        ComponentPlay play;
        play.campaign = chapter.campaign;
        play.chapter = chapter.id;
        play.evening = maybe(evening);
        play.seat = seat;
        play.kind = kind;
        play.component = game.idOf(ref);
        play.hasWon = page.winner == seat;
        const auto played = chronicle.biographies().played(play);
        return played ? std::nullopt : std::optional(played.refusal());
    };
    for (int seat = 0; seat < state.seats; ++seat) {
        const crusaders::Player &player = state.match.player(Seat(seat));
        for (const crusaders::BuildingSlot &slot : player.buildings) {
            if (const auto refusal = write(seat, crusaders::kBuildingNoun, slot.card))
                return refusal;
        }
        for (crusaders::Card card : player.tactics) {
            if (game.content().tactics[card].isStarting())
                continue;
            if (const auto refusal = write(seat, crusaders::kTacticNoun, card))
                return refusal;
        }
        for (crusaders::Card card : state.match.saga.dynasts[std::size_t(seat)].nicknames) {
            if (const auto refusal = write(seat, crusaders::kNicknameNoun, card))
                return refusal;
        }
    }
    return std::nullopt;
}

} // namespace

std::optional<Refusal> recordAwards(Chronicle &chronicle, const Chapter &chapter, const campaign::ChapterFacts &facts)
{
    const auto awards = chronicle.campaigns().nicknames(chapter.campaign);
    if (!awards)
        return awards.refusal();
    std::set<std::string> known;
    for (const NicknameAward &award : *awards)
        known.insert(award.nickname);
    for (const campaign::Award &award : facts.nicknames) {
        if (known.contains(award.nickname))
            continue;
        NicknameAward row;
        row.campaign = chapter.campaign;
        row.seat = award.seat;
        row.nickname = award.nickname;
        row.chapter = chapter.id;
        const auto added = chronicle.campaigns().award(row);
        if (!added)
            return added.refusal();
    }
    return std::nullopt;
}

std::optional<Refusal> recordMarks(Chronicle &chronicle, const Chapter &chapter, const campaign::ChapterFacts &facts)
{
    const auto marks = chronicle.campaigns().marks(chapter.campaign);
    if (!marks)
        return marks.refusal();
    const auto known = std::ranges::count(*marks, std::optional(chapter.id), &QualityMark::chapter);
    for (std::size_t i = std::size_t(known); i < facts.marks.size(); ++i) { // in order, so the rest is missing
        const campaign::Mark &mark = facts.marks[i];
        QualityMark row;
        row.campaign = chapter.campaign;
        row.seat = mark.seat;
        row.quality = mark.quality;
        row.chapter = chapter.id;
        row.reason = mark.reason;
        row.delta = mark.amount;
        const auto added = chronicle.campaigns().mark(row);
        if (!added)
            return added.refusal();
    }
    return std::nullopt;
}

campaign::Story storyBefore(Chronicle &chronicle, MatchId chapter)
{
    const auto before = beforeMatch(chronicle, chapter);
    return before ? campaign::storyFrom(before->story) : campaign::Story();
}

Result<campaign::Book> bookFrom(const std::string &json, const crusaders::Crusaders &game)
{
    const auto node = parseJson(json, "the campaign's book");
    if (const auto *broken = std::get_if<Problem>(&node))
        return broken->refusal("bad-book");
    std::optional<Problem> problem;
    const campaign::Book book = campaign::readBook(JsonReader(std::get<JsonNode>(node), problem), game);
    if (problem)
        return problem->refusal("bad-book");
    return book;
}

std::optional<Refusal> recordUnlocks(
    Chronicle &chronicle, const Chapter &chapter, const crusaders::Crusaders &game, EveningId evening)
{
    const auto unlocks = chronicle.biographies().unlocks(chapter.campaign);
    if (!unlocks)
        return unlocks.refusal();
    std::set<std::pair<std::string, std::string>> known;
    for (const Unlock &unlock : *unlocks)
        known.insert({ unlock.kind, unlock.component });
    const crusaders::Content &c = game.content();
    const std::array<std::pair<Noun, std::size_t>, 7> decks{ { { crusaders::kEventNoun, c.events.size() },
        { crusaders::kBuildingNoun, c.buildings.size() }, { crusaders::kTacticNoun, c.tactics.size() },
        { crusaders::kRescriptNoun, c.rescripts.size() }, { crusaders::kSpyNoun, c.spies.size() },
        { crusaders::kOathNoun, c.oaths.size() }, { crusaders::kCommanderNoun, c.commander.size() } } };
    for (const auto &[noun, size] : decks) {
        for (std::size_t card = 1; card < size; ++card) {
            const Ref ref{ noun, std::int16_t(card) };
            const std::string kind(game.nounName(noun));
            if (game.chapterOf(ref) != chapter.number || known.contains({ kind, game.idOf(ref) }))
                continue;
            Unlock unlock;
            unlock.campaign = chapter.campaign;
            unlock.kind = kind;
            unlock.component = game.idOf(ref);
            unlock.chapter = chapter.id;
            unlock.evening = maybe(evening);
            const auto added = chronicle.biographies().unlock(unlock);
            if (!added)
                return added.refusal();
        }
    }
    return std::nullopt;
}

// The row that says "finished" is written last: until then a chapter is closed again when it is opened.
std::optional<Refusal> recordChapter(
    Chronicle &chronicle, Chapter &chapter, const Match<campaign::Chapter> &match, EveningId evening)
{
    const campaign::ChapterFacts facts = campaign::factsOf(match, storyBefore(chronicle, *chapter.match));
    if (const auto refusal = recordAwards(chronicle, chapter, facts))
        return refusal;
    if (const auto refusal = recordMarks(chronicle, chapter, facts))
        return refusal;
    if (const auto refusal = recordPlays(chronicle, chapter, match, evening))
        return refusal;
    if (const auto refusal = chronicle.journal().finish(*chapter.match))
        return refusal;
    chapter.status = ChapterStatus::Finished;
    chapter.bookAfter = toText(toJson(match.state().book, match.game().crusaders()));
    chapter.facts = toText(toJson(facts));
    chapter.finished = now();
    return chronicle.campaigns().saveChapter(chapter);
}

} // namespace outremer

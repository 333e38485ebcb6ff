#include "app/campaigns/tablerecord.h"

#include "app/campaigns/chapterplays.h"
#include "app/campaigns/chapterrecord.h"
#include "app/campaigns/founding.h"
#include "app/campaigns/tale.h"
#include "campaign/crusaders/chapter/aftermath.h"
#include "campaign/crusaders/chapter/chaptergame.h"
#include "campaign/crusaders/chapter/tablebook.h"
#include "campaign/crusaders/companion/formfacts.h"
#include "campaign/crusaders/companion/formjson.h"
#include "campaign/crusaders/facts/book_json.h"
#include "db/clock.h"
#include "model/core/jsontext.h"

#include <charconv>

namespace outremer {
namespace {

using campaign::table::ChapterForm;

std::optional<EveningId> maybeEvening(EveningId evening)
{
    return evening ? std::optional(evening) : std::nullopt;
}

// Everything is read back before it is written: a chapter that could not be opened again is no chapter.
std::optional<Refusal> refuseUnreadable(
    const Chapter &chapter, const campaign::Book &after, const campaign::Chapter &rules)
{
    const auto book = bookFrom(*chapter.bookAfter, rules.crusaders());
    if (!book)
        return book.refusal();
    const auto facts = campaign::chapterFactsFrom(*chapter.facts);
    if (!facts)
        return facts.refusal();
    const std::string broken = after.chapter <= campaign::kChapters ? rules.brokenBook(after) : "";
    return broken.empty() ? std::nullopt : std::optional(Refusal{ "bad-form", broken });
}

std::optional<Refusal> recordNotes(
    Chronicle &chronicle, const Chapter &chapter, const ChapterForm &form, EveningId evening)
{
    const auto notes = chronicle.evenings().notes(chapter.campaign);
    if (!notes)
        return notes.refusal();
    const auto known = std::ranges::count(*notes, std::optional(chapter.id), &Note::chapter);
    for (std::size_t i = std::size_t(known); i < form.notes.size(); ++i) { // in order, so the rest is missing
        Note note;
        note.campaign = chapter.campaign;
        note.chapter = chapter.id;
        note.evening = maybeEvening(evening);
        note.text = form.notes[i].text;
        if (!form.notes[i].person.empty()) {
            const auto person = chronicle.people().named(form.notes[i].person, Gender::Neutral);
            if (!person)
                return person.refusal();
            note.person = *person;
        }
        const auto added = chronicle.evenings().addNote(note);
        if (!added)
            return added.refusal();
    }
    const auto photos = chronicle.evenings().photos(chapter.campaign, true); // what was put away is not added again
    if (!photos)
        return photos.refusal();
    const auto seen = std::ranges::count(*photos, std::optional(chapter.id), &Photo::chapter);
    for (std::size_t i = std::size_t(seen); i < form.photographs.size(); ++i) {
        Photo photo;
        photo.campaign = chapter.campaign;
        photo.chapter = chapter.id;
        photo.evening = maybeEvening(evening);
        photo.path = form.photographs[i].file;
        photo.caption = form.photographs[i].caption;
        const auto added = chronicle.evenings().addPhoto(photo);
        if (!added)
            return added.refusal();
    }
    return std::nullopt;
}

std::optional<Refusal> recordUnlocked(
    Chronicle &chronicle, const Chapter &chapter, const ChapterForm &form, EveningId evening)
{
    const auto unlocks = chronicle.biographies().unlocks(chapter.campaign);
    if (!unlocks)
        return unlocks.refusal();
    for (const campaign::table::Unlocked &unlocked : form.unlocked) {
        const bool isKnown = std::ranges::any_of(*unlocks,
            [&](const Unlock &unlock) { return unlock.kind == unlocked.kind && unlock.component == unlocked.id; });
        if (isKnown)
            continue;
        Unlock unlock;
        unlock.campaign = chapter.campaign;
        unlock.kind = unlocked.kind;
        unlock.component = unlocked.id;
        unlock.chapter = chapter.id;
        unlock.evening = maybeEvening(evening);
        const auto added = chronicle.biographies().unlock(unlock);
        if (!added)
            return added.refusal();
    }
    return std::nullopt;
}

// Numbers become counters of the store; whatever else a group counts in stays in the form.
std::optional<Refusal> recordCounters(Chronicle &chronicle, const Chapter &chapter, const ChapterForm &form)
{
    for (const campaign::table::Counter &counted : form.counters) {
        Counter counter;
        const char *end = counted.value.data() + counted.value.size();
        if (const auto read = std::from_chars(counted.value.data(), end, counter.value);
            read.ec != std::errc() || read.ptr != end)
            continue;
        counter.campaign = chapter.campaign;
        counter.chapter = chapter.id;
        counter.seat = counted.seat;
        counter.name = counted.name;
        if (const auto refusal = chronicle.campaigns().count(counter))
            return refusal;
    }
    return std::nullopt;
}

} // namespace

Result<campaign::Book> recordTableChapter(Chronicle &chronicle, const Campaign &campaign, const campaign::Book &before,
    const ChapterForm &form, const AnyGame &game, EveningId evening)
{
    const campaign::Chapter &rules = campaign::chapterRules(game);
    if (form.chapter != before.chapter)
        return Refusal{ "wrong-chapter",
            "the form is about chapter " + std::to_string(form.chapter) + ", but the next one is chapter "
                + std::to_string(int(before.chapter)) };
    const auto tale = taleOf(chronicle, campaign.id, game);
    if (!tale)
        return tale.refusal();
    const campaign::table::Catalogue catalogue = catalogueOf(rules.content());
    campaign::table::PointScale scale;
    scale.perAim = 1;
    for (int rank = 0; rank < before.seats; ++rank)
        scale.byRank.push_back(campaign::pointsOfRank(before.seats, rank));
    const auto facts = campaign::table::factsOf(form, { rules.content(), *tale, catalogue }, scale);
    if (!facts)
        return facts.refusal();
    const campaign::Book after = campaign::bookAfterTable(before, *facts, rules.content());
    Chapter chapter;
    chapter.campaign = campaign.id;
    chapter.number = form.chapter;
    chapter.origin = ChapterOrigin::Table;
    chapter.status = ChapterStatus::Finished;
    chapter.bookBefore = toText(toJson(before, rules.crusaders()));
    chapter.bookAfter = toText(toJson(after, rules.crusaders()));
    chapter.form = toText(campaign::table::toJson(form));
    chapter.facts = toText(toJson(*facts));
    chapter.finished = now();
    if (const auto refusal = refuseUnreadable(chapter, after, rules))
        return *refusal;
    const auto id = chronicle.campaigns().beginChapter(chapter);
    if (!id)
        return id.refusal();
    chapter.id = *id;
    if (const auto refusal = completeTableChapter(chronicle, chapter, evening))
        return *refusal;
    if (const auto refusal = noteChapter(chronicle, chapter.id, evening))
        return *refusal;
    return after;
}

std::optional<Refusal> completeTableChapter(Chronicle &chronicle, const Chapter &chapter, EveningId evening)
{
    if (!chapter.form || !chapter.facts)
        return std::nullopt;
    const auto form = campaign::table::formFrom(*chapter.form);
    if (!form)
        return form.refusal();
    const auto facts = campaign::chapterFactsFrom(*chapter.facts);
    if (!facts)
        return facts.refusal();
    if (const auto refusal = recordAwards(chronicle, chapter, *facts))
        return refusal;
    if (const auto refusal = recordMarks(chronicle, chapter, *facts))
        return refusal;
    if (const auto refusal = recordNotes(chronicle, chapter, *form, evening))
        return refusal;
    if (const auto refusal = recordUnlocked(chronicle, chapter, *form, evening))
        return refusal;
    return recordCounters(chronicle, chapter, *form);
}

} // namespace outremer

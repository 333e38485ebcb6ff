#include "app/crusaders/book/bookview.h"

#include "app/campaigns/chapterrecord.h"
#include "app/campaigns/tale.h"
#include "app/campaigns/tonightplan.h"
#include "campaign/crusaders/chapter/chaptergame.h"
#include "campaign/crusaders/prose/contentnames.h"

#include <algorithm>

namespace outremer {
namespace {

// Takes the value of a result, or remembers why there is none.
template <class T>
bool take(Result<T> result, T &into, std::optional<Refusal> &refusal)
{
    if (!result) {
        refusal = result.refusal();
        return false;
    }
    into = std::move(*result);
    return true;
}

// The chapter being played, played again up to where it stands; null when there is none.
std::unique_ptr<AnyMatch> resumed(Chronicle &chronicle, const AnyGame &game, BookView &view)
{
    if (view.chapters.empty() || view.chapters.back().status == ChapterStatus::Finished || !view.chapters.back().match)
        return nullptr;
    const auto row = chronicle.journal().match(*view.chapters.back().match);
    if (!row) {
        view.pauseProblem = row.refusal();
        return nullptr;
    }
    auto match = chronicle.journal().resume(game, row->currentLine);
    if (!match) {
        view.pauseProblem = match.refusal();
        return nullptr;
    }
    return std::move(*match);
}

// The lives of everything this campaign has opened or held.
std::optional<Refusal> readLives(Chronicle &chronicle, BookView &view)
{
    const auto read = [&](const std::string &kind, const std::string &id) -> std::optional<Refusal> {
        if (view.lives.contains({ kind, id }))
            return std::nullopt;
        const auto life = chronicle.biographies().of(kind, id);
        if (!life)
            return life.refusal();
        view.lives[{ kind, id }] = *life;
        return std::nullopt;
    };
    for (const Unlock &unlock : view.unlocks) {
        if (const auto refusal = read(unlock.kind, unlock.component))
            return refusal;
    }
    for (const ComponentPlay &play : view.plays) {
        if (const auto refusal = read(play.kind, play.component))
            return refusal;
    }
    return std::nullopt;
}

} // namespace

Result<BookView> BookView::read(Chronicle &chronicle, CampaignId id, const AnyGame &game, Lang lang)
{
    BookView view;
    view.lang = lang;
    std::optional<Refusal> refusal;
    std::vector<Person> people;
    const bool isRead = take(chronicle.campaigns().get(id), view.campaign, refusal)
        && take(chronicle.campaigns().chapters(id), view.chapters, refusal)
        && take(chronicle.campaigns().dynasties(id), view.dynasties, refusal)
        && take(chronicle.campaigns().holders(id), view.holders, refusal)
        && take(chronicle.evenings().of(id), view.evenings, refusal)
        && take(chronicle.evenings().notes(id), view.notes, refusal)
        && take(chronicle.evenings().photos(id), view.photos, refusal)
        && take(chronicle.biographies().unlocks(id), view.unlocks, refusal)
        && take(chronicle.biographies().plays(id), view.plays, refusal)
        && take(chronicle.people().all(true), people, refusal);
    if (!isRead)
        return *refusal;
    if (const auto unread = readLives(chronicle, view))
        return *unread;
    for (const Person &person : people)
        view.people[person.id] = person.name;
    const auto match = resumed(chronicle, game, view);
    if (!take(taleOf(chronicle, id, game, match.get()), view.facts, refusal))
        return *refusal;
    view.rules = &campaign::chapterRules(game).crusaders();
    if (!take(boxNumbersOf(chronicle, view.rules->content()), view.box, refusal))
        return *refusal;
    if (!view.chapters.empty()) {
        const Chapter &last = view.chapters.back();
        if (!take(bookFrom(last.bookAfter.value_or(last.bookBefore), *view.rules), view.book, refusal))
            return *refusal;
    }
    return view;
}

const Chapter *BookView::chapter(int number) const
{
    const auto found = std::ranges::find(chapters, number, &Chapter::number);
    return found == chapters.end() ? nullptr : &*found;
}

int BookView::numberOf(std::optional<ChapterId> id) const
{
    const auto found = std::ranges::find_if(chapters, [&](const Chapter &one) { return one.id == id; });
    return found == chapters.end() ? 0 : found->number;
}

int BookView::numberOf(std::optional<EveningId> id) const
{
    const auto found = std::ranges::find_if(evenings, [&](const Evening &one) { return one.id == id; });
    return found == evenings.end() ? 0 : int(found - evenings.begin()) + 1;
}

const campaign::ChapterFacts *BookView::told(int number) const
{
    const auto found = std::ranges::find(facts.chapters, number, &campaign::ChapterFacts::number);
    return found == facts.chapters.end() ? nullptr : &*found;
}

std::string BookView::personOf(std::optional<PersonId> id) const
{
    const auto found = id ? people.find(*id) : people.end();
    return found == people.end() ? std::string() : found->second;
}

campaign::Names BookView::names() const
{
    return campaign::Names(std::make_shared<campaign::ContentNames>(rules->sharedContent()));
}

campaign::Cast BookView::cast(const campaign::Names &names) const
{
    campaign::Cast cast(facts, names, lang);
    for (const campaign::ChapterFacts &chapter : facts.chapters) {
        for (const campaign::Award &award : chapter.nicknames)
            cast.award(award);
    }
    return cast;
}

std::optional<std::string> BookView::cardName(const std::string &kind, const std::string &id) const
{
    if (const auto ref = rules->refOf(kind, id, reached()))
        return rules->nameOf(*ref).in(lang);
    const bool isSealed = rules->refOf(kind, id, campaign::kChapters).has_value();
    return isSealed ? std::nullopt : std::optional(id);
}

} // namespace outremer

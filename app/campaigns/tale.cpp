#include "app/campaigns/tale.h"

#include "app/campaigns/campaigncontent.h"
#include "app/campaigns/campaignplay.h"
#include "app/campaigns/campaignreader.h"
#include "app/campaigns/chapterrecord.h"
#include "campaign/crusaders/chapter/chaptergame.h"
#include "campaign/crusaders/chapter/gather.h"
#include "campaign/crusaders/facts/finalcount.h"
#include "campaign/crusaders/facts/ruler_json.h"
#include "campaign/crusaders/prose/epilogue.h"
#include "campaign/crusaders/prose/rulers.h"

#include <ctime>

namespace outremer {
namespace {

std::string dateOf(Moment moment)
{
    const std::time_t seconds = std::time_t(moment / 1000);
    std::tm local{};
    localtime_r(&seconds, &local);
    char text[16];
    return { text, std::strftime(text, sizeof text, "%Y-%m-%d", &local) };
}

campaign::DynastyFacts dynastyFacts(const Dynasty &dynasty, const std::map<PersonId, std::string> &people)
{
    campaign::DynastyFacts facts;
    facts.seat = dynasty.seat;
    facts.state = dynasty.state;
    if (const auto ruler = campaign::rulerFrom(dynasty.ruler)) {
        facts.ruler = ruler->name;
        facts.isFeminine = ruler->isFeminine;
    }
    if (dynasty.person && people.contains(*dynasty.person))
        facts.person = people.at(*dynasty.person);
    facts.bot = dynasty.bot.value_or("");
    return facts;
}

std::optional<Refusal> addEvenings(Chronicle &chronicle, CampaignId id, const std::vector<Chapter> &chapters,
    const std::map<PersonId, std::string> &people, campaign::CampaignFacts &facts)
{
    const auto evenings = chronicle.evenings().of(id);
    const auto notes = chronicle.evenings().notes(id);
    if (!evenings)
        return evenings.refusal();
    if (!notes)
        return notes.refusal();
    std::map<EveningId, int> numbers;
    for (const Evening &evening : *evenings) {
        campaign::EveningFact fact;
        fact.number = int(numbers.size()) + 1;
        fact.date = dateOf(evening.started);
        fact.place = evening.place;
        numbers[evening.id] = fact.number;
        const auto present = chronicle.evenings().attendance(evening.id);
        if (!present)
            return present.refusal();
        for (const Attendance &attendance : *present) {
            if (people.contains(attendance.person))
                fact.present.push_back(people.at(attendance.person));
        }
        for (const Chapter &chapter : chapters) { // those that were played in this sitting
            const bool hasBegun = !evening.ended || chapter.started <= *evening.ended;
            const bool goesOn = !chapter.finished || *chapter.finished >= evening.started;
            if (hasBegun && goesOn) {
                fact.firstChapter = fact.firstChapter == 0 ? chapter.number : fact.firstChapter;
                fact.lastChapter = chapter.number;
            }
        }
        facts.evenings.push_back(fact);
    }
    for (const Note &note : *notes) {
        campaign::NoteFact fact;
        fact.text = note.text;
        for (const Chapter &chapter : chapters)
            fact.chapter = note.chapter == chapter.id ? chapter.number : fact.chapter;
        if (note.evening)
            fact.evening = numbers[*note.evening];
        if (note.person && people.contains(*note.person))
            fact.person = people.at(*note.person);
        facts.notes.push_back(fact);
    }
    return std::nullopt;
}

} // namespace

Result<TaleNames> taleNames(Chronicle &chronicle)
{
    const auto people = chronicle.people().all(true);
    const auto groups = chronicle.people().groups();
    if (!people)
        return people.refusal();
    if (!groups)
        return groups.refusal();
    TaleNames names;
    for (const Person &person : *people)
        names.people[person.id] = person.name;
    for (const Group &group : *groups)
        names.groups[group.id] = group.name;
    return names;
}

Result<campaign::CampaignFacts> taleOf(
    Chronicle &chronicle, CampaignId id, const AnyGame &rules, const AnyMatch *playing)
{
    const auto names = taleNames(chronicle);
    return names ? taleOf(chronicle, id, rules, *names, playing) : Result<campaign::CampaignFacts>(names.refusal());
}

Result<campaign::CampaignFacts> taleOf(
    Chronicle &chronicle, CampaignId id, const AnyGame &rules, const TaleNames &names, const AnyMatch *playing)
{
    const auto row = chronicle.campaigns().get(id);
    const auto dynasties = chronicle.campaigns().dynasties(id);
    const auto chapters = chronicle.campaigns().chapters(id);
    if (!row)
        return row.refusal();
    if (!dynasties)
        return dynasties.refusal();
    if (!chapters)
        return chapters.refusal();
    if (const auto refusal = refuseDynasties(*row, *dynasties))
        return *refusal;
    campaign::CampaignFacts facts;
    facts.title = row->title;
    facts.isHard = row->isHard;
    if (const auto group = row->group ? names.groups.find(*row->group) : names.groups.end();
        group != names.groups.end())
        facts.group = group->second;
    for (const Dynasty &dynasty : *dynasties)
        facts.dynasties.push_back(dynastyFacts(dynasty, names.people));
    // What was written is read by the content it was written with; without that, by what there is.
    const auto own = gameOfCampaign(chronicle, *row, rules);
    const crusaders::Crusaders &game = campaign::chapterRules(own ? **own : rules).crusaders();
    for (const Chapter &chapter : *chapters) {
        if (chapter.status != ChapterStatus::Finished || !chapter.facts)
            continue;
        auto told = factsOf(chapter, row->seats);
        if (!told)
            return told.refusal();
        facts.chapters.push_back(std::move(*told));
        if (chapter.number == campaign::kChapters && chapter.bookAfter) {
            const auto book = bookFrom(*chapter.bookAfter, game);
            if (!book)
                return book.refusal();
            const campaign::FinalCount count = campaign::finalCount(*book, game.content());
            facts.finals = count.scores;
            facts.winner = count.winner == kNobody ? -1 : count.winner;
            facts.epilogue = campaign::epilogueOf(facts);
        }
    }
    if (const auto refusal = addEvenings(chronicle, id, *chapters, names.people, facts))
        return *refusal;
    if (playing) {
        if (const auto *chapter = campaign::chapterOf(*playing))
            facts.pause = campaign::pauseOf(*chapter);
    }
    return facts;
}

Result<campaign::CampaignFacts> taleSoFar(Chronicle &chronicle, CampaignId id, const GamePtr &present)
{
    static constexpr std::array kNotHere{ "other-rules", "other-pack", "bad-pack", "unknown-state" };
    const auto play = CampaignPlay::open(chronicle, id, present);
    if (!play && std::ranges::find(kNotHere, play.refusal().code) == kNotHere.end())
        return play.refusal();
    return taleOf(chronicle, id, *present, play ? play->match() : nullptr);
}

campaign::table::Catalogue catalogueOf(const crusaders::Content &content)
{
    using campaign::table::Thing;
    auto catalogue = campaign::table::Catalogue::of(content);
    const auto add = [&](Thing thing, const auto &cards) {
        for (std::size_t card = 1; card < cards.size(); ++card)
            catalogue.add(thing, cards[card].id, cards[card].name);
    };
    add(Thing::Nickname, content.nicknames);
    add(Thing::Oath, content.oaths);
    add(Thing::Legacy, content.legacies);
    for (const campaign::Ruler &ruler : campaign::Rulers::builtIn().all())
        catalogue.add(Thing::Ruler, ruler.id, ruler.name);
    return catalogue;
}

} // namespace outremer

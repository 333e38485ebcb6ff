#include "campaign/crusaders/statistics/campaignstatistics.h"

#include "campaign/crusaders/prose/cast.h"
#include "campaign/crusaders/prose/rulers.h"

#include <algorithm>

namespace outremer::campaign {
namespace {

// The entry of that key, made if there is none: lists stay in the order things were met.
template <class Entry, class Key>
Entry &entryOf(std::vector<Entry> &entries, Key Entry::*key, const Key &value)
{
    const auto found = std::ranges::find(entries, value, key);
    if (found != entries.end())
        return *found;
    entries.emplace_back().*key = value;
    return entries.back();
}

template <class T>
void addOnce(std::vector<T> &things, const T &thing)
{
    if (std::ranges::find(things, thing) == things.end())
        things.push_back(thing);
}

ComponentStatistics &component(Statistics &statistics, Thing kind, const std::string &id)
{
    const auto found = std::ranges::find_if(
        statistics.components, [&](const ComponentStatistics &entry) { return entry.kind == kind && entry.id == id; });
    if (found != statistics.components.end())
        return *found;
    statistics.components.push_back({ kind, id, 0, std::nullopt });
    return statistics.components.back();
}

const DynastyFacts *holder(const CampaignFacts &facts, int seat)
{
    const auto found = std::ranges::find(facts.dynasties, seat, &DynastyFacts::seat);
    return found == facts.dynasties.end() ? nullptr : &*found;
}

bool isFeminine(const DynastyFacts &dynasty)
{
    const Ruler *ruler = Rulers::builtIn().find(dynasty.ruler);
    return ruler ? ruler->isFeminine : dynasty.isFeminine;
}

void countPeople(Statistics &statistics, const CampaignFacts &facts)
{
    std::vector<std::string> met;
    for (const DynastyFacts &dynasty : facts.dynasties) {
        if (dynasty.person.empty())
            continue;
        PersonStatistics &person = entryOf(statistics.people, &PersonStatistics::person, dynasty.person);
        if (std::ranges::find(met, dynasty.person) == met.end())
            ++person.campaigns;
        addOnce(met, dynasty.person);
        addOnce(person.states, dynasty.state);
        for (const ChapterFacts &chapter : facts.chapters) {
            const auto standing = std::ranges::find(chapter.standings, dynasty.seat, &Standing::seat);
            if (standing == chapter.standings.end())
                continue;
            ++person.chapters;
            person.rankSum += standing->rank;
            person.won += chapter.winner == dynasty.seat ? 1 : 0;
            for (const Award &award : chapter.nicknames) {
                if (award.seat == dynasty.seat)
                    addOnce(person.nicknames, { award.nickname, isFeminine(dynasty) });
            }
        }
    }
}

void countStates(Statistics &statistics, const ChapterFacts &chapter)
{
    for (const Standing &standing : chapter.standings) {
        StateStatistics &state = entryOf(statistics.states, &StateStatistics::state, standing.state);
        ++state.chapters;
        state.won += chapter.winner == standing.seat ? 1 : 0;
        state.cities += int(standing.cities.size());
    }
    for (const Clash &clash : chapter.clashes) {
        for (const std::string &side : { clash.attacker, clash.defender }) {
            if (side == kSaracens)
                continue;
            StateStatistics &state = entryOf(statistics.states, &StateStatistics::state, side);
            ++state.battles;
            state.battlesWon += (side == clash.attacker) == clash.attackerWon ? 1 : 0;
        }
    }
}

void countCards(Statistics &statistics, const ChapterFacts &chapter)
{
    for (const Clash &clash : chapter.clashes) {
        for (const std::string &tactic : clash.tactics)
            ++component(statistics, Thing::Tactic, tactic).games;
    }
    for (const OathFact &oath : chapter.oaths) {
        if (oath.accepted)
            ++component(statistics, Thing::Oath, oath.oath).games;
    }
}

void countGame(Statistics &statistics, Thing kind, const std::string &id, bool isWon)
{
    ComponentStatistics &entry = component(statistics, kind, id);
    ++entry.games;
    entry.wins = entry.wins.value_or(0) + (isWon ? 1 : 0);
}

// What a dynasty carries from one chapter into the next is played there.
void countKept(Statistics &statistics, const CampaignFacts &facts)
{
    std::vector<Award> nicknames;
    const ChapterFacts *before = nullptr;
    for (const ChapterFacts &chapter : facts.chapters) {
        for (const Award &award : nicknames) {
            if (holder(facts, award.seat))
                countGame(statistics, Thing::Nickname, award.nickname, chapter.winner == award.seat);
        }
        for (std::size_t seat = 0; before && seat < before->heirlooms.size(); ++seat) {
            if (before->heirlooms[seat])
                countGame(statistics, Thing::Building, *before->heirlooms[seat], chapter.winner == int(seat));
        }
        nicknames.insert(nicknames.end(), chapter.nicknames.begin(), chapter.nicknames.end());
        before = &chapter;
    }
}

} // namespace

Statistics statisticsOf(const std::vector<CampaignFacts> &campaigns)
{
    Statistics statistics;
    for (const CampaignFacts &facts : campaigns) {
        countPeople(statistics, facts);
        for (const ChapterFacts &chapter : facts.chapters) {
            countStates(statistics, chapter);
            countCards(statistics, chapter);
        }
        countKept(statistics, facts);
    }
    std::ranges::stable_sort(statistics.people,
        [](const PersonStatistics &a, const PersonStatistics &b) { return a.chapters > b.chapters; });
    std::ranges::stable_sort(statistics.components, [](const ComponentStatistics &a, const ComponentStatistics &b) {
        return a.kind != b.kind ? a.kind < b.kind : a.games > b.games;
    });
    return statistics;
}

} // namespace outremer::campaign

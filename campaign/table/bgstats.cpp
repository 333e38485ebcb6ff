#include "table/bgstats.h"

#include "core/jsontext.h"
#include "prose/numerals.h"
#include "table/phrases.h"

#include <algorithm>
#include <boost/uuid/name_generator_sha1.hpp>
#include <boost/uuid/uuid_io.hpp>
#include <set>

namespace outremer::campaign::table {
namespace {

using Json = nlohmann::ordered_json;

// What the app keeps about a chapter that was played.
struct Played {
    const CampaignFacts *campaign;
    const ChapterFacts *chapter;
    std::string date; // 2026-11-16
    std::string place;
};

// The evening on which a chapter ended; nothing when no evening tells of it.
const EveningFact *eveningOf(const CampaignFacts &campaign, int chapter)
{
    const EveningFact *found = nullptr;
    for (const EveningFact &evening : campaign.evenings) {
        if (evening.firstChapter <= chapter && chapter <= evening.lastChapter && !evening.date.empty())
            found = &evening;
    }
    return found;
}

int dayNumber(const std::string &date) // 20261116
{
    int number = 0;
    for (char c : date)
        number = c >= '0' && c <= '9' ? number * 10 + (c - '0') : number;
    return number;
}

// Four digits, two, two: what is no date would make an entry that cannot be opened.
bool isDate(const std::string &date)
{
    const std::string_view shape = "0000-00-00";
    if (date.size() != shape.size())
        return false;
    for (std::size_t i = 0; i < shape.size(); ++i) {
        const bool isDigit = date[i] >= '0' && date[i] <= '9';
        if (shape[i] == '0' ? !isDigit : date[i] != shape[i])
            return false;
    }
    return true;
}

// Numbers of one kind of entry by name, in order of appearance; the app's references are such numbers.
class Entries {
public:
    int idOf(const std::string &name)
    {
        const auto found = std::ranges::find(names, name);
        if (found != names.end())
            return int(found - names.begin()) + 1;
        names.push_back(name);
        return int(names.size());
    }
    std::vector<std::string> names;
};

class Writer {
public:
    Writer(const crusaders::Content &content, const BgStatsPlan &plan, Lang lang)
        : m_content(content)
        , m_plan(plan)
        , m_lang(lang)
    {
    }

    Json play(const Played &played)
    {
        const ChapterFacts &chapter = *played.chapter;
        const std::string stamp = played.date + " 00:00:00";
        const std::string number = roman(chapter.number);
        Json out{ { "uuid", uuidOf("play", played.campaign->group + "\n" + played.campaign->title + "\n" + number) },
            { "gameRefId", 1 }, { "playDate", stamp }, { "playDateYmd", dayNumber(played.date) },
            { "entryDate", stamp }, { "modificationDate", stamp }, { "durationMin", 0 }, { "rounds", chapter.rounds },
            { "ignored", false }, { "manualWinner", true }, { "usesTeams", false }, { "rating", 0 },
            { "scoringSetting", 0 }, { "board", number }, { "comments", played.campaign->title } };
        if (!played.place.empty())
            out["locationRefId"] = m_places.idOf(played.place);
        out["playerScores"] = Json::array();
        for (const Standing &standing : chapter.standings)
            out["playerScores"].push_back(score(*played.campaign, chapter, standing));
        return out;
    }

    Json file(Json plays)
    {
        Json out{ { "about", say(Texts::Forms, "bgstats.about", m_lang) }, { "players", Json::array() },
            { "locations", Json::array() }, { "games", Json::array({ game() }) }, { "plays", std::move(plays) } };
        for (std::size_t i = 0; i < m_people.names.size(); ++i) {
            const bool isBot = m_people.names[i].empty();
            const std::string name = isBot ? say(Texts::Forms, "bgstats.bot", m_lang) : m_people.names[i];
            out["players"].push_back(
                { { "id", int(i) + 1 }, { "uuid", uuidOf(isBot ? "bot" : "player", m_people.names[i]) },
                    { "name", name }, { "isAnonymous", isBot }, { "bggUsername", "" } });
        }
        for (std::size_t i = 0; i < m_places.names.size(); ++i)
            out["locations"].push_back({ { "id", int(i) + 1 }, { "uuid", uuidOf("location", m_places.names[i]) },
                { "name", m_places.names[i] } });
        const auto owner = std::ranges::find(m_people.names, m_plan.owner);
        if (!m_plan.owner.empty() && owner != m_people.names.end())
            out["userInfo"] = { { "meRefId", int(owner - m_people.names.begin()) + 1 } };
        return out;
    }

private:
    Json score(const CampaignFacts &campaign, const ChapterFacts &chapter, const Standing &standing)
    {
        const auto dynasty = std::ranges::find(campaign.dynasties, standing.seat, &DynastyFacts::seat);
        const std::string person = dynasty == campaign.dynasties.end() ? std::string() : dynasty->person;
        const auto realm = m_content.realmNamed(standing.state);
        return { { "playerRefId", m_people.idOf(person) },
            { "score", standing.influence ? std::to_string(*standing.influence) : std::string() },
            { "winner", standing.seat == chapter.winner }, { "rank", standing.rank },
            { "newPlayer", !person.empty() && m_veterans.insert(person).second },
            { "startPlayer", standing.seat == firstSeat(chapter) }, { "seatOrder", standing.seat + 1 },
            { "role", realm ? m_content.realms[*realm].name.in(m_lang) : standing.state },
            { "metaData", person.empty() ? "{\"isNpc\":1}" : "{}" } };
    }

    // CR-TURN-01, CR-SETUP-27: the marker that starts furthest right.
    int firstSeat(const ChapterFacts &chapter) const
    {
        int first = -1;
        int furthest = -1;
        for (const Standing &standing : chapter.standings) {
            const auto realm = m_content.realmNamed(standing.state);
            if (realm && m_content.realms[*realm].startCell > furthest) {
                furthest = m_content.realms[*realm].startCell;
                first = standing.seat;
            }
        }
        return first;
    }

    Json game() const
    {
        return { { "id", 1 }, { "uuid", uuidOf("game", "crusaders") },
            { "name", m_content.phrases.say("title", m_lang) }, { "bggId", m_plan.bggId }, { "cooperative", false },
            { "highestWins", true }, { "noPoints", false }, { "usesTeams", false } };
    }

    const crusaders::Content &m_content;
    const BgStatsPlan &m_plan;
    Lang m_lang;
    Entries m_people; // the empty name stands for all bots
    Entries m_places;
    std::set<std::string> m_veterans; // who has played before
};

} // namespace

std::string uuidOf(const std::string &kind, const std::string &name)
{
    using namespace boost::uuids;
    static const uuid kHouse = name_generator_sha1(ns::url())("https://outremer.invalid/bgstats");
    std::string text = to_string(name_generator_sha1(kHouse)(kind + "\n" + name));
    std::ranges::transform(text, text.begin(), [](char c) { return c >= 'a' && c <= 'f' ? char(c - 32) : c; });
    return text;
}

BgStatsFile bgStatsOf(
    const std::vector<CampaignFacts> &campaigns, const crusaders::Content &content, const BgStatsPlan &plan, Lang lang)
{
    BgStatsFile file;
    std::vector<Played> all;
    for (const CampaignFacts &campaign : campaigns) {
        for (const ChapterFacts &chapter : campaign.chapters) {
            const EveningFact *evening = eveningOf(campaign, chapter.number);
            const std::string date = evening ? evening->date : plan.fallbackDate;
            if (isDate(date))
                all.push_back({ &campaign, &chapter, date, evening ? evening->place : std::string() });
            else
                file.left.push_back(campaign.title + ", " + roman(chapter.number));
        }
    }
    std::ranges::stable_sort(all, {}, &Played::date); // who is new is told by the calendar
    Writer writer(content, plan, lang);
    Json plays = Json::array();
    for (const Played &played : all)
        plays.push_back(writer.play(played));
    file.text = toText(writer.file(std::move(plays)), 2);
    return file;
}

} // namespace outremer::campaign::table

#include "campaign/plays/bgstats.h"

#include "campaign/plays/playlabels.h"
#include "model/core/jsontext.h"

#include <algorithm>
#include <boost/uuid/name_generator_sha1.hpp>
#include <boost/uuid/uuid_io.hpp>
#include <set>

namespace outremer::plays {
namespace {

using Json = nlohmann::ordered_json;

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
    Writer(const GameNames &names, const BgStatsPlan &plan, Lang lang)
        : m_names(names)
        , m_plan(plan)
        , m_lang(lang)
    {
    }

    Json play(const PastPlay &played)
    {
        const std::string stamp = played.date + " 00:00:00";
        Json out{ { "uuid", uuidOf("play", played.key) }, { "gameRefId", m_games.idOf(played.game) },
            { "playDate", stamp }, { "playDateYmd", dayNumber(played.date) }, { "entryDate", stamp },
            { "modificationDate", stamp }, { "durationMin", played.minutes.value_or(0) },
            { "rounds", played.rounds.value_or(0) }, { "ignored", false }, { "manualWinner", true },
            { "usesTeams", false }, { "rating", 0 }, { "scoringSetting", 0 }, { "board", played.part },
            { "comments", played.title } };
        if (!played.where.empty())
            out["locationRefId"] = m_places.idOf(played.where);
        out["playerScores"] = Json::array();
        for (const PastSeat &seat : played.seats)
            out["playerScores"].push_back(score(played, seat));
        return out;
    }

    Json file(Json plays)
    {
        Json out{ { "about", labels().say("bgstats.about", m_lang) }, { "players", Json::array() },
            { "locations", Json::array() }, { "games", Json::array() }, { "plays", std::move(plays) } };
        for (std::size_t i = 0; i < m_people.names.size(); ++i)
            out["players"].push_back(player(int(i) + 1, m_people.names[i]));
        for (std::size_t i = 0; i < m_places.names.size(); ++i)
            out["locations"].push_back({ { "id", int(i) + 1 }, { "uuid", uuidOf("location", m_places.names[i]) },
                { "name", m_places.names[i] } });
        for (std::size_t i = 0; i < m_games.names.size(); ++i)
            out["games"].push_back({ { "id", int(i) + 1 }, { "uuid", uuidOf("game", m_games.names[i]) },
                { "name", m_names.game(m_games.names[i], m_lang) }, { "bggId", m_plan.bggId }, { "cooperative", false },
                { "highestWins", true }, { "noPoints", false }, { "usesTeams", false } });
        const auto owner = std::ranges::find(m_people.names, m_plan.owner);
        if (!m_plan.owner.empty() && owner != m_people.names.end())
            out["userInfo"] = { { "meRefId", int(owner - m_people.names.begin()) + 1 } };
        return out;
    }

private:
    Json score(const PastPlay &played, const PastSeat &seat)
    {
        const bool isBot = seat.sitter.isBot();
        const std::string name = isBot ? kBot : seat.sitter.name.empty() ? kGuest : seat.sitter.name;
        return { { "playerRefId", m_people.idOf(name) },
            { "score", seat.score ? std::to_string(*seat.score) : std::string() }, { "winner", seat.hasWon },
            { "rank", seat.place.value_or(0) },
            { "newPlayer", !isBot && name != kGuest && m_veterans.insert({ played.game, name }).second },
            { "startPlayer", seat.isFirst }, { "seatOrder", seat.seat + 1 },
            { "role", m_names.house(played.game, seat, m_lang) }, { "metaData", isBot ? "{\"isNpc\":1}" : "{}" } };
    }

    Json player(int id, const std::string &name) const
    {
        const bool isBot = name == kBot;
        const bool isAnonymous = isBot || name == kGuest;
        const char *phrase = isBot ? "bgstats.bot" : "bgstats.guest";
        return { { "id", id }, { "uuid", isAnonymous ? uuidOf(isBot ? "bot" : "guest", "") : uuidOf("player", name) },
            { "name", isAnonymous ? labels().say(phrase, m_lang) : name }, { "isAnonymous", isAnonymous },
            { "bggUsername", "" } };
    }

    // Nobody is called so: what people write has no control characters.
    static inline const std::string kBot = "\1bot", kGuest = "\1guest";

    const GameNames &m_names;
    const BgStatsPlan &m_plan;
    Lang m_lang;
    Entries m_people, m_places, m_games;
    std::set<std::pair<std::string, std::string>> m_veterans; // who has played which game before
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

BgStatsFile bgStatsOf(const std::vector<PastPlay> &plays, const GameNames &names, const BgStatsPlan &plan, Lang lang)
{
    BgStatsFile file;
    std::vector<PastPlay> told;
    for (PastPlay play : plays) {
        play.date = play.date.empty() ? plan.fallbackDate : play.date;
        if (play.isOver && play.isDecided && isDate(play.date))
            told.push_back(std::move(play));
        else if (play.isOver)
            file.left.push_back(play.title.empty() ? names.game(play.game, lang) : play.title + ", " + play.part);
    }
    std::ranges::stable_sort(told, {}, &PastPlay::date); // who is new is told by the calendar
    Writer writer(names, plan, lang);
    Json entries = Json::array();
    for (const PastPlay &play : told)
        entries.push_back(writer.play(play));
    file.text = toText(writer.file(std::move(entries)), 2);
    return file;
}

} // namespace outremer::plays

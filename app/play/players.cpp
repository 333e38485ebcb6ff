#include "app/play/singleplay.h"

#include "model/bots/bots.h"
#include "model/core/jsontext.h"

#include <nlohmann/json.hpp>

namespace outremer {
namespace {

constexpr std::int64_t kMostSteps = 1'000'000'000; // no match is as long

std::string keyOf(const MatchRow &match)
{
    return "match." + match.uuid;
}

std::string toJson(const std::vector<Player> &players)
{
    nlohmann::ordered_json json{ { "players", nlohmann::ordered_json::array() } };
    for (const Player &player : players) {
        nlohmann::ordered_json entry{ { "name", player.name } };
        if (player.bot)
            entry["bot"] = nameOf(*player.bot);
        if (player.since > 0)
            entry["since"] = player.since;
        json["players"].push_back(entry);
    }
    return toText(json); // what is not UTF-8 in a typed name is replaced, never a reason to lose the match
}

Result<std::vector<Player>> fromJson(const std::string &json, int seats)
{
    const auto parsed = parseJson(json, "the players of this match");
    if (const auto *problem = std::get_if<Problem>(&parsed))
        return problem->refusal("bad-match");
    std::optional<Problem> problem;
    const JsonReader reader(std::get<JsonNode>(parsed), problem);
    reader.onlyKeys({ "players" });
    std::vector<Player> players;
    const auto list = reader.maybe("players");
    if (!list && !problem)
        return std::vector<Player>(std::size_t(std::max(0, seats)));
    const auto entries = list ? list->items() : reader.items();
    if (int(entries.size()) != seats)
        reader.fail("a player for each seat");
    for (const JsonReader &entry : entries) {
        entry.onlyKeys({ "name", "bot", "since" });
        Player player;
        if (const JsonReader name = entry.at("name"); name.node().kind == JsonNode::Kind::Text)
            player.name = name.node().text; // may be empty: the house's name is used then
        else
            name.fail("a text");
        if (const auto bot = entry.maybe("bot")) {
            player.bot = botNamed(bot->text());
            if (!player.bot)
                bot->fail("a bot we have");
        }
        if (const auto since = entry.maybe("since"))
            player.since = std::size_t(since->integer(0, kMostSteps));
        players.push_back(std::move(player));
    }
    if (problem)
        return problem->refusal("bad-match");
    return players;
}

} // namespace

Result<std::vector<Player>> playersOf(Chronicle &chronicle, const MatchRow &match)
{
    const auto setting = chronicle.settings().get(keyOf(match));
    if (!setting)
        return setting.refusal();
    return *setting ? fromJson(**setting, match.seats) : std::vector<Player>(std::size_t(std::max(0, match.seats)));
}

std::optional<Refusal> writePlayers(Chronicle &chronicle, const MatchRow &match, const std::vector<Player> &players)
{
    return chronicle.settings().set(keyOf(match), toJson(players));
}

std::optional<Refusal> seatAnew(Chronicle &chronicle, const MatchRow &match, std::vector<Player> &players)
{
    for (Player &player : players)
        player.since = 0;
    return writePlayers(chronicle, match, players);
}

} // namespace outremer

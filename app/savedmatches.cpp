#include "savedmatches.h"

#include "bots/bots.h"
#include "core/jsontext.h"
#include "core/pack.h"
#include "core/record.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <ctime>

namespace outremer {
namespace {

namespace fs = std::filesystem;
using nlohmann::ordered_json;

// How the file of a finished match begins, so that finding the others need not parse them all.
constexpr std::string_view kOverMark = "{\n \"over\": true,";

std::vector<Player> readPlayers(const JsonReader &reader, int seats)
{
    std::vector<Player> players;
    const auto entries = reader.items();
    if (int(entries.size()) != seats)
        reader.fail("a player for each seat");
    for (const JsonReader &entry : entries) {
        entry.onlyKeys({ "name", "bot" });
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
        players.push_back(std::move(player));
    }
    return players;
}

} // namespace

fs::path SavedMatches::freshPath(const AnyGame &game) const
{
    const std::time_t now = std::time(nullptr);
    char stamp[32] = "";
    std::tm local{};
    std::strftime(stamp, sizeof stamp, "%Y%m%d-%H%M%S", localtime_r(&now, &local));
    const std::string base = std::string(game.id()) + "-" + stamp;
    fs::path path = m_folder / (base + ".match.json");
    std::error_code error;
    for (int i = 2; fs::exists(path, error); ++i)
        path = m_folder / (base + "-" + std::to_string(i) + ".match.json");
    return path;
}

std::optional<Refusal> SavedMatches::save(
    const AnyMatch &match, const std::vector<Player> &players, const fs::path &path) const
{
    ordered_json json;
    json["over"] = match.decision().isOver();
    json["players"] = ordered_json::array();
    for (const Player &player : players) {
        ordered_json entry{ { "name", player.name } };
        if (player.bot)
            entry["bot"] = nameOf(*player.bot);
        json["players"].push_back(entry);
    }
    json["match"] = ordered_json::parse(writeRecord(match));
    // A name typed by a person may hold anything; what is not UTF-8 is replaced, never a reason to lose the match.
    return writeFileSafely(path.string(), toText(json, 1) + "\n");
}

std::vector<fs::path> SavedMatches::unfinished(std::string_view game) const
{
    std::vector<fs::path> unfinished;
    for (const fs::path &path : entriesOf(m_folder)) {
        const std::string name = path.filename().string();
        if (!name.starts_with(std::string(game) + "-") || !name.ends_with(".match.json"))
            continue;
        const auto bytes = readFile(path);
        const auto *text = std::get_if<std::string>(&bytes);
        if (!text || !text->starts_with(kOverMark))
            unfinished.push_back(path);
    }
    std::ranges::reverse(unfinished); // the newest has the greatest name
    return unfinished;
}

Result<SavedMatch> SavedMatches::load(const AnyGame &game, const fs::path &path) const
{
    const auto bytes = readFile(path);
    if (const auto *problem = std::get_if<Problem>(&bytes))
        return problem->refusal("bad-match");
    const auto parsed = parseJson(std::get<std::string>(bytes), path.string());
    if (const auto *problem = std::get_if<Problem>(&parsed))
        return problem->refusal("bad-match");
    std::optional<Problem> problem;
    const JsonReader reader(std::get<JsonNode>(parsed), problem);
    reader.onlyKeys({ "over", "players", "match" });
    auto match = readRecord(game, reader.at("match").node().dump(), path.string());
    if (problem)
        return problem->refusal("bad-match");
    if (!match)
        return match.refusal();
    auto players = readPlayers(reader.at("players"), (*match)->seatCount());
    if (problem)
        return problem->refusal("bad-match");
    return SavedMatch{ std::move(*match), std::move(players), path };
}

} // namespace outremer

#include "app/cli/command.h"

#include "campaign/crusaders/chapter/chaptergame.h"

#include "model/core/jsonreader.h"
#include "model/core/jsontext.h"
#include "model/core/pack.h"

#include <nlohmann/json.hpp>

#include <iostream>
#include <set>

namespace outremer::cli {
namespace {

using nlohmann::ordered_json;
namespace fs = std::filesystem;

// The rule ids that passing tests have noted and no test has refuted, all of them of these games. Each file is one test's
// last run (tests/support/ruletest.h).
Result<std::set<std::string>> provenRules(const fs::path &folder, const std::vector<GamePtr> &games)
{
    std::error_code error;
    if (!fs::is_directory(folder, error))
        return Refusal{ "no-trace",
            folder.string() + ": no results of tests here; run them first, or name them with --results" };
    std::set<std::string> ids;
    std::set<std::string> refuted;
    for (const fs::path &path : entriesOf(folder)) {
        if (path.extension() != ".json")
            continue;
        const auto bytes = readFile(path);
        if (const auto *problem = std::get_if<Problem>(&bytes))
            return problem->refusal("bad-trace");
        const auto parsed = parseJson(std::get<std::string>(bytes), path.string());
        if (const auto *problem = std::get_if<Problem>(&parsed))
            return problem->refusal("bad-trace");
        std::optional<Problem> problem;
        const JsonReader reader(std::get<JsonNode>(parsed), problem);
        for (const auto &[id, tests] : reader.at("proven").members()) {
            if (std::ranges::none_of(games, [&](const GamePtr &game) { return game->rulebook().find(id) != nullptr; }))
                return Refusal{ "unknown-rule", path.string() + ": no rulebook has " + id };
            ids.insert(id);
        }
        for (const JsonReader &id : reader.at("refuted").items())
            refuted.insert(id.text());
        if (problem)
            return problem->refusal("bad-trace");
    }
    for (const std::string &id : refuted)
        ids.erase(id);
    return ids;
}

// The campaign's rulebook holds the rules of its game too; those are counted there.
ordered_json traceGame(const AnyGame &game, const std::set<std::string> &proven)
{
    const bool isCampaign = game.id() == campaign::Chapter::kId;

    ordered_json json{ { "game", game.id() }, { "total", 0 }, { "proven", 0 } };
    auto missing = ordered_json::array();
    auto notApplicable = ordered_json::array();
    int count = 0;
    int total = 0;
    for (const Rule &rule : game.rulebook().rules()) {
        if (isCampaign && rule.id.starts_with("CR-"))
            continue;
        ++total;
        if (!rule.notApplicable.empty())
            notApplicable.push_back(rule.id);
        else if (proven.contains(rule.id))
            ++count;
        else
            missing.push_back(rule.id);
    }
    json["total"] = total;
    json["proven"] = count;
    json["notApplicable"] = notApplicable;
    json["missing"] = missing;
    return json;
}

std::optional<Refusal> trace(const Arguments &arguments, Console &console)
{
    std::vector<GamePtr> games = shelf();
    games.push_back(campaign::chapterGame());
    const auto proven = provenRules(arguments.text("--results", console.programFolder + "/../trace"), games);
    if (!arguments.words.empty()) {
        const auto found = std::ranges::find(games, arguments.words[0], [](const GamePtr &game) { return game->id(); });
        games = { found == games.end() ? nullptr : *found };
        if (!games[0])
            return Refusal{ "unknown-game", "there is no game \"" + arguments.words[0] + "\" on the shelf" };
    }
    if (!proven)
        return proven.refusal();
    auto list = ordered_json::array();
    for (const GamePtr &game : games)
        list.push_back(traceGame(*game, *proven));
    if (arguments.has("--json")) {
        console.out << toText(arguments.words.empty() ? list : list[0], 2) << "\n";
        return std::nullopt;
    }
    for (const auto &game : list) {
        console.out << game["game"].get<std::string>() << ": " << game["proven"] << " of " << game["total"]
                    << " rules proven by passing tests";
        if (!game["notApplicable"].empty())
            console.out << ", " << game["notApplicable"].size() << " not applicable";
        console.out << "\n";
        for (const auto &id : game["missing"])
            console.out << "  missing " << id.get<std::string>() << "\n";
    }
    return std::nullopt;
}

} // namespace

const Command kTraceCommand{ "trace", "[GAME]", "Rule ids: how many are proven by passing tests, and which are not.",
    { { "--results", "DIR", "where the tests noted what they proved (build/trace)" }, kJsonFlag }, 0, 1, &trace };

} // namespace outremer::cli

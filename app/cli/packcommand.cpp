#include "app/cli/command.h"

#include "app/play/datafolder.h"
#include "model/core/hash.h"
#include "model/core/jsontext.h"
#include "model/core/pack.h"

#include <nlohmann/json.hpp>

#include <iostream>

namespace outremer::cli {
namespace {

using nlohmann::ordered_json;
namespace fs = std::filesystem;

std::optional<Refusal> check(const std::string &folder, bool asJson, Console &console)
{
    const auto info = readPackInfo(folder);
    if (const auto *problem = std::get_if<Problem>(&info))
        return problem->refusal("bad-pack");
    const PackInfo &pack = std::get<PackInfo>(info);
    if (!gameOnShelf(pack.game))
        return Problem{ folder + "/pack.json", 0, "game", "a game on the shelf, not \"" + pack.game + "\"" }.refusal(
            "bad-pack");
    const auto game = gameWithPacks(pack.game, { folder });
    if (!game)
        return game.refusal();
    const ordered_json json{ { "id", pack.id }, { "game", pack.game }, { "name", pack.name.in(Lang::En) },
        { "nameRu", pack.name.in(Lang::Ru) }, { "hash", hex((*game)->packHash()) } };
    if (asJson)
        console.out << toText(json, 2) << "\n";
    else
        console.out << "pack \"" << pack.id << "\" for " << pack.game << " is sound; content hash "
                    << hex((*game)->packHash()) << "\n";
    return std::nullopt;
}

// The built-in content of each game, then what lies in the packs folder; a broken pack is listed with its problem.
ordered_json listPacks()
{
    auto list = ordered_json::array();
    for (const GamePtr &game : shelf())
        list.push_back({ { "id", "built-in" }, { "game", game->id() }, { "hash", hex(game->packHash()) } });
    if (dataFolder().empty())
        return list;
    std::error_code error;
    for (const fs::path &folder : entriesOf(dataFolder() / "packs")) {
        if (!fs::is_directory(folder, error))
            continue;
        ordered_json entry{ { "folder", folder.string() } };
        const auto info = readPackInfo(folder);
        if (const auto *problem = std::get_if<Problem>(&info)) {
            entry["problem"] = problem->text();
        } else {
            const PackInfo &pack = std::get<PackInfo>(info);
            const auto game = gameWithPacks(pack.game, { folder });
            entry["id"] = pack.id;
            entry["game"] = pack.game;
            if (game)
                entry["hash"] = hex((*game)->packHash());
            else
                entry["problem"] = game.refusal().message;
        }
        list.push_back(entry);
    }
    return list;
}

std::optional<Refusal> runPack(const Arguments &arguments, Console &console)
{
    const bool asJson = arguments.has("--json");
    if (arguments.words[0] == "check" && arguments.words.size() == 2)
        return check(arguments.words[1], asJson, console);
    if (arguments.words[0] != "list" || arguments.words.size() != 1)
        return Refusal{ "usage", "usage: outremer-cli pack check DIR, or outremer-cli pack list" };
    const ordered_json list = listPacks();
    if (asJson) {
        console.out << toText(list, 2) << "\n";
        return std::nullopt;
    }
    for (const auto &pack : list) {
        console.out << pack.value("game", "?") << "  " << pack.value("id", "?");
        if (pack.contains("problem"))
            console.out << "  " << pack["problem"].get<std::string>() << "\n";
        else
            console.out << "  " << pack["hash"].get<std::string>() << "\n";
    }
    return std::nullopt;
}

} // namespace

const Command kPackCommand{ "pack", "check DIR | list",
    "Validates a content pack (file, line, field, what was expected), or lists the packs that are there.",
    { kJsonFlag }, 1, 2, &runPack };

} // namespace outremer::cli

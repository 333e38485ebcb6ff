#include "app/cli/command.h"

#include "model/core/hash.h"
#include "model/core/jsontext.h"

#include <nlohmann/json.hpp>

#include <iostream>

namespace outremer::cli {
namespace {

std::optional<Refusal> listGames(const Arguments &arguments, Console &console)
{
    auto list = nlohmann::ordered_json::array();
    for (const GamePtr &game : shelf()) {
        list.push_back({ { "id", game->id() }, { "title", game->phrases().say("title", Lang::En) },
            { "titleRu", game->phrases().say("title", Lang::Ru) }, { "minSeats", game->minSeats() },
            { "maxSeats", game->maxSeats() }, { "revision", game->revision() }, { "pack", hex(game->packHash()) } });
    }
    if (arguments.has("--json")) {
        console.out << toText(list, 2) << "\n";
        return std::nullopt;
    }
    for (const auto &game : list) {
        console.out << game["id"].get<std::string>() << "  " << game["title"].get<std::string>() << " / "
                    << game["titleRu"].get<std::string>() << ", " << game["minSeats"] << "-" << game["maxSeats"]
                    << " players, rules revision " << game["revision"] << ", content "
                    << game["pack"].get<std::string>() << "\n";
    }
    return std::nullopt;
}

} // namespace

const Command kGamesCommand{ "games", "[--json]", "The shelf: id, title, seats, rules revision, content hash.",
    { kJsonFlag }, 0, 0, &listGames };

} // namespace outremer::cli

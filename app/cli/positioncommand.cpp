#include "app/cli/command.h"

#include "app/cli/positionfile.h"
#include "model/core/jsontext.h"
#include "model/core/pack.h"

#include <nlohmann/json.hpp>

#include <iostream>

namespace outremer::cli {

Result<std::unique_ptr<AnyMatch>> matchFromPositionFile(const AnyGame &game, const std::string &path)
{
    const auto bytes = readFile(path);
    if (const auto *problem = std::get_if<Problem>(&bytes))
        return problem->refusal("bad-position");
    const auto parsed = parseJson(std::get<std::string>(bytes), path);
    if (const auto *problem = std::get_if<Problem>(&parsed))
        return problem->refusal("bad-position");
    std::optional<Problem> problem;
    const JsonReader reader(std::get<JsonNode>(parsed), problem);
    return game.startFrom(reader);
}

namespace {

std::optional<Refusal> checkPosition(const Arguments &arguments, Console &console)
{
    const auto game = chosenGame(arguments);
    if (!game)
        return game.refusal();
    const auto match = matchFromPositionFile(**game, arguments.words[1]);
    if (!match)
        return match.refusal();
    console.out << toText((*match)->position(), 2) << "\n";
    return std::nullopt;
}

} // namespace

const Command kPositionCommand{ "position", "GAME FILE", "Reads a position, checks it and prints it in canonical form.",
    { kPackFlag, kJsonFlag }, 2, 2, &checkPosition };

} // namespace outremer::cli

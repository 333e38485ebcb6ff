#pragma once

#include "kingdoms/kingdoms.h"

#include "core/hash.h"
#include "core/match.h"
#include "shelf.h"

#include <QTest>
#include <nlohmann/json.hpp>

namespace outremer::test {

inline kingdoms::Kingdoms kingdomsGame()
{
    return *kingdoms::Kingdoms::load(Pack::builtIn("kingdoms"));
}

// Reads a position from JSON text.
template <Game G>
Result<typename G::State> positionFrom(const G &game, const std::string &json)
{
    const auto parsed = parseJson(json, "position");
    if (const auto *problem = std::get_if<Problem>(&parsed))
        return problem->refusal("bad-position");
    std::optional<Problem> problem;
    return game.readPosition(JsonReader(std::get<JsonNode>(parsed), problem));
}

} // namespace outremer::test

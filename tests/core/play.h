#pragma once

#include "model/kingdoms/kingdoms.h"

#include "model/bots/bots.h"
#include "model/core/match.h"

#include <nlohmann/json.hpp>

namespace outremer::test {

using KingdomsMatch = Match<kingdoms::Kingdoms>;

inline kingdoms::Kingdoms builtInKingdoms()
{
    return *kingdoms::Kingdoms::load(Pack::builtIn("kingdoms"));
}

// Random options, at most `steps` of them.
inline void playOn(KingdomsMatch &match, Rng &rng, int steps = kingdoms::Kingdoms::kMaxDecisions)
{
    for (; steps > 0 && !match.decision().isOver(); --steps) {
        const auto options = match.options();
        match.submit(match.decision().seat, options[int(rng.below(std::uint32_t(options.size())))]);
    }
}

// Every combination of the three set-up options comes up as the seed goes up.
inline Setup variedSetup(int seats, std::uint64_t seed)
{
    Setup setup{ .seats = seats, .seed = seed };
    for (std::size_t i = 0; i < 3; ++i)
        setup.choices[i] = std::uint8_t(seed >> i & 1);
    return setup;
}

inline KingdomsMatch playedMatch(
    const kingdoms::Kingdoms &game, int seats, std::uint64_t seed, int steps = kingdoms::Kingdoms::kMaxDecisions)
{
    KingdomsMatch match(game, variedSetup(seats, seed));
    Rng rng = streamOf(seed, 1);
    playOn(match, rng, steps);
    return match;
}

// All states of a random match, the first and the last included.
inline std::vector<kingdoms::State> statesOf(const kingdoms::Kingdoms &game, int seats, std::uint64_t seed)
{
    KingdomsMatch match(game, variedSetup(seats, seed));
    Rng rng = streamOf(seed, 1);
    std::vector<kingdoms::State> states{ match.state() };
    while (!match.decision().isOver()) {
        playOn(match, rng, 1);
        states.push_back(match.state());
    }
    return states;
}

// A position stated as text.
inline Result<kingdoms::State> readPosition(const kingdoms::Kingdoms &game, std::string_view text)
{
    const auto parsed = parseJson(text, "position.json");
    if (const auto *problem = std::get_if<Problem>(&parsed))
        return problem->refusal("bad-position");
    std::optional<Problem> problem;
    return game.readPosition(JsonReader(std::get<JsonNode>(parsed), problem));
}

} // namespace outremer::test

#pragma once

#include "model/core/exact.h"
#include "tests/crusaders/table.h"

#include <nlohmann/json.hpp>

namespace outremer::crusaders::test {

inline Result<State> readPosition(const std::string &text)
{
    const auto parsed = parseJson(text, "position");
    if (const auto *problem = std::get_if<Problem>(&parsed))
        return problem->refusal("bad-position");
    std::optional<Problem> problem;
    return game().readPosition(JsonReader(std::get<JsonNode>(parsed), problem));
}

inline std::string writePosition(const State &state)
{
    return writeExact(game(), state).dump();
}

// What a failing random test says: the numbers that show it again.
inline std::string at(std::uint64_t seed, int step, const std::string &what = {})
{
    return "seed " + std::to_string(seed) + ", step " + std::to_string(step) + ": " + what;
}

inline bool isOver(const State &state)
{
    return game().decision(state).isOver();
}

inline Option anyOption(const State &state, Rng &rng)
{
    Options options;
    game().listOptions(state, options);
    return options[int(rng.below(std::uint32_t(options.size())))];
}

inline void take(State &state, const Option &option)
{
    EventSink deaf;
    game().apply(state, option, deaf);
}

// Every number of seats with every combination of the set-up options comes up as the seed goes up.
inline Setup variedSetup(std::uint64_t seed)
{
    Setup setup{ .seats = 2 + int(seed % 3), .seed = seed };
    for (std::size_t i = 0; i < 7; ++i)
        setup.choices[i] = std::uint8_t(seed >> i & 1);
    return setup;
}

// Calls visit(state, step) at every decision of a random match and at its end, until it answers false.
template <class Visit>
void playMatch(std::uint64_t seed, Visit visit)
{
    State state = game().start(variedSetup(seed));
    Rng rng = streamOf(seed, 1);
    for (int step = 0; visit(state, step) && !isOver(state); ++step)
        take(state, anyOption(state, rng));
}

// A position of Antioch and Tripoli, or of all states, with these further fields.
inline std::string twoSeats(const std::string &fields)
{
    return R"({"game": "crusaders", "seats": ["antioch", "tripoli"], "seed": 7)" + (fields.empty() ? "" : ", " + fields)
        + "}";
}
inline std::string fourSeats(const std::string &fields)
{
    return R"({"seats": ["jerusalem", "tripoli", "edessa", "antioch"], "seed": 7, )" + fields + "}";
}

// The State of a position that must be possible, and must read back.
inline State stated(const std::string &text)
{
    const auto state = readPosition(text);
    if (!state)
        qFatal("%s: %s", text.c_str(), state.refusal().message.c_str());
    const auto again = readPosition(writePosition(*state));
    if (!again || !(*again == *state))
        qFatal("does not read back: %s", text.c_str());
    return *state;
}

} // namespace outremer::crusaders::test

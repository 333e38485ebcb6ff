#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

namespace outremer {

// One thing a group agrees on before a match, for example how the winner is found. Its words are in the phrasebook
// under "setup.<id>" and "setup.<id>.<value>".
struct SetupOption {
    std::string id;
    std::vector<std::string> values;
    std::uint8_t byDefault = 0;
};

// Everything a match is started from; with the journal it is the whole match.
struct Setup {
    int seats = 2;
    std::uint64_t seed = 0;
    std::array<std::uint8_t, 8> choices{}; // index into values, in the order of the game's setupOptions

    friend bool operator==(const Setup &, const Setup &) = default;
};

inline Setup defaultSetup(const std::vector<SetupOption> &options, int seats, std::uint64_t seed)
{
    Setup setup{ .seats = seats, .seed = seed };
    for (std::size_t i = 0; i < options.size(); ++i)
        setup.choices[i] = options[i].byDefault;
    return setup;
}

} // namespace outremer

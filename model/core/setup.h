#pragma once

#include "model/core/refusal.h"
#include "model/core/seat.h"

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
    // It is asked only with so many players; with others it stays as it is by default.
    int minSeats = 1;
    int maxSeats = kMaxSeats;

    bool isFor(int seats) const { return seats >= minSeats && seats <= maxSeats; }
};

// Everything a match is started from; with the journal it is the whole match.
struct Setup {
    int seats = 2;
    std::uint64_t seed = 0;
    std::array<std::uint8_t, 8> choices{}; // index into values, in the order of the game's setupOptions

    friend bool operator==(const Setup &, const Setup &) = default;
};

// Why nobody can play so: too many or too few players, an unknown value, or an option that is not for so many.
std::optional<Refusal> refuseSetup(
    std::string_view game, int minSeats, int maxSeats, const std::vector<SetupOption> &options, const Setup &setup);

inline Setup defaultSetup(const std::vector<SetupOption> &options, int seats, std::uint64_t seed)
{
    Setup setup{ .seats = seats, .seed = seed };
    for (std::size_t i = 0; i < options.size(); ++i)
        setup.choices[i] = options[i].byDefault;
    return setup;
}

} // namespace outremer

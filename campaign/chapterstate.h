#pragma once

#include "book.h"
#include "crusaders/state.h"

namespace outremer::campaign {

// What the match's events have shown so far: deeds (CA-QUAL-03) and scars are found from it when the match is over.
struct Tally {
    std::array<std::uint8_t, kMaxSeats> battlesWon{};
    std::array<std::uint8_t, kMaxSeats> attacks{}; // on Christian cities
    std::array<std::uint8_t, kMaxSeats> oathsBroken{};
    std::array<std::int16_t, kMaxSeats> governors{};        // influence they brought; secret until the end
    std::array<std::uint8_t, crusaders::kCities> battles{}; // fought at each city
    crusaders::CitySet captured = 0;                        // by Saracens, at any time

    template <class Archive>
    void serialize(Archive &ar, unsigned)
    {
        ar &battlesWon &attacks &oathsBroken &governors &battles &captured;
    }
    friend bool operator==(const Tally &, const Tally &) = default;
};

// Where a chapter stands. Saved: append, never renumber.
enum class Stage : std::uint8_t { Match, Interlude, Nicknames, Heirlooms, Over };

// What the aftermath waits for. Standings and conditions are kept because a viewer could not find them again: the
// levels of other seats' bishops stay hidden.
struct Aftermath {
    Stage stage = Stage::Match;
    std::uint8_t turn = 0;                                                     // in the order of the stage
    std::array<Seat, kMaxSeats> ranking{ kNobody, kNobody, kNobody, kNobody }; // best first
    std::array<std::uint8_t, kMaxSeats> conditions{};                          // bits of EndCondition, by seat
    std::array<std::uint8_t, kMaxSeats> choices{ crusaders::kNoChoice, crusaders::kNoChoice, crusaders::kNoChoice,
        crusaders::kNoChoice }; // of the interlude, until they are revealed

    template <class Archive>
    void serialize(Archive &ar, unsigned)
    {
        ar &stage &turn &ranking &conditions &choices;
    }
    friend bool operator==(const Aftermath &, const Aftermath &) = default;
};

// A chapter: one match of Crusaders and its aftermath, one plain value.
struct State {
    crusaders::State match{};
    Book book{}; // as the chapter found it; the aftermath writes the chapter into it
    Tally tally{};
    Aftermath aftermath{};
    std::uint8_t seats = 2;

    // The chapter being played; the book moves on to the next when this one is over.
    int chapter() const { return match.saga.chapter; }
    bool isInMatch() const { return aftermath.stage == Stage::Match; }

    template <class Archive>
    void serialize(Archive &ar, unsigned)
    {
        ar &match &book &tally &aftermath &seats;
    }
    friend bool operator==(const State &, const State &) = default;
};
static_assert(std::is_trivially_copyable_v<State> && sizeof(State) <= 4096);

} // namespace outremer::campaign

#pragma once

#include "crusaders/saga.h"

namespace outremer::campaign {

inline constexpr int kChapters = 4;
inline constexpr int kQualities = 5;

// CA-START-06: terrains belong to the last chapter, and to every chapter of a hard campaign.
constexpr bool usesTerrains(bool isHard, int chapter)
{
    return isHard || chapter == kChapters;
}

// What one dynasty has come to: a player and a state, for all four chapters.
struct Dynasty {
    std::uint8_t realm = crusaders::kNoRealm;
    std::int16_t points = 0;                                          // of the chronicle (CA-STAND-02)
    std::array<std::int8_t, kQualities> marks{};                      // CA-QUAL-01; never below 0
    FixedList<crusaders::Card, crusaders::kMaxNicknames> nicknames{}; // in the order they were taken
    crusaders::Card heirloom = crusaders::kNoCard;                    // starts the next chapter built
    std::array<std::uint8_t, kChapters - 1> choices{ crusaders::kNoChoice, crusaders::kNoChoice, crusaders::kNoChoice };

    template <class Archive>
    void serialize(Archive &ar, unsigned)
    {
        ar &realm &points &marks &nicknames &heirloom &choices;
    }
    friend bool operator==(const Dynasty &, const Dynasty &) = default;
};

// How a finished chapter is remembered. `ending` is a crusaders::Ending; kUnwritten: not played yet.
inline constexpr std::uint8_t kUnwritten = 0xff;
struct Page {
    std::uint8_t ending = kUnwritten;
    std::uint8_t hasRisen = 0; // the crescent: nobody gets the victory bonus (CH4-END-02)
    Seat winner = kNobody;
    Seat last = kNobody;
    SeatSet fallen = 0;
    std::array<std::int16_t, kMaxSeats> influence{};

    template <class Archive>
    void serialize(Archive &ar, unsigned)
    {
        ar &ending &hasRisen &winner &last &fallen &influence;
    }
    friend bool operator==(const Page &, const Page &) = default;
};

// Everything a campaign carries from chapter to chapter. A plain value: what a chapter starts from and what it leaves.
struct Book {
    std::uint8_t seats = 2;
    std::uint8_t chapter = 1; // being played, or to be played next; kChapters + 1: the campaign is over
    std::uint8_t isHard = 0;  // terrains in every chapter
    std::array<Dynasty, kMaxSeats> dynasties{};
    std::array<Page, kChapters> pages{};
    crusaders::CitySet scarred = 0;                // by the chapter before (CA-SCAR-01)
    crusaders::CityId ruined = crusaders::kNoCity; // CA-SCAR-02

    template <class Archive>
    void serialize(Archive &ar, unsigned)
    {
        ar &seats &chapter &isHard &dynasties &pages &scarred &ruined;
    }
    friend bool operator==(const Book &, const Book &) = default;
};

} // namespace outremer::campaign

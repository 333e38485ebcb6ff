#pragma once

#include "campaign/crusaders/facts/aftermathnumbers.h"
#include "campaign/crusaders/facts/chapterwords.h"
#include "model/crusaders/saga.h"

namespace outremer::campaign {

inline constexpr int kChapters = 4;
inline constexpr int kQualities = 5;

inline constexpr Domain kInterludeChoice = between(0, 1).orNone(crusaders::kNoChoice);

// What one dynasty has come to: a player and a state, for all four chapters.
struct Dynasty {
    std::uint8_t realm = crusaders::kNoRealm;
    std::int16_t points = 0;                                          // of the chronicle (CA-STAND-02)
    std::array<std::int8_t, kQualities> marks{};                      // CA-QUAL-01; never below 0
    FixedList<crusaders::Card, crusaders::kMaxNicknames> nicknames{}; // in the order they were taken
    crusaders::Card heirloom = crusaders::kNoCard;                    // starts the next chapter built
    std::array<std::uint8_t, kChapters - 1> choices{ crusaders::kNoChoice, crusaders::kNoChoice, crusaders::kNoChoice };

    template <class Self, class Walk>
    static void fields(Self &self, Walk &walk)
    {
        walk("realm", self.realm, crusaders::kRealmId);
        walk("points", self.points, between(0, kMostPoints));
        walk("marks", self.marks, between(0, kMostMarks).by(kQualityNoun));
        walk("nicknames", self.nicknames, crusaders::kNicknameId);
        walk("heirloom", self.heirloom, crusaders::kBuildingId);
        walk("choices", self.choices, kInterludeChoice);
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

    template <class Self, class Walk>
    static void fields(Self &self, Walk &walk)
    {
        walk("ending", self.ending, between(0, 4).orNone(kUnwritten));
        walk("hasRisen", self.hasRisen, kFlag);
        walk("winner", self.winner, crusaders::kSeatOrNobody);
        walk("last", self.last, crusaders::kSeatOrNobody);
        walk("fallen", self.fallen, crusaders::kSeatSet);
        walk("influence", self.influence, kPlain.by(kSeatNoun));
    }
    friend bool operator==(const Page &, const Page &) = default;
};

// Everything a campaign carries from chapter to chapter. A plain value: what a chapter starts from and what it leaves.
struct Book {
    std::uint8_t seats = 2;
    std::uint8_t chapter = 1; // being played, or to be played next; kChapters + 1: the campaign is over
    std::uint8_t isHard = 0;  // with terrains (CA-START-06)
    std::array<Dynasty, kMaxSeats> dynasties{};
    std::array<Page, kChapters> pages{};
    crusaders::CitySet scarred = 0;                // by the chapter before (CA-SCAR-01)
    crusaders::CityId ruined = crusaders::kNoCity; // CA-SCAR-02

    template <class Self, class Walk>
    static void fields(Self &self, Walk &walk)
    {
        walk("seats", self.seats);
        walk("chapter", self.chapter, between(1, kChapters + 1));
        walk("isHard", self.isHard, kFlag);
        walk("dynasties", self.dynasties, kPlain.by(kSeatNoun));
        walk("pages", self.pages);
        walk("scarred", self.scarred, crusaders::kCitySet);
        walk("ruined", self.ruined, crusaders::kCityId);
    }
    friend bool operator==(const Book &, const Book &) = default;
};

} // namespace outremer::campaign

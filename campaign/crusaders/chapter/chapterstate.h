#pragma once

#include "campaign/crusaders/facts/book.h"
#include "model/crusaders/state.h"

namespace outremer::campaign {

// What the match's events have shown so far: deeds (CA-QUAL-03) and scars are found from it when the match is over.
struct Tally {
    std::array<std::uint8_t, kMaxSeats> battlesWon{};
    std::array<std::uint8_t, kMaxSeats> attacks{}; // on Christian cities
    std::array<std::uint8_t, kMaxSeats> oathsBroken{};
    std::array<std::int16_t, kMaxSeats> governors{};        // influence they brought; secret until the end
    std::array<std::uint8_t, crusaders::kCities> battles{}; // fought at each city
    crusaders::CitySet captured = 0;                        // by Saracens, at any time

    template <class Self, class Walk>
    static void fields(Self &self, Walk &walk)
    {
        walk("battlesWon", self.battlesWon, kPlain.by(kSeatNoun));
        walk("attacks", self.attacks, kPlain.by(kSeatNoun));
        walk("oathsBroken", self.oathsBroken, kPlain.by(kSeatNoun));
        walk("governors", self.governors, kPlain.by(kSeatNoun));
        walk("battles", self.battles, kPlain.by(crusaders::kCityNoun));
        walk("captured", self.captured, crusaders::kCitySet);
    }
    friend bool operator==(const Tally &, const Tally &) = default;
};

// Where a chapter stands. Saved: append, never renumber.
enum class Stage : std::uint8_t { Match, Interlude, Nicknames, Heirlooms, Over };
inline constexpr std::array<std::string_view, 5> kStageWords{ "match", "interlude", "nicknames", "heirlooms", "over" };
// Each stage between the match and the end asks one Question.
constexpr std::uint8_t questionOf(Stage stage)
{
    return std::uint8_t(int(Question::Interlude) + int(stage) - int(Stage::Interlude));
}
constexpr Stage stageOf(std::uint8_t question)
{
    return Stage(question - int(Question::Interlude) + int(Stage::Interlude));
}
inline constexpr std::array<std::string_view, 2> kConditionWords{ "hegemony", "righteousness" }; // by bit

// What the aftermath waits for. Standings and conditions are kept because a viewer could not find them again: the
// levels of other seats' bishops stay hidden.
struct Aftermath {
    Stage stage = Stage::Match;
    std::uint8_t turn = 0;                                                     // in the order of the stage
    std::array<Seat, kMaxSeats> ranking{ kNobody, kNobody, kNobody, kNobody }; // best first
    std::array<std::uint8_t, kMaxSeats> conditions{};                          // bits of EndCondition, by seat
    std::array<std::uint8_t, kMaxSeats> choices{ crusaders::kNoChoice, crusaders::kNoChoice, crusaders::kNoChoice,
        crusaders::kNoChoice }; // of the interlude, until they are revealed

    template <class Self, class Walk>
    static void fields(Self &self, Walk &walk)
    {
        walk("stage", self.stage, wordOf(kStageWords));
        walk("turn", self.turn, between(0, kMaxSeats - 1));
        walk("ranking", self.ranking, crusaders::kSeatOrNobody);
        walk("conditions", self.conditions, wordOf(kConditionWords).asSet().by(kSeatNoun));
        walk("choices", self.choices, kInterludeChoice.by(kSeatNoun));
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

    template <class Self, class Walk>
    static void fields(Self &self, Walk &walk)
    {
        walk("match", self.match);
        walk("book", self.book);
        walk("tally", self.tally);
        walk("aftermath", self.aftermath);
        walk("seats", self.seats);
    }
    friend bool operator==(const State &, const State &) = default;
};
static_assert(std::is_trivially_copyable_v<State> && sizeof(State) <= 4096);

} // namespace outremer::campaign

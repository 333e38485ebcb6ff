#pragma once

#include "model/core/fixedlist.h"
#include "model/core/seat.h"

#include <bit>
#include <compare>
#include <cstdint>

namespace outremer {

// Something an option or an event is about: a noun of the game's vocabulary and which one of that noun.
// Board items carry the Ref they stand for, so "am I one of the options?" is a comparison.
struct Ref {
    std::uint16_t noun = 0;
    std::int16_t value = 0;

    friend auto operator<=>(const Ref &, const Ref &) = default;
};

// Every game's first two nouns; its own start at kFirstNoun.
inline constexpr std::uint16_t kSeatNoun = 0;
inline constexpr std::uint16_t kNumberNoun = 1;
inline constexpr std::uint16_t kFirstNoun = 2;

using RefList = FixedList<Ref, 6>;

constexpr bool includes(const RefList &all, const RefList &some)
{
    return std::all_of(some.begin(), some.end(), [&](const Ref &ref) { return all.contains(ref); });
}

// One legal choice, small enough that lists of them are cheap to make, and saved as one number in the journal.
// What the parts mean is the game's business; `Game::targets` says it in Refs.
struct Option {
    std::uint8_t verb = 0;
    std::uint8_t first = 0;
    std::uint8_t second = 0;
    std::uint8_t third = 0;
    std::int32_t amount = 0;

    std::uint64_t code() const { return std::bit_cast<std::uint64_t>(*this); }
    static Option fromCode(std::uint64_t code) { return std::bit_cast<Option>(code); }
    friend auto operator<=>(const Option &, const Option &) = default;
};
static_assert(sizeof(Option) == 8);

// The one question a State waits on. When the match is over nobody is asked.
struct Decision {
    Seat seat = kNobody;
    std::uint8_t kind = 0;

    bool isOver() const { return seat == kNobody; }
    friend bool operator==(const Decision &, const Decision &) = default;
};

// How a match ended. `ending` is the game's own enumeration, named by `Game::endingName`.
struct Outcome {
    std::uint8_t ending = 0;
    SeatSet winners = 0;
    std::array<int, kMaxSeats> scores{};

    friend bool operator==(const Outcome &, const Outcome &) = default;
};

} // namespace outremer

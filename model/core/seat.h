#pragma once

#include <cstdint>

namespace outremer {

// A chair at the table, counted from 0 in turn order.
using Seat = std::uint8_t;

// Nobody in particular: the owner of an unowned thing, the chooser when a match is over, the public as a viewer.
inline constexpr Seat kNobody = 0xff;
inline constexpr int kMaxSeats = 4;

// One bit per seat.
using SeatSet = std::uint8_t;
inline constexpr SeatSet kEveryone = 0xff;

constexpr SeatSet only(Seat seat)
{
    return SeatSet(1u << seat);
}

// The public (kNobody) belongs to no set but kEveryone.
constexpr bool contains(SeatSet set, Seat seat)
{
    return set == kEveryone || (seat < 8 && (set >> seat & 1u) != 0);
}

} // namespace outremer

#pragma once

#include "model/core/option.h"

#include <array>

namespace outremer::plays {

// The places of a match that is over, by seat: winners share the first, the others follow by what they scored, and equals
// share a place.
std::array<int, kMaxSeats> placesOf(const Outcome &outcome, int seats);

} // namespace outremer::plays

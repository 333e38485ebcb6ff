#pragma once

#include "model/core/seat.h"

namespace outremer {

// How a bot likes to win, where a game knows such tastes: it then weighs the same things differently, so that plans
// differ from match to match and from campaign to campaign. Saved by name.
enum class Style : std::uint8_t { Even, Warlike, Pious, Merchant };

// The one seat of a search that has a taste; everybody else is thought to play evenly.
struct Temper {
    Seat seat = kNobody;
    Style style = Style::Even;

    Style of(Seat other) const { return other == seat ? style : Style::Even; }
};

} // namespace outremer

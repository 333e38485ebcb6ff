#include "campaign/plays/places.h"

#include <algorithm>

namespace outremer::plays {

std::array<int, kMaxSeats> placesOf(const Outcome &outcome, int seats)
{
    const auto hasWon = [&](int seat) { return contains(outcome.winners, Seat(seat)); };
    const auto isAbove = [&](int one, int other) {
        if (hasWon(one) || hasWon(other))
            return hasWon(one) && !hasWon(other);
        return outcome.scores[std::size_t(one)] > outcome.scores[std::size_t(other)];
    };
    std::array<int, kMaxSeats> places{};
    const int count = std::min(seats, int(kMaxSeats));
    for (int seat = 0; seat < count; ++seat) {
        places[std::size_t(seat)] = 1;
        for (int other = 0; other < count; ++other)
            places[std::size_t(seat)] += isAbove(other, seat) ? 1 : 0;
    }
    return places;
}

} // namespace outremer::plays

#include "model/kingdoms/kingdoms.h"
#include "model/kingdoms/proof.h"

#include <algorithm>
#include <bit>

namespace outremer::kingdoms {
namespace {

// What a player's markers are worth when their number is equal: smaller sum of numbers first, then the smaller
// greatest number (KC-WIN-08, KC-AMB-10). Larger is better here, like every key.
struct MarkerKey {
    int count = 0;
    int negativeSum = 0;
    int negativeGreatest = 0;
    auto operator<=>(const MarkerKey &) const = default;
};

MarkerKey markersOf(const State &state, Seat seat)
{
    MarkerKey key;
    for (std::size_t territory = 0; territory < kTerritories; ++territory) {
        if (state.owner[territory] != seat)
            continue;
        ++key.count;
        key.negativeSum -= state.marker[territory];
        key.negativeGreatest = std::min(key.negativeGreatest, -int(state.marker[territory]));
    }
    return key;
}

// The marker's owner is first whatever came later (KC-AMB-17); the other complete armies follow by strength
// (KC-POINTS-07); an incomplete one is not an army and is not ranked (KC-AMB-14).
void addPoints(const State &state, int territory, const Content &content, std::array<int, kMaxSeats> &points)
{
    std::vector<Seat> ranked;
    for (Seat seat = 0; seat < state.seats; ++seat) {
        if (state.sector(seat, territory).full())
            ranked.push_back(seat);
    }
    const Seat owner = state.owner[std::size_t(territory)];
    std::ranges::sort(ranked,
        [&](Seat a, Seat b) { return (a == owner) != (b == owner) ? a == owner : isStronger(state, territory, a, b); });
    for (std::size_t rank = 0; rank < ranked.size(); ++rank)
        points[ranked[rank]] += content.points[rank];
}

} // namespace

Outcome Kingdoms::outcome(const State &state) const
{
    Outcome outcome;
    std::array<MarkerKey, kMaxSeats> markers{};
    for (Seat seat = 0; seat < state.seats; ++seat) {
        markers[seat] = markersOf(state, seat);
        outcome.scores[seat] = state.byPoints ? 0 : markers[seat].count;
    }
    for (int territory = 0; state.byPoints && territory < kTerritories; ++territory)
        addPoints(state, territory, *m_content, outcome.scores);

    // KC-WIN-07 or KC-POINTS-08, ties by markers (KC-WIN-08; KC-AMB-16 for points).
    const auto key = [&](Seat seat) { return std::pair(outcome.scores[seat], markers[seat]); };
    Seat best = 0;
    for (Seat seat = 1; seat < state.seats; ++seat)
        best = key(seat) > key(best) ? seat : best;
    int sameScore = 0;
    for (Seat seat = 0; seat < state.seats; ++seat) {
        sameScore += outcome.scores[seat] == outcome.scores[best] ? 1 : 0;
        if (key(seat) == key(best))
            outcome.winners = SeatSet(outcome.winners | only(seat));
    }
    Ending ending = state.byPoints ? Ending::Points : Ending::Markers;
    if (sameScore > 1)
        ending = state.byPoints ? Ending::PointsThenMarkers : Ending::MarkerNumbers;
    if (std::popcount(outcome.winners) > 1)
        ending = Ending::Shared;
    outcome.ending = std::uint8_t(ending);
    return outcome;
}

} // namespace outremer::kingdoms

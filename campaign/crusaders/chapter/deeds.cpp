// The third step of the aftermath: marks of the five qualities (CA-QUAL).
#include "campaign/crusaders/chapter/aftermath.h"

namespace outremer::campaign {

using namespace crusaders;

// CA-QUAL-02: the better of its two goals is the one that scored; of equal ones the first.
std::optional<Quality> bullQuality(const Content &content, const crusaders::State &match, Seat seat)
{
    const Board board(content, match);
    const Bull &bull = content.bulls[match.player(seat).bulls[0]];
    const int spices = match.player(seat).goods[std::size_t(Good::Spices)].count();
    const int first = board.points(seat, bull.goals[0], spices);
    const int second = board.points(seat, bull.goals[1], spices);
    if (std::max(first, second) == 0)
        return std::nullopt;
    return bull.goals[first >= second ? 0 : 1].quality;
}

// CA-QUAL-03..05: those who share the lead all have it; nobody leads with nothing. Temperance is told of the peaceful
// who hold something worth keeping.
campaign::Deed deedOf(const Content &content, const State &state, Quality quality)
{
    const Board board(content, state.match);
    campaign::Deed deed;
    const bool isFewest = quality == Quality::Temperance;
    std::optional<int> best;
    SeatSet candidates = 0;
    for (Seat seat = 0; seat < state.seats; ++seat) {
        const int cities = board.count(seat, Quantity::Cities);
        const int holyLands = board.count(seat, Quantity::HolyLands);
        int &value = deed.values[seat];
        bool isCandidate = true;
        switch (quality) {
        case Quality::Prudence:
            value = board.count(seat, Quantity::Coins) + board.count(seat, Quantity::Goods);
            break;
        case Quality::Piety:
            value = holyLands;
            break;
        case Quality::Leadership:
            value = state.tally.governors[seat];
            break;
        case Quality::Valour:
            value = state.tally.battlesWon[seat];
            break;
        case Quality::Temperance:
            value = state.tally.attacks[seat];
            isCandidate = cities >= kTemperateHoldings || holyLands >= kTemperateHoldings;
            break;
        }
        if (!isCandidate || (!isFewest && value <= 0))
            continue;
        candidates = SeatSet(candidates | only(seat));
        best = !best ? value : isFewest ? std::min(*best, value) : std::max(*best, value);
    }
    for (Seat seat = 0; seat < state.seats; ++seat) {
        if ((candidates >> seat & 1) && deed.values[seat] == *best)
            deed.leaders = SeatSet(deed.leaders | only(seat));
    }
    return deed;
}

void Scribe::markQualities()
{
    for (Seat seat = 0; seat < s.seats; ++seat) {
        if (const auto scored = bullQuality(c, s.match, seat)) {
            mark(seat, *scored, 1);
            tell(EventKind::BullMark,
                { realm(seat), quality(*scored), { kBullNoun, std::int16_t(s.match.player(seat).bulls[0]) } });
        }
    }
    for (std::size_t i = 0; i < kQualities; ++i) {
        const campaign::Deed deed = deedOf(c, s, Quality(i));
        for (Seat seat = 0; seat < s.seats; ++seat) {
            if (deed.leaders >> seat & 1) {
                mark(seat, Quality(i), 1);
                tell(EventKind::DeedMark, { realm(seat), quality(Quality(i)), number(deed.values[seat]) });
            }
        }
    }
    for (Seat seat = 0; seat < s.seats; ++seat) { // CA-QUAL-06
        for (int i = 0; i < s.tally.oathsBroken[seat] && dynasty(seat).marks[std::size_t(Quality::Temperance)] > 0;
             ++i) {
            mark(seat, Quality::Temperance, -1);
            tell(EventKind::MarkLost, { realm(seat), quality(Quality::Temperance) });
        }
    }
}

} // namespace outremer::campaign

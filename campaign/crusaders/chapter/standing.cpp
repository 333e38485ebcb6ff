// The first two steps of the aftermath: who stood where (CA-STAND) and how it ended (CA-END).
#include "campaign/crusaders/chapter/aftermath.h"

namespace outremer::campaign {

using namespace crusaders;

int pointsOfRank(int seats, int rank)
{
    static constexpr std::array<std::array<int, kMaxSeats>, 3> kPoints{ { { 5, 2 }, { 5, 3, 1 }, { 5, 3, 2, 1 } } };
    return kPoints[std::size_t(seats - 2)][std::size_t(rank)];
}

Card legacyAfter(const Content &content, int chapter, const Page &page)
{
    static constexpr std::array kEndings{ LegacyEnding::Hegemony, LegacyEnding::Righteousness, LegacyEnding::Hegemony,
        LegacyEnding::Defeat, LegacyEnding::Era }; // in the order of Ending
    for (std::size_t card = 1; card < content.legacies.size() && page.ending < kEndings.size(); ++card) {
        const Legacy &legacy = content.legacies[card];
        if (legacy.after == chapter && legacy.ending == kEndings[page.ending])
            return Card(card);
    }
    return kNoCard;
}

// CA-STAND-01..03: by influence; the match's own tie-break is the conditions met, then holiness.
void Scribe::rank()
{
    const Board board(c, s.match);
    SeatList order;
    for (Seat seat = 0; seat < s.seats; ++seat) {
        order.push(seat);
        const bool isHegemon = board.count(seat, Quantity::Cities) >= c.numbers.hegemony;
        const bool isRighteous = board.count(seat, Quantity::HolyLands) >= c.numbers.righteousness;
        s.aftermath.conditions[seat] = std::uint8_t((isHegemon ? kHegemony : 0) | (isRighteous ? kRighteousness : 0));
    }
    const auto standing = [this](Seat seat) {
        return std::array{ int(s.match.finalScores[seat]), __builtin_popcount(s.aftermath.conditions[seat]),
            int(s.match.player(seat).holiness) };
    };
    std::ranges::stable_sort(order, std::ranges::greater(), standing);
    for (int rank = 0; rank < s.seats; ++rank) {
        const Seat seat = order[rank];
        const int points = pointsOfRank(s.seats, rank) + __builtin_popcount(s.aftermath.conditions[seat]);
        s.aftermath.ranking[std::size_t(rank)] = seat;
        dynasty(seat).points = std::int16_t(std::min(dynasty(seat).points + points, kMostPoints));
        tell(EventKind::DynastyRanked, { realm(seat), { kRankNoun, std::int16_t(rank + 1) }, number(points) });
    }
}

// CA-END-01; CH4-END-02: under the crescent nobody has won.
void Scribe::writePage()
{
    Page &page = s.book.pages[std::size_t(s.chapter() - 1)];
    page.ending = m_game.outcome(s.match).ending;
    page.hasRisen = s.match.ending & kCrescent ? 1 : 0;
    page.winner = page.hasRisen ? kNobody : s.aftermath.ranking[0];
    page.last = s.aftermath.ranking[std::size_t(s.seats - 1)];
    for (Seat seat = 0; seat < s.seats; ++seat) {
        page.influence[seat] = s.match.finalScores[seat];
        page.fallen = SeatSet(page.fallen | (s.match.player(seat).isOut ? only(seat) : 0));
    }
    if (const Card legacy = legacyAfter(c, s.chapter(), page))
        tell(EventKind::LegacyWritten, { { kLegacyNoun, legacy } });
}

} // namespace outremer::campaign

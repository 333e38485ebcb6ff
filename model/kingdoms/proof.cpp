#include "model/kingdoms/proof.h"

#include <algorithm>

namespace outremer::kingdoms {
namespace {

using Faces = std::uint32_t; // a set of card faces, one bit each

// Faces with many symbols first: if anything can beat the target, they do.
constexpr auto kSearchOrder = [] {
    std::array<Card, kCardFaces - 1> faces{};
    for (int i = 0; i < kCardFaces - 1; ++i)
        faces[std::size_t(i)] = Card(i + 1);
    std::ranges::sort(
        faces, [](Card a, Card b) { return symbolsOn(a) != symbolsOn(b) ? symbolsOn(a) > symbolsOn(b) : a > b; });
    return faces;
}();

constexpr auto kPoorerThan = [] {
    std::array<Faces, kCardFaces> poorer{};
    for (unsigned face = 0; face < kCardFaces; ++face) {
        for (unsigned other = 0; other < face; ++other)
            poorer[face] |= (other & face) == other ? Faces(1) << other : 0;
    }
    return poorer;
}();

constexpr auto kTallyOfFace = [] {
    std::array<Tally, kCardFaces> tallies{};
    for (int face = 0; face < kCardFaces; ++face)
        tallies[std::size_t(face)] = tallyOf(Card(face));
    return tallies;
}();

// One more symbol always makes an army stronger, so a card is never worse than one whose symbols it includes. It is
// therefore enough to try sets of cards that leave no richer card unused while taking a poorer one: a face is closed
// as soon as a copy of a richer face was left behind.
bool search(Tally have, int free, Strength target, const Unseen &unseen, std::size_t from, Faces open)
{
    if (strengthOf(Tally(have + free * kTallyOfAllKinds)) <= target)
        return false;
    for (std::size_t i = from; i < kSearchOrder.size(); ++i) {
        const Card face = kSearchOrder[i];
        if ((open >> face & 1) == 0)
            continue;
        for (int take = std::min<int>(free, unseen[face]); take > 0; --take) {
            const Tally tally = Tally(have + take * kTallyOfFace[face]);
            if (take == free ? strengthOf(tally) > target
                             : search(tally, free - take, target, unseen, i + 1,
                                 take < unseen[face] ? open & ~kPoorerThan[face] : open))
                return true;
        }
        if (unseen[face] > 0)
            open &= ~kPoorerThan[face];
    }
    return false;
}

} // namespace

bool canBeat(Tally have, int free, Strength target, const Unseen &unseen)
{
    return search(have, free, target, unseen, 0, ~Faces(0));
}

bool isStronger(const State &state, int territory, Seat left, Seat right)
{
    const Strength a = strengthOf(tallyOf(state.sector(left, territory)));
    const Strength b = strengthOf(tallyOf(state.sector(right, territory)));
    const auto at = std::size_t(territory);
    return a != b ? a > b : state.fourthCard[left][at] < state.fourthCard[right][at];
}

Seat winnerOf(const State &state, int territory)
{
    Seat best = kNobody;
    int complete = 0;
    for (Seat seat = 0; seat < state.seats; ++seat) {
        if (!state.sector(seat, territory).full())
            continue;
        ++complete;
        if (best == kNobody || isStronger(state, territory, seat, best))
            best = seat;
    }
    if (complete == state.seats || best == kNobody)
        return best; // KC-WIN-01, or nobody is ready
    if (!state.immediateWins)
        return kNobody;
    // KC-AMB-08: an equal army would come later and lose, so it does not stop the win.
    const Strength target = strengthOf(tallyOf(state.sector(best, territory)));
    for (Seat seat = 0; seat < state.seats; ++seat) {
        const Sector &sector = state.sector(seat, territory);
        if (!sector.full() && canBeat(tallyOf(sector), kArmySize - sector.size(), target, state.unseen))
            return kNobody;
    }
    return best;
}

} // namespace outremer::kingdoms

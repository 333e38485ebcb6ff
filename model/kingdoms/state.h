#pragma once

#include "model/core/domain.h"
#include "model/kingdoms/army.h"

namespace outremer::kingdoms {

inline constexpr int kTerritories = 5;
inline constexpr int kMaxDeck = 120; // two decks of at most 60 cards
inline constexpr int kHandCapacity = 6;

// What options, events and fields are about.
enum Noun : std::uint16_t { kCardNoun = kFirstNoun, kTerritoryNoun, kDeckNoun, kEndOfNouns };
inline constexpr Domain kCardId = idOfNoun(kCardNoun).orNone(kUnknownCard);

using Sector = FixedList<Card, kArmySize>;
using Hand = FixedList<Card, kHandCapacity>;

// The steps of a turn (KC-TURN-02, 03). Saved in positions and snapshots: append, never renumber.
enum class Phase : std::uint8_t { Draw, Place, Over };
inline constexpr std::array<std::string_view, 3> kPhaseWords{ "draw", "place", "over" };

// The whole match. Chance is spent at set-up: the order of the deck is all that stays hidden besides the hands, so
// no random generator is needed in here.
struct State {
    std::array<std::array<Sector, kTerritories>, kMaxSeats> sectors{};
    std::array<std::array<std::uint8_t, kTerritories>, kMaxSeats> fourthCard{}; // number of that placement, 0 before
    std::array<Hand, kMaxSeats> hands{};                                        // sorted
    FixedList<Card, kMaxDeck> deck{};                                           // back() is the top
    // For each face, how many cards do not lie open on the table. Public, and what KC-WIN-09 reasons about.
    std::array<std::uint8_t, kCardFaces> unseen{};
    std::array<Seat, kTerritories> owner{ kNobody, kNobody, kNobody, kNobody, kNobody };
    std::array<std::uint8_t, kTerritories> marker{}; // its number, 0 before (KC-WIN-03)
    std::uint8_t seats = 2;
    Seat active = 0;
    Phase phase = Phase::Draw;
    std::uint8_t placements = 0; // in the whole match
    std::uint8_t markers = 0;    // already placed

    // What was agreed before the match.
    std::uint8_t byPoints = 0;      // KC-SETUP-11
    std::uint8_t immediateWins = 1; // KC-AMB-07
    std::uint8_t playOut = 0;       // KC-AMB-14

    Sector &sector(Seat seat, int territory) { return sectors[seat][std::size_t(territory)]; }
    const Sector &sector(Seat seat, int territory) const { return sectors[seat][std::size_t(territory)]; }

    template <class Self, class Walk>
    static void fields(Self &self, Walk &walk)
    {
        walk("sectors", self.sectors, kCardId.by(kSeatNoun, kTerritoryNoun));
        walk("fourthCard", self.fourthCard, kPlain.by(kSeatNoun, kTerritoryNoun));
        walk("hands", self.hands, kCardId.by(kSeatNoun));
        walk("deck", self.deck, kCardId);
        walk("unseen", self.unseen, kPlain.by(kCardNoun));
        walk("owner", self.owner, kSeatId.orNone(kNobody).by(kTerritoryNoun));
        walk("marker", self.marker, kPlain.by(kTerritoryNoun));
        walk("seats", self.seats);
        walk("active", self.active, kSeatId);
        walk("phase", self.phase, wordOf(kPhaseWords));
        walk("placements", self.placements);
        walk("markers", self.markers);
        walk("byPoints", self.byPoints, kFlag);
        walk("immediateWins", self.immediateWins, kFlag);
        walk("playOut", self.playOut, kFlag);
    }
    friend bool operator==(const State &, const State &) = default;
};

// KC-WIN-06, KC-AMB-13: the fifth marker ends the match, unless a point match is agreed to be played out (KC-AMB-14).
inline bool isFinished(const State &state)
{
    if (state.byPoints && state.playOut)
        return state.placements == state.seats * kTerritories * kArmySize;
    return state.markers == kTerritories;
}

// Who made the placement of this number (from 1): turns go round, and the active seat is next, or placed last when the
// match is over (KC-TURN-01).
inline Seat placerOf(const State &state, int placement)
{
    const int last = state.phase == Phase::Over ? state.active : state.active + state.seats - 1;
    const int back = (state.placements - placement) % state.seats;
    return Seat((last - back + state.seats) % state.seats);
}

inline Tally tallyOf(const Sector &sector)
{
    Tally tally = 0;
    for (Card card : sector)
        tally = Tally(tally + tallyOf(card));
    return tally;
}

} // namespace outremer::kingdoms

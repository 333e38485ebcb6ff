#pragma once

#include "model/kingdoms/state.h"

namespace outremer::kingdoms {

// How many cards of each face could still be anywhere but on the table.
using Unseen = std::array<std::uint8_t, kCardFaces>;

// Whether an army with these symbols and `free` open places could still become stronger than `target`, taking its
// missing cards from `unseen`. Exact: KC-WIN-09 asks for every multiset of unseen cards.
bool canBeat(Tally have, int free, Strength target, const Unseen &unseen);

// Who has won this territory by what everybody can see, or nobody yet (KC-WIN-01, KC-WIN-04, KC-WIN-09).
Seat winnerOf(const State &state, int territory);

// Whether `left` has the better of two complete armies here; an equal one wins by the earlier fourth card
// (KC-COMPARE-09).
bool isStronger(const State &state, int territory, Seat left, Seat right);

} // namespace outremer::kingdoms

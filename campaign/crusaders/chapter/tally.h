#pragma once

#include "campaign/crusaders/chapter/chapterstate.h"
#include "model/core/event.h"

namespace outremer::campaign {

// The field of an event with this noun; every event that is asked for one has it.
std::int16_t fieldOf(const Event &event, std::uint16_t noun);
// The seat that plays a state; kNobody for the Saracens.
Seat seatOfRealm(const crusaders::State &match, std::int16_t realm);

// Adds what an event of the match shows.
void note(Tally &tally, const crusaders::State &match, const Event &event);

} // namespace outremer::campaign

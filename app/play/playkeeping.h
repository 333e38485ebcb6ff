#pragma once

#include "app/play/play.h"
#include "db/chronicle.h"

namespace outremer {

// Writes into the group's history (db/plays.h) what happens at the table of a single match; campaigns/chapterplays.h does it
// for chapters. Every call may be repeated, and what was cut off is caught up with by
// campaigns/missingplays.h.

// A match that belongs to no campaign, and who sits down to it.
std::optional<Refusal> noteBeginning(
    Chronicle &chronicle, const MatchRow &match, const std::vector<Player> &players, EveningId evening);
// One that was begun without being noted. Who sat down in its middle has no known moment.
std::optional<Refusal> noteBeginning(Chronicle &chronicle, const MatchRow &match);
// Somebody else plays this seat from now on.
std::optional<Refusal> noteSitting(Chronicle &chronicle, MatchId match, Seat seat, const Player &player);
// Such a match is over on the line it is being played on.
std::optional<Refusal> noteEnd(Chronicle &chronicle, MatchId id, const AnyMatch &match);

// What was played of a match before the line it is being played on began.
Result<Before> beforeMatch(Chronicle &chronicle, MatchId match);

// The evening that single matches belong to: what is played on one day, until the next morning, is one evening. Begins it
// when there is none yet.
Result<EveningId> eveningOfToday(Chronicle &chronicle);

// "2026-11-16": the day an evening belongs to. The small hours belong to the day before.
std::string eveningDate(Moment moment);

} // namespace outremer

#pragma once

#include "db/journalrows.h"

namespace outremer {

// The hash chain over the steps of a line. Each link covers everything before it back to how the match began, so
// a step that was changed, lost, doubled or moved breaks the chain at its place.
std::uint64_t chainOfMatch(const MatchRow &match);                     // before the first step
std::uint64_t chainOfRoot(const MatchRow &match, const LineRow &line); // the same for a line without parent
std::uint64_t chainOfFork(std::uint64_t chainOfParent, const MatchRow &match, const LineRow &line); // before its own
std::uint64_t chainOfStep(std::uint64_t chainBefore, std::int64_t number, const JournalStep &step);

} // namespace outremer

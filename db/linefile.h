#pragma once

#include "db/journalrows.h"

#include <span>
#include <vector>

namespace outremer {

class Ledger;

// A line with everything that was chosen on it, each step proven by the chain.
struct LoadedLine {
    MatchRow match;
    LineRow line;
    Origin origin;
    std::vector<LineRow> ancestry; // from the first down to the line itself
    std::vector<JournalStep> steps;
    std::vector<std::uint64_t> chains; // chains[n] is the link after n steps; one more than steps
};

enum class Tolerance { None, UpToLastGoodLink };

// Throws "damaged" where the chain breaks, or, when tolerant, answers what is good before that.
LoadedLine loadLine(Ledger &ledger, LineId line, Tolerance tolerance = Tolerance::None);

// The same for a line whose rows are already known, from its first ancestor down to itself. Without a head only the
// chain says how far it goes.
LoadedLine loadLine(Ledger &ledger, const MatchRow &match, const std::vector<LineRow> &ancestry,
    const std::optional<Head> &head, Tolerance tolerance);

// What a line is played by and from, without reading its steps.
Origin originOf(Ledger &ledger, LineId line);

// Writes a line with its own steps, those after the fork, and its head. `chainAtFork` is its parent's link there; a
// line without parent starts from the match. Answers the new head.
Head writeLine(Ledger &ledger, const MatchRow &match, const LineRow &line, std::uint64_t chainAtFork,
    std::span<const JournalStep> own);

// The head of a line, checked against its seal.
Head headOf(Ledger &ledger, LineId line);

} // namespace outremer

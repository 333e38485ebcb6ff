#pragma once

#include "db/knowledge.h"
#include "db/linefile.h"

namespace outremer {

class Ledger;

// A line played again from its start. Without its rules or content it is no damage: it is proven by its chain, and can be
// read.
struct Replayed {
    LoadedLine line;
    std::unique_ptr<AnyMatch> match; // null: `why` it was not played again
    std::string why;
};

// Throws where the chain breaks or the rules do not allow what was chosen.
Replayed replayLine(Ledger &ledger, Contents &contents, LineId line, const Knowledge &knowledge);

} // namespace outremer

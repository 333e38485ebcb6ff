#pragma once

#include "db/linefile.h"

namespace outremer {

// Chapters of the first release began from positions in a form that no program reads any more. What they were made from is
// in the chronicle: the book before the chapter, the campaign's seed and what the group agreed on. Answers the record
// such a line begins with, with that instead; any other record as it is. Its hash still has to be that of the position.
std::string presentStart(Ledger &ledger, const Origin &origin, MatchId match);

} // namespace outremer

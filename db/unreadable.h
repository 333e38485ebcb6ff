#pragma once

#include "db/knowledge.h"

namespace outremer {

struct TableShape;
class Ledger;

// What nobody can read in a file whose seals and tallies are all right: cells beyond their limits, documents against their
// schema. A bundle with any of it is refused; in a chronicle it is told, and nothing else is hidden by it.
std::vector<std::string> unreadableParts(Ledger &ledger, Contents &contents, const Knowledge &knowledge);

} // namespace outremer

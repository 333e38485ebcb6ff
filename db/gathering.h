#pragma once

#include "db/journalrows.h"
#include "db/row.h"

#include <map>
#include <set>
#include <vector>

namespace outremer {

class Ledger;

// A line with its own steps, those after the fork.
struct GatheredLine {
    LineRow line;
    std::vector<JournalStep> own;
};

// Rows lifted out of a chronicle, to be set down in another one: a campaign on its way to a friend, or what could
// still be read of a damaged file.
struct Gathering {
    std::map<std::string, std::vector<Row>> rows; // by table; not lines, heads and steps
    std::vector<GatheredLine> lines;              // parents before their forks

    bool has(const std::string &table, std::int64_t id) const;
};

// Everything of a sound file. Throws "damaged".
Gathering gatherAll(Ledger &ledger);

// References to rows that were not gathered are cleared where that is allowed; else the referring row is left out.
// Says in words what was done.
std::vector<std::string> mendReferences(Gathering &gathering, const Ledger &shapes);

using IdMap = std::map<std::string, std::map<std::int64_t, std::int64_t>>; // table -> old id -> new id

enum class NewIds { No, Yes }; // an empty file keeps the old ones

// Sets everything down, inside a transaction of the caller. Rows that `ids` already knows are there and are not
// written; the ids of the others are added to it. All chains are made anew.
void setDown(const Gathering &gathering, Ledger &ledger, NewIds newIds, IdMap &ids);

} // namespace outremer

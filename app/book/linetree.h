#pragma once

#include "db/journalrows.h"

#include <vector>

namespace outremer {

// A line of a match in the tree of its lines, as a reader sees it.
struct TreeLine {
    LineRow row;
    std::int64_t length = 0; // steps, the shared ones included
    std::int64_t fork = 0;   // how many of them it shares with the line it is drawn under
    int depth = 0;
    std::vector<bool> guides{}; // for each depth above it: does the branch there go on below
    bool isCurrent = false;
    bool isPoint() const { return !row.name.empty() && length == row.forkedAt; } // kept, and never played on
};

// The lines with a name and the one being played, which stands first as the trunk; each other one under the line it
// shares most with. Unnamed lines are steps taken back: they come only if asked for. The store's own parents are not
// shown: taking back a step begins a line too, and such a tree would be as deep as a player is hesitant.
std::vector<TreeLine> lineTree(
    const std::vector<LineRow> &lines, const std::vector<Head> &heads, LineId current, bool withTakenBack);

} // namespace outremer

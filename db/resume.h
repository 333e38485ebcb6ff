#pragma once

#include "db/linefile.h"

#include "model/shelf.h"

namespace outremer {

// A position kept beside the journal: a cache that only saves time. It is believed if it is whole, fits the state's hash
// and leads where the steps after it go; `Journal` asks whoever uses one to play the line again and compare.
struct Snapshot {
    std::int64_t number = 0; // the steps before it
    std::uint64_t stateHash = 0;
    std::string bytes;
    std::string position; // JSON; empty in snapshots of older programs
};

// A line lifted out of the file with all it takes to play it: on any thread, whatever the chronicle does meanwhile.
struct SavedLine {
    GamePtr game; // with the content the line began with
    LoadedLine line;
    std::vector<Snapshot> snapshots; // the newest first

    std::size_t length() const { return line.steps.size(); }
    // From its start through the rules: the match with its whole journal, undo and events.
    Result<std::unique_ptr<AnyMatch>> replay() const;
    // From a snapshot and the steps after it, which are all that its journal has; null when no snapshot is of use.
    std::unique_ptr<AnyMatch> reopen() const;
};

// Throws when the game or its rules are not those the line is played by. Content is not looked at.
void demandSameRules(const AnyGame &game, const LoadedLine &line);

// How often a line was played again from its start, by this process: tests count it.
std::uint64_t replayCount();

} // namespace outremer

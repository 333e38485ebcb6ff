#pragma once

#include "db/contentsum.h"
#include "db/knowledge.h"

#include "model/core/refusal.h"

#include <filesystem>

namespace outremer {

class Ledger;

// Replay plays every match again through the rules we have. Outcomes compares what is written down of its end, too: what an
// older program wrote of it may differ without being damage, so nobody is kept from his file for that.
enum class Depth { Chains, Replay, Outcomes };

// What is wrong with a file, in words; `isOk` when nothing is.
struct Health {
    int version = 0;
    ContentSum content; // empty when it could not be read
    std::vector<std::string> problems;
    std::vector<std::string> remarks;    // worth knowing, but no damage: a match of a game that is not here
    std::vector<std::string> unreadable; // no damage either: whoever wrote it wrote what nobody can read

    bool isOk() const { return problems.empty(); }
};

// Everything but the steps: seals, tallies, and that every line has its head. Throws "damaged". Done on every opening;
// the steps are proven by their chain when a line is loaded.
void verifyContent(Ledger &ledger);

// All there is to check: structure, references, schema, seals, tallies, the chain of every line; and what of it can be read.
Health check(Ledger &ledger, Depth depth, const Knowledge &knowledge);

// The same for a file nobody has open. Refuses only what cannot be looked at at all: a missing, foreign or newer file or
// one in use. The file is not migrated.
Result<Health> checkFile(
    const std::filesystem::path &path, Depth depth = Depth::Chains, const Knowledge &knowledge = &gameOnShelf);

} // namespace outremer

#pragma once

#include "app/play/play.h"
#include "db/chronicle.h"

// When the file of an open chronicle is no longer where it was, or another program has written into it, no step is saved
// any more (db/filewatch.h). What is in memory can still go into a new file.
namespace outremer {

// Whether that is why something was refused.
bool isAstray(const std::string &code);

struct Rescued {
    std::filesystem::path file;
    bool isWhole = false; // all of the chronicle; else only the match on the table
};

// Into a new file beside the old one, or in its place when nothing is there any more. A file that was moved or deleted is
// still read whole; of one that was overwritten nothing can be trusted but the match that is being played.
Result<Rescued> rescue(
    Chronicle &chronicle, const AnyMatch &match, const std::vector<Player> &players, const std::string &code);

// For the command line, where nobody can be asked: does it, and says so in the refusal.
Refusal rescuedFrom(
    const Refusal &refusal, Chronicle &chronicle, const AnyMatch &match, const std::vector<Player> &players);

} // namespace outremer

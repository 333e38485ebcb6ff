#pragma once

#include "db/connection.h"
#include "db/files.h"

#include <memory>
#include <string>
#include <vector>

namespace outremer {

// What is to be opened, once it is clear what lies beside it.
struct Settled {
    std::filesystem::path file;             // the file itself; for looking, it may be a copy of it
    std::unique_ptr<ScratchFolder> scratch; // that holds the copy
    std::vector<std::string> remarks;       // in words; empty when nothing lay there, or an ordinary crash had left it
};

// SQLite plays a journal into the file beside it unasked, whosever it is: after a crash that saves the file; into a good
// copy that somebody has put in its place meanwhile it plays old pages. So before a file is opened, both ways are tried
// on copies. What is sound by itself stays as it is, for a journal has nothing newer; what is sound only with its
// journal is recovered, after both were copied aside; what is sound neither way is refused as "damaged" and not touched.
// Whoever only looks is given a copy. A chronicle never has a write-ahead log, so one beside it is never read.
Settled settleLeftovers(const std::filesystem::path &path, Access access, std::int32_t applicationId);

// Whether there is a journal that SQLite would play, and that one of ours could be.
bool hasOwnJournal(const std::filesystem::path &path);

// The same for a scratch copy that was made together with its journal; throws "damaged" naming `original`.
void settleCopy(const std::filesystem::path &copy, std::int32_t applicationId, const std::filesystem::path &original);

} // namespace outremer

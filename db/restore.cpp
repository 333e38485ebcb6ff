#include "db/restore.h"

#include "db/check.h"
#include "db/clock.h"
#include "db/connection.h"
#include "db/files.h"
#include "db/problems.h"
#include "db/schema.h"
#include "db/writerlock.h"

namespace outremer {
namespace {

namespace fs = std::filesystem;

// The checked copy waits under this name, so that a crash can be carried on from.
fs::path waitingFor(const fs::path &chronicle)
{
    return chronicle.string() + ".restored";
}

} // namespace

void restoreInto(const fs::path &backup, const fs::path &copy)
{
    if (!inspect(backup, kChronicleId).isThere)
        throw StoreProblem("not-found", backup.string() + ": there is no such file.");
    copyDurably(backup, copy);
    const Health health = valueOf(checkFile(copy));
    if (!health.isOk())
        throw damaged(backup, health.problems.front());
}

Result<Restored> restoreBackup(const fs::path &backup, const fs::path &chronicle)
{
    return guarded(backup, [&] {
        const fs::path name = fs::weakly_canonical(fs::absolute(chronicle));
        fs::create_directories(name.parent_path());
        const WriterLock lock = valueOf(WriterLock::take(name));
        {
            const ScratchFolder scratch(name.parent_path());
            restoreInto(backup, scratch.path() / "restored.db");
            fs::remove(waitingFor(name));
            renameDurably(scratch.path() / "restored.db", waitingFor(name));
        }
        Restored restored{ name, {} };
        if (fs::exists(name))
            restored.movedAside = moveAside(name, "replaced");
        finishRestore(name);
        return restored;
    });
}

bool finishRestore(const fs::path &chronicle)
{
    if (!fs::exists(waitingFor(chronicle)))
        return false;
    // A journal without its file would be played back into the wrong one.
    if (!isEmptyOrMissing(journalOf(chronicle)))
        renameDurably(journalOf(chronicle), journalOf(chronicle).string() + ".orphan-" + stampOf(now()));
    else
        fs::remove(journalOf(chronicle));
    renameDurably(waitingFor(chronicle), chronicle);
    return true;
}

} // namespace outremer

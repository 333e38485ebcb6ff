#include "app/archive/recoverywork.h"

#include "app/archive/backupfiles.h"
#include "app/play/datafolder.h"
#include "db/anchor.h"
#include "db/clock.h"
#include "db/files.h"
#include "db/problems.h"
#include "db/restore.h"
#include "db/writerlock.h"

#include <set>

namespace outremer {

namespace fs = std::filesystem;

Result<BackInPlace> restoreNewest(const fs::path &chronicle)
{
    // What is wrong with this one backup; anything else would be wrong with the next one too.
    static const std::set<std::string> kOfThisFile{ "damaged", "not-a-chronicle", "newer-version", "not-found",
        "cannot-open" };
    for (const BackupFile &backup : backupsBeside(chronicle)) {
        const auto restored = restoreBackup(backup.path, chronicle);
        if (restored) {
            Anchor(stateFolder(), chronicle).forget();
            return BackInPlace{ backup.path, restored->movedAside };
        }
        if (!kOfThisFile.contains(restored.refusal().code))
            return restored.refusal();
    }
    return Refusal{ "no-backup", backupFolderOf(chronicle).string() + ": there is no sound backup of this chronicle." };
}

Result<Salvaged> salvageBeside(const fs::path &chronicle)
{
    const std::string name = chronicle.stem().string() + ".salvaged-" + stampOf(now()) + ".db";
    return salvage(chronicle, chronicle.parent_path() / name);
}

Result<BackInPlace> adopt(const fs::path &salvaged, const fs::path &chronicle)
{
    const auto restored = restoreBackup(salvaged, chronicle);
    if (!restored)
        return restored.refusal();
    Anchor(stateFolder(), chronicle).forget();
    return BackInPlace{ salvaged, restored->movedAside };
}

Result<fs::path> setAside(const fs::path &chronicle)
{
    return guarded(chronicle, [&] {
        const WriterLock lock = valueOf(WriterLock::take(chronicle)); // nobody is using it meanwhile
        Anchor(stateFolder(), chronicle).forget();
        if (fs::exists(chronicle))
            return moveAside(chronicle, "aside");
        const fs::path orphan = journalOf(chronicle).string() + ".aside-" + stampOf(now());
        renameDurably(journalOf(chronicle), orphan);
        return orphan;
    });
}

} // namespace outremer

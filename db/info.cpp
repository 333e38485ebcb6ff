#include "db/info.h"

#include "db/check.h"
#include "db/opening.h"
#include "db/schema.h"

namespace outremer {

Result<FileInfo> describeFile(const std::filesystem::path &path)
{
    return guarded(path, [&] {
        const auto file = OpenFile::open(path, Access::Look, kChronicleId);
        verifyContent(file->ledger());
        FileInfo info;
        info.version = file->database().execAndGet("PRAGMA user_version").getInt();
        info.bytes = std::int64_t(std::filesystem::file_size(path));
        info.content = contentSum(file->ledger());
        const auto backups = file->ledger().list<Backup>();
        if (!backups.empty())
            info.lastBackup = backups.back();
        return info;
    });
}

} // namespace outremer

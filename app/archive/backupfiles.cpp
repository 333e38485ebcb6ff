#include "app/archive/backupfiles.h"

#include "db/clock.h"

#include <QDateTime>
#include <QTimeZone>

#include <algorithm>

namespace outremer {

namespace fs = std::filesystem;

fs::path backupFolderOf(const fs::path &chronicle)
{
    return chronicle.parent_path() / "backups";
}

std::vector<BackupFile> backupsBeside(const fs::path &chronicle)
{
    std::vector<BackupFile> found;
    const QString prefix = QString::fromStdString(chronicle.stem().string()) + "-";
    std::error_code error;
    for (const auto &entry : fs::directory_iterator(backupFolderOf(fs::weakly_canonical(chronicle, error)), error)) {
        const QString name = QString::fromStdString(entry.path().filename().string());
        if (!name.startsWith(prefix) || !entry.is_regular_file(error))
            continue;
        QDateTime at = QDateTime::fromString(name.mid(prefix.size()), "yyyy-MM-dd'T'HHmmss'Z.db'");
        at.setTimeZone(QTimeZone::utc());
        if (at.isValid())
            found.push_back({ entry.path(), at.toMSecsSinceEpoch(), std::int64_t(entry.file_size(error)) });
    }
    // By their names, but what seems to come from the future was made by a wrong clock.
    const Moment tomorrow = now() + 24ll * 60 * 60 * 1000;
    std::ranges::sort(
        found, std::greater(), [&](const BackupFile &file) { return std::pair(file.at < tomorrow, file.at); });
    return found;
}

} // namespace outremer

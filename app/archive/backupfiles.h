#pragma once

#include "db/ids.h"

#include <filesystem>
#include <vector>

namespace outremer {

// A backup as it lies in the folder. It has its name only because it was proven when it was made.
struct BackupFile {
    std::filesystem::path path;
    Moment at = 0; // by its name
    std::int64_t bytes = 0;
};

std::filesystem::path backupFolderOf(const std::filesystem::path &chronicle);

// The backups of a chronicle in that folder, the newest first: what its own notes say of them may be lost with it.
std::vector<BackupFile> backupsBeside(const std::filesystem::path &chronicle);

} // namespace outremer

#pragma once

#include "db/backup.h"
#include "db/contentsum.h"

#include <filesystem>

namespace outremer {

// What a chronicle file is, without changing it.
struct FileInfo {
    int version = 0;
    std::int64_t bytes = 0;
    ContentSum content;
    std::optional<Backup> lastBackup;
};

Result<FileInfo> describeFile(const std::filesystem::path &path);

} // namespace outremer

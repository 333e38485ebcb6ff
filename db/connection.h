#pragma once

#include <SQLiteCpp/Database.h>

#include <cstdint>
#include <filesystem>

namespace outremer {

enum class Access { Write, Look };

// What the first bytes of a file say about it, read without SQLite and without touching anything.
struct FileHeader {
    bool isThere = false;
    std::int32_t applicationId = 0;
    int version = 0;
};

// Whether the text of our tables stands in it: a file of ours, whatever its header says.
bool holdsOurTables(const std::filesystem::path &path);

// Throws "not-a-chronicle", "newer-version" or "damaged" for a file that is not one of `applicationId` which this
// program can read. Missing is fine.
FileHeader inspect(const std::filesystem::path &path, std::int32_t applicationId);

// The one connection to a file. Its settings are the promise that nothing saved is lost.
SQLite::Database connect(const std::filesystem::path &path, Access access);

// A complete, empty file of the newest or an older version. It gets its name only when it is on the disk.
void createFile(const std::filesystem::path &path, std::int32_t applicationId, int version);

// Throws "damaged" unless the schema is exactly the one of its version and all pages are there. `path` is what people
// call the file.
void demandSchema(SQLite::Database &database, const std::filesystem::path &path);

// Throws "damaged" when SQLite's own structure is: cheap enough for every opening.
void demandStructure(SQLite::Database &database, const std::filesystem::path &path);

} // namespace outremer

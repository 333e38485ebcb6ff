#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace SQLite {
class Database;
}

namespace outremer {

// What kind of file it is, in the header where SQLite and file(1) look for it.
inline constexpr std::int32_t kChronicleId = 0x4f757472; // "Outr"
inline constexpr std::int32_t kBundleId = 0x4f757442;    // "OutB"

// The version this program writes: one more with each migration.
int newestSchemaVersion();

// Runs the migrations above the file's version, each with its new version in one transaction.
void migrate(SQLite::Database &database, int upTo = newestSchemaVersion());

// The complete schema as SQLite keeps it. Two files of one version have the same text, so a damaged, foreign or
// booby-trapped schema is found by comparing.
std::string schemaText(SQLite::Database &database);
const std::string &expectedSchemaText(int version);

// The tables of a version: their names, and the text that makes each of them as SQLite keeps it.
std::vector<std::pair<std::string, std::string>> expectedTables(int version);

} // namespace outremer

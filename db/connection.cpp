#include "db/connection.h"

#include "db/files.h"
#include "db/problems.h"
#include "db/schema.h"

#include <SQLiteCpp/SQLiteCpp.h>
#include <sqlite3.h>

#include <array>
#include <cstring>
#include <fstream>

namespace outremer {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view kMagic("SQLite format 3\0", 16);
constexpr int kPageSize = 4096;
constexpr std::size_t kSchemaWithin = 4u << 20; // of a file's beginning

std::uint32_t bigEndian(const std::array<unsigned char, 100> &bytes, std::size_t at)
{
    return std::uint32_t(bytes[at]) << 24 | std::uint32_t(bytes[at + 1]) << 16 | std::uint32_t(bytes[at + 2]) << 8
        | std::uint32_t(bytes[at + 3]);
}

// The choices createFile makes stand in the header; a file with others is not as we left it.
bool isAsWeMakeThem(const std::array<unsigned char, 100> &bytes)
{
    return bytes[16] == kPageSize / 256 && bytes[17] == 0        // page size
        && bytes[18] == 1 && bytes[19] == 1                      // a rollback journal, not WAL
        && bytes[20] == 0                                        // nothing reserved
        && bytes[21] == 64 && bytes[22] == 32 && bytes[23] == 32 // as in every file of SQLite
        && bigEndian(bytes, 44) == 4                             // how the schema is written
        && bigEndian(bytes, 52) == 0                             // no auto-vacuum
        && bigEndian(bytes, 56) == 1;                            // UTF-8
}

void configure(SQLite::Database &database)
{
    sqlite3 *handle = database.getHandle();
    sqlite3_db_config(handle, SQLITE_DBCONFIG_DEFENSIVE, 1, nullptr);
    sqlite3_db_config(handle, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0, nullptr);
    sqlite3_db_config(handle, SQLITE_DBCONFIG_ENABLE_LOAD_EXTENSION, 0, nullptr);
    sqlite3_limit(handle, SQLITE_LIMIT_LENGTH, 64 << 20);
    database.exec("PRAGMA cell_size_check=ON");
    database.exec("PRAGMA foreign_keys=ON");
    database.exec("PRAGMA synchronous=FULL");
    database.exec("PRAGMA temp_store=MEMORY");
    // Once we have the file nobody else gets it: saving a move never fails because somebody is reading.
    database.exec("PRAGMA locking_mode=EXCLUSIVE");
}

} // namespace

bool holdsOurTables(const fs::path &path)
{
    std::ifstream in(path, std::ios::binary);
    std::string beginning(kSchemaWithin, '\0');
    in.read(beginning.data(), std::streamsize(beginning.size()));
    beginning.resize(std::size_t(in.gcount()));
    return beginning.find("CREATE TABLE tallies(name TEXT PRIMARY KEY") != std::string::npos
        || beginning.find("CREATE TABLE heads(line INTEGER PRIMARY KEY") != std::string::npos;
}

FileHeader inspect(const fs::path &path, std::int32_t applicationId)
{
    const fs::file_status status = fs::status(path);
    if (!fs::exists(status))
        return {};
    if (!fs::is_regular_file(status))
        throw StoreProblem("not-a-chronicle", path.string() + ": this is not a file; it was left as it is.");
    std::array<unsigned char, 100> bytes{};
    std::ifstream in(path, std::ios::binary);
    if (!in)
        throw StoreProblem("cannot-open", path.string() + ": the file cannot be read. Check its permissions.");
    in.read(reinterpret_cast<char *>(bytes.data()), bytes.size());
    if (in.gcount() == 0)
        throw damaged(path, "it is empty");
    const bool isDatabase = std::memcmp(bytes.data(), kMagic.data(), kMagic.size()) == 0;
    const auto id = std::int32_t(bigEndian(bytes, 68));
    const bool isOther = isDatabase && (id == kChronicleId || id == kBundleId) && id != applicationId;
    if ((!isDatabase || id != applicationId) && !isOther && holdsOurTables(path))
        throw damaged(path, "its header is wrong");
    if (!isDatabase || id != applicationId)
        throw StoreProblem("not-a-chronicle",
            path.string()
                + (applicationId == kBundleId ? ": this is not a campaign exported from Outremer"
                                              : ": this is not a chronicle of Outremer")
                + "; it was left as it is. Choose another file.");
    const auto version = bigEndian(bytes, 60);
    if (version > std::uint32_t(newestSchemaVersion()))
        throw StoreProblem("newer-version",
            path.string() + ": the file was written by a newer Outremer (version " + std::to_string(version)
                + " of the format, this program knows " + std::to_string(newestSchemaVersion())
                + "); it was left as it is. Open it with the newer program.");
    if (in.gcount() < std::streamsize(bytes.size()) || version == 0 || !isAsWeMakeThem(bytes))
        throw damaged(path, "its header is wrong");
    return { true, id, int(version) };
}

SQLite::Database connect(const fs::path &path, Access access)
{
    // Absolute, because SQLite takes a name that starts with "file:" for an address.
    SQLite::Database database(fs::absolute(path).string(), SQLite::OPEN_READWRITE, 0);
    configure(database);
    if (sqlite3_db_readonly(database.getHandle(), "main") == 1) {
        if (access == Access::Write)
            throw SQLite::Exception("read-only", SQLITE_READONLY);
        database.exec("BEGIN; SELECT count(*) FROM sqlite_schema; COMMIT");
        return database;
    }
    // Takes the lock and plays back what a crash left half-done.
    database.exec("BEGIN EXCLUSIVE; COMMIT");
    // Not WAL: SQLite 3.40 can damage a WAL file when two connections reset it at once.
    database.exec("PRAGMA journal_mode=TRUNCATE");
    return database;
}

void createFile(const fs::path &path, std::int32_t applicationId, int version)
{
    if (!isEmptyOrMissing(journalOf(path)))
        throw StoreProblem("unfinished",
            path.string() + ": the chronicle is missing but the journal of its last change is there ("
                + journalOf(path).string() + "). Put the file back, or move the journal away.");
    fs::remove(journalOf(path));
    const ScratchFolder scratch(fs::absolute(path).parent_path());
    const fs::path draft = scratch.path() / "new.db";
    writeNew(draft, {}); // nobody else's to read
    {
        SQLite::Database database(fs::absolute(draft).string(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE, 0);
        database.exec("PRAGMA page_size=" + std::to_string(kPageSize));
        database.exec("PRAGMA encoding='UTF-8'");
        database.exec("PRAGMA auto_vacuum=NONE");
        configure(database);
        database.exec("PRAGMA application_id=" + std::to_string(applicationId));
        migrate(database, version);
    }
    syncFile(draft);
    renameDurably(draft, path);
}

void demandSchema(SQLite::Database &database, const fs::path &path)
{
    const int version = database.execAndGet("PRAGMA user_version").getInt();
    if (version < 1 || version > newestSchemaVersion() || schemaText(database) != expectedSchemaText(version))
        throw damaged(path, "its tables are not those of version " + std::to_string(version));
    // SQLite reads what is missing of the last page as zeros.
    const auto pages = std::uintmax_t(database.execAndGet("PRAGMA page_count").getInt64());
    if (fs::file_size(database.getFilename()) < pages * kPageSize)
        throw damaged(path, "its end is missing");
}

void demandStructure(SQLite::Database &database, const fs::path &path)
{
    SQLite::Statement check(database, "PRAGMA quick_check(1)");
    if (!check.executeStep() || check.getColumn(0).getString() != "ok")
        throw damaged(path, check.hasRow() ? check.getColumn(0).getString() : "it cannot be checked");
}

} // namespace outremer

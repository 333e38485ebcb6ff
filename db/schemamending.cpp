#include "db/schemamending.h"

#include "db/problems.h"
#include "db/schema.h"

#include <SQLiteCpp/SQLiteCpp.h>
#include <sqlite3.h>

#include <algorithm>
#include <fstream>
#include <map>

namespace outremer {
namespace {

namespace fs = std::filesystem;

using Tables = std::vector<std::pair<std::string, std::string>>;

struct ListedTable {
    std::string name;
    std::string tableName;
    std::string text;
    std::int64_t root = 0;
};

// Not by `connect`: it would not touch a file whose schema it cannot read.
SQLite::Database connectAsItIs(const fs::path &copy)
{
    SQLite::Database database(fs::absolute(copy).string(), SQLite::OPEN_READWRITE, 0);
    sqlite3_db_config(database.getHandle(), SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0, nullptr);
    database.exec("PRAGMA writable_schema=ON"); // a list that makes no sense is read all the same
    return database;
}

// From both ends, until SQLite gives up.
std::map<std::int64_t, ListedTable> readList(const fs::path &copy)
{
    std::map<std::int64_t, ListedTable> listed;
    for (const char *direction : { "ASC", "DESC" }) {
        const auto refusal = guarded(copy, [&] {
            SQLite::Database database = connectAsItIs(copy);
            SQLite::Statement rows(database,
                std::string("SELECT rowid, name, tbl_name, sql, rootpage FROM sqlite_schema ORDER BY rowid ")
                    + direction);
            while (rows.executeStep())
                listed.try_emplace(rows.getColumn(0).getInt64(),
                    ListedTable{ rows.getColumn(1).getString(), rows.getColumn(2).getString(),
                        rows.getColumn(3).getString(), rows.getColumn(4).getInt64() });
        });
        if (!refusal)
            break;
    }
    return listed;
}

bool isNearly(const std::string &one, const std::string &other)
{
    constexpr int kMostDifferences = 8;
    if (one.size() != other.size())
        return false;
    int differences = 0;
    for (std::size_t i = 0; i < one.size(); ++i)
        differences += one[i] != other[i] ? 1 : 0;
    return differences <= kMostDifferences;
}

// Where the tables of a version begin; those that are not listed are left out.
std::map<std::string, std::int64_t> rootsOf(const Tables &tables, const std::map<std::int64_t, ListedTable> &listed)
{
    std::map<std::string, std::int64_t> roots;
    for (const auto &[name, text] : tables) {
        for (const auto &[id, table] : listed) {
            const int votes =
                int(table.name == name) + int(table.tableName == name) + 2 * int(isNearly(table.text, text));
            if (votes >= 2 && table.root > 1)
                roots.try_emplace(name, table.root);
        }
    }
    return roots;
}

int versionInHeader(const fs::path &copy)
{
    std::ifstream file(copy, std::ios::binary);
    file.seekg(63);
    const int version = file.get();
    return version >= 1 && version <= newestSchemaVersion() ? version : 0;
}

// The first page as that of a file without tables; its header stays.
void emptyList(const fs::path &copy)
{
    std::fstream file(copy, std::ios::binary | std::ios::in | std::ios::out);
    const char leaf[8] = { 13, 0, 0, 0, 0, 0x10, 0, 0 }; // a leaf of a table, no cells, content from 4096 on
    file.seekp(100);
    file.write(leaf, sizeof leaf);
}

} // namespace

bool mendSchema(const fs::path &copy)
{
    const auto listed = readList(copy);
    int version = versionInHeader(copy);
    if (version == 0) { // the version that explains most
        std::size_t most = 0;
        for (int one = newestSchemaVersion(); one > 0; --one) {
            const std::size_t known = rootsOf(expectedTables(one), listed).size();
            if (known > most) {
                most = known;
                version = one;
            }
        }
    }
    const Tables tables = expectedTables(std::max(1, version));
    const auto roots = rootsOf(tables, listed);
    if (roots.empty())
        return false;
    emptyList(copy);
    const auto refusal = guarded(copy, [&] {
        {
            SQLite::Database database = connectAsItIs(copy);
            SQLite::Transaction transaction(database);
            SQLite::Statement insert(database,
                "INSERT INTO sqlite_schema(type, name, tbl_name, rootpage, sql) VALUES ('table', ?1, ?1, ?2, ?3)");
            for (const auto &[name, text] : tables) {
                const auto root = roots.find(name);
                if (root == roots.end())
                    continue;
                insert.bind(1, name);
                insert.bind(2, root->second);
                insert.bind(3, text);
                insert.exec();
                insert.reset();
            }
            database.exec("PRAGMA user_version=" + std::to_string(version));
            transaction.commit();
        }
        SQLite::Database database = connectAsItIs(copy); // reads the list again
        for (const auto &[name, text] : tables) {
            if (!roots.contains(name))
                database.exec(text);
        }
    });
    return !refusal;
}

} // namespace outremer

#include "db/schema.h"

#include "db/contents.h"
#include "db/ledger.h"
#include "db/migrations.h"

#include <SQLiteCpp/SQLiteCpp.h>

#include <map>

namespace outremer {

int newestSchemaVersion()
{
    return int(kMigrations.size());
}

void migrate(SQLite::Database &database, int upTo)
{
    const int from = database.execAndGet("PRAGMA user_version").getInt();
    for (int version = from; version < upTo; ++version) {
        SQLite::Transaction transaction(database, SQLite::TransactionBehavior::IMMEDIATE);
        database.exec(kMigrations[std::size_t(version)]);
        Ledger ledger(database, {});
        ledger.openTallies();
        if (version + 1 == kContentVersion)
            keepKnownContents(ledger);
        database.exec("PRAGMA user_version=" + std::to_string(version + 1));
        transaction.commit();
    }
}

std::string schemaText(SQLite::Database &database)
{
    std::string text;
    SQLite::Statement rows(database, "SELECT type, name, tbl_name, sql FROM sqlite_schema ORDER BY type, name");
    while (rows.executeStep()) {
        for (int i = 0; i < rows.getColumnCount(); ++i)
            text += rows.getColumn(i).getString() + '\n';
    }
    return text;
}

const std::string &expectedSchemaText(int version)
{
    thread_local std::map<int, std::string> texts;
    auto [it, isNew] = texts.try_emplace(version);
    if (isNew) {
        SQLite::Database empty(":memory:", SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
        migrate(empty, version);
        it->second = schemaText(empty);
    }
    return it->second;
}

std::vector<std::pair<std::string, std::string>> expectedTables(int version)
{
    SQLite::Database empty(":memory:", SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
    migrate(empty, version);
    std::vector<std::pair<std::string, std::string>> tables;
    SQLite::Statement rows(empty, "SELECT name, sql FROM sqlite_schema WHERE type = 'table' ORDER BY rowid");
    while (rows.executeStep())
        tables.emplace_back(rows.getColumn(0).getString(), rows.getColumn(1).getString());
    return tables;
}

} // namespace outremer

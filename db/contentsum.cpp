#include "db/contentsum.h"

#include "db/ledger.h"

#include "model/core/hash.h"

#include <algorithm>

namespace outremer {

std::uint64_t ContentSum::total() const
{
    Hasher hasher;
    for (const TableSum &table : tables) {
        hasher.text(table.table);
        hasher.integer(std::uint64_t(table.rows));
        hasher.integer(table.sum);
    }
    return hasher.result();
}

std::string ContentSum::differenceFrom(const ContentSum &other) const
{
    for (const TableSum &own : tables) {
        const auto its = std::ranges::find(other.tables, own.table, &TableSum::table);
        if (its == other.tables.end() || *its != own)
            return "\"" + own.table + "\" is not the same";
    }
    return tables.size() == other.tables.size() ? "" : "there are other tables";
}

ContentSum contentSum(Ledger &ledger)
{
    ContentSum content;
    for (const TableShape &shape : ledger.shapes()) {
        if (shape.name == "snapshots" || shape.name == "backups")
            continue;
        TableSum table{ shape.name, 0, 0 };
        Hasher hasher;
        SQLite::Statement rows(ledger.database(), "SELECT " + shape.list() + " FROM \"" + shape.name + "\"");
        for (; rows.executeStep(); ++table.rows)
            hasher.integer(std::uint64_t(Ledger::sealOf(shape, Ledger::rowAt(shape, rows))));
        table.sum = hasher.result();
        content.tables.push_back(table);
    }
    return content;
}

} // namespace outremer

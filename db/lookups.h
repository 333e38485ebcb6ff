#pragma once

#include "db/row.h"

#include <map>
#include <optional>
#include <unordered_map>

namespace SQLite {
class Database;
}

namespace outremer {

struct TableShape;

// Which rows point to a row of another table: the chapters of a campaign, the lines of a match. The file has no secondary
// indexes, so that nothing can be missed by a lookup and still be found by a scan, and this is none: it is read from the
// table itself, in one pass, when it is first asked for, kept up with every insert and change of the one writer, and
// forgotten when a transaction fails.
class Lookups {
public:
    // The first column of `where` that rows of the table can be found by; nothing: by their key, or by a scan.
    static std::optional<std::string> columnFor(const TableShape &shape, const Row &where);

    // The ids of the rows that have this value, in their order.
    const std::vector<std::int64_t> &find(
        SQLite::Database &database, const TableShape &shape, const std::string &column, std::int64_t value);

    void inserted(const TableShape &shape, const Row &row);
    void changed(const TableShape &shape, const Row &before, const Row &after);
    void forget() { m_places.clear(); }

private:
    using Places = std::unordered_map<std::int64_t, std::vector<std::int64_t>>; // value -> ids
    void add(Places &places, const Cell &value, std::int64_t id);

    std::map<std::pair<std::string, std::string>, Places> m_places; // by table and column
};

} // namespace outremer

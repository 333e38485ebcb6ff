#include "db/lookups.h"

#include "db/ledger.h"

#include <algorithm>

namespace outremer {

std::optional<std::string> Lookups::columnFor(const TableShape &shape, const Row &where)
{
    if (shape.key != std::vector<std::string>{ "id" })
        return std::nullopt; // the key of such a table begins with what it belongs to
    for (const auto &[column, cell] : where) {
        if (cell.kind == Cell::Kind::Integer && shape.parents.contains(column))
            return column;
    }
    return std::nullopt;
}

const std::vector<std::int64_t> &Lookups::find(
    SQLite::Database &database, const TableShape &shape, const std::string &column, std::int64_t value)
{
    static const std::vector<std::int64_t> kNone;
    const auto [known, isNew] = m_places.try_emplace({ shape.name, column });
    Places &places = known->second;
    if (isNew) {
        SQLite::Statement rows(
            database, "SELECT \"" + column + "\", id FROM \"" + shape.name + "\" WHERE \"" + column + "\" IS NOT NULL");
        while (rows.executeStep())
            add(places, rows.getColumn(0).getInt64(), rows.getColumn(1).getInt64());
    }
    const auto found = places.find(value);
    return found == places.end() ? kNone : found->second;
}

void Lookups::inserted(const TableShape &shape, const Row &row)
{
    for (const auto &[column, parent] : shape.parents) {
        const auto known = m_places.find({ shape.name, column });
        if (known != m_places.end())
            add(known->second, row.at(column), row.integer("id"));
    }
}

void Lookups::changed(const TableShape &shape, const Row &before, const Row &after)
{
    for (const auto &[column, parent] : shape.parents) {
        const auto known = m_places.find({ shape.name, column });
        const Cell &was = before.at(column);
        if (known == m_places.end() || (was.isNull() == after.isNull(column) && was.integer == after.integer(column)))
            continue;
        if (!was.isNull())
            std::erase(known->second[was.integer], before.integer("id"));
        add(known->second, after.at(column), after.integer("id"));
    }
}

void Lookups::add(Places &places, const Cell &value, std::int64_t id)
{
    if (value.kind != Cell::Kind::Integer)
        return;
    auto &ids = places[value.integer];
    ids.insert(std::ranges::upper_bound(ids, id), id);
}

} // namespace outremer

#include "db/ledger.h"

#include "model/core/hash.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <bit>

namespace outremer {
namespace {

std::string quoted(const std::string &name)
{
    return '"' + name + '"';
}

void bind(SQLite::Statement &statement, int index, const Cell &cell)
{
    if (cell.kind == Cell::Kind::Integer)
        statement.bind(index, cell.integer);
    else if (cell.kind == Cell::Kind::Text)
        statement.bind(index, cell.text);
    else
        statement.bind(index);
}

// SQLite's own json_valid is not allowed in a schema nobody has to trust, so we look ourselves.
void demandJson(const std::filesystem::path &file, const Row &row)
{
    static constexpr std::array kDocuments{ "value", "start", "ruler", "book_before", "book_after", "form", "facts",
        "document" };
    for (const char *column : kDocuments) {
        const Cell &cell = row.at(column);
        if (cell.kind == Cell::Kind::Text && !nlohmann::json::accept(cell.text))
            throw StoreProblem("bad-value", file.string() + ": \"" + column + "\" must be JSON.");
    }
}

bool isSame(const Cell &a, const Cell &b)
{
    return a.kind == b.kind && a.integer == b.integer && a.text == b.text;
}

std::string conditionOf(const Row &where)
{
    std::string sql;
    for (const auto &[name, cell] : where)
        sql += (sql.empty() ? " WHERE " : " AND ") + quoted(name) + " IS ?";
    return sql;
}

std::int64_t tallySeal(const std::string &table, std::int64_t rows, std::int64_t sum)
{
    Hasher hasher;
    hasher.text(table);
    hasher.integer(std::uint64_t(rows));
    hasher.integer(std::uint64_t(sum));
    return std::bit_cast<std::int64_t>(hasher.result());
}

std::int64_t wrappingSum(std::int64_t a, std::int64_t b)
{
    return std::bit_cast<std::int64_t>(std::uint64_t(a) + std::uint64_t(b));
}

std::int64_t wrappingDifference(std::int64_t a, std::int64_t b)
{
    return std::bit_cast<std::int64_t>(std::uint64_t(a) - std::uint64_t(b));
}

TableShape shapeOf(SQLite::Database &database, const std::string &name)
{
    TableShape shape;
    shape.name = name;
    std::map<int, std::string> key;
    SQLite::Statement columns(database, "SELECT name, pk, \"notnull\" FROM pragma_table_info(?) ORDER BY cid");
    columns.bind(1, name);
    while (columns.executeStep()) {
        const std::string column = columns.getColumn(0).getString();
        if (column == "seal")
            shape.isSealed = true;
        else
            shape.columns.push_back(column);
        if (const int place = columns.getColumn(1).getInt())
            key[place] = column;
        if (columns.getColumn(2).getInt() != 0)
            shape.required.insert(column);
    }
    for (const auto &[place, column] : key)
        shape.key.push_back(column);
    SQLite::Statement parents(database, "SELECT \"from\", \"table\" FROM pragma_foreign_key_list(?)");
    parents.bind(1, name);
    while (parents.executeStep())
        shape.parents[parents.getColumn(0).getString()] = parents.getColumn(1).getString();
    return shape;
}

} // namespace

std::string TableShape::list() const
{
    std::string sql;
    for (const std::string &column : columns)
        sql += (sql.empty() ? "" : ", ") + quoted(column);
    return sql;
}

Ledger::Ledger(SQLite::Database &database, std::filesystem::path file)
    : m_database(&database)
    , m_file(std::move(file))
{
    std::vector<std::string> names;
    SQLite::Statement tables(database, "SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name");
    while (tables.executeStep())
        names.push_back(tables.getColumn(0).getString());
    for (const std::string &name : names) {
        if (name != "tallies")
            m_shapes.push_back(shapeOf(database, name));
    }
}

const TableShape &Ledger::shape(std::string_view table) const
{
    const auto found = std::ranges::find(m_shapes, table, &TableShape::name);
    if (found == m_shapes.end())
        throw notFound("table \"" + std::string(table) + "\"");
    return *found;
}

bool Ledger::has(std::string_view table) const
{
    return std::ranges::find(m_shapes, table, &TableShape::name) != m_shapes.end();
}

std::int64_t Ledger::sealOf(const TableShape &shape, const Row &row)
{
    Hasher hasher;
    hasher.text(shape.name);
    for (const std::string &column : shape.columns) {
        const Cell &cell = row.at(column);
        if (cell.isNull())
            continue; // so that a new column leaves old seals as they are
        hasher.text(column);
        hasher.integer(std::uint64_t(cell.kind));
        if (cell.kind == Cell::Kind::Integer)
            hasher.integer(std::uint64_t(cell.integer));
        else
            hasher.text(cell.text);
    }
    return std::bit_cast<std::int64_t>(hasher.result());
}

Row Ledger::rowAt(const TableShape &shape, SQLite::Statement &statement)
{
    Row row;
    for (std::size_t i = 0; i < shape.columns.size(); ++i) {
        const SQLite::Column column = statement.getColumn(int(i));
        if (column.isInteger())
            row.set(shape.columns[i], column.getInt64());
        else if (!column.isNull())
            row.set(shape.columns[i], column.getString());
    }
    return row;
}

Row Ledger::checkedRow(const TableShape &shape, SQLite::Statement &statement, std::int64_t &seal) const
{
    Row row = rowAt(shape, statement);
    seal = statement.getColumn(int(shape.columns.size())).getInt64();
    if (seal != sealOf(shape, row))
        throw damaged(m_file, "a row of \"" + shape.name + "\" does not fit its seal");
    return row;
}

std::vector<Row> Ledger::rows(std::string_view table, const Row &where)
{
    const TableShape &wanted = shape(table);
    if (const auto column = Lookups::columnFor(wanted, where))
        return rowsByLookup(wanted, where, *column);
    std::string order;
    for (const std::string &column : wanted.key)
        order += (order.empty() ? " ORDER BY " : ", ") + quoted(column);
    SQLite::Statement statement(
        *m_database, "SELECT " + wanted.list() + ", seal FROM " + quoted(wanted.name) + conditionOf(where) + order);
    int index = 0;
    for (const auto &[name, cell] : where)
        bind(statement, ++index, cell);
    std::vector<Row> found;
    std::int64_t seal = 0;
    while (statement.executeStep())
        found.push_back(checkedRow(wanted, statement, seal));
    return found;
}

std::vector<Row> Ledger::rowsByLookup(const TableShape &wanted, const Row &where, const std::string &column)
{
    const auto &ids = m_lookups.find(*m_database, wanted, column, where.integer(column));
    std::vector<Row> found;
    if (ids.empty())
        return found;
    SQLite::Statement statement(*m_database,
        "SELECT " + wanted.list() + ", seal FROM " + quoted(wanted.name) + conditionOf(where) + " AND id = ?");
    int index = 0;
    for (const auto &[name, cell] : where)
        bind(statement, ++index, cell);
    std::int64_t seal = 0;
    for (const std::int64_t id : ids) {
        statement.bind(index + 1, id);
        if (statement.executeStep())
            found.push_back(checkedRow(wanted, statement, seal));
        statement.reset();
    }
    return found;
}

std::int64_t Ledger::insert(std::string_view table, Row row)
{
    const TableShape &wanted = shape(table);
    if (wanted.key == std::vector<std::string>{ "id" } && row.isNull("id"))
        row.set("id", m_database->execAndGet("SELECT coalesce(max(id), 0) + 1 FROM " + quoted(wanted.name)).getInt64());
    demandJson(m_file, row);
    const std::int64_t seal = sealOf(wanted, row);
    std::string marks;
    for (std::size_t i = 0; i < wanted.columns.size(); ++i)
        marks += "?, ";
    SQLite::Statement statement(
        *m_database, "INSERT INTO " + quoted(wanted.name) + "(" + wanted.list() + ", seal) VALUES (" + marks + "?)");
    int index = 0;
    for (const std::string &column : wanted.columns)
        bind(statement, ++index, row.at(column));
    statement.bind(++index, seal);
    statement.exec();
    if (wanted.isTallied())
        tally(wanted.name, 1, seal);
    m_lookups.inserted(wanted, row);
    return row.integer("id");
}

void Ledger::change(std::string_view table, const Row &key, const Row &changes)
{
    const TableShape &wanted = shape(table);
    const auto found = rows(table, key);
    if (found.size() != 1)
        throw notFound(wanted.name + " row of that key");
    Row row = found.front();
    const Row old = row;
    const std::int64_t before = sealOf(wanted, row);
    // What stays as it is is not set: SQLite would look through all rows that may point to an id that is "changed".
    std::vector<const Cell *> fresh;
    std::string sets;
    for (const auto &[name, cell] : changes) {
        if (isSame(row.at(name), cell))
            continue;
        row.set(name, cell);
        sets += quoted(name) + " = ?, ";
        fresh.push_back(&cell);
    }
    demandJson(m_file, row);
    const std::int64_t after = sealOf(wanted, row);
    SQLite::Statement statement(
        *m_database, "UPDATE " + quoted(wanted.name) + " SET " + sets + "seal = ?" + conditionOf(key));
    int index = 0;
    for (const Cell *cell : fresh)
        bind(statement, ++index, *cell);
    statement.bind(++index, after);
    for (const auto &[name, cell] : key)
        bind(statement, ++index, cell);
    statement.exec();
    if (wanted.isTallied())
        tally(wanted.name, 0, wrappingDifference(after, before));
    m_lookups.changed(wanted, old, row);
}

std::uint64_t Ledger::sumOfTallies()
{
    Hasher hasher;
    SQLite::Statement tallies(*m_database, "SELECT seal FROM tallies");
    while (tallies.executeStep())
        hasher.integer(std::uint64_t(tallies.getColumn(0).getInt64()));
    return hasher.result();
}

Ledger::HasHappened Ledger::tallyWitness()
{
    return [this, after = sumOfTallies()] { return sumOfTallies() == after; };
}

void Ledger::commit(std::optional<SQLite::Transaction> &transaction, HasHappened hasHappened)
{
    try {
        transaction->commit();
        return;
    } catch (const SQLite::Exception &) {
        transaction.reset(); // rolls back, if there is still anything to roll back
        m_doubt = std::move(hasHappened);
        bool isSaved = false;
        try {
            isSaved = m_doubt();
            if (isSaved)
                makeDurable();
            m_doubt = nullptr;
        } catch (const SQLite::Exception &) {
            isSaved = false; // the doubt stays until the disk answers again
        }
        if (!isSaved)
            throw;
    }
}

// One more transaction: when it is on the disk, so is everything before it.
void Ledger::makeDurable()
{
    SQLite::Transaction transaction(*m_database, SQLite::TransactionBehavior::IMMEDIATE);
    m_database->exec("UPDATE tallies SET seal = seal WHERE name = 'people'");
    transaction.commit();
}

void Ledger::resolveDoubt()
{
    if (!m_doubt)
        return;
    const bool isSaved = m_doubt();
    if (isSaved)
        makeDurable();
    m_doubt = nullptr;
    if (isSaved)
        throw StoreProblem("saved-after-all",
            m_file.string()
                + ": the change before this one was saved after all, although the disk had reported an "
                  "error. Look again before repeating it.");
}

void Ledger::tally(const std::string &table, std::int64_t rows, std::int64_t sum)
{
    SQLite::Statement old(*m_database, "SELECT rows, sum FROM tallies WHERE name = ?");
    old.bind(1, table);
    if (!old.executeStep())
        throw damaged(m_file, "the tally of \"" + table + "\" is missing");
    rows += old.getColumn(0).getInt64();
    sum = wrappingSum(sum, old.getColumn(1).getInt64());
    SQLite::Statement update(*m_database, "UPDATE tallies SET rows = ?, sum = ?, seal = ? WHERE name = ?");
    update.bind(1, rows);
    update.bind(2, sum);
    update.bind(3, tallySeal(table, rows, sum));
    update.bind(4, table);
    update.exec();
}

void Ledger::openTallies()
{
    for (const TableShape &table : m_shapes) {
        if (!table.isTallied())
            continue;
        SQLite::Statement insert(*m_database,
            "INSERT INTO tallies(name, rows, sum, seal) VALUES (?, 0, 0, ?) "
            "ON CONFLICT(name) DO NOTHING");
        insert.bind(1, table.name);
        insert.bind(2, tallySeal(table.name, 0, 0));
        insert.exec();
    }
}

void Ledger::verify()
{
    std::size_t tallied = 0;
    for (const TableShape &table : m_shapes) {
        if (!table.isTallied())
            continue;
        ++tallied;
        std::int64_t count = 0;
        std::int64_t sum = 0;
        std::int64_t seal = 0;
        SQLite::Statement rows(*m_database, "SELECT " + table.list() + ", seal FROM " + quoted(table.name));
        for (; rows.executeStep(); ++count) {
            checkedRow(table, rows, seal);
            sum = wrappingSum(sum, seal);
        }
        SQLite::Statement tally(*m_database, "SELECT rows, sum, seal FROM tallies WHERE name = ?");
        tally.bind(1, table.name);
        if (!tally.executeStep() || tally.getColumn(0).getInt64() != count || tally.getColumn(1).getInt64() != sum
            || tally.getColumn(2).getInt64() != tallySeal(table.name, count, sum))
            throw damaged(m_file, "\"" + table.name + "\" does not have the rows it should have");
    }
    if (m_database->execAndGet("SELECT count(*) FROM tallies").getInt64() != std::int64_t(tallied))
        throw damaged(m_file, "there are tallies of unknown tables");
}

} // namespace outremer

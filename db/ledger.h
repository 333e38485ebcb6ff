#pragma once

#include "db/limits.h"
#include "db/lookups.h"
#include "db/problems.h"
#include "db/rowfields.h"

#include <SQLiteCpp/SQLiteCpp.h>

#include <functional>
#include <map>
#include <optional>
#include <set>

namespace outremer {

// The shape of one table, as the file itself declares it.
struct TableShape {
    std::string name;
    std::vector<std::string> columns; // without the seal
    std::vector<std::string> key;
    std::map<std::string, std::string> parents; // column -> the table it points to
    std::set<std::string> required;             // NOT NULL
    bool isSealed = false;
    bool isNullable(const std::string &column) const { return !required.contains(column); }
    std::string list() const; // the columns for a SELECT
    // Heads move with every step, so they are not tallied: each line has one, and the chain says what is in it.
    bool isTallied() const { return isSealed && name != "heads"; }
};

// The tables of truth. Every row written here is sealed and tallied in the same transaction, every row read here is
// checked against its seal, so that what comes out is what went in or a refusal.
class Ledger {
public:
    Ledger(SQLite::Database &database, std::filesystem::path file);

    SQLite::Database &database() const { return *m_database; }
    const std::filesystem::path &file() const { return m_file; }
    const std::vector<TableShape> &shapes() const { return m_shapes; }
    const TableShape &shape(std::string_view table) const;
    bool has(std::string_view table) const;

    // One transaction: all of `work` or nothing. A disk can fail so late that the change is in the file although COMMIT
    // said no; then what the file says counts. `witness` is asked inside the transaction for a way to tell later
    // whether it has happened.
    template <class Work, class Witness>
    auto write(Work work, Witness witness)
    {
        return guarded(m_file, [&] {
            resolveDoubt();
            std::optional<SQLite::Transaction> transaction(
                std::in_place, *m_database, SQLite::TransactionBehavior::IMMEDIATE);
            try {
                if constexpr (std::is_void_v<std::invoke_result_t<Work>>) {
                    work();
                    commit(transaction, witness());
                } else {
                    auto value = work();
                    commit(transaction, witness());
                    return value;
                }
            } catch (...) {
                m_lookups.forget();
                throw;
            }
        });
    }
    template <class Work>
    auto write(Work work)
    {
        return write(std::move(work), [this] { return tallyWitness(); });
    }
    template <class Work>
    auto read(Work work)
    {
        return guarded(m_file, std::move(work));
    }

    // Inside `write`. A row without id gets the next one, which is answered.
    std::int64_t insert(std::string_view table, Row row);
    void change(std::string_view table, const Row &key, const Row &changes);

    // The rows whose columns equal `where`, in the order of their key.
    std::vector<Row> rows(std::string_view table, const Row &where = {});

    // The same with structs that know their table and fields.
    template <class T>
    std::int64_t insert(const T &value)
    {
        return insert(T::kTable, rowOf(value));
    }
    template <class T>
    std::vector<T> list(const Row &where = {})
    {
        std::vector<T> values;
        for (const Row &row : rows(T::kTable, where))
            values.push_back(valueOfRow<T>(row));
        return values;
    }
    template <class T, class Key>
    T get(Key id)
    {
        return only(list<T>({ { "id", id.value } }), id);
    }
    // For whoever shows or plays what he reads: throws "unreadable" at the first cell beyond its limits.
    template <class T>
    std::vector<T> sound(const Row &where)
    {
        std::vector<T> values;
        for (const Row &row : rows(T::kTable, where)) {
            if (const auto wrong = beyondLimits(shape(T::kTable), row))
                throw StoreProblem("unreadable", *wrong);
            values.push_back(valueOfRow<T>(row));
        }
        return values;
    }
    template <class T, class Key>
    T getSound(Key id)
    {
        return only(sound<T>({ { "id", id.value } }), id);
    }
    // For lists over everything, which one such cell must not hide: it is brought within its limits.
    template <class T>
    std::vector<T> tame(const Row &where = {})
    {
        std::vector<T> values;
        for (const Row &row : rows(T::kTable, where))
            values.push_back(valueOfRow<T>(withinLimits(row)));
        return values;
    }

    // Reads every sealed row and compares with the tallies; throws "damaged" at the first difference.
    void verify();
    void openTallies(); // for tables that have none yet

    static std::int64_t sealOf(const TableShape &shape, const Row &row);
    // A row of a statement that selects shape.list().
    static Row rowAt(const TableShape &shape, SQLite::Statement &statement);

private:
    template <class T, class Key>
    static T only(const std::vector<T> &found, Key id)
    {
        if (found.empty())
            throw notFound(std::string(T::kTable) + " row " + std::to_string(id.value));
        return found.front();
    }

    using HasHappened = std::function<bool()>;
    HasHappened tallyWitness(); // by the sums of all seals
    std::uint64_t sumOfTallies();
    void commit(std::optional<SQLite::Transaction> &transaction, HasHappened hasHappened);
    void makeDurable();
    void resolveDoubt();

    std::vector<Row> rowsByLookup(const TableShape &shape, const Row &where, const std::string &column);
    Row checkedRow(const TableShape &shape, SQLite::Statement &statement, std::int64_t &seal) const;
    void tally(const std::string &table, std::int64_t rows, std::int64_t sum);

    SQLite::Database *m_database;
    std::filesystem::path m_file;
    std::vector<TableShape> m_shapes;
    Lookups m_lookups;
    HasHappened m_doubt; // about the last change, while the disk does not let us look
};

} // namespace outremer

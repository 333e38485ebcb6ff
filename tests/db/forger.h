#pragma once

#include "db/contentsum.h"
#include "db/gathering.h"
#include "tests/db/samples.h"

#include "model/core/hash.h"

#include <nlohmann/json.hpp>

// Somebody who knows how we seal and writes what he likes: cells and documents are changed, then everything is set down
// anew through the ledger, so that seals, tallies, chains and checksums are all right.
namespace outremer::test {

class Forger {
public:
    Forger(const fs::path &chronicle, std::uint64_t seed)
        : m_rng(streamOf(seed, 71))
    {
        SQLite::Database database = connect(chronicle, Access::Write);
        Ledger ledger(database, chronicle);
        m_shapes = ledger.shapes();
        m_all = gatherAll(ledger);
    }
    explicit Forger(const Forger &good, std::uint64_t seed)
        : m_rng(streamOf(seed, 71))
        , m_shapes(good.m_shapes)
        , m_all(good.m_all)
    {
    }

    // Changes a cell of some row that `mayChange`; says which.
    template <class MayChange>
    std::string forge(MayChange mayChange)
    {
        for (;;) {
            const TableShape &shape = m_shapes[m_rng.below(std::uint32_t(m_shapes.size()))];
            auto &rows = m_all.rows[shape.name];
            if (rows.empty() || shape.columns.empty() || shape.name == "backups")
                continue;
            Row &row = rows[m_rng.below(std::uint32_t(rows.size()))];
            const std::string &column = shape.columns[m_rng.below(std::uint32_t(shape.columns.size()))];
            if (column == "id" || !mayChange(shape.name, row))
                continue;
            const Cell forged = forgedCell(shape, column, row.at(column));
            row.set(column, forged);
            return shape.name + "." + column + " = "
                + (forged.isNull()                           ? "NULL"
                        : forged.kind == Cell::Kind::Integer ? std::to_string(forged.integer)
                                                             : forged.text.substr(0, 300));
        }
    }

    void set(const std::string &table, const std::string &column, const Cell &cell)
    {
        m_all.rows.at(table).front().set(column, cell);
    }

    // As a salvage may.
    void lose(const std::string &table, const std::string &column, std::int64_t value)
    {
        std::erase_if(m_all.rows.at(table), [&](const Row &row) { return row.integer(column) == value; });
    }

    // False when the store itself does not take it.
    bool write(const fs::path &file, std::int32_t applicationId) const
    {
        fs::remove(file);
        createFile(file, applicationId, newestSchemaVersion());
        SQLite::Database database = connect(file, Access::Write);
        Ledger ledger(database, file);
        const auto refusal = ledger.write([&] {
            IdMap ids;
            Gathering all = m_all;
            if (applicationId == kBundleId) {
                all.rows.erase("settings");
                all.rows.erase("backups");
            }
            mendReferences(all, ledger);
            setDown(all, ledger, NewIds::No, ids);
            if (applicationId != kBundleId)
                return;
            ContentSum content = contentSum(ledger);
            std::erase_if(content.tables, [](const TableSum &table) { return table.table == "settings"; });
            ledger.insert("settings",
                { { "key", std::string("bundle.checksum") }, { "value", '"' + hex(content.total()) + '"' } });
        });
        return !refusal;
    }

private:
    using Json = nlohmann::ordered_json;

    template <class T>
    const T &oneOf(const std::vector<T> &things)
    {
        return things[m_rng.below(std::uint32_t(things.size()))];
    }

    Json hostileJson()
    {
        static const std::vector<Json> kHostile{ nullptr, true, false, -1, 0, 1, 3, 4, 5, 16, 255, 1 << 20, INT64_MAX,
            INT64_MIN, 1.5, 1e300, "", "no", "antioch", "saracens", "nobody", "\u001b[31m", std::string(5000, 'x'),
            Json::array(), Json::object(), Json::array({ 5 }), Json::array({ nullptr, "x", {} }),
            Json::object({ { "on", "no" } }) };
        return oneOf(kHostile);
    }

    // Somewhere inside a value, deeper more often than not, something else is put, left out or repeated.
    void spoil(Json &json)
    {
        if (!json.is_structured() || json.empty() || m_rng.below(4) == 0) {
            json = hostileJson();
            return;
        }
        auto place = json.begin();
        std::advance(place, m_rng.below(std::uint32_t(json.size())));
        switch (m_rng.below(6)) {
        case 0:
            json.erase(place);
            return;
        case 1:
            if (json.is_array())
                json.push_back(Json(*place));
            else
                json["strange"] = hostileJson();
            return;
        default:
            spoil(*place);
        }
    }

    Cell forgedCell(const TableShape &shape, const std::string &column, const Cell &was)
    {
        static const std::vector<std::int64_t> kNumbers{ -1, 0, 1, 2, 3, 4, 5, 16, 99, 255, 1 << 20, INT32_MAX,
            INT32_MIN, std::int64_t(INT32_MAX) + 1, INT64_MAX, INT64_MIN, 1ll << 53 };
        static const std::vector<std::string> kTexts{ "", " ", "nobody", "saracens", "antioch", "\x1b[31mred\x1b[0m",
            "\xff\xfe", "<b>%1 %2</b>", "{who}", "../../etc/passwd", std::string(5000, 'x'), std::string("a\0b", 3),
            "\u202e\u0416", "{}", "[]", "null", "5" };
        if (shape.isNullable(column) && m_rng.below(6) == 0)
            return {};
        if (was.kind == Cell::Kind::Text) {
            const Json json = Json::parse(was.text, nullptr, false);
            if (json.is_structured() && m_rng.below(10) > 0) {
                Json spoilt = json;
                for (std::uint32_t times = 1 + m_rng.below(2); times > 0; --times)
                    spoil(spoilt);
                return spoilt.dump(-1, ' ', false, Json::error_handler_t::replace);
            }
            return oneOf(kTexts);
        }
        if (was.isNull() && m_rng.below(2) == 0)
            return oneOf(kTexts);
        return oneOf(kNumbers);
    }

    Rng m_rng;
    std::vector<TableShape> m_shapes;
    Gathering m_all;
};

} // namespace outremer::test

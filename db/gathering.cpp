#include "db/gathering.h"

#include "db/chain.h"
#include "db/ledger.h"
#include "db/linefile.h"

#include <algorithm>

namespace outremer {
namespace {

bool isKey(const TableShape &shape, const std::string &column)
{
    return std::ranges::find(shape.key, column) != shape.key.end();
}

// Tables after those they point to. Matches and lines point to each other and go together, after the evenings of
// their steps.
void order(const Ledger &ledger, const std::string &table, std::vector<std::string> &done)
{
    if (table == "lines" || table == "heads" || table == "steps" || table == "snapshots" || !ledger.has(table)
        || std::ranges::find(done, table) != done.end())
        return;
    for (const auto &[column, parent] : ledger.shape(table).parents)
        order(ledger, parent, done);
    if (table == "matches")
        order(ledger, "evenings", done);
    done.push_back(table);
}

std::vector<std::string> orderOf(const Ledger &ledger)
{
    std::vector<std::string> done;
    for (const TableShape &shape : ledger.shapes())
        order(ledger, shape.name, done);
    return done;
}

void setDownLines(const Gathering &gathering, Ledger &ledger, IdMap &ids)
{
    std::map<std::int64_t, std::vector<std::uint64_t>> chains; // new line -> its links from the fork on
    std::map<LineId, LineRow> written;
    for (const GatheredLine &gathered : gathering.lines) {
        LineRow line = gathered.line;
        line.id = { ids["lines"].at(line.id.value) };
        line.match = { ids["matches"].at(line.match.value) };
        std::uint64_t chainAtFork = 0;
        if (line.parent) {
            line.parent = LineId{ ids["lines"].at(line.parent->value) };
            chainAtFork =
                chains.at(line.parent->value).at(std::size_t(line.forkedAt - written.at(*line.parent).forkedAt));
        }
        std::vector<JournalStep> own = gathered.own;
        for (JournalStep &step : own)
            step.evening = step.evening ? EveningId{ ids["evenings"].at(step.evening.value) } : EveningId{};
        const MatchRow match = ledger.get<MatchRow>(line.match);
        writeLine(ledger, match, line, chainAtFork, own);
        auto &links = chains[line.id.value];
        links.push_back(line.parent ? chainOfFork(chainAtFork, match, line) : chainOfRoot(match, line));
        for (std::size_t i = 0; i < own.size(); ++i)
            links.push_back(chainOfStep(links.back(), line.forkedAt + std::int64_t(i), own[i]));
        written[line.id] = line;
    }
}

} // namespace

bool Gathering::has(const std::string &table, std::int64_t id) const
{
    if (table == "lines")
        return std::ranges::any_of(lines, [&](const GatheredLine &line) { return line.line.id.value == id; });
    const auto found = rows.find(table);
    return found != rows.end()
        && std::ranges::any_of(found->second, [&](const Row &row) { return row.integer("id") == id; });
}

Gathering gatherAll(Ledger &ledger)
{
    Gathering gathering;
    for (const std::string &table : orderOf(ledger))
        gathering.rows[table] = ledger.rows(table);
    for (const LineRow &line : ledger.list<LineRow>()) {
        LoadedLine loaded = loadLine(ledger, line.id);
        loaded.steps.erase(loaded.steps.begin(), loaded.steps.begin() + std::ptrdiff_t(line.forkedAt));
        gathering.lines.push_back({ line, std::move(loaded.steps) });
    }
    return gathering;
}

std::vector<std::string> mendReferences(Gathering &gathering, const Ledger &shapes)
{
    std::vector<std::string> report;
    std::map<std::string, int> cleared;
    std::map<std::string, int> leftOut;
    // Leaving a row out may leave others without their parent, so until nothing changes.
    for (bool hasChanged = true; hasChanged;) {
        hasChanged = false;
        for (auto &[table, rows] : gathering.rows) {
            const TableShape &shape = shapes.shape(table);
            const auto before = rows.size();
            std::erase_if(rows, [&](Row &row) {
                for (const auto &[column, parent] : shape.parents) {
                    if (row.isNull(column) || gathering.has(parent, row.integer(column)))
                        continue;
                    if (isKey(shape, column) || !shape.isNullable(column))
                        return true;
                    row.set(column, {});
                    ++cleared[table];
                }
                return false;
            });
            leftOut[table] += int(before - rows.size());
            hasChanged = hasChanged || before != rows.size();
        }
        const auto before = gathering.lines.size();
        std::erase_if(gathering.lines, [&](const GatheredLine &line) {
            return !gathering.has("matches", line.line.match.value)
                || (line.line.parent && !gathering.has("lines", line.line.parent->value));
        });
        leftOut["lines"] += int(before - gathering.lines.size());
        hasChanged = hasChanged || before != gathering.lines.size();
    }
    for (GatheredLine &line : gathering.lines) {
        for (JournalStep &step : line.own) {
            if (step.evening && !gathering.has("evenings", step.evening.value)) {
                step.evening = {};
                ++cleared["steps"];
            }
        }
    }
    for (const auto &[table, count] : leftOut) {
        if (count > 0)
            report.push_back(
                table + ": " + std::to_string(count) + " left out, because what they belong to is missing");
    }
    for (const auto &[table, count] : cleared)
        report.push_back(table + ": " + std::to_string(count) + " lost a reference to something that is missing");
    return report;
}

void setDown(const Gathering &gathering, Ledger &ledger, NewIds newIds, IdMap &ids)
{
    std::int64_t lineId = ledger.database().execAndGet("SELECT coalesce(max(id), 0) FROM lines").getInt64();
    for (const GatheredLine &line : gathering.lines)
        ids["lines"].try_emplace(line.line.id.value, newIds == NewIds::Yes ? ++lineId : line.line.id.value);
    for (const std::string &table : orderOf(ledger)) {
        const auto gathered = gathering.rows.find(table);
        if (gathered == gathering.rows.end())
            continue;
        const TableShape &shape = ledger.shape(table);
        const bool hasId = isKey(shape, "id");
        for (Row row : gathered->second) {
            const std::int64_t old = row.integer("id");
            if (hasId && ids[table].contains(old))
                continue;
            for (const auto &[column, parent] : shape.parents) {
                if (!row.isNull(column))
                    row.set(column, ids[parent].at(row.integer(column)));
            }
            if (hasId) {
                if (newIds == NewIds::Yes)
                    row.set("id", {});
                ids[table][old] = ledger.insert(table, row);
                continue;
            }
            Row key;
            for (const std::string &column : shape.key)
                key.set(column, row.at(column));
            if (ledger.rows(table, key).empty())
                ledger.insert(table, row);
        }
        if (table == "matches")
            setDownLines(gathering, ledger, ids);
    }
}

} // namespace outremer

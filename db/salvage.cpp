#include "db/salvage.h"

#include "db/check.h"
#include "db/connection.h"
#include "db/contents.h"
#include "db/files.h"
#include "db/gathering.h"
#include "db/ledger.h"
#include "db/leftovers.h"
#include "db/linefile.h"
#include "db/opening.h"
#include "db/schema.h"
#include "db/schemamending.h"

#include "model/core/hash.h"

#include <algorithm>
#include <cstring>
#include <fstream>
#include <set>

namespace outremer {
namespace {

namespace fs = std::filesystem;

constexpr std::uintmax_t kMaxChronicle = 4ull << 30;

// The fields of a header that are the same in all our files, set right in the scratch copy.
void mendHeader(const fs::path &copy, const fs::path &original)
{
    std::fstream file(copy, std::ios::binary | std::ios::in | std::ios::out);
    char header[100] = {};
    file.read(header, sizeof header);
    const char id[4] = { char(kChronicleId >> 24), char(kChronicleId >> 16 & 255), char(kChronicleId >> 8 & 255),
        char(kChronicleId & 255) };
    const bool hasMagic = std::memcmp(header, "SQLite format 3", 16) == 0;
    if (!file || (!hasMagic && std::memcmp(header + 68, id, 4) != 0 && !holdsOurTables(copy)))
        throw StoreProblem("not-a-chronicle", original.string() + ": this is not a chronicle of Outremer.");
    std::memcpy(header, "SQLite format 3", 16);
    std::memcpy(header + 16, "\x10\x00\x01\x01\x00\x40\x20\x20", 8); // page size 4096, rollback journal, fixed numbers
    std::memcpy(header + 32, "\0\0\0\0\0\0\0\0", 8);                 // free pages are of no interest
    std::memcpy(header + 44, "\0\0\0\4", 4);                         // how the schema is written
    std::memcpy(header + 52, "\0\0\0\0\0\0\0\1", 8);                 // no auto-vacuum, UTF-8
    std::memcpy(header + 68, id, 4);
    header[92] = char(~header[24]); // the size in the header does not count: the file's does
    file.seekp(0);
    file.write(header, sizeof header);
}

// Whether the list of its tables is that of some version.
bool hasSoundSchema(const fs::path &copy)
{
    const auto isSound = guarded(copy, [&] {
        SQLite::Database database = connect(copy, Access::Write);
        const std::string text = schemaText(database);
        for (int version = newestSchemaVersion(); version > 0; --version) {
            if (text == expectedSchemaText(version))
                return true;
        }
        return false;
    });
    return isSound && *isSound;
}

// Reads a table from one end until SQLite gives up; rows that do not fit their seal are left out.
void readFrom(Ledger &ledger, const TableShape &shape, const char *direction, std::map<std::string, Row> &found)
{
    std::string order;
    for (const std::string &column : shape.key)
        order += (order.empty() ? " ORDER BY \"" : ", \"") + column + "\" " + direction;
    try {
        SQLite::Statement rows(
            ledger.database(), "SELECT " + shape.list() + ", seal FROM \"" + shape.name + "\"" + order);
        while (rows.executeStep()) {
            const Row row = Ledger::rowAt(shape, rows);
            if (rows.getColumn(int(shape.columns.size())).getInt64() != Ledger::sealOf(shape, row))
                continue;
            std::string key;
            for (const std::string &column : shape.key) // numbers so that they sort as numbers do
                key += row.text(column) + '\0' + hex(std::uint64_t(row.integer(column)) + (1ull << 63));
            found.emplace(key, row);
        }
    } catch (const SQLite::Exception &) {
        return; // what lies behind is reached from the other end, or lost
    }
}

std::vector<Row> readTolerantly(Ledger &ledger, const TableShape &shape)
{
    std::map<std::string, Row> found;
    readFrom(ledger, shape, "ASC", found);
    readFrom(ledger, shape, "DESC", found);
    std::vector<Row> rows;
    for (auto &[key, row] : found)
        rows.push_back(std::move(row));
    return rows;
}

// How many rows there should be; nothing when that is lost too.
std::optional<std::int64_t> talliedRows(Ledger &ledger, const std::string &table)
{
    const auto count = guarded(ledger.file(), [&] {
        SQLite::Statement tally(ledger.database(), "SELECT rows FROM tallies WHERE name = ?");
        tally.bind(1, table);
        return tally.executeStep() ? tally.getColumn(0).getInt64() : -1;
    });
    return count && *count >= 0 ? std::optional(*count) : std::nullopt;
}

void say(Salvaged &salvaged, const std::string &what, std::size_t kept, std::optional<std::int64_t> wanted)
{
    const bool isWhole = wanted && std::int64_t(kept) == *wanted;
    salvaged.isComplete = salvaged.isComplete && isWhole;
    if (!isWhole || kept > 0)
        salvaged.report.push_back(
            what + ": " + std::to_string(kept) + " of " + (wanted ? std::to_string(*wanted) : "an unknown number"));
}

// The lines that were saved, by id, with how many steps each has.
struct Kept {
    LineRow line;
    std::int64_t length = 0;
};
using KeptLines = std::map<std::int64_t, Kept>;

// Lines come in the order of their ids and a fork has a greater one than its parent. So a parent that was not kept yet
// is lost or a lie, and nobody can be his own ancestor.
bool canFollow(const KeptLines &kept, const LineRow &line)
{
    if (!line.parent)
        return line.forkedAt == 0;
    const auto parent = kept.find(line.parent->value);
    return parent != kept.end() && parent->second.line.match == line.match
        && parent->second.line.forkedAt <= line.forkedAt && line.forkedAt <= parent->second.length;
}

// From the first ancestor down to the line itself.
std::vector<LineRow> ancestryIn(const KeptLines &kept, const LineRow &line)
{
    std::vector<LineRow> ancestry{ line };
    while (ancestry.back().parent)
        ancestry.push_back(kept.at(ancestry.back().parent->value).line);
    std::ranges::reverse(ancestry);
    return ancestry;
}

void leaveOut(Salvaged &salvaged, const LineRow &line)
{
    salvaged.isComplete = false;
    salvaged.report.push_back("line " + std::to_string(line.id.value)
        + ": left out, because its match or what it was forked from is missing");
}

// Every line up to its last good link. A fork of a step that is lost is lost with it.
void gatherLines(Gathering &gathering, Ledger &ledger, Salvaged &salvaged)
{
    std::map<std::int64_t, LineRow> rows;
    for (const Row &row : readTolerantly(ledger, ledger.shape("lines")))
        rows[row.integer("id")] = valueOfRow<LineRow>(row);
    say(salvaged, "lines", rows.size(), talliedRows(ledger, "lines"));
    std::map<std::int64_t, Head> heads;
    for (const Row &row : readTolerantly(ledger, ledger.shape("heads")))
        heads[row.integer("line")] = valueOfRow<Head>(row);
    std::map<std::int64_t, MatchRow> matches;
    for (const Row &row : gathering.rows["matches"])
        matches[row.integer("id")] = valueOfRow<MatchRow>(row);
    KeptLines kept;
    for (const auto &[id, line] : rows) {
        if (!matches.contains(line.match.value) || !canFollow(kept, line)) {
            leaveOut(salvaged, line);
            continue;
        }
        const auto head = heads.find(id);
        LoadedLine loaded = loadLine(ledger, matches.at(line.match.value), ancestryIn(kept, line),
            head == heads.end() ? std::nullopt : std::optional(head->second), Tolerance::UpToLastGoodLink);
        const auto length = std::int64_t(loaded.steps.size());
        if (length < line.forkedAt) {
            leaveOut(salvaged, line);
            continue;
        }
        say(salvaged, "match " + loaded.match.uuid + ", line " + std::to_string(id), loaded.steps.size(),
            head == heads.end() ? std::nullopt : std::optional(head->second.length));
        kept[id] = { line, length };
        loaded.steps.erase(loaded.steps.begin(), loaded.steps.begin() + std::ptrdiff_t(line.forkedAt));
        gathering.lines.push_back({ line, std::move(loaded.steps) });
    }
    // A match whose line of play is lost goes on with its first.
    for (Row &match : gathering.rows["matches"]) {
        const auto first = std::ranges::find(
            gathering.lines, match.integer("id"), [](const GatheredLine &one) { return one.line.match.value; });
        if (!gathering.has("lines", match.integer("current_line")) && first != gathering.lines.end())
            match.set("current_line", first->line.id.value);
    }
}

Gathering gatherTolerantly(Ledger &ledger, Salvaged &salvaged)
{
    Gathering gathering;
    for (const TableShape &shape : ledger.shapes()) {
        if (!shape.isTallied() || shape.name == "lines")
            continue;
        gathering.rows[shape.name] = readTolerantly(ledger, shape);
        say(salvaged, shape.name, gathering.rows[shape.name].size(), talliedRows(ledger, shape.name));
    }
    gatherLines(gathering, ledger, salvaged);
    return gathering;
}

// What one way of reading the file has brought.
struct Catch {
    bool hasTables = false;
    Gathering gathering;
    Salvaged salvaged{ {}, {}, true };

    std::size_t size() const
    {
        std::size_t sum = 0;
        for (const auto &[table, rows] : gathering.rows)
            sum += rows.size();
        for (const GatheredLine &line : gathering.lines)
            sum += 1 + line.own.size();
        return sum;
    }
};

Catch salvagedFrom(const fs::path &original, const fs::path &copy, const fs::path &journal)
{
    Catch caught;
    copyDurably(original, copy);
    if (!journal.empty())
        copyDurably(journal, journalOf(copy));
    mendHeader(copy, original);
    const bool isSound = hasSoundSchema(copy);
    if (!isSound && !mendSchema(copy))
        return caught;
    caught.hasTables = true;
    if (!isSound) {
        caught.salvaged.isComplete = false;
        caught.salvaged.report.push_back("the list of its tables was damaged and was written anew");
    }
    SQLite::Database database = connect(copy, Access::Write);
    Ledger ledger(database, copy);
    caught.gathering = gatherTolerantly(ledger, caught.salvaged);
    const auto mended = mendReferences(caught.gathering, ledger);
    caught.salvaged.isComplete = caught.salvaged.isComplete && mended.empty();
    caught.salvaged.report.insert(caught.salvaged.report.end(), mended.begin(), mended.end());
    return caught;
}

// A pipe would never end, and a disk of any size can be made of holes.
void demandReadable(const fs::path &file)
{
    const fs::file_status status = fs::status(file);
    if (fs::exists(status) && !fs::is_regular_file(status))
        throw StoreProblem("not-a-chronicle", file.string() + ": this is not a file; it was left as it is.");
    if (fs::exists(status) && fs::file_size(file) > kMaxChronicle)
        throw StoreProblem("too-large", file.string() + ": a chronicle is never that large; it was not read.");
}

} // namespace

Result<Salvaged> salvage(const fs::path &damagedFile, const fs::path &into)
{
    return guarded(damagedFile, [&] {
        if (fs::exists(fs::symlink_status(into)))
            throw StoreProblem("exists", into.string() + ": there is already a file of that name. Choose another.");
        demandReadable(damagedFile);
        const ScratchFolder scratch(fs::absolute(into).parent_path());
        Catch best = salvagedFrom(damagedFile, scratch.path() / "alone.db", {});
        if (hasOwnJournal(damagedFile)) {
            Catch played = salvagedFrom(damagedFile, scratch.path() / "played.db", journalOf(damagedFile));
            if (played.size() > best.size()) // a journal has nothing newer, so it must have more
                best = std::move(played);
        }
        if (!best.hasTables)
            throw StoreProblem("nothing-to-salvage",
                damagedFile.string()
                    + ": the list of its tables cannot be read, so nothing can be salvaged. Restore a backup.");
        Salvaged salvaged = std::move(best.salvaged);
        salvaged.file = into;
        const fs::path draft = scratch.path() / "salvaged.db";
        createFile(draft, kChronicleId, newestSchemaVersion());
        {
            const auto fresh = OpenFile::open(draft, Access::Write, kChronicleId);
            IdMap ids;
            demand(fresh->ledger().write([&] {
                setDown(best.gathering, fresh->ledger(), NewIds::No, ids);
                keepKnownContents(fresh->ledger());
            }));
        }
        const Health health = valueOf(checkFile(draft));
        if (!health.isOk())
            throw damaged(damagedFile, "what was salvaged is not sound: " + health.problems.front());
        renameDurably(draft, into);
        return salvaged;
    });
}

} // namespace outremer

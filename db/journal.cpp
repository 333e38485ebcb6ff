#include "db/journal.h"

#include "db/chain.h"
#include "db/clock.h"
#include "db/contents.h"
#include "db/ledger.h"
#include "db/linefile.h"
#include "db/uuid.h"

#include "model/core/record.h"

namespace outremer {

// What happens with every move is prepared once.
struct Journal::Statements {
    explicit Statements(SQLite::Database &database)
        : readHead(database, "SELECT length, chain, seal FROM heads WHERE line = ?")
        , insertStep(database,
              "INSERT INTO steps(line, number, seat, option, chain, at, evening) VALUES (?, ?, ?, ?, ?, ?, ?)")
        , moveHead(database, "UPDATE heads SET length = ?, chain = ?, seal = ? WHERE line = ?")
    {
    }
    SQLite::Statement readHead;
    SQLite::Statement insertStep;
    SQLite::Statement moveHead;
};

namespace {

// A statement that is reset in any case: one left half-way would keep its transaction from ending.
class Use {
public:
    explicit Use(SQLite::Statement &statement)
        : m_statement(&statement)
    {
    }
    ~Use()
    {
        m_statement->tryReset();
        m_statement->clearBindings();
    }
    Use(const Use &) = delete;
    Use &operator=(const Use &) = delete;
    SQLite::Statement *operator->() const { return m_statement; }

private:
    SQLite::Statement *m_statement;
};

// A match and its line point to each other. While a match waits for its line SQLite looks through all matches with every
// line that comes, so until then it stands on the first line there is.
MatchId insertMatch(Ledger &ledger, MatchRow match)
{
    const std::int64_t first = ledger.database().execAndGet("SELECT coalesce(min(id), 0) FROM lines").getInt64();
    if (first != 0)
        match.currentLine = { first };
    return { ledger.insert(match) };
}

} // namespace

Journal::Journal(Ledger &ledger, Contents &contents)
    : m_ledger(ledger)
    , m_contents(contents)
    , m_statements(std::make_unique<Statements>(ledger.database()))
{
}

Journal::~Journal() = default;

Result<LineId> Journal::begin(const AnyMatch &match, EveningId evening)
{
    return m_ledger.write([&] {
        MatchRow row;
        row.uuid = newUuid();
        row.game = match.game().id();
        row.revision = match.game().revision();
        row.packHash = match.game().packHash();
        row.start = writeRecord(*match.forkAt(0));
        row.seats = match.seatCount();
        row.created = now();
        keepContent(m_ledger, match.game());
        row.currentLine = { m_ledger.database().execAndGet("SELECT coalesce(max(id), 0) + 1 FROM lines").getInt64() };
        row.id = insertMatch(m_ledger, row);
        const LineRow line{ row.currentLine, row.id, std::nullopt, 0, "", row.created, {}, {}, {} };
        std::vector<JournalStep> steps;
        for (const Step &step : match.journal())
            steps.push_back({ step, row.created, evening });
        writeLine(m_ledger, row, line, 0, steps);
        m_ledger.change("matches", { { "id", row.id.value } }, { { "current_line", row.currentLine.value } });
        return row.currentLine;
    });
}

Head Journal::readHead(LineId line) const
{
    const Use read(m_statements->readHead);
    read->bind(1, line.value);
    if (!read->executeStep())
        throw notFound("line " + std::to_string(line.value));
    const Head head{ line, read->getColumn(0).getInt64(), std::uint64_t(read->getColumn(1).getInt64()) };
    if (read->getColumn(2).getInt64() != Ledger::sealOf(m_ledger.shape("heads"), rowOf(head)))
        throw damaged(m_ledger.file(), "the head of a line does not fit its seal");
    return head;
}

Result<std::int64_t> Journal::append(
    LineId line, const Step &chosen, EveningId evening, std::optional<std::int64_t> stepsBefore)
{
    Head head;
    const auto work = [&] {
        const JournalStep step{ chosen, now(), evening };
        head = readHead(line);
        if (stepsBefore && *stepsBefore != head.length)
            throw StoreProblem("out-of-step",
                "line " + std::to_string(line.value) + " has " + std::to_string(head.length)
                    + " steps in the file, not " + std::to_string(*stepsBefore)
                    + ". Nothing was saved; resume the line and go on from there.");
        head.chain = chainOfStep(head.chain, head.length, step);
        const Use insert(m_statements->insertStep);
        insert->bind(1, line.value);
        insert->bind(2, head.length);
        insert->bind(3, int(chosen.seat));
        insert->bind(4, std::int64_t(chosen.option.code()));
        insert->bind(5, std::int64_t(head.chain));
        insert->bind(6, step.at);
        if (evening)
            insert->bind(7, evening.value);
        insert->exec();
        ++head.length;
        const Use move(m_statements->moveHead);
        move->bind(1, head.length);
        move->bind(2, std::int64_t(head.chain));
        move->bind(3, Ledger::sealOf(m_ledger.shape("heads"), rowOf(head)));
        move->bind(4, line.value);
        move->exec();
        return head.length;
    };
    return m_ledger.write(work, [&] { return [this, head] { return readHead(head.line) == head; }; });
}

LineId Journal::forkInside(LineId line, std::int64_t atStep, const std::string &name)
{
    const LoadedLine loaded = loadLine(m_ledger, line);
    if (atStep < 0 || atStep > std::int64_t(loaded.steps.size()))
        throw StoreProblem("bad-step",
            "a line of " + std::to_string(loaded.steps.size()) + " steps cannot be forked at step "
                + std::to_string(atStep));
    // The parent is the ancestor that owns the step before the fork.
    LineRow parent = loaded.line;
    while (parent.parent && atStep <= parent.forkedAt)
        parent = m_ledger.get<LineRow>(*parent.parent);
    const std::uint64_t parentChain = loadLine(m_ledger, parent.id).chains[std::size_t(atStep)];
    const LineId id{ m_ledger.database().execAndGet("SELECT max(id) + 1 FROM lines").getInt64() };
    const LineRow fork{ id, loaded.match.id, parent.id, atStep, name, now(), {}, {}, {} };
    return writeLine(m_ledger, loaded.match, fork, parentChain, {}).line;
}

Result<LineId> Journal::fork(LineId line, std::int64_t atStep, const std::string &name)
{
    return m_ledger.write([&] { return forkInside(line, atStep, name); });
}

Result<LineId> Journal::undo(LineId line)
{
    return m_ledger.write([&] {
        const LineId fork = forkInside(line, headOf(m_ledger, line).length - 1, "");
        const LineRow row = m_ledger.get<LineRow>(fork);
        m_ledger.change("matches", { { "id", row.match.value } }, { { "current_line", fork.value } });
        return fork;
    });
}

Result<LineId> Journal::goOn(LineId line, const AnyMatch &from, const std::string &oldName)
{
    return m_ledger.write([&] {
        const MatchRow match = m_ledger.get<MatchRow>(m_ledger.get<LineRow>(line).match);
        if (match.game != from.game().id() || match.seats != from.seatCount() || !from.journal().empty())
            throw StoreProblem("bad-step", "that is no beginning from which this match could go on");
        keepContent(m_ledger, from.game());
        const LineId id{ m_ledger.database().execAndGet("SELECT max(id) + 1 FROM lines").getInt64() };
        const LineRow fresh{ id, match.id, std::nullopt, 0, "", now(), writeRecord(from), from.game().revision(),
            from.game().packHash() };
        writeLine(m_ledger, match, fresh, 0, {});
        m_ledger.change("lines", { { "id", line.value } }, { { "name", oldName } });
        m_ledger.change("matches", { { "id", match.id.value } }, { { "current_line", id.value } });
        return id;
    });
}

std::optional<Refusal> Journal::makeCurrent(LineId line)
{
    return m_ledger.write([&] {
        const LineRow row = m_ledger.get<LineRow>(line);
        m_ledger.change("matches", { { "id", row.match.value } }, { { "current_line", line.value } });
    });
}

std::optional<Refusal> Journal::rename(LineId line, const std::string &name)
{
    return m_ledger.write([&] { m_ledger.change("lines", { { "id", line.value } }, { { "name", name } }); });
}

std::optional<Refusal> Journal::finish(MatchId match)
{
    return m_ledger.write([&] { m_ledger.change("matches", { { "id", match.value } }, { { "finished", now() } }); });
}

Result<std::vector<MatchRow>> Journal::matches(bool withTrashed) const
{
    return m_ledger.read([&] {
        return withTrashed ? m_ledger.tame<MatchRow>() : m_ledger.tame<MatchRow>({ { "trashed", {} } });
    });
}

Result<MatchRow> Journal::match(MatchId id) const
{
    return m_ledger.read([&] { return m_ledger.getSound<MatchRow>(id); });
}

Result<std::vector<LineRow>> Journal::lines(MatchId match) const
{
    return m_ledger.read([&] { return m_ledger.list<LineRow>({ { "match", match.value } }); });
}

Result<LineRow> Journal::line(LineId id) const
{
    return m_ledger.read([&] { return m_ledger.get<LineRow>(id); });
}

Result<Origin> Journal::origin(LineId line) const
{
    return m_ledger.read([&] { return originOf(m_ledger, line); });
}

Result<Head> Journal::head(LineId line) const
{
    return m_ledger.read([&] {
        m_ledger.get<LineRow>(line);
        return headOf(m_ledger, line);
    });
}

Result<std::vector<JournalStep>> Journal::steps(LineId line) const
{
    return m_ledger.read([&] { return loadLine(m_ledger, line).steps; });
}

} // namespace outremer

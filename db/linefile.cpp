#include "db/linefile.h"

#include "db/chain.h"
#include "db/ledger.h"

#include <algorithm>

namespace outremer {
namespace {

bool hasEvenings(Ledger &ledger)
{
    const auto &columns = ledger.shape("steps").columns;
    return std::ranges::find(columns, "evening") != columns.end();
}

// Reads one line's own steps from `from` on and follows the chain; stops before `to`. Answers whether all went well.
bool follow(Ledger &ledger, LoadedLine &loaded, LineId line, std::int64_t from, std::int64_t to)
{
    SQLite::Statement rows(ledger.database(),
        "SELECT number, seat, option, chain, at, " + std::string(hasEvenings(ledger) ? "evening" : "NULL")
            + " FROM steps WHERE line = ? AND number < ? ORDER BY number");
    rows.bind(1, line.value);
    rows.bind(2, to);
    std::int64_t number = from;
    while (rows.executeStep()) {
        const JournalStep step{ { Seat(rows.getColumn(1).getUInt()),
                                    Option::fromCode(std::uint64_t(rows.getColumn(2).getInt64())) },
            rows.getColumn(4).getInt64(), { rows.getColumn(5).getInt64() } };
        const std::uint64_t link = chainOfStep(loaded.chains.back(), number, step);
        const bool isExact = rows.getColumn(1).getInt64() == step.step.seat
            && rows.getColumn(5).isNull() == !step.evening; // nothing was lost on the way into the step
        if (rows.getColumn(0).getInt64() != number || rows.getColumn(3).getInt64() != std::int64_t(link) || !isExact)
            return false;
        loaded.steps.push_back(step);
        loaded.chains.push_back(link);
        ++number;
    }
    return number == to;
}

// Tolerant reading goes around damaged pages: what SQLite cannot read ends the line, not the salvage.
bool followTolerantly(Ledger &ledger, LoadedLine &loaded, LineId line, std::int64_t from, std::int64_t to)
{
    try {
        return follow(ledger, loaded, line, from, to);
    } catch (const SQLite::Exception &) {
        return false;
    }
}

// From the first ancestor down to the line itself.
std::vector<LineRow> ancestryOf(Ledger &ledger, LineId line)
{
    std::vector<LineRow> ancestry{ ledger.get<LineRow>(line) };
    while (ancestry.back().parent) {
        if (*ancestry.back().parent >= ancestry.back().id)
            throw damaged(ledger.file(), "a line is its own ancestor");
        ancestry.push_back(ledger.get<LineRow>(*ancestry.back().parent));
        if (ancestry.back().match != ancestry.front().match)
            throw damaged(ledger.file(), "a line has a parent of another match");
    }
    std::ranges::reverse(ancestry);
    return ancestry;
}

} // namespace

Head headOf(Ledger &ledger, LineId line)
{
    const auto heads = ledger.list<Head>({ { "line", line.value } });
    if (heads.size() != 1)
        throw damaged(ledger.file(), "line " + std::to_string(line.value) + " has no head");
    return heads.front();
}

Origin originOf(Ledger &ledger, LineId line)
{
    const LineRow root = ancestryOf(ledger, line).front();
    return originOf(ledger.get<MatchRow>(root.match), root);
}

LoadedLine loadLine(Ledger &ledger, LineId line, Tolerance tolerance)
{
    const auto ancestry = ancestryOf(ledger, line);
    return loadLine(ledger, ledger.get<MatchRow>(ancestry.back().match), ancestry, headOf(ledger, line), tolerance);
}

LoadedLine loadLine(Ledger &ledger, const MatchRow &match, const std::vector<LineRow> &ancestry,
    const std::optional<Head> &head, Tolerance tolerance)
{
    LoadedLine loaded{ match, ancestry.back(), originOf(match, ancestry.front()), ancestry, {},
        { chainOfRoot(match, ancestry.front()) } };
    const bool isTolerant = tolerance == Tolerance::UpToLastGoodLink;
    bool isWhole = true;
    for (std::size_t i = 0; i < ancestry.size() && isWhole; ++i) {
        const bool isLast = i + 1 == ancestry.size();
        const std::int64_t from = ancestry[i].forkedAt;
        const std::int64_t to = !isLast ? ancestry[i + 1].forkedAt : head ? head->length : INT64_MAX;
        if (from > to || (i == 0 && from != 0)) {
            if (!isTolerant)
                throw damaged(ledger.file(), "a line was forked where there is nothing");
            isWhole = false;
            break;
        }
        if (i > 0)
            loaded.chains.back() = chainOfFork(loaded.chains.back(), match, ancestry[i]);
        isWhole = isTolerant ? followTolerantly(ledger, loaded, ancestry[i].id, from, to)
                             : follow(ledger, loaded, ancestry[i].id, from, to);
    }
    if (!isTolerant && (!isWhole || !head || loaded.chains.back() != head->chain))
        throw damaged(ledger.file(),
            "the journal of match " + match.uuid + " breaks after step " + std::to_string(loaded.steps.size()));
    return loaded;
}

Head writeLine(Ledger &ledger, const MatchRow &match, const LineRow &line, std::uint64_t chainAtFork,
    std::span<const JournalStep> own)
{
    ledger.insert(line);
    Head head{ line.id, line.forkedAt, line.parent ? chainOfFork(chainAtFork, match, line) : chainOfRoot(match, line) };
    SQLite::Statement insert(ledger.database(),
        "INSERT INTO steps(line, number, seat, option, chain, at, evening) VALUES (?, ?, ?, ?, ?, ?, ?)");
    for (const JournalStep &step : own) {
        head.chain = chainOfStep(head.chain, head.length, step);
        insert.bind(1, line.id.value);
        insert.bind(2, head.length++);
        insert.bind(3, int(step.step.seat));
        insert.bind(4, std::int64_t(step.step.option.code()));
        insert.bind(5, std::int64_t(head.chain));
        insert.bind(6, step.at);
        if (step.evening)
            insert.bind(7, step.evening.value);
        else
            insert.bind(7);
        insert.exec();
        insert.reset();
    }
    ledger.insert(head);
    return head;
}

} // namespace outremer

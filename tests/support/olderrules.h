#pragma once

#include "db/chain.h"
#include "db/connection.h"
#include "db/ledger.h"
#include "db/linefile.h"

namespace outremer::test {

// As if an older program had played a match: its row says so, and its chain with it. The file must not be open elsewhere.
// Of two rulebooks one may allow what the other forbids: the step `forbidden`, if one is named, is none of ours.
inline std::optional<Refusal> makeOlder(
    const std::filesystem::path &file, const MatchRow &row, std::optional<std::size_t> forbidden = {})
{
    SQLite::Database database = outremer::connect(file, Access::Write);
    Ledger ledger(database, file);
    LoadedLine loaded = loadLine(ledger, row.currentLine);
    if (forbidden)
        loaded.steps[*forbidden].step.option = Option::fromCode(0xffff'ffff'ffff);
    MatchRow older = row;
    older.revision = row.revision - 1;
    const auto written = ledger.write([&] {
        ledger.change("matches", { { "id", row.id.value } }, { { "revision", std::int64_t(older.revision) } });
        std::uint64_t chain = chainOfMatch(older);
        SQLite::Statement link(database, "UPDATE steps SET option = ?, chain = ? WHERE line = ? AND number = ?");
        for (std::size_t i = 0; i < loaded.steps.size(); ++i) {
            chain = chainOfStep(chain, std::int64_t(i), loaded.steps[i]);
            link.bind(1, std::int64_t(loaded.steps[i].step.option.code()));
            link.bind(2, std::int64_t(chain));
            link.bind(3, row.currentLine.value);
            link.bind(4, std::int64_t(i));
            link.exec();
            link.reset();
        }
        ledger.change("heads", { { "line", row.currentLine.value } }, { { "chain", std::int64_t(chain) } });
    });
    return written;
}

} // namespace outremer::test

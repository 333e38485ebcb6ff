#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace outremer {

class Ledger;

struct TableSum {
    std::string table;
    std::int64_t rows = 0;
    std::uint64_t sum = 0;

    friend bool operator==(const TableSum &, const TableSum &) = default;
};

// What a chronicle says, as numbers to compare: the rows of every table of truth, independent of seals, pages and
// snapshots. The list of backups is not part of it, because a backup cannot list itself.
struct ContentSum {
    std::vector<TableSum> tables;

    std::uint64_t total() const;
    // The first table that differs, in words; empty when all are the same.
    std::string differenceFrom(const ContentSum &other) const;
    friend bool operator==(const ContentSum &, const ContentSum &) = default;
};

ContentSum contentSum(Ledger &ledger);

} // namespace outremer

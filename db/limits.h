#pragma once

#include "db/row.h"

#include <optional>
#include <string>

namespace outremer {

struct TableShape;

// What a cell may hold. A seal proves that a row is what somebody wrote, not that anybody can live with it: a seat beyond
// the table, a date beyond the calendar, a name as long as a book or one that speaks to a terminal.

// What is wrong with the first cell that is beyond its limits, with its row and column; nothing when all is well.
std::optional<std::string> beyondLimits(const TableShape &shape, const Row &row);

// The same row with every such cell brought within its limits: for lists over everything, which one row must not hide.
Row withinLimits(Row row);

// "row 3 of "dynasties", field "seat"": where in a file a reader stumbles.
std::string placeOf(const TableShape &shape, const Row &row, std::string_view column);

} // namespace outremer

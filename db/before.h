#pragma once

#include "db/journalrows.h"

namespace outremer {

// What was played of a match before a line of its own went on from there: it stands in the record such a line begins with,
// so that it goes wherever the line goes, and another line has another past.
struct Before {
    std::int64_t steps = 0;
    Moment time = 0;   // at the table
    std::string story; // JSON: what can still be told of it, in the words of its game; empty: nothing

    friend bool operator==(const Before &, const Before &) = default;
};

// Of a line that began with the match, or whose record says nothing of the kind, nothing was before.
Before beforeOf(const Origin &origin);

// The record with this in it.
std::string recordWith(const Before &before, const std::string &record);

} // namespace outremer

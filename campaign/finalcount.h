#pragma once

#include "book.h"
#include "facts.h"

namespace outremer::campaign {

// The count after chapter IV (CA-WIN).
struct FinalCount {
    std::vector<FinalScore> scores; // by seat
    std::vector<Seat> ranking;      // best first
    Seat winner = kNobody;          // of the campaign
};
FinalCount finalCount(const Book &book, const crusaders::Content &content);

} // namespace outremer::campaign

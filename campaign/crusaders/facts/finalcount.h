#pragma once

#include "campaign/crusaders/facts/book.h"
#include "campaign/crusaders/facts/facts.h"

namespace outremer::campaign {

// The count after chapter IV (CA-WIN).
struct FinalCount {
    std::vector<FinalScore> scores; // by seat
    std::vector<Seat> ranking;      // best first
    Seat winner = kNobody;          // of the campaign
};
FinalCount finalCount(const Book &book, const crusaders::Content &content);

} // namespace outremer::campaign

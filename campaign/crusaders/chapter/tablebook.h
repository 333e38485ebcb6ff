#pragma once

#include "campaign/crusaders/facts/book.h"
#include "campaign/crusaders/facts/facts.h"

namespace outremer::campaign {

// The book after a chapter that was played at a real table, as far as its facts say: so that the next chapter can be
// played in the program. What the facts do not know is left as it was; cards only the group's own box has are not in
// the book, they stay in the facts.
Book bookAfterTable(const Book &before, const ChapterFacts &facts, const crusaders::Content &content);

} // namespace outremer::campaign

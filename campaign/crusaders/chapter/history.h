#pragma once

#include "campaign/crusaders/facts/book.h"
#include "model/core/rng.h"

namespace outremer::campaign {

// Writes the book's next chapter as it could have gone, drawn by lot: a single evening may begin with any chapter, and
// tests reach everything that a chapter can leave to the next.
void inventChapter(const crusaders::Content &content, Book &book, Rng &rng);

} // namespace outremer::campaign

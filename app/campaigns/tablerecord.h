#pragma once

#include "campaign/crusaders/companion/form.h"
#include "campaign/crusaders/facts/book.h"
#include "db/chronicle.h"
#include "model/core/anygame.h"

namespace outremer {

// A chapter from a real table. The chapter itself is one transaction: it is there whole or not at all. Answers the book
// after it.
Result<campaign::Book> recordTableChapter(Chronicle &chronicle, const Campaign &campaign, const campaign::Book &before,
    const campaign::table::ChapterForm &form, const AnyGame &game, EveningId evening);

// What hangs on a table chapter: awards, marks, notes, photographs, unlocked components, counters. May be repeated after
// a crash; what is there already is not written twice.
std::optional<Refusal> completeTableChapter(Chronicle &chronicle, const Chapter &chapter, EveningId evening = {});

} // namespace outremer

#pragma once

#include "book.h"
#include "chronicle.h"
#include "core/anygame.h"
#include "table/form.h"

namespace outremer {

// A chapter from a real table. The chapter itself is one transaction: it is there whole or not at all. Answers the book
// after it.
Result<campaign::Book> recordTableChapter(Chronicle &chronicle, const Campaign &campaign, const campaign::Book &before,
    const campaign::table::ChapterForm &form, const AnyGame &game, EveningId evening);

// What hangs on a table chapter: awards, marks, notes, photographs, unlocked components, counters. May be repeated after
// a crash; what is there already is not written twice.
std::optional<Refusal> completeTableChapter(Chronicle &chronicle, const Chapter &chapter, EveningId evening = {});

} // namespace outremer

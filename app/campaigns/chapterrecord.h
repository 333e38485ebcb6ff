#pragma once

#include "chapter.h"
#include "chronicle.h"
#include "core/match.h"
#include "table/form.h"

namespace outremer {

// What a chapter leaves in the store. Each call may be repeated after a crash: what is there already is not written twice.

// The components a chapter brings, when it begins.
std::optional<Refusal> recordUnlocks(
    Chronicle &chronicle, const Chapter &chapter, const crusaders::Crusaders &game, EveningId evening);

// A chapter that has just ended: its book, facts, awards, marks and the lives of its components.
std::optional<Refusal> recordChapter(
    Chronicle &chronicle, Chapter &chapter, const Match<campaign::Chapter> &match, EveningId evening);

// A chapter from a real table. Answers the book after it.
Result<campaign::Book> recordTableChapter(Chronicle &chronicle, const Campaign &campaign, const campaign::Book &before,
    const campaign::table::ChapterForm &form, const crusaders::Crusaders &game, EveningId evening);

Result<campaign::Book> bookFrom(const std::string &json, const crusaders::Crusaders &game);

} // namespace outremer

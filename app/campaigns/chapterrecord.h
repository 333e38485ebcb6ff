#pragma once

#include "campaign/crusaders/chapter/chapter.h"
#include "campaign/crusaders/chapter/chapterstory.h"
#include "campaign/crusaders/facts/facts.h"
#include "db/chronicle.h"
#include "model/core/match.h"

namespace outremer {

// What a chapter leaves in the store. Each call may be repeated after a crash: what is there already is not written twice.

// The components a chapter brings, when it begins.
std::optional<Refusal> recordUnlocks(
    Chronicle &chronicle, const Chapter &chapter, const crusaders::Crusaders &game, EveningId evening);

// A chapter that has just ended: its book, facts, awards, marks and the lives of its components.
std::optional<Refusal> recordChapter(
    Chronicle &chronicle, Chapter &chapter, const Match<campaign::Chapter> &match, EveningId evening);

// The nicknames and marks of a chapter.
std::optional<Refusal> recordAwards(Chronicle &chronicle, const Chapter &chapter, const campaign::ChapterFacts &facts);
std::optional<Refusal> recordMarks(Chronicle &chronicle, const Chapter &chapter, const campaign::ChapterFacts &facts);

// What is told of a chapter from before the line it is being played on began.
campaign::Story storyBefore(Chronicle &chronicle, MatchId chapter);

Result<campaign::Book> bookFrom(const std::string &json, const crusaders::Crusaders &game);

} // namespace outremer

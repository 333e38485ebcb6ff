#pragma once

#include "campaign/crusaders/chapter/chapter.h"
#include "campaign/crusaders/facts/facts.h"
#include "model/core/match.h"

#include <span>

namespace outremer::campaign {

// What a chapter was, for the chronicle: from how it stands and everything that was told of it. The match must have been
// played from the chapter's beginning; what came before its start is not told. While it lasts only what everybody may
// know is told.
ChapterFacts factsOf(const Match<Chapter> &match);

// Where an unfinished chapter stands; nothing when it is over.
std::optional<Pause> pauseOf(const Match<Chapter> &match);

// The last year of a chapter, with which its scars are dated.
int lastYearOf(int chapter);

// gather_clashes.cpp: battles and raids that came to an end, in order; `round` is the one in which the events begin.
std::vector<Clash> clashesOf(const Chapter &game, std::span<const Event> events, int round);
// Oaths that were answered and, if accepted, kept or broken. One that ended without a word is not told.
std::vector<OathFact> oathsOf(const Chapter &game, std::span<const Event> events, int round);

} // namespace outremer::campaign

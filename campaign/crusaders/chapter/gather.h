#pragma once

#include "campaign/crusaders/chapter/chapter.h"
#include "campaign/crusaders/chapter/chapterstory.h"
#include "model/core/match.h"

#include <span>

namespace outremer::campaign {

// What a chapter was, for the chronicle: from how it stands and everything that was told of it, in the match and in the
// story of before the match began. While it lasts only what everybody may know is told.
ChapterFacts factsOf(const Match<Chapter> &match, const Story &before = {});

// What goes on being told when another match begins where this one stands.
Story storyOf(const Match<Chapter> &match, const Story &before = {});

// Where an unfinished chapter stands; nothing when it is over.
std::optional<Pause> pauseOf(const Match<Chapter> &match, const Story &before = {});

// The last year of a chapter, with which its scars are dated.
int lastYearOf(int chapter);

// gather_clashes.cpp: takes the story on to battles, raids and oaths, settled or not; `round` is the one in which the events
// begin.
void followClashes(Story &story, const Chapter &game, std::span<const Event> events, int round);
void followOaths(Story &story, const Chapter &game, std::span<const Event> events, int round);

// Battles and raids that came to an end, in order.
std::vector<Clash> clashesOf(const Story &story);
// Oaths that were answered and, if accepted, kept or broken. One that ended without a word is not told.
std::vector<OathFact> oathsOf(const Story &story);

} // namespace outremer::campaign

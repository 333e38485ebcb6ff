#pragma once

#include "campaign/crusaders/facts/facts.h"
#include "db/knowledge.h"

namespace outremer {

// How the documents of a campaign are read, whoever wrote them: a friend's file, a hand-made one, our own.

// What the pages of a campaign stand on: a dynasty for each seat, in their order, each with a ruler that can be read.
std::optional<Refusal> refuseDynasties(const Campaign &campaign, const std::vector<Dynasty> &dynasties);

// The facts of a written chapter: about that chapter, and about nobody but the campaign's dynasties.
Result<campaign::ChapterFacts> factsOf(const Chapter &chapter, int seats);

// Every game that matches of a chronicle are of, and how its campaigns are read: what all our files are opened with.
const Knowledge &ourKnowledge();

} // namespace outremer

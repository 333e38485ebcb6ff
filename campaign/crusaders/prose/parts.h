#pragma once

#include "campaign/crusaders/prose/narrator.h"
#include "campaign/document/blocks.h"

namespace outremer::campaign {

// The parts of a chapter's text, each in its own file. A part of which nothing is known adds nothing.
void addOpening(Narrator &narrator, const ChapterFacts &chapter, const ChapterFacts *before, Blocks &blocks);
void addStory(Narrator &narrator, const ChapterFacts &chapter, Blocks &blocks);
void addMap(Narrator &narrator, const ChapterFacts &chapter, Blocks &blocks);
void addStandings(Narrator &narrator, const ChapterFacts &chapter, Blocks &blocks);
void addAftermath(Narrator &narrator, const ChapterFacts &chapter, Blocks &blocks); // also awards the nicknames
void addNotes(Narrator &narrator, const CampaignFacts &facts, int chapter, Blocks &blocks);
void addReckoning(Narrator &narrator, const CampaignFacts &facts, Blocks &blocks);

// Sentences about capitals in other hands, as the map has them.
std::vector<std::string> lostCapitals(Narrator &narrator, const std::vector<CityAtEnd> &map);

} // namespace outremer::campaign

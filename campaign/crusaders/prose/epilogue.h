#pragma once

#include "campaign/crusaders/facts/facts.h"
#include "model/core/phrasebook.h"

#include <string>

namespace outremer::campaign {

// Which of content/epilogues.json fits a finished campaign: by how chapter IV ended and what the winner was known for.
std::string epilogueOf(const CampaignFacts &facts);
// The quality with the most marks; nothing when there are none.
std::string dominantQuality(const CampaignFacts &facts, int seat);
const Phrasebook &epilogues();

} // namespace outremer::campaign

#pragma once

#include "campaign/crusaders/facts/facts.h"
#include "campaign/plays/bgstats.h"
#include "model/crusaders/content.h"

namespace outremer::campaign::table {

// The finished chapters of campaigns as plays for the BG Stats app.
plays::BgStatsFile bgStatsOf(const std::vector<CampaignFacts> &campaigns, const crusaders::Content &content,
    const plays::BgStatsPlan &plan, Lang lang);

// Whose turn is first in a chapter (CR-TURN-01, CR-SETUP-27); -1: nobody knows.
int firstSeatOf(const ChapterFacts &chapter, const crusaders::Content &content);

} // namespace outremer::campaign::table

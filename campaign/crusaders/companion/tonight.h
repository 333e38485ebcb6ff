#pragma once

#include "campaign/crusaders/companion/checklist.h"

namespace outremer::campaign::table {

// What the group has agreed on for tonight beside what the campaign knows.
struct TonightPlan {
    SetupPlan setup;             // its states are the campaign's: leave them empty
    bool isHouseCampaign = true; // the house's chapters: otherwise the printed book says what is added
    std::string legacy;          // what the last ending left for tonight's chapter, if anything
    BoxNumbers box;              // what the group has corrected
};

// One sheet to print before the guests come: who sits where, how the campaign stands, what was kept from earlier
// chapters, and the set-up of the chapter to be played. When a chapter was left unfinished, the map as it was left
// stands in place of a set-up, as far as it is known.
Result<Document> tonightSheet(const crusaders::Content &content, const CampaignFacts &campaign,
    const Catalogue &catalogue, const TonightPlan &plan, Lang lang);

} // namespace outremer::campaign::table

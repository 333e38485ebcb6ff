#pragma once

#include "campaign/crusaders/chapter/chapter.h"
#include "campaign/crusaders/companion/catalogue.h"
#include "campaign/crusaders/companion/tonight.h"
#include "campaign/crusaders/facts/facts.h"
#include "db/chronicle.h"

namespace outremer {

// A campaign as the companion reads it from the chronicle.
struct BoxedCampaign {
    Campaign row;
    campaign::CampaignFacts tale;
    campaign::table::TonightPlan plan; // what was agreed on when it was founded
    int chapter = 1;                   // to be played, or being played; 5: over
    bool isPlayedHere = false;         // the chapter is being played in the program

    bool isOver() const;
    crusaders::CitySet closed() const; // CR-SETUP-39, 40

    static Result<BoxedCampaign> read(Chronicle &chronicle, CampaignId campaign);
};

// The rules, the content and the names of the box.
const campaign::Chapter &boxRules();
const crusaders::Content &boxContent();
const campaign::table::Catalogue &boxCatalogue();

} // namespace outremer

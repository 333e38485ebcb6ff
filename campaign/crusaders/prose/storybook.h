#pragma once

#include "campaign/crusaders/facts/facts.h"
#include "campaign/crusaders/prose/names.h"
#include "campaign/document/document.h"

namespace outremer::campaign {

// The book of a campaign: a title page, a part for each finished chapter, and after the fourth the count and an epilogue.
// It says what the facts say and nothing else; what is unknown is not mentioned, and nothing of a chapter that was not
// reached is shown.
Document chronicleOf(const CampaignFacts &facts, const Names &names, Lang lang);

// "Previously in the chronicle...": where the group stopped and why it matters, to be read out at the start of an
// evening.
Document recapOf(const CampaignFacts &facts, const Names &names, Lang lang);

} // namespace outremer::campaign

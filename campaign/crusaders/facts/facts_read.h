#pragma once

#include "campaign/crusaders/facts/facts.h"

namespace outremer {
class JsonReader;
}

namespace outremer::campaign {

// Reads what toJson(CampaignFacts) wrote; refuses anything else with its line and field.
Result<CampaignFacts> campaignFactsFrom(const std::string &text);

// The same from a member of a larger file; what does not fit is kept by the reader.
CampaignFacts readCampaignFacts(const JsonReader &reader);

} // namespace outremer::campaign

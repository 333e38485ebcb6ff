#pragma once

#include "model/crusaders/vocabulary.h"

#include <string>
#include <vector>

namespace outremer::campaign {

// The closed vocabularies of facts in JSON, in the order of their enums where there is one.
inline const std::vector<std::string> kOriginWords{ "digital", "table" };
inline const std::vector<std::string> kClashWords{ "battle", "raid", "commander" };
inline const std::vector<std::string> kScarWords{ "taken", "ruined" };
// In the order of crusaders::Ending.
inline const std::vector<std::string> kEndingWords{ "hegemony", "righteousness", "hegemony-and-righteousness", "defeat",
    "era" };
inline const std::vector<std::string> kQualityWords{ crusaders::kQualityWords.begin(), crusaders::kQualityWords.end() };
inline const std::vector<std::string> kReasonWords{ "bull", "deed", "interlude", "oath", "table" };
inline const std::vector<std::string> kPhaseWords{ "event", "planning", "activation", "income", "aftermath" };

// The years that a scar can be dated with.
inline constexpr int kFirstScarYear = 1000;
inline constexpr int kLastScarYear = 1300;

} // namespace outremer::campaign

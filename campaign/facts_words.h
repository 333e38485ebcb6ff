#pragma once

#include <string>
#include <vector>

namespace outremer::campaign {

// The closed vocabularies of facts in JSON, in the order of their enums where there is one.
inline const std::vector<std::string> kOriginWords{ "digital", "table" };
inline const std::vector<std::string> kClashWords{ "battle", "raid", "commander" };
inline const std::vector<std::string> kScarWords{ "taken", "ruined" };
inline const std::vector<std::string> kEndingWords{ "hegemony", "righteousness", "hegemony-and-righteousness", "defeat",
    "era" };
inline const std::vector<std::string> kQualityWords{ "prudence", "piety", "leadership", "valour", "temperance" };
inline const std::vector<std::string> kReasonWords{ "bull", "deed", "interlude", "oath", "table" };
inline const std::vector<std::string> kPhaseWords{ "event", "planning", "activation", "income", "aftermath" };

} // namespace outremer::campaign

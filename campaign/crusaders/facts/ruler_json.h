#pragma once

#include "model/core/refusal.h"

#include <nlohmann/json_fwd.hpp>

#include <string>

namespace outremer::campaign {

// Who rules a dynasty, as it was agreed when the campaign began, and the variants of the set-up that were agreed with it.
struct AgreedRuler {
    std::string name; // id of a ruler in rulers.json, or the name itself for one of the group's own; may be empty
    bool isFeminine = false;
    bool drawsGovernors = false;
    bool choosesBull = false;
};

nlohmann::ordered_json toJson(const AgreedRuler &ruler);
// What is left out is not agreed on: campaigns of older programs say less.
Result<AgreedRuler> rulerFrom(const std::string &text);
// The variants as a chapter's position has them.
nlohmann::ordered_json agreedOptions(const AgreedRuler &ruler);

} // namespace outremer::campaign

#pragma once

#include "campaign/crusaders/companion/tonight.h"
#include "db/chronicle.h"

namespace outremer {

// What the group's box says where we only guess: one document in the chronicle's settings, for all its campaigns.
inline constexpr const char *kBoxSetting = "box";
Result<campaign::table::BoxNumbers> boxNumbersOf(Chronicle &chronicle, const crusaders::Content &content);

// What was agreed on when the campaign was founded, as tonight's sheet wants it. At a table alone the printed book says
// what a chapter adds, so nothing of the house's campaign is in it, terrains neither.
campaign::table::TonightPlan tonightPlan(
    const Campaign &campaign, const std::vector<Dynasty> &dynasties, campaign::table::BoxNumbers box);

} // namespace outremer

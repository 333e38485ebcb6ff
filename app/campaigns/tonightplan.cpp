#include "app/campaigns/tonightplan.h"

#include <nlohmann/json.hpp>

namespace outremer {

Result<campaign::table::BoxNumbers> boxNumbersOf(Chronicle &chronicle, const crusaders::Content &content)
{
    const auto kept = chronicle.settings().get(kBoxSetting);
    if (!kept)
        return kept.refusal();
    return campaign::table::BoxNumbers::read(content, *kept ? **kept : std::string());
}

campaign::table::TonightPlan tonightPlan(
    const Campaign &campaign, const std::vector<Dynasty> &dynasties, campaign::table::BoxNumbers box)
{
    campaign::table::TonightPlan plan;
    plan.isHouseCampaign = campaign.kind != CampaignKind::Table;
    plan.setup.hasTerrains = campaign.isHard && plan.isHouseCampaign;
    plan.box = std::move(box);
    if (dynasties.empty())
        return plan;
    // The agreed variants of the set-up are written beside the ruler of every seat.
    const auto agreed = nlohmann::json::parse(dynasties.front().ruler, nullptr, false);
    if (agreed.is_object()) {
        plan.setup.drawsGovernors = agreed.value("governors", "") == "draw";
        plan.setup.choosesBulls = agreed.value("bulls", "") == "choose";
    }
    return plan;
}

} // namespace outremer

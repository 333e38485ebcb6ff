#pragma once

#include "app/campaigns/campaignplay.h"

#include <functional>

namespace outremer {

// Plays whatever is left of a campaign between bots, every option durable as in real play. `onChapter` is told the
// number of each chapter that has ended; answering false stops there. One bot for every seat, or one for each.
std::optional<Refusal> playOut(
    CampaignPlay &play, const std::vector<BotSpec> &bots, const std::function<bool(int)> &onChapter);
std::optional<Refusal> playOut(CampaignPlay &play, const BotSpec &bot, const std::function<bool(int)> &onChapter);

} // namespace outremer

#pragma once

#include "campaigns/campaignplay.h"

#include <functional>

namespace outremer {

// Plays whatever is left of a campaign between bots, every option durable as in real play. `onChapter` is told the
// number of each chapter that has ended; answering false stops there.
std::optional<Refusal> playOut(CampaignPlay &play, const BotSpec &bot, const std::function<bool(int)> &onChapter);

} // namespace outremer

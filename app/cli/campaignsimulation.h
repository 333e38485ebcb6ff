#pragma once

#include "app/cli/command.h"

namespace outremer::cli {

// `campaign simulate`: whole campaigns between greedy bots in memory, for whoever balances the content.
std::optional<Refusal> simulateCampaigns(const Arguments &arguments, Console &console);

} // namespace outremer::cli

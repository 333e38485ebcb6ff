#pragma once

#include "app/cli/command.h"

namespace outremer::cli {

// `campaign continue`: bots play what is left of a campaign that was stopped, from where it stands.
std::optional<Refusal> continueCampaign(const Arguments &arguments, Console &console);

} // namespace outremer::cli

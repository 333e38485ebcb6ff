#pragma once

#include "app/cli/command.h"

namespace outremer::cli {

// `plays waiting`: the single matches of a chronicle that are not over, and by what rules and content they are played.
std::optional<Refusal> listWaiting(const Arguments &arguments, Console &console);

// `plays continue`: bots play on one of them, from where it stands.
std::optional<Refusal> continuePlay(const Arguments &arguments, Console &console);

} // namespace outremer::cli

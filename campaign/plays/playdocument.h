#pragma once

#include "campaign/document/document.h"
#include "campaign/plays/playstatistics.h"

namespace outremer::plays {

// Evenings with what was played on them, then people, rivalries, games and houses as tables. What is not known is a dash.
campaign::Document documentOf(const PlayStatistics &statistics, const GameNames &names, Lang lang);

} // namespace outremer::plays

#pragma once

#include "campaign/plays/pastplay.h"
#include "db/chronicle.h"

namespace outremer {

// Everything the group has played, in the order it ended. A fixed number of queries, and nothing is played again.
Result<std::vector<plays::PastPlay>> pastPlays(Chronicle &chronicle);

// What the shelf calls games and their houses; what it does not know is called by its id.
const plays::GameNames &shelfNames();

} // namespace outremer

#pragma once

#include "db/chronicle.h"

namespace outremer {

// Matches and chapters that the history does not know as they are: of an older program, of somebody's file, cut off by a
// power cut. What nobody wrote down stays unknown. Answers how many there were.
Result<int> completePlays(Chronicle &chronicle);

} // namespace outremer

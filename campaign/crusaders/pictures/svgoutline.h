#pragma once

#include "campaign/crusaders/facts/mapdrawing.h"

#include <string>

namespace outremer::campaign {

// Path data. Whole numbers only: the same on every machine and in every locale.
std::string straightPath(const MapLine &line, bool isClosed);
// A smooth curve through all points (Catmull-Rom as cubic Béziers).
std::string smoothPath(const MapLine &line, bool isClosed = false);
std::string numberText(int x, int y); // "x y"

} // namespace outremer::campaign

#pragma once

#include "app/booklet/box.h"
#include "app/booklet/typeface.h"

namespace outremer::booklet {

// A table as books set it: three rules, no lines between rows or columns. A short one is never cut; a long one repeats
// its head on the next page, and neither its first nor its last rows stand alone. Words in cells are not divided.
Boxes table(const std::vector<QStringList> &rows, const Typeface &face);

} // namespace outremer::booklet

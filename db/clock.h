#pragma once

#include "db/ids.h"

#include <string>

namespace outremer {

Moment now();

// "2026-11-16T090633Z": for names of files, so that they sort by time.
std::string stampOf(Moment moment);

} // namespace outremer

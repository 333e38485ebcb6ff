#pragma once

#include "model/core/language.h"

#include <string>
#include <string_view>

namespace outremer::campaign {

// Text as a printer would set it: no short Russian word left hanging at the end of a line, no dash at the beginning of
// one, no number torn from what it counts. Only spaces change.
std::string typeset(std::string_view text, Lang lang);

} // namespace outremer::campaign

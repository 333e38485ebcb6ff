#pragma once

#include "campaign/narrator/patterns.h"

namespace outremer::campaign {

// The sentences of the chronicle (content/prose.json), and every blank they may have.
const Patterns &prosePatterns();
std::span<const std::string_view> proseNouns();

} // namespace outremer::campaign

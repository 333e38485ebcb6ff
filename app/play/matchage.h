#pragma once

#include "db/chronicle.h"

namespace outremer {

// How the rules and content that a match is played by stand to those of today. A match of older content is played on with
// it, as long as the chronicle has it; one of older rules can only go on by those of today (continuationOf).
enum class MatchAge { Present, OlderContent, MissingContent, OlderRules };

Result<MatchAge> ageOf(Chronicle &chronicle, const MatchRow &match, const AnyGame &present);

} // namespace outremer

#pragma once

#include "campaign/crusaders/companion/formproblems.h"

namespace outremer::campaign::table {

// Points of the chronicle by rank, for groups that count as the house campaign does; nothing is counted without it.
struct PointScale {
    std::vector<int> byRank; // the first number is the first place's
    int perAim = 0;          // for hegemony and righteousness, each
};

// The chapter as facts, with its origin marked. Refused while the form has errors. Shared ranks become 1, 1, 3. The map
// is told only when the form knows the owner and level of every open city: half a map would state what nobody wrote.
Result<ChapterFacts> factsOf(const ChapterForm &form, const FormSetting &setting, const PointScale &scale = {});

} // namespace outremer::campaign::table

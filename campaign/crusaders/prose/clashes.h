#pragma once

#include "campaign/crusaders/prose/narrator.h"

#include <string>
#include <vector>

namespace outremer::campaign {

inline constexpr int kClashesTold = 8; // of a chapter; the rest is only counted

// How much a reader would miss a clash that is not told.
int importanceOf(const Clash &clash);
// The places, in order, of the clashes worth telling; every lost or taken capital is among them.
std::vector<std::size_t> worthTelling(const std::vector<Clash> &clashes, int most = kClashesTold);
// The kind of sentence that fits a clash: "raid.held".
std::string patternOf(const Clash &clash);
// One clash in one to three sentences. `place` among those told decides what is mentioned besides the outcome.
std::string tellClash(Narrator &narrator, const Clash &clash, int place);

} // namespace outremer::campaign

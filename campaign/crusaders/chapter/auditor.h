#pragma once

#include "campaign/crusaders/chapter/chapterstate.h"
#include "model/crusaders/crusaders.h"

namespace outremer::campaign {

// What is wrong between the match, the book and the aftermath of a chapter; each is possible by itself.
std::string brokenChapter(const crusaders::Crusaders &game, const State &state);

} // namespace outremer::campaign

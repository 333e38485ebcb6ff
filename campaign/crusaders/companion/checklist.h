#pragma once

#include "campaign/crusaders/companion/boxnumbers.h"
#include "campaign/crusaders/companion/catalogue.h"
#include "campaign/crusaders/companion/tablesetup.h"
#include "campaign/document/document.h"

namespace outremer::campaign::table {

// What the house campaign adds to a set-up. Chapters not yet reached are sealed: nothing of them is ever told.
struct ChapterPlan {
    int reached = 0; // the chapter about to be played; 0: a game of its own, without a campaign
};

// From chapter II on its own events are shuffled in, and some of those drawn have to be of them.
inline constexpr int kChapterEvents = 8;
inline constexpr int kLeastChapterEvents = 3;

// The set-up of a table, area by area as the rulebook goes, with boxes to tick. Lines with a number that we only guess
// say so, until the group has put in what its box says.
Result<Document> setupChecklist(const crusaders::Content &content, const SetupPlan &plan, const ChapterPlan &chapter,
    Lang lang, const BoxNumbers &box = {});

} // namespace outremer::campaign::table

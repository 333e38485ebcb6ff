#pragma once

#include "campaign/crusaders/chapter/chapter.h"
#include "model/core/match.h"
#include "model/shelf.h"

namespace outremer::campaign {

// The chapter behind the interface of every game, as the application, the protocol and the store play it. It is no game
// of the shelf: a chapter belongs to a campaign.
const GamePtr &chapterGame();
Result<GamePtr> chapterGameWithPacks(const std::vector<std::filesystem::path> &crusadersPacks);

// The rules behind that game; `game` must be one of these.
const Chapter &chapterRules(const AnyGame &game);

// The chapter behind a match of that game, for gathering facts; null for a match of another game.
const Match<Chapter> *chapterOf(const AnyMatch &match);

} // namespace outremer::campaign

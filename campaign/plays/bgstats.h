#pragma once

#include "campaign/plays/pastplay.h"

namespace outremer::plays {

struct BgStatsPlan {
    int bggId = 0;            // of the game on BoardGameGeek; 0: the app matches it by name
    std::string owner;        // the person whose app it is, if one of the players
    std::string fallbackDate; // 2026-11-16, for plays without an evening; without it they are left out
};

struct BgStatsFile {
    std::string text;              // JSON, to be saved as something.bgsplay
    std::vector<std::string> left; // what has no date or no known end
};

// Plays of any game for the BG Stats app, with the date and place of their evenings. Ids are made from names and keys, so
// a second export updates plays instead of doubling them. Nothing but finished plays is told. Bots share one anonymous
// player, marked as no person; so do people whose names nobody wrote down, without that mark.
BgStatsFile bgStatsOf(const std::vector<PastPlay> &plays, const GameNames &names, const BgStatsPlan &plan, Lang lang);

std::string uuidOf(const std::string &kind, const std::string &name); // version 5, upper case

} // namespace outremer::plays

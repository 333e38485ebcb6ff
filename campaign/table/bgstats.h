#pragma once

#include "crusaders/content.h"
#include "facts.h"

namespace outremer::campaign::table {

struct BgStatsPlan {
    int bggId = 0;            // of the game on BoardGameGeek; 0: the app matches it by name
    std::string owner;        // the person whose app it is, if one of the players
    std::string fallbackDate; // 2026-11-16, for chapters without an evening; without it they are left out
};

struct BgStatsFile {
    std::string text;              // JSON, to be saved as something.bgsplay
    std::vector<std::string> left; // titles and chapters that have no date
};

// The chapters of campaigns as plays for the BG Stats app: one play for each finished chapter, with its evening's date
// and place. Ids are made from names, so a second export updates plays instead of doubling them. Nothing but finished
// chapters is told. Bots share one anonymous player, marked as no person.
BgStatsFile bgStatsOf(
    const std::vector<CampaignFacts> &campaigns, const crusaders::Content &content, const BgStatsPlan &plan, Lang lang);

std::string uuidOf(const std::string &kind, const std::string &name); // version 5, upper case

} // namespace outremer::campaign::table

#pragma once

#include "db/chronicle.h"

namespace outremer {

// The chapter with the content a campaign is played with: the one it was founded with, or else that of its last chapter
// in the program, or else that of `present`.
Result<GamePtr> gameOfCampaign(Chronicle &chronicle, const Campaign &campaign, const AnyGame &present);

// The match of the chapter that a campaign is in.
Result<MatchRow> chapterBeingPlayed(Chronicle &chronicle, CampaignId campaign);

// For a chapter of rules that are not here any more: goes on by those of today (app/play/singleplay.h), and the campaign with
// it. Answers how many steps were not taken over and are only to be read.
Result<std::int64_t> goOnByPresentRules(
    Chronicle &chronicle, CampaignId campaign, const AnyGame &present, const std::string &oldName);

// Every game that matches of a chronicle are of, by their id: the shelf's, and the chapter, which is on no shelf.
GamePtr gameOfMatch(std::string_view id);
std::vector<GamePtr> allGames();

int chapterNumber(const AnyMatch &match); // 0: it belongs to no campaign
bool isLastChapter(const AnyMatch &match);

} // namespace outremer

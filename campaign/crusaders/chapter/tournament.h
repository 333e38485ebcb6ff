#pragma once

#include "campaign/crusaders/chapter/chapter.h"
#include "model/bots/simulation.h"

namespace outremer::campaign {

// Whole campaigns between bots, chapter after chapter, for whoever balances the content.
struct TournamentReport {
    int campaigns = 0;
    std::map<std::string, SideTally> states;                               // campaigns won and played
    std::array<std::map<std::string, std::uint64_t>, kChapters> endings{}; // by chapter
    std::array<std::map<std::string, SideTally>, kChapters> chapterWins{}; // by chapter and state
    std::uint64_t risen = 0;                                               // chapters IV that the crescent ended
    outremer::Tally tally; // every card of the campaign has a row, used or not
    std::uint64_t longest = 0;
};

TournamentReport runTournament(const Chapter &game, int seats, int campaigns, std::uint64_t seed, const BotSpec &bot,
    const std::function<void(int)> &onCampaign);

} // namespace outremer::campaign

#pragma once

#include "campaign/crusaders/companion/calculation.h"
#include "model/crusaders/content.h"

namespace outremer::campaign::table {

// A raid as it lies on the table, before the raiders move.
struct RaidQuestion {
    int troops = 1; // in the city
    int level = 1;
    int defence = 0;             // by the event of this round or a nickname
    int garrison = 0;            // by rescripts
    std::vector<int> neighbours; // Saracen units in each adjacent Saracen city
    int turnedBack = 0;          // raiders sent home by rescripts
    int uncovered = 0;           // bonuses of the Saracen track (one less than the round, from round 2)
    std::string event;           // this round's, for its raid table; empty: only the numbers
};

struct RaidAnswer {
    enum class Outcome : std::uint8_t { NoRaid, Captured, Held };
    Outcome outcome{};
    Terms city; // CR-RAID-09
    Terms raid; // CR-RAID-10
    int raiders = 0;
    int difference = 0; // CR-RAID-11
    int row = -1;       // of the event's raid table, when the city holds and the event is known
    crusaders::Card event = crusaders::kNoCard;
};

Result<RaidAnswer> reckon(const crusaders::Content &content, const RaidQuestion &question);
Sayings explain(const RaidAnswer &answer, const crusaders::Content &content, Lang lang);

} // namespace outremer::campaign::table

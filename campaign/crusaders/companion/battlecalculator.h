#pragma once

#include "campaign/crusaders/companion/calculation.h"
#include "model/crusaders/content.h"
#include "model/crusaders/state.h"

namespace outremer::campaign::table {

// What one maneuver or rescript did to the battle, for the side that played it: only what moves the marker.
struct BattleMove {
    crusaders::Side side = crusaders::kDefender;
    int strength = 0;   // CR-BATTLE-19
    int routed = 0;     // units of the other side to the supply (CR-BATTLE-20)
    int fled = 0;       // units of the other side out of the battle (CR-BATTLE-21)
    int joined = 0;     // own units that came: reinforcement or deployed (CR-BATTLE-25, 26)
    int cityLevels = 0; // -1: the city lost a level (CR-BATTLE-27)
    bool isCard = true; // false: a rescript
};

// A battle as it lies on the table.
struct BattleQuestion {
    int attackers = 1;
    int defenders = 1;
    int level = 1;
    bool againstSaracens = true;
    int uncovered = 0;       // bonuses of the Saracen track
    bool isEnhanced = false; // an enhanced march
    int attack = 0;          // by the event of this round or a nickname
    int defence = 0;
    bool hasMountains = false; // terrains, when the group plays with them (CR-CAMP-10)
    bool hasForests = false;
    std::vector<BattleMove> moves; // in the order they were played
};

struct BattleAnswer {
    Terms attack, defence;  // before the first maneuver (CR-BATTLE-08..11)
    int opening = 0;        // the difference then, for the attacker
    std::vector<int> after; // each move that was still played
    int difference = 0;     // at the end, for the attacker
    bool isOver = false;    // a side has nobody left: it ended at once (CR-BATTLE-29)
    bool attackerWins = false;
};

Result<BattleAnswer> reckon(const crusaders::Content &content, const BattleQuestion &question);
Sayings explain(const BattleAnswer &answer, const BattleQuestion &question, Lang lang);

// Where the battle marker lies (CR-BATTLE-12, 13): its number, and whether its 5 side is up. Past 10 the track ends, so
// the number alone counts (CR-AMB-59).
struct BattleMarker {
    int cell = 0;
    bool isFlipped = false;
};
BattleMarker markerFor(int difference);

} // namespace outremer::campaign::table

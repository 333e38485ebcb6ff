#pragma once

#include "campaign/crusaders/facts/facts.h"
#include "model/crusaders/content.h"

namespace outremer::campaign::table {

// What a group has agreed on before it opens the box.
struct SetupPlan {
    std::vector<std::string> states; // ids, in seat order
    bool drawsGovernors = false;     // one of two instead of the starting ones (CR-SETUP-55)
    bool choosesBulls = false;       // one of two (CR-SETUP-51)
    bool hasTerrains = false;        // CR-CAMP-10
};

using Realms = std::vector<std::uint8_t>; // by seat

// What one player starts with.
struct SeatSetup {
    std::uint8_t realm = 0;
    int troops = 0;                                // in the capital
    int troopsLeft = 0;                            // in the supply
    int bishopsLeft = 0;                           // in the supply, of both levels
    crusaders::Card governor = crusaders::kNoCard; // the starting one, unless two are drawn
};

// Every number of the set-up, for so many players with these states: all from the content, so that a pack that changes
// the board changes the checklist. Numbers of the box that no content holds are the rulebook's.
struct TableSetup {
    std::vector<SeatSetup> seats;
    Realms absent;
    crusaders::CitySet closed = 0;
    int saracensLeft = 0; // in the supply

    int events = 0, eventsDrawn = 0;      // CR-SETUP-06
    int raidTokens = 0, raidCells = 0;    // CR-SETUP-07
    int saracenCards = 0;                 // CR-SETUP-09
    int marketCells = 0, closedCells = 0; // of buildings, tactics and governors (CR-SETUP-13..15, 18..20, 22..25)
    int topCells = 0;                     // CR-SETUP-12, 17
    int freeBuildings = 0, buildings = 0, topBuildings = 0;
    int tactics = 0, topTactics = 0, startingTactics = 0; // the last: of one state
    int topBuildingLevel = 0, topTacticLevel = 0;
    int spies = 0;
    int governors = 0; // in the deck, before the market is dealt
    std::array<int, 2> rescripts{};
    int bulls = 0, bullsDealt = 0; // the second: to each
    int trackCells = 0;
    int automaSets = 0;
    int ownCoats = 0, rivalCoats = 0; // CR-SETUP-56, 57
};

// Refused when these states cannot play together (CR-SETUP-01..03).
Result<TableSetup> tableSetup(const crusaders::Content &content, const SetupPlan &plan);

// How many cards lie in each deck, and how many tokens of everything.
void countDecks(const crusaders::Content &content, TableSetup &setup);

// CR-SETUP-39, 40: the capitals of absent states, and the city between two of them.
crusaders::CitySet closedCities(const crusaders::Content &content, const Realms &realms);
// The states of a campaign's dynasties, as far as the content knows them.
Realms realmsOf(const crusaders::Content &content, const CampaignFacts &campaign);

inline constexpr int kAutomaTokens = crusaders::kOrders + 1; // of one set: the orders and a boost (CR-AUTOMA-01)

} // namespace outremer::campaign::table

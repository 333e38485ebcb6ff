#pragma once

#include "campaign/crusaders/companion/saying.h"
#include "model/core/rng.h"
#include "model/crusaders/content.h"

#include <nlohmann/json_fwd.hpp>

namespace outremer::campaign::table {

// The raid tokens of a match: drawn without return, one for each cell of the Saracen track, the rest boxed unseen
// (CR-SETUP-07, 08). A value: a copy is how to undo.
struct RaidDrawer {
    std::vector<crusaders::Good> track; // in the order they are revealed
    int revealed = 0;                   // tokens turned up so far
    int boxed = 0;                      // of those, how many are in the box: as many bonuses are uncovered

    static RaidDrawer shuffled(const crusaders::Content &content, std::uint64_t seed);

    // The colour of the token that lies face up, if one does (CR-EVENT-05).
    std::optional<crusaders::Good> shown() const;
    bool isOver() const { return boxed == int(track.size()); }
    // CR-EVENT-04 in round 1, CR-EVENT-12..14 later: the shown token goes to the box, the next is turned up.
    void next();

    int strengthBonus(const crusaders::Content &content) const;  // CR-EVENT-16
    int raidersPerCity(const crusaders::Content &content) const; // CR-EVENT-18

    friend bool operator==(const RaidDrawer &, const RaidDrawer &) = default;
};

// Bonuses of the Saracen track once so many are uncovered.
int strengthBonus(const crusaders::Content &content, int uncovered);
int raidersPerCity(const crusaders::Content &content, int uncovered);

// What the token that lies face up asks for: whom to reinforce, whom to raid (CR-EVENT-08, CR-RAID-01, 02).
Sayings describeRaids(const RaidDrawer &drawer, const TableTalk &talk);
// What next() did, seen from the drawer before it.
Sayings describeNewTarget(const RaidDrawer &before, const TableTalk &talk);

nlohmann::ordered_json toJson(const RaidDrawer &drawer);
RaidDrawer raidsFrom(const JsonReader &reader);

} // namespace outremer::campaign::table

#pragma once

#include "campaign/crusaders/companion/saying.h"
#include "model/core/rng.h"
#include "model/crusaders/content.h"

#include <nlohmann/json_fwd.hpp>

namespace outremer::campaign::table {

// The automa's tokens of a table with two or three players (CR-AUTOMA). A value: a copy is how to undo.
struct AutomaDrawer {
    // Which outer cells hold a token already, one bit for each order: players' tokens are on the table, not here.
    using OuterCells = std::uint8_t;

    Rng rng{};
    std::uint8_t sets = 1;                                // 1 with three players, 2 with two; 0 with four
    std::array<std::uint8_t, crusaders::kOrders> inner{}; // its tokens on the cross
    std::array<std::uint8_t, crusaders::kOrders> outer{}; // 0 or 1
    std::uint8_t boostsAside = 0;

    static AutomaDrawer forPlayers(int seats, std::uint64_t seed);

    // One turn of the automa (CR-AUTOMA-06..10): what was revealed and where it goes.
    struct Placement {
        int boosts = 0;        // revealed before the order
        bool isPlaced = false; // false only when all its tokens lie on the cross
        crusaders::Order order{};
        bool isOuter = false;
    };
    Placement place(OuterCells takenByPlayers);
    void endPlanning() { boostsAside = 0; } // CR-AUTOMA-09
    void endActivation();                   // CR-AUTOMA-13, 14

    // In which of a round's placements the automa acts, counted from 1 (CR-AUTOMA-04, 05).
    std::vector<int> turns() const;

    friend bool operator==(const AutomaDrawer &, const AutomaDrawer &) = default;
};

// What to do at the table.
Sayings describe(const AutomaDrawer::Placement &placement, const TableTalk &talk);
// Said of the drawer before its endPlanning and endActivation.
Sayings describePlanningEnd(const AutomaDrawer &before, const TableTalk &talk);
Sayings describeActivationEnd(const AutomaDrawer &before, const TableTalk &talk);

nlohmann::ordered_json toJson(const AutomaDrawer &drawer);
AutomaDrawer automaFrom(const JsonReader &reader); // what does not fit is the reader's problem

} // namespace outremer::campaign::table

#pragma once

#include "db/chronicle.h"
#include "model/bots/botspec.h"

namespace outremer {

// What a group agrees on when it begins a campaign. A chair without a person is a bot's.
struct Founding {
    struct Chair {
        std::string state;       // a state's id
        std::string ruler;       // an id of rulers.json or a name of the group's own; empty: the state's first
        bool isFeminine = false; // of a name of the group's own
        std::string person;
        BotSpec bot = BotKind::Knight; // where nobody sits
        Gender gender = Gender::Neutral;
    };

    std::string title;
    std::string group;                         // empty: none
    CampaignKind kind = CampaignKind::Digital; // where the group means to play it
    bool isHard = false;
    std::uint64_t seed = 0;
    bool drawsGovernors = false;
    bool choosesBull = false;
    std::vector<Chair> chairs; // by seat
};

// States, all different and fitting together, for so many seats, and a ruler for each, drawn by lot.
Founding drawnFounding(int seats, std::uint64_t seed);

// Writes the campaign down with its people. People and groups of the same name are the same. Refused, with nothing
// written, when the states cannot play together.
Result<CampaignId> found(Chronicle &chronicle, const Founding &founding);

} // namespace outremer

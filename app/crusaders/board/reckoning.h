#pragma once

#include "model/core/anymatch.h"
#include "model/crusaders/nouns.h"
#include "model/crusaders/state.h"

namespace outremer {

// How the influence of everybody came together in a match that is over, found from its events. Until then part of it is
// secret (CR-INCOME-11).
struct Reckoning {
    // A state that met an end condition; the condition is a value of kSourceNoun (kFirstEnding and on).
    struct Met {
        Seat seat = 0;
        std::int16_t condition = 0;
    };

    std::array<std::array<int, crusaders::kSourceWords.size()>, kMaxSeats> bySource{}; // by seat, then by source
    std::array<int, kMaxSeats> broken{}; // what broken oaths cost (CH3-OATH-06)
    std::array<int, kMaxSeats> before{}; // what a match that began from a position began with
    std::vector<Met> endings;
    bool isCrescentRisen = false; // then nobody has won (CH4-END-02)
    std::string ending;           // the word of how it ended

    static Reckoning of(const AnyMatch &match, const crusaders::Content &content, const crusaders::State &state);
};

} // namespace outremer

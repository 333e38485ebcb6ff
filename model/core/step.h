#pragma once

#include "model/core/option.h"

namespace outremer {

// One step of the journal: who chose what.
struct Step {
    Seat seat = kNobody;
    Option option{};

    friend bool operator==(const Step &, const Step &) = default;
};

} // namespace outremer

#pragma once

#include "model/core/anymatch.h"
#include "model/crusaders/cards.h"

namespace outremer {

// A sensible way to pay what is being paid: what the greedy bot would do in the payer's place, knowing what the payer
// knows. It is found on a copy of the match, one symbol after the other, until the payment is over or somebody else has
// to decide.
struct PaymentPlan {
    struct Step {
        Option option;
        RefList targets;
        crusaders::Price covers{}; // what it takes off the price
    };
    std::vector<Step> steps;
    bool isWhole = false; // it pays everything
};

bool isPaying(const AnyMatch &match);
PaymentPlan planPayment(const AnyMatch &match); // empty unless the match waits for a payment

} // namespace outremer

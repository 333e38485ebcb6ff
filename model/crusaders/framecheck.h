#pragma once

#include "crusaders/state.h"

#include <string>

namespace outremer::crusaders {

// Whether what a State waits for makes sense: the stack of pending things is one the rules could have built, and
// every number in it is in range. Answers what is wrong, or nothing.
std::string brokenStack(const Content &content, const State &state);

// The campaign's part (sagacheck.cpp).
std::string brokenSaga(const Content &content, const State &state);

// Whether every list of a State is within its capacity: the first thing to ask of one that comes from a file.
bool areListsSound(const State &state);

// Everything else: what brokenInvariant says of a State in which something is about to happen (invariants.cpp).
std::string brokenBoard(const Content &content, const State &state);

} // namespace outremer::crusaders

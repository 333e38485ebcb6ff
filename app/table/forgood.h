#pragma once

#include "model/core/anymatch.h"

namespace outremer {

// Whether a step of the deciding seat leaves nothing to take back: something comes to light by it, or it is another's turn.
bool isForGood(const AnyMatch &match, const Option &option);

} // namespace outremer

#pragma once

#include "model/core/anygame.h"

namespace outremer::cli {

// Matches that the protocol's client saved under a name of its own. A name is plain, so that it cannot lead out of the
// folder, and is never given twice.
std::optional<Refusal> saveUnder(const std::string &name, const AnyMatch &match);
Result<std::unique_ptr<AnyMatch>> openNamed(const std::string &name, const AnyGame &game);

} // namespace outremer::cli

#pragma once

#include "model/shelf.h"

namespace outremer::cli {

// A match that starts from the position in a file, or what is wrong with the file.
Result<std::unique_ptr<AnyMatch>> matchFromPositionFile(const AnyGame &game, const std::string &path);

} // namespace outremer::cli

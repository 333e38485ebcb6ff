#pragma once

#include "model/core/anygame.h"

#include <string>

namespace outremer {

// A match on disk: game, rules revision, pack hash, how it began and what was chosen. Nothing else is needed, and
// nothing else is trusted: opening one replays every option through the rules.
std::string writeRecord(const AnyMatch &match);

// `game` must be the one the record names, loaded with the same pack.
Result<std::unique_ptr<AnyMatch>> readRecord(const AnyGame &game, std::string_view bytes, const std::string &file);

// Replaces the file as one step: after a crash there is the old text or the new, never half of one.
std::optional<Refusal> writeFileSafely(const std::string &path, std::string_view bytes);

} // namespace outremer

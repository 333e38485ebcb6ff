#pragma once

#include "linefile.h"

#include "core/anygame.h"

namespace outremer {

// The match a line leads to, played again from its start through the rules. Throws when the game, its rules or its pack
// are not those the match was played with.
std::unique_ptr<AnyMatch> replay(const AnyGame &game, const LoadedLine &line);

// The same position from a snapshot and the steps after it; null when the snapshot is of no use.
std::unique_ptr<AnyMatch> reopen(const AnyGame &game, const LoadedLine &line, std::string_view snapshot,
    std::int64_t number, std::uint64_t stateHash);

} // namespace outremer

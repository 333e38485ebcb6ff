#pragma once

#include "core/anygame.h"

#include <filesystem>

namespace outremer {

using GamePtr = std::shared_ptr<const AnyGame>;

// The games we have, with their built-in content, loaded once.
const std::vector<GamePtr> &shelf();
GamePtr gameOnShelf(std::string_view id); // null when there is no such game

// A game with packs laid over its content, in this order.
Result<GamePtr> gameWithPacks(std::string_view id, const std::vector<std::filesystem::path> &packs);

} // namespace outremer

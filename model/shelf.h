#pragma once

#include "model/core/anygame.h"

#include <filesystem>

namespace outremer {

using GamePtr = std::shared_ptr<const AnyGame>;

// A game by its id, and how it comes out of a pack.
struct GameLoader {
    std::string_view id;
    Result<GamePtr> (*load)(const Pack &);
};
// One game more, that only this program has, with its content; before the shelf is first looked at. Tests bring theirs.
void bringToShelf(const GameLoader &game, std::span<const EmbeddedFile> content);

// The games we have, with their built-in content, loaded once.
const std::vector<GamePtr> &shelf();
GamePtr gameOnShelf(std::string_view id); // null when there is no such game

// A game with packs laid over its content, in this order.
Result<GamePtr> gameWithPacks(std::string_view id, const std::vector<std::filesystem::path> &packs);

} // namespace outremer

#pragma once

#include "db/salvage.h"
#include "model/core/refusal.h"

#include <filesystem>

// The ways back to a chronicle that was refused. None of them ever overwrites or deletes a file. They take their time,
// so they belong to a worker.
namespace outremer {

struct BackInPlace {
    std::filesystem::path from;       // the backup or salvaged file that is the chronicle now
    std::filesystem::path movedAside; // what was there before; empty when nothing was
};

// Puts the newest backup that is sound in the chronicle's place.
Result<BackInPlace> restoreNewest(const std::filesystem::path &chronicle);

// Saves what can be read of the chronicle into a new file beside it, of a dated name.
Result<Salvaged> salvageBeside(const std::filesystem::path &chronicle);

// Puts a file that was salvaged in the chronicle's place.
Result<BackInPlace> adopt(const std::filesystem::path &salvaged, const std::filesystem::path &chronicle);

// Gives whatever lies in the chronicle's place a dated name, so that a new chronicle can begin there; answers that name.
Result<std::filesystem::path> setAside(const std::filesystem::path &chronicle);

} // namespace outremer

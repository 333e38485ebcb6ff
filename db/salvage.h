#pragma once

#include "model/core/refusal.h"

#include <filesystem>

namespace outremer {

// What could be saved, in words.
struct Salvaged {
    std::filesystem::path file;
    std::vector<std::string> report;
    bool isComplete = false; // nothing at all was lost
};

// Reads what can still be read of a damaged chronicle into a new file: every row that fits its seal, every line up to
// its last good link. The damaged file is copied, never opened and never changed. `into` must not exist.
Result<Salvaged> salvage(const std::filesystem::path &damagedFile, const std::filesystem::path &into);

} // namespace outremer

#pragma once

#include "model/core/refusal.h"

#include <filesystem>

namespace outremer {

// Where a restore has put things.
struct Restored {
    std::filesystem::path chronicle;
    std::filesystem::path movedAside; // what was there before; empty when nothing was
    int photosLost = 0;               // that its backup had, and that are neither here nor sound there
};

// Puts a backup in the chronicle's place. The backup is checked completely before anything moves; what was there is
// moved aside under a dated name, never overwritten.
Result<Restored> restoreBackup(const std::filesystem::path &backup, const std::filesystem::path &chronicle);

// Ends a restore that a crash has cut short between moving the old file aside and putting the new one in its place.
// Answers whether there was one.
bool finishRestore(const std::filesystem::path &chronicle);

// A checked copy of a backup, made the way a restore makes it; throws when the backup is not sound.
void restoreInto(const std::filesystem::path &backup, const std::filesystem::path &copy);

} // namespace outremer

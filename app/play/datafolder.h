#pragma once

#include <filesystem>

namespace outremer {

// Where this user's matches, packs and chronicles live: $OUTREMER_HOME, else the XDG data folder.
std::filesystem::path dataFolder();
// The user's own chronicle, whether it is there or not.
std::filesystem::path userChronicle();

} // namespace outremer

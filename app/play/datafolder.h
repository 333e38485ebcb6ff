#pragma once

#include "model/core/refusal.h"

#include <filesystem>

namespace outremer {

// Where this user's matches, packs and chronicles live: $OUTREMER_HOME, else the XDG data folder. Empty when there is no
// home: nothing is ever put into whatever folder somebody happens to be in.
std::filesystem::path dataFolder();
// The user's own chronicle, whether it is there or not; empty with the folder.
std::filesystem::path userChronicle();
Refusal noHome();

// Where notes about the chronicle are kept apart from it: $OUTREMER_HOME/state, else the XDG state folder. Empty when
// there is no home.
std::filesystem::path stateFolder();

} // namespace outremer

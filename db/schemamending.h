#pragma once

#include <filesystem>

namespace outremer {

// Writes the list of tables of a scratch copy anew, with the texts of its version, which we know; only where each table
// begins is taken from the old list. A table that is not found there is empty. Answers false when none is found.
bool mendSchema(const std::filesystem::path &copy);

} // namespace outremer

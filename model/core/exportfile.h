#pragma once

#include "model/core/refusal.h"

#include <string>
#include <string_view>

namespace outremer {

// What to do when there is already a file of that name. A database is never replaced: it may be somebody's chronicle.
enum class Existing { Refuse, Replace };

// Writes what somebody asked for into a file of theirs, whole or not at all.
std::optional<Refusal> writeExport(const std::string &path, std::string_view bytes, Existing existing);

// A name beside `path` that nobody has and nobody can guess, for a draft of it.
std::string draftNameFor(const std::string &path);

// Gives a finished draft its name; when that is refused the draft is gone.
std::optional<Refusal> putInPlace(const std::string &draft, const std::string &path, Existing existing);

// In one step where the disk can do that; where it has neither links nor such a rename, after a look. Answers whether it
// was done; errno says why not.
bool renameWithoutReplacing(const std::string &from, const std::string &to);

} // namespace outremer

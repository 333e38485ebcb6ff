#pragma once

#include "db/chronicle.h"

namespace outremer {

// Writes a chapter into the group's history (db/plays.h) as a play of its game: when it has begun, has changed hands or is
// over, here or at a real table. Whoever held the seats meanwhile and what it came to is in the chronicle already, so this
// may be called at any time, and again.
std::optional<Refusal> noteChapter(Chronicle &chronicle, ChapterId chapter, EveningId evening = {});

} // namespace outremer

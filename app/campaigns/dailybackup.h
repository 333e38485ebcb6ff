#pragma once

#include "db/chronicle.h"

namespace outremer {

// The chronicle's setting "backups": on unless it says {"on": false}. Whatever else it says is no reason to go without.
bool areBackupsDaily(Chronicle &chronicle);

// A proven backup beside the chronicle, in `backups/`, if the last proven one is older than a day. Nothing
// is done where they are switched off. A refusal means that there is no new backup, never that anything of
// the chronicle itself is lost.
std::optional<Refusal> backUpDaily(Chronicle &chronicle);

} // namespace outremer

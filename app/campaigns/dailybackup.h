#pragma once

#include "db/chronicle.h"

namespace outremer {

// A proven backup beside the chronicle, in `backups/`, if the last proven one is older than a day. On unless the
// chronicle's setting "backups" says {"on": false}. A refusal means that there is no new backup, never that anything of
// the chronicle itself is lost.
std::optional<Refusal> backUpDaily(Chronicle &chronicle);

} // namespace outremer

#pragma once

#include "app/cli/command.h"
#include "db/chronicle.h"

namespace outremer::cli {

inline const Flag kDbFlag{ "--db", "FILE", "the chronicle file (chronicle.db in the data folder)" };

// The chronicle of --db, or the user's own. Nothing is created but by `demo` and `import`.
Result<Chronicle> openChronicle(const Arguments &arguments, bool mayCreate = false);

// The same for whoever writes nothing: also of a file that may only be read.
Result<Chronicle> openToRead(const Arguments &arguments);

// A campaign by its number in `campaign list`.
Result<CampaignId> campaignNamed(Chronicle &chronicle, const std::string &word);

Result<Lang> languageOf(const Arguments &arguments);

} // namespace outremer::cli

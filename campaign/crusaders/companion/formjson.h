#pragma once

#include "campaign/crusaders/companion/form.h"

namespace outremer::campaign::table {

// A form as it is kept. Half-filled forms are kept too: what is wrong in them is told by problemsOf, while reading
// refuses only what is no form at all, with its line and field. Empty parts are not written.
nlohmann::ordered_json toJson(const ChapterForm &form);
Result<ChapterForm> formFrom(const std::string &text);

} // namespace outremer::campaign::table

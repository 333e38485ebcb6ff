#pragma once

#include <string_view>

namespace outremer {

// How loud a line of the log is: small change is quiet, what a group remembers is strong.
enum class LogTone { Quiet, Plain, Strong };
LogTone toneOf(std::string_view event);

} // namespace outremer

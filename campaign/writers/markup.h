#pragma once

#include <string>
#include <string_view>

namespace outremer::campaign {

// Text that is safe between tags and within attributes.
std::string xmlEscaped(std::string_view text);

// An element on a line of its own; `tag` may have attributes.
std::string tagged(const std::string &tag, const std::string &content);

} // namespace outremer::campaign

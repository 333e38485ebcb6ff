#pragma once

#include <string>

namespace outremer {

// A random name that no other chronicle will use (RFC 4122, version 4).
std::string newUuid();

} // namespace outremer

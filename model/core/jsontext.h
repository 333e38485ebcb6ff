#pragma once

#include <nlohmann/json.hpp>

#include <string>

namespace outremer {

// JSON as text. Names of files and people may hold bytes that are no UTF-8: they are shown as replacement characters,
// never a reason to fail.
inline std::string toText(const nlohmann::ordered_json &json, int indent = -1)
{
    return json.dump(indent, ' ', false, nlohmann::ordered_json::error_handler_t::replace);
}

} // namespace outremer

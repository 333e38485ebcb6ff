#pragma once

#include <nlohmann/json.hpp>

namespace outremer::test {

// Which fields an answer has, in their order.
inline std::vector<std::string> keysOf(const nlohmann::ordered_json &json)
{
    std::vector<std::string> keys;
    for (const auto &[key, value] : json.items())
        keys.push_back(key);
    return keys;
}

} // namespace outremer::test

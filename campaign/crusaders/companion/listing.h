#pragma once

#include <string>
#include <vector>

namespace outremer::campaign::table {

inline std::string joined(const std::vector<std::string> &parts, const std::string &separator = ", ")
{
    std::string list;
    for (const std::string &part : parts)
        list += (list.empty() ? "" : separator) + part;
    return list;
}

} // namespace outremer::campaign::table

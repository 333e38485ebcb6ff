#pragma once

#include "model/core/jsonreader.h"

#include <cassert>
#include <string>
#include <string_view>

namespace outremer::campaign {

// The bytes of a content file of this room, compiled into the program. Asking for one that is not there is our mistake.
std::string_view campaignFile(std::string_view name);

// What `read` makes of a content file. The files are ours and a test reads each of them, so a problem here is our
// mistake too.
template <class Read>
auto readCampaignFile(std::string_view name, Read read)
{
    const auto parsed = parseJson(campaignFile(name), "campaign/" + std::string(name));
    assert(std::holds_alternative<JsonNode>(parsed) && "built-in content is well-formed JSON");
    std::optional<Problem> problem;
    auto content = read(JsonReader(std::get<JsonNode>(parsed), problem));
    assert(!problem && "built-in content is well-formed");
    return content;
}

} // namespace outremer::campaign

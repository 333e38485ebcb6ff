#pragma once

#include "core/jsonreader.h"

#include <cassert>
#include <optional>
#include <string>
#include <string_view>

namespace outremer {

// The bytes of a file of app/care/content/, compiled into the program. Asking for one that is not listed in
// qml/CMakeLists.txt is our mistake.
std::string_view careFile(std::string_view name);

// What `read` makes of a content file, or why not, in words: the file, the line and what was expected there.
template <class Content, class Read>
Result<Content> readContent(std::string_view bytes, const std::string &file, Read read)
{
    const auto parsed = parseJson(bytes, file);
    if (const auto *problem = std::get_if<Problem>(&parsed))
        return problem->refusal("bad-content");
    std::optional<Problem> problem;
    Content content = read(JsonReader(std::get<JsonNode>(parsed), problem));
    if (problem)
        return problem->refusal("bad-content");
    return content;
}

} // namespace outremer

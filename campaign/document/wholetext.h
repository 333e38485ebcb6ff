#pragma once

#include "model/core/jsonreader.h"

namespace outremer::campaign {

// What `read` makes of a JSON text; where it is none or does not fit, a refusal of this code names the place in `file`.
template <class Read>
auto readWhole(const std::string &text, const char *file, const char *code, Read read)
    -> Result<decltype(read(std::declval<const JsonReader &>()))>
{
    const auto parsed = parseJson(text, file);
    if (const auto *wrong = std::get_if<Problem>(&parsed))
        return wrong->refusal(code);
    std::optional<Problem> problem;
    auto whole = read(JsonReader(std::get<JsonNode>(parsed), problem));
    if (problem)
        return problem->refusal(code);
    return whole;
}

} // namespace outremer::campaign

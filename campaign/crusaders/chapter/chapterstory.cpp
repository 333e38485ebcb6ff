#include "campaign/crusaders/chapter/chapterstory.h"

#include "model/core/jsontext.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace outremer::campaign {

std::string toText(const Story &story)
{
    return outremer::toText(nlohmann::ordered_json{
        { "told", toJson(story.told) }, { "sworn", story.sworn }, { "fighting", story.isFighting } });
}

Story storyFrom(const std::string &text)
{
    const auto json = nlohmann::ordered_json::parse(text, nullptr, false);
    if (!json.is_object() || !json.contains("told"))
        return {};
    auto told = chapterFactsFrom(outremer::toText(json["told"]));
    if (!told)
        return {};
    Story story{ std::move(*told), 0, false };
    if (const auto sworn = json.find("sworn"); sworn != json.end() && sworn->is_number_unsigned())
        story.sworn = int(std::min<std::uint64_t>(sworn->get<std::uint64_t>(), story.told.oaths.size()));
    if (const auto fighting = json.find("fighting"); fighting != json.end() && fighting->is_boolean())
        story.isFighting = fighting->get<bool>() && !story.told.clashes.empty();
    return story;
}

} // namespace outremer::campaign

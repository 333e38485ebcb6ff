#include "db/before.h"

#include "model/core/jsontext.h"

#include <nlohmann/json.hpp>

namespace outremer {
namespace {

using nlohmann::ordered_json;

constexpr std::int64_t kMostBefore = 1'000'000'000'000; // a file may hold anything; sums must not overflow

std::int64_t amountIn(const ordered_json &json, const char *key)
{
    const auto found = json.find(key);
    return found != json.end() && found->is_number_unsigned() ? std::min(found->get<std::int64_t>(), kMostBefore) : 0;
}

} // namespace

Before beforeOf(const Origin &origin)
{
    const ordered_json record = ordered_json::parse(origin.start, nullptr, false);
    if (!record.is_object() || !record.contains("before") || !record["before"].is_object())
        return {};
    const ordered_json &json = record["before"];
    Before before{ amountIn(json, "steps"), amountIn(json, "time"), {} };
    if (json.contains("story"))
        before.story = toText(json["story"]);
    return before;
}

std::string recordWith(const Before &before, const std::string &record)
{
    ordered_json json = ordered_json::parse(record, nullptr, false);
    json["before"] = { { "steps", std::uint64_t(before.steps) }, { "time", std::uint64_t(before.time) } };
    const ordered_json story = ordered_json::parse(before.story, nullptr, false);
    if (!story.is_discarded())
        json["before"]["story"] = story;
    return toText(json) + "\n";
}

} // namespace outremer

#include "campaign/crusaders/prose/prosepatterns.h"

#include "campaign/document/contentfiles.h"

namespace outremer::campaign {
namespace {

constexpr std::array<std::string_view, 30> kNouns{ "attacker", "building", "chapter", "cities", "city", "coins",
    "count", "date", "defender", "enemies", "event", "events", "legacy", "list", "oath", "option", "other", "person",
    "points", "quality", "round", "story", "suzerain", "tactics", "title", "troops", "vassal", "who", "year", "years" };

} // namespace

std::span<const std::string_view> proseNouns()
{
    return kNouns;
}

const Patterns &prosePatterns()
{
    static const Patterns kPatterns =
        readCampaignFile("prose.json", [](const JsonReader &reader) { return Patterns::read(reader, kNouns); });
    return kPatterns;
}

} // namespace outremer::campaign

#include "campaign/crusaders/pictures/atlas.h"

#include "campaign/crusaders/prose/cast.h"
#include "campaign/crusaders/prose/prosepatterns.h"

#include <algorithm>

namespace outremer::campaign {

const CityAtEnd *MapPage::city(std::string_view id) const
{
    const auto found = std::ranges::find(*cities, id, &CityAtEnd::city);
    return found == cities->end() ? nullptr : &*found;
}

const Scar *MapPage::scar(std::string_view city) const
{
    const auto found = std::find_if(scars.rbegin(), scars.rend(), [&](const Scar &scar) { return scar.city == city; });
    return found == scars.rend() ? nullptr : &*found;
}

bool MapPage::shows(Scar::Kind kind) const
{
    return std::ranges::any_of(builtInMap().cities, [&](const MapCity &drawn) {
        const Scar *latest = scar(drawn.id);
        return latest && latest->kind == kind;
    });
}

std::vector<std::string> MapPage::owners() const
{
    std::vector<std::string> present;
    for (const MapOwner &owner : builtInMap().owners) {
        if (std::ranges::find(*cities, owner.id, &CityAtEnd::owner) != cities->end())
            present.push_back(owner.id);
    }
    return present;
}

std::optional<MapPage> mapPage(const CampaignFacts &facts, int chapter)
{
    MapPage page{ chapter, nullptr, {} };
    const auto add = [&](const ChapterFacts &told) {
        if (told.number > chapter)
            return;
        page.scars.insert(page.scars.end(), told.scars.begin(), told.scars.end());
        if (told.number == chapter)
            page.cities = &told.map;
    };
    std::ranges::for_each(facts.chapters, add);
    if (facts.pause && !page.cities)
        add(facts.pause->soFar);
    if (!page.cities || page.cities->empty())
        return std::nullopt;
    return page;
}

std::string ownerName(const std::string &owner, const Names &names, Lang lang)
{
    const Phrasebook &labels = prosePatterns().labels();
    if (owner == kSaracens)
        return labels.say("label.saracens", lang);
    if (owner == "closed")
        return labels.say("label.closed", lang);
    return names.of(Thing::State, owner, lang);
}

} // namespace outremer::campaign

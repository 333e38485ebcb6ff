#pragma once

#include "campaign/crusaders/facts/facts.h"
#include "campaign/crusaders/facts/mapdrawing.h"
#include "campaign/crusaders/prose/names.h"

#include <string>
#include <vector>

namespace outremer::campaign {

// What a writer shows on the map of one chapter: the cities as it ended, and every scar the campaign has by then.
struct MapPage {
    int chapter = 0;
    const std::vector<CityAtEnd> *cities = nullptr;
    std::vector<Scar> scars;

    const CityAtEnd *city(std::string_view id) const;
    const Scar *scar(std::string_view city) const; // the latest
    bool shows(Scar::Kind kind) const;
    std::vector<std::string> owners() const; // those on the map, in the drawing's order
};
// The finished chapter's, or the one being played; nothing when its map is unknown.
std::optional<MapPage> mapPage(const CampaignFacts &facts, int chapter);

// How an owner is called in a legend: a state's name, "Saracens", "closed".
std::string ownerName(const std::string &owner, const Names &names, Lang lang);

} // namespace outremer::campaign

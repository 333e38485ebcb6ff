#include "campaign/crusaders/prose/threats.h"

#include "campaign/crusaders/facts/mapdrawing.h"
#include "campaign/crusaders/prose/cast.h"

#include <algorithm>

namespace outremer::campaign {
namespace {

int saracensIn(const std::vector<CityAtEnd> &map, const std::string &city)
{
    const auto found = std::ranges::find(map, city, &CityAtEnd::city);
    return found != map.end() && found->owner == kSaracens ? found->units : 0;
}

} // namespace

std::vector<Threat> threatsOf(const std::vector<CityAtEnd> &map)
{
    std::vector<Threat> threats;
    for (const CityAtEnd &city : map) {
        if (city.owner == kSaracens || city.owner == "closed")
            continue;
        Threat threat{ city.city, city.owner, 0, city.units };
        for (const MapRoad &road : builtInMap().roads) {
            if (road.from == city.city)
                threat.enemies += saracensIn(map, road.to);
            if (road.to == city.city)
                threat.enemies += saracensIn(map, road.from);
        }
        if (threat.enemies > threat.troops)
            threats.push_back(std::move(threat));
    }
    std::ranges::stable_sort(
        threats, [](const Threat &a, const Threat &b) { return a.enemies - a.troops > b.enemies - b.troops; });
    return threats;
}

} // namespace outremer::campaign

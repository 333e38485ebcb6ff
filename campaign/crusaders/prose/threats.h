#pragma once

#include "campaign/crusaders/facts/facts.h"

#include <vector>

namespace outremer::campaign {

// A city that could fall to the Saracens next door.
struct Threat {
    std::string city;
    std::string owner;
    int enemies = 0; // Saracen troops in the cities that border on it
    int troops = 0;
};

// Cities with fewer troops than the Saracens beside them, the most endangered first.
std::vector<Threat> threatsOf(const std::vector<CityAtEnd> &map);

} // namespace outremer::campaign

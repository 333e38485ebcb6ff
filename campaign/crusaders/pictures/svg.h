#pragma once

#include "campaign/crusaders/pictures/atlas.h"

#include <string>

namespace outremer::campaign {

// Drawings as inline SVG. No ids inside: a page may hold many of them.
std::string mapSvg(const MapPage &page, const Names &names, Lang lang);
std::string armsSvg(const std::string &state, const std::string &title);
// The round sign of an owner, as on the map.
std::string signSvg(const std::string &owner);
// The two marks of scars, as on the map.
std::string scarSvg(Scar::Kind kind);

} // namespace outremer::campaign

#pragma once

#include "model/core/language.h"
#include "model/core/refusal.h"

#include <string>
#include <string_view>
#include <vector>

namespace outremer::campaign {

// A place on the map: x to the east, y to the south, both within a square of kMapSide.
inline constexpr int kMapSide = 1000;
struct MapPoint {
    int x = 0, y = 0;
};
using MapLine = std::vector<MapPoint>;

struct MapCity {
    enum class Side { Right, Left, Above, Below }; // where its name is written

    std::string id;
    MapPoint at;
    Side side{};
    bool isCapital = false;
};

// A border between two cities, drawn as a road through `via` where a straight line would cross another city.
struct MapRoad {
    std::string from, to;
    MapLine via;
};

// How an owner is shown: never by colour alone.
inline constexpr int kSymbolSide = 100;
struct MapOwner {
    std::string id;              // a state's, "saracens" or "closed"
    std::string fill, ink;       // "#rrggbb": the field and what stands on it
    std::vector<MapLine> symbol; // closed outlines in a square of kSymbolSide, filled by the even-odd rule
};

struct MapLabel {
    Bilingual text;
    MapPoint at;  // the middle
    int turn = 0; // degrees, clockwise
    bool isWater = false;
};

// Everything that is drawn of the Levant, whatever draws it: SVG here, a painter elsewhere. Lines are meant to be
// smoothed. Land lies to the east of the coast, which runs from the upper to the lower edge.
struct MapDrawing {
    MapLine coast;
    std::vector<MapLine> islands, lakes; // closed
    std::vector<MapLine> rivers;         // from the source to the mouth
    std::vector<MapPoint> mountains, dunes;
    std::vector<MapCity> cities;
    std::vector<MapRoad> roads;
    std::vector<MapOwner> owners;
    std::vector<MapLabel> labels;

    const MapCity *city(std::string_view id) const;
    const MapOwner *owner(std::string_view id) const;
};

// Reads a drawing (content/map.json); `file` is its name in refusals.
Result<MapDrawing> mapDrawingFrom(std::string_view json, std::string file);
// The drawing compiled into the program.
const MapDrawing &builtInMap();

} // namespace outremer::campaign

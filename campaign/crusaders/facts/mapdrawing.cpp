#include "campaign/crusaders/facts/mapdrawing.h"

#include "campaign/document/contentfiles.h"

#include <algorithm>

namespace outremer::campaign {
namespace {

const std::vector<std::string> kSides{ "right", "left", "above", "below" };

MapPoint readPoint(const JsonReader &reader, int side)
{
    const auto numbers = reader.items();
    if (numbers.size() != 2) {
        reader.fail("two numbers, x and y");
        return {};
    }
    return { int(numbers[0].integer(0, side)), int(numbers[1].integer(0, side)) };
}

MapLine readLine(const JsonReader &reader, std::size_t least, int side = kMapSide)
{
    MapLine line;
    for (const JsonReader &point : reader.items())
        line.push_back(readPoint(point, side));
    if (line.size() < least)
        reader.fail("at least " + std::to_string(least) + " points");
    return line;
}

std::vector<MapLine> readLines(const JsonReader &reader, std::size_t least, int side = kMapSide)
{
    std::vector<MapLine> lines;
    for (const JsonReader &line : reader.items())
        lines.push_back(readLine(line, least, side));
    return lines;
}

std::string readColour(const JsonReader &reader)
{
    std::string colour = reader.text();
    const bool isHex =
        colour.size() == 7 && colour[0] == '#' && colour.find_first_not_of("0123456789abcdef", 1) == std::string::npos;
    if (!isHex)
        reader.fail("a colour such as \"#a0b1c2\"");
    return colour;
}

MapCity readMapCity(const JsonReader &reader)
{
    reader.onlyKeys({ "id", "at", "side", "capital" });
    MapCity city{ reader.at("id").text(), readPoint(reader.at("at"), kMapSide),
        MapCity::Side(reader.at("side").oneOf(kSides)) };
    if (const auto capital = reader.maybe("capital"))
        city.isCapital = capital->boolean();
    return city;
}

MapRoad readRoad(const JsonReader &reader, const MapDrawing &map)
{
    reader.onlyKeys({ "between", "via" });
    const auto ends = reader.at("between").items();
    if (ends.size() != 2) {
        reader.fail("two cities");
        return {};
    }
    MapRoad road{ ends[0].text(), ends[1].text(), {} };
    for (std::size_t i = 0; i < 2; ++i) {
        if (!map.city(i == 0 ? road.from : road.to))
            ends[i].fail("a city of the map");
    }
    if (const auto via = reader.maybe("via"))
        road.via = readLine(*via, 1);
    return road;
}

MapOwner readOwner(const JsonReader &reader)
{
    reader.onlyKeys({ "id", "fill", "ink", "symbol" });
    return { reader.at("id").text(), readColour(reader.at("fill")), readColour(reader.at("ink")),
        readLines(reader.at("symbol"), 3, kSymbolSide) };
}

MapLabel readLabel(const JsonReader &reader)
{
    reader.onlyKeys({ "text", "at", "turn", "water" });
    MapLabel label{ readBilingual(reader.at("text")), readPoint(reader.at("at"), kMapSide) };
    if (const auto turn = reader.maybe("turn"))
        label.turn = int(turn->integer(-90, 90));
    if (const auto water = reader.maybe("water"))
        label.isWater = water->boolean();
    return label;
}

template <class T>
const T *named(const std::vector<T> &things, std::string_view id)
{
    const auto found = std::ranges::find(things, id, &T::id);
    return found == things.end() ? nullptr : &*found;
}

} // namespace

const MapCity *MapDrawing::city(std::string_view id) const
{
    return named(cities, id);
}

const MapOwner *MapDrawing::owner(std::string_view id) const
{
    return named(owners, id);
}

Result<MapDrawing> mapDrawingFrom(std::string_view json, std::string file)
{
    const auto parsed = parseJson(json, std::move(file));
    if (const auto *wrong = std::get_if<Problem>(&parsed))
        return wrong->refusal("bad-map");
    std::optional<Problem> problem;
    const JsonReader reader(std::get<JsonNode>(parsed), problem);
    reader.onlyKeys(
        { "coast", "islands", "lakes", "rivers", "mountains", "dunes", "cities", "roads", "owners", "labels" });
    MapDrawing map;
    map.coast = readLine(reader.at("coast"), 2);
    map.islands = readLines(reader.at("islands"), 3);
    map.lakes = readLines(reader.at("lakes"), 3);
    map.rivers = readLines(reader.at("rivers"), 2);
    map.mountains = readLine(reader.at("mountains"), 0);
    map.dunes = readLine(reader.at("dunes"), 0);
    for (const JsonReader &city : reader.at("cities").items())
        map.cities.push_back(readMapCity(city));
    for (const JsonReader &road : reader.at("roads").items())
        map.roads.push_back(readRoad(road, map));
    for (const JsonReader &owner : reader.at("owners").items())
        map.owners.push_back(readOwner(owner));
    for (const JsonReader &label : reader.at("labels").items())
        map.labels.push_back(readLabel(label));
    if (problem)
        return problem->refusal("bad-map");
    return map;
}

const MapDrawing &builtInMap()
{
    static const MapDrawing kMap = [] {
        const Result<MapDrawing> map = mapDrawingFrom(campaignFile("map.json"), "campaign/map.json");
        assert(map && "the built-in map is well-formed");
        return *map;
    }();
    return kMap;
}

} // namespace outremer::campaign

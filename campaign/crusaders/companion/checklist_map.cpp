// Area Е of the set-up: the map [p.11-12], CR-SETUP-31..41.
#include "campaign/crusaders/companion/checklistwriter.h"
#include "model/crusaders/board.h"

#include <map>

namespace outremer::campaign::table {
namespace {

using namespace crusaders;

// Cities with the same number share a line, largest number first: a pack may change them one by one.
template <class Key>
void writeGroups(ChecklistWriter &out, const std::string &phrase, Key key)
{
    std::map<int, CitySet, std::greater<>> groups;
    for (CityId city = 0; city < kCities; ++city) {
        const int number = key(city);
        if (out.isOpen(city) && number > 0)
            groups[number] = CitySet(groups[number] | setOf(city));
    }
    for (const auto &[number, cities] : groups)
        out.box(phrase, { { "count", number }, { "cities", out.cities(cities) } });
}

void writeGoods(ChecklistWriter &out)
{
    for (std::size_t good = 0; good < kGoods; ++good) {
        CitySet cities = 0;
        for (CityId city = 0; city < kCities; ++city) {
            const City &info = out.c.cities[city];
            if (out.isOpen(city) && info.kind != CityKind::Capital && info.good == Good(good))
                cities = CitySet(cities | setOf(city));
        }
        if (cities != 0)
            out.box("map.good", { { "good", out.goodName(Good(good)) }, { "cities", out.cities(cities) } });
    }
}

} // namespace

void writeMap(ChecklistWriter &out)
{
    out.section("section.map");
    if (out.setup.closed != 0)
        out.box(sizeOf(out.setup.closed) == 1 ? "map.closed-one" : "map.closed",
            { { "cities", out.cities(out.setup.closed) } });
    // CR-SETUP-31..33: no token is level 1.
    writeGroups(out, "map.walls", [&](CityId city) {
        const int level = out.c.cities[city].level;
        return level > 1 && city != out.c.homs ? level : 0;
    });
    const City &homs = out.c.cities[out.c.homs];
    if (out.isOpen(out.c.homs) && homs.level > 1)
        out.box("map.homs", { { "city", homs.name }, { "count", homs.level } });
    out.box("map.no-walls");
    writeGoods(out);                                                                                 // CR-SETUP-34
    writeGroups(out, "map.saracens", [&](CityId city) { return int(out.c.cities[city].saracens); }); // CR-SETUP-35
    for (const SeatSetup &seat : out.setup.seats) {                                                  // CR-SETUP-36, 37
        const Realm &realm = out.c.realms[seat.realm];
        out.box("map.capital", { { "city", out.c.cities[realm.capital].name }, { "count", seat.troops } });
    }
    out.box("map.supply", { { "count", out.setup.saracensLeft } }); // CR-SETUP-38
}

void writeTerrains(ChecklistWriter &out)
{
    out.section("section.terrains");
    for (std::size_t terrain = 0; terrain < kTerrainWords.size(); ++terrain) {
        CitySet cities = 0;
        for (CityId city = 0; city < kCities; ++city) {
            if (out.isOpen(city) && (out.c.cities[city].terrains >> terrain & 1) != 0)
                cities = CitySet(cities | setOf(city));
        }
        if (cities != 0)
            out.box("terrain." + std::string(kTerrainWords[terrain]), { { "cities", out.cities(cities) } });
    }
    for (CityId city = 0; city < kCities; ++city) { // where they are is the house's guess, what they do its rule
        if (out.isOpen(city) && !out.isKnown("terrain." + out.c.cities[city].id)) {
            out.box("terrain.guess");
            return;
        }
    }
}

} // namespace outremer::campaign::table

#include "model/crusaders/contentreader.h"

#include <algorithm>

namespace outremer::crusaders {
namespace {

constexpr std::array<std::string_view, 3> kCityKindWords{ "capital", "between", "central" };

void readBetween(const JsonReader &entry, const Content &content, City &city)
{
    const auto between = entry.maybe("between");
    if (city.kind != CityKind::Between) {
        if (between)
            between->fail("no \"between\" for a city of this kind");
        return;
    }
    const auto sides = entry.at("between").items();
    if (sides.size() != city.between.size())
        return entry.at("between").fail("two states");
    for (std::size_t i = 0; i < sides.size(); ++i)
        city.between[i] = std::uint8_t(sides[i].oneOf(idsOf(content.realms)));
    if (city.between[0] == city.between[1])
        entry.at("between").fail("two different states");
}

// CR-GOODS-13, 14: only capitals and the cities between them have a second good.
void readGoods(const JsonReader &entry, City &city)
{
    if (const auto homs = entry.maybe("homs"))
        city.isHoms = homs->boolean();
    city.good = Good(readWord(entry.at("good"), kGoodWords));
    if (city.isHoms != (city.good == Good::Spices))
        entry.at("good").fail(city.isHoms ? "\"spices\"" : "no spices but in Homs");
    if (city.isHoms && city.kind != CityKind::Central)
        entry.at("kind").fail("\"central\"");
    if (const auto extra = entry.maybe("extraGood")) {
        city.extraGood = std::uint8_t(readWord(*extra, kColourWords));
        if (city.kind == CityKind::Central)
            extra->fail("no second good in a central city");
    }
}

City readCity(const JsonReader &entry, const Content &content)
{
    entry.onlyKeys({ "id", "name", "kind", "between", "good", "extraGood", "homs", "level", "saracens", "coins",
        "upgrade", "terrains" });
    City city;
    city.id = entry.at("id").text();
    city.name = Name::read(entry.at("name"));
    city.kind = CityKind(readWord(entry.at("kind"), kCityKindWords));
    readBetween(entry, content, city);
    readGoods(entry, city);
    // A capital starts with one good (CR-SETUP-53) and with its own troops.
    const bool isCapital = city.kind == CityKind::Capital;
    city.level = std::uint8_t(entry.at("level").integer(1, isCapital ? 2 : 3));
    city.saracens = std::uint8_t(entry.at("saracens").integer(isCapital ? 0 : 1, isCapital ? 0 : 6));
    const auto coins = entry.at("coins").items();
    if (coins.size() != city.coins.size())
        entry.at("coins").fail("coins for three levels");
    for (std::size_t i = 0; i < std::min(coins.size(), city.coins.size()); ++i)
        city.coins[i] = std::uint8_t(coins[i].integer(0, 9));
    const auto prices = entry.at("upgrade").items();
    if (prices.size() != city.upgrade.size())
        entry.at("upgrade").fail("prices from level 1 and from level 2");
    for (std::size_t i = 0; i < std::min(prices.size(), city.upgrade.size()); ++i)
        city.upgrade[i] = readPrice(prices[i], 1, 6, true);
    for (const JsonReader &terrain : entry.at("terrains").items()) {
        const auto bit = std::uint8_t(1u << readWord(terrain, kTerrainWords));
        if ((city.terrains & bit) != 0)
            terrain.fail("each terrain only once");
        city.terrains = std::uint8_t(city.terrains | bit);
    }
    if (city.terrains == 0)
        entry.at("terrains").fail("at least one terrain");
    return city;
}

void readEdges(const JsonReader &list, Content &content)
{
    const auto ids = idsOf(content.cities);
    for (const JsonReader &edge : list.items()) {
        const auto ends = edge.items();
        if (ends.size() != 2)
            return edge.fail("two cities");
        const auto from = CityId(ends[0].oneOf(ids));
        const auto to = CityId(ends[1].oneOf(ids));
        if (edge.failed())
            return;
        if (from == to)
            edge.fail("two different cities");
        if (isIn(content.cities[from].neighbours, to))
            edge.fail("each border only once");
        content.cities[from].neighbours = CitySet(content.cities[from].neighbours | setOf(to));
        content.cities[to].neighbours = CitySet(content.cities[to].neighbours | setOf(from));
    }
}

// The cities that exist when only some states play (CR-SETUP-39, 40).
CitySet openCities(const Content &content, unsigned present)
{
    CitySet open = 0;
    for (CityId city = 0; city < kCities; ++city) {
        const auto &between = content.cities[city].between;
        const bool isClosed =
            content.cities[city].kind == CityKind::Between && (present & (1u << between[0] | 1u << between[1])) == 0;
        open = isClosed ? open : CitySet(open | setOf(city));
    }
    for (std::size_t realm = 0; realm < content.realms.size(); ++realm) {
        if ((present >> realm & 1u) == 0)
            open = CitySet(open & ~setOf(content.realms[realm].capital));
    }
    return open;
}

bool isConnected(const Content &content, CitySet open)
{
    CitySet reached = setOf(content.homs);
    for (int steps = 0; steps < kCities; ++steps) {
        for (CityId city = 0; city < kCities; ++city) {
            if (isIn(reached, city))
                reached = CitySet(reached | (content.cities[city].neighbours & open));
        }
    }
    return reached == open;
}

void readCapitals(const JsonReader &list, Content &content)
{
    const auto entries = list.items();
    CitySet taken = 0;
    for (std::size_t i = 0; i < std::min(entries.size(), content.realms.size()); ++i) {
        const JsonReader capital = entries[i].at("capital");
        const auto city = CityId(capital.oneOf(idsOf(content.cities)));
        content.realms[i].capital = city;
        if (content.cities[city].kind != CityKind::Capital || isIn(taken, city))
            capital.fail("a capital for each state alone");
        taken = CitySet(taken | setOf(city));
    }
}

void readCities(const JsonReader &file, Content &content)
{
    file.onlyKeys({ "cities", "edges" });
    const JsonReader list = file.at("cities");
    const auto entries = list.items();
    if (entries.size() != content.cities.size())
        return list.fail(std::to_string(kCities) + " cities");
    int saracens = 0;
    for (std::size_t i = 0; i < content.cities.size(); ++i) {
        content.cities[i] = readCity(entries[i], content);
        checkId(entries[i], content.cities, i);
        saracens += content.cities[i].saracens;
        if (content.cities[i].isHoms)
            content.homs = CityId(i);
    }
    if (saracens > content.numbers.saracens)
        list.fail("at most " + std::to_string(content.numbers.saracens) + " Saracens, as many as there are");
    if (std::ranges::count(content.cities, true, &City::isHoms) != 1)
        list.fail("one Homs");
    if (std::ranges::count(content.cities, CityKind::Capital, &City::kind) != kRealms)
        list.fail("a capital for each state");
    readEdges(file.at("edges"), content);
}

// Two players need states with a city between them (CR-SETUP-03), and whoever plays, there must be a way everywhere.
void checkMap(const JsonReader &file, const Content &content)
{
    for (int realm = 0; realm < kRealms; ++realm) {
        const bool hasNeighbour = std::ranges::any_of(
            content.cities, [realm](const City &city) { return city.between[0] == realm || city.between[1] == realm; });
        if (!hasNeighbour)
            file.at("cities").fail("a city between each state and another");
    }
    for (unsigned present = 1; present < 1u << kRealms; ++present) {
        if (__builtin_popcount(present) >= 2 && !isConnected(content, openCities(content, present)))
            file.at("edges").fail("a way between any two cities, also when some states do not play");
    }
}

} // namespace

void readMap(const JsonReader &file, const JsonReader &realms, Content &content)
{
    readCities(file, content);
    readCapitals(realms, content);
    if (!file.failed())
        checkMap(file, content);
}

} // namespace outremer::crusaders

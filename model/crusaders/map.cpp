#include "model/crusaders/board.h"

namespace outremer::crusaders {

CitySet Board::citiesOf(Seat owner) const
{
    CitySet set = 0;
    for (CityId city = 0; city < kCities; ++city)
        set = CitySet(set | (s.city(city).owner == owner ? setOf(city) : 0));
    return set;
}

// CR-SETUP-41: a covered city does not exist.
CitySet Board::openNeighbours(CityId city) const
{
    return CitySet(c.cities[city].neighbours & ~citiesOf(kClosed));
}

CitySet Board::neighboursOf(CityId city, Seat owner) const
{
    CitySet set = 0;
    eachCity(c.cities[city].neighbours, [&](CityId near) {
        if (s.city(near).owner == owner)
            set = CitySet(set | setOf(near));
    });
    return set;
}

namespace {

// Steps from a city to the nearest of a set, over open cities only; -1 if there is no way.
int stepsTo(const Board &board, CityId from, CitySet goals)
{
    const CitySet closed = board.citiesOf(kClosed);
    CitySet seen = setOf(from);
    for (int steps = 0; steps < kCities; ++steps) {
        if ((seen & goals) != 0)
            return steps;
        CitySet next = seen;
        eachCity(seen, [&](CityId city) { next = CitySet(next | board.c.cities[city].neighbours); });
        next = CitySet(next & ~closed);
        if (next == seen)
            return -1;
        seen = next;
    }
    return -1;
}

} // namespace

int Board::distance(CityId from, CityId to) const
{
    return stepsTo(*this, from, setOf(to));
}

int Board::distanceToCities(CityId from, Seat owner) const
{
    return stepsTo(*this, from, citiesOf(owner));
}

// CR-BATTLE-03, CR-AMB-56, CR-AMB-57: an eliminated player has no cities and is never nearest.
SeatList Board::nearestRivals(CityId city, Seat attacker) const
{
    SeatList nearest;
    int best = kCities;
    for (Seat seat = 0; seat < s.seats; ++seat) {
        const int steps = seat == attacker ? -1 : distanceToCities(city, seat);
        if (steps < 0 || steps > best)
            continue;
        if (steps < best)
            nearest.clear();
        best = steps;
        nearest.push(seat);
    }
    return nearest;
}

// Terrains are a module of their own, off in the basic game (CR-CAMP-10).
bool Board::hasTerrain(CityId city, Terrain terrain) const
{
    return s.terrains && (c.cities[city].terrains >> int(terrain) & 1) != 0;
}

std::array<std::uint8_t, kGoods> Board::goodsOf(CityId city) const
{
    std::array<std::uint8_t, kGoods> goods{};
    const City &info = c.cities[city];
    ++goods[std::size_t(info.good)];                          // CR-GOODS-13
    if (s.city(city).level == 3 && info.extraGood != kNoGood) // CR-GOODS-14
        ++goods[info.extraGood];
    return goods;
}

} // namespace outremer::crusaders

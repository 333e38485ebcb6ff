#include "model/crusaders/board.h"
#include "model/crusaders/nouns.h"

#include <numeric>

namespace outremer::crusaders {
namespace {

int buildingsOf(const Board &board, const Player &player, int colour)
{
    return int(std::count_if(player.buildings.begin(), player.buildings.end(), [&](const BuildingSlot &slot) {
        return colour < 0 || hasColour(board.c.buildings[slot.card].colours, colour);
    }));
}

// The colours of a tactic; none of a card the viewer does not know.
ColourSet coloursOf(const Board &board, Card tactic)
{
    return tactic < board.c.tactics.size() ? board.c.tactics[tactic].colours : ColourSet(0);
}

int tacticsOf(const Board &board, const Player &player, int colour)
{
    return int(std::count_if(player.tactics.begin(), player.tactics.end(),
        [&](Card card) { return hasColour(coloursOf(board, card), colour); }));
}

// CR-TACTIC-06..08: face-up cards of both sides up to the one whose half is being carried out, also when that happens
// at the end of the battle; covers are not counted.
int playedOf(const Board &board, int colour)
{
    const auto &maneuvers = board.s.battle.maneuvers;
    int played = maneuvers.size();
    for (const Frame &frame : board.s.frames) { // the topmost running half
        if (frame.task == Task::Run && isHalf(frame.as<Running>().kind))
            played = std::min(frame.as<Running>().part + 1, maneuvers.size());
    }
    return int(std::count_if(maneuvers.begin(), maneuvers.begin() + played,
        [&](const Maneuver &maneuver) { return hasColour(coloursOf(board, maneuver.card), colour); }));
}

int levelFours(const Board &board, const Player &player)
{
    int total = 0;
    for (const BuildingSlot &slot : player.buildings)
        total += board.c.buildings[slot.card].level == 4 ? 1 : 0;
    for (Card card : player.tactics)
        total += card < board.c.tactics.size() && board.c.tactics[card].level == 4 ? 1 : 0;
    return total;
}

} // namespace

int Board::count(Seat seat, Quantity quantity) const
{
    if (quantity == Quantity::One)
        return 1;
    if (quantity >= Quantity::Yellow)
        return playedOf(*this, int(quantity) - int(Quantity::Yellow));
    if (!isPlayer(seat))
        return 0;
    if (quantity == Quantity::HolyLands) // bots ask for this far more than for the rest
        return holyLandsOf(seat);
    const Player &player = s.player(seat);
    const auto own = [&] { return citiesOf(seat); }; // most quantities can do without
    int total = 0;
    const auto sumCities = [&](auto value) {
        eachCity(own(), [&](CityId city) { total += value(city); });
        return total;
    };
    switch (quantity) {
    case Quantity::Goods: // CR-GOV-11: spent and blocked tokens count too
        for (const Stock &stock : player.goods)
            total += stock.count();
        return total;
    case Quantity::Wood:
    case Quantity::Candles:
    case Quantity::Steel:
    case Quantity::Horses:
        return player.goods[std::size_t(quantity) - std::size_t(Quantity::Wood)].count();
    case Quantity::GoodKinds:
        for (const Stock &stock : player.goods)
            total += stock.count() > 0 ? 1 : 0;
        return total;
    case Quantity::Troops:
        return sumCities([&](CityId city) { return int(s.city(city).units); })
            + (s.isFighting() && s.battle.attacker == seat ? s.battle.attackers : 0);
    case Quantity::Bishops: // CR-GOV-06: on the map
        for (const Bishops &bishops : player.clergy)
            total += bishops.count();
        return total;
    case Quantity::Dioceses:
        for (const Bishops &bishops : player.clergy)
            total += bishops.count() > 0 ? 1 : 0;
        return total;
    case Quantity::ForeignBishops:
        for (CityId city = 0; city < kCities; ++city)
            total += s.city(city).owner == seat ? 0 : player.clergy[city].count();
        return total;
    case Quantity::Cities:
        return sizeOf(own());
    case Quantity::CentralCities:
        return sumCities([&](CityId city) { return isCentral(city) ? 1 : 0; });
    case Quantity::CityLevels:
        return sumCities([&](CityId city) { return int(s.city(city).level); });
    case Quantity::TopCities:
        return sumCities([&](CityId city) { return s.city(city).level == 3 ? 1 : 0; });
    case Quantity::CapitalLevel:
        return player.capital == kNoCity ? 0 : s.city(player.capital).level;
    case Quantity::Homs:
        return s.city(c.homs).owner == seat ? 1 : 0;
    case Quantity::Buildings:
        return buildingsOf(*this, player, -1);
    case Quantity::LevelFour:
        return levelFours(*this, player);
    case Quantity::YellowBuildings:
    case Quantity::WhiteBuildings:
    case Quantity::BlueBuildings:
    case Quantity::RedBuildings:
        return buildingsOf(*this, player, int(quantity) - int(Quantity::YellowBuildings));
    case Quantity::YellowTactics:
    case Quantity::WhiteTactics:
    case Quantity::BlueTactics:
    case Quantity::RedTactics:
        return tacticsOf(*this, player, int(quantity) - int(Quantity::YellowTactics));
    case Quantity::Learned:
        return int(
            std::count_if(player.tactics.begin(), player.tactics.end(), [this](Card card) { return isLearned(card); }));
    case Quantity::TacticColours:
        for (int colour = 0; colour < kColours; ++colour)
            total += tacticsOf(*this, player, colour) > 0 ? 1 : 0;
        return total;
    case Quantity::Coins:
        return player.coins;
    case Quantity::Rescripts:
        return player.rescripts.size();
    case Quantity::Spies:
        return player.spies.size();
    case Quantity::Governors:
        return sumCities([&](CityId city) { return s.city(city).governor != kNoCard ? 1 : 0; });
    case Quantity::Garrison:
        eachCity(own(), [&](CityId city) { total = std::max(total, int(s.city(city).units)); });
        return total;
    case Quantity::Border: {
        CitySet border = 0;
        eachCity(own(), [&](CityId city) { border = CitySet(border | neighboursOf(city, kSaracens)); });
        return sizeOf(border);
    }
    default:
        return 0;
    }
}

// CR-GOV-03, 04; CR-GLOSS-09: alone or shared, with at least one.
bool Board::isLeader(Seat seat, Quantity quantity) const
{
    const int mine = count(seat, quantity);
    if (mine == 0)
        return false;
    for (Seat other = 0; other < s.seats; ++other) {
        if (count(other, quantity) > mine)
            return false;
    }
    return true;
}

Seat Board::holyLandOf(CityId city) const
{
    Seat best = kNobody;
    int highest = 0;
    for (Seat seat = 0; seat < s.seats; ++seat) {
        const int strength = s.player(seat).clergy[city].strength();
        if (strength > highest) {
            highest = strength;
            best = seat;
        } else if (strength == highest) {
            best = kNobody; // CR-PRAY-26
        }
    }
    return best;
}

int Board::holyLandsOf(Seat seat) const
{
    int held = 0;
    for (CityId city = 0; city < kCities; ++city)
        held += s.player(seat).clergy[city].count() > 0 && holyLandOf(city) == seat ? 1 : 0;
    return held;
}

bool Board::isContested(CityId city) const
{
    int owners = 0;
    for (Seat seat = 0; seat < s.seats; ++seat)
        owners += s.player(seat).clergy[city].count() > 0 ? 1 : 0;
    return owners > 1;
}

int Board::points(Seat seat, const Goal &goal, int spare) const
{
    if (goal.leader > 0)
        return isLeader(seat, goal.of) ? goal.leader : 0; // CR-GOV-05
    const bool isColour = goal.of >= Quantity::Wood && goal.of <= Quantity::Horses;
    const int amount = count(seat, goal.of) + (isColour ? spare : 0);
    int points = 0;
    for (const Step &step : goal.steps)
        points = amount >= step.least ? step.points : points;
    return points;
}

// CR-GOV-13, CR-AMB-77: spices count as one colour for one governor; the engine finds the best (CR-DEC-43).
std::array<std::uint8_t, kCities> Board::pointsOfGovernors(Seat seat) const
{
    const int spices = s.player(seat).goods[std::size_t(Good::Spices)].count();
    std::array<std::uint8_t, kCities> won{};
    CityId served = kNoCity;
    int bestGain = 0;
    eachCity(citiesOf(seat), [&](CityId city) {
        const Goal &goal = c.governors[s.city(city).governor].goal;
        won[city] = std::uint8_t(points(seat, goal, 0));
        const int gain = points(seat, goal, spices) - won[city];
        served = gain > bestGain ? city : served;
        bestGain = std::max(bestGain, gain);
    });
    if (served != kNoCity)
        won[served] = std::uint8_t(won[served] + bestGain);
    return won;
}

int Board::governorPoints(Seat seat) const
{
    const auto won = pointsOfGovernors(seat);
    return std::accumulate(won.begin(), won.end(), 0);
}

// CR-BULL-03, 04; CR-AMB-83: the better of its two goals.
int Board::bullPoints(Seat seat) const
{
    const Bull &bull = c.bulls[s.player(seat).bulls[0]];
    const int spices = s.player(seat).goods[std::size_t(Good::Spices)].count(); // CR-BULL-06
    const int first = points(seat, bull.goals[0], spices);
    const int second = points(seat, bull.goals[1], spices);
    return std::max(first, second);
}

FixedList<Card, 5> Board::personalDiscard(Seat seat) const
{
    FixedList<Card, 5> discard;
    const Player &player = s.player(seat);
    for (Card card : c.startingTactics[player.realm]) {
        if (!player.tactics.contains(card))
            discard.push(card);
    }
    return discard;
}

} // namespace outremer::crusaders

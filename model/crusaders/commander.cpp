// Chapter IV: Zengi's march (CH4-CMD) and the end he can bring (CH4-END).
#include "model/crusaders/referee.h"

namespace outremer::crusaders {
namespace {

int strengthOf(const Board &board, CityId city)
{
    return board.s.city(city).units + board.s.city(city).level;
}

CitySet playersCities(const Board &board)
{
    CitySet cities = 0;
    for (Seat seat = 0; seat < board.s.seats; ++seat)
        cities = CitySet(cities | board.citiesOf(seat));
    return cities;
}

// The first in turn order of those who have the most of something.
Seat leaderBy(const Board &board, Quantity quantity)
{
    Seat best = kNobody;
    for (Seat seat : board.turnOrder()) {
        if (!board.s.player(seat).isOut
            && (best == kNobody || board.count(seat, quantity) > board.count(best, quantity)))
            best = seat;
    }
    return best;
}

} // namespace

// CH4-CMD-05: the cities he may be after; of several the nearest, then the weakest, then the first on the map.
CityId Board::commanderTarget(Aim aim) const
{
    const CityId from = s.saga.commander;
    CitySet cities = playersCities(*this);
    switch (aim) {
    case Aim::Home:
        return c.commanderHome;
    case Aim::Homs:
        return c.homs;
    case Aim::Capital: {
        CitySet capitals = 0;
        for (Seat seat = 0; seat < s.seats; ++seat)
            capitals = CitySet(capitals | (s.player(seat).capital == kNoCity ? 0 : setOf(s.player(seat).capital)));
        cities = capitals;
        break;
    }
    case Aim::Central: {
        CitySet central = 0;
        eachCity(cities, [&](CityId city) { central = CitySet(central | (isCentral(city) ? setOf(city) : 0)); });
        cities = central != 0 ? central : cities;
        break;
    }
    case Aim::MostCities:
        cities = citiesOf(leaderBy(*this, Quantity::Cities));
        break;
    case Aim::Richest:
        cities = citiesOf(leaderBy(*this, Quantity::Coins));
        break;
    case Aim::Holiest:
        cities = citiesOf(firstPlayer());
        break;
    default:
        break;
    }
    CityId best = kNoCity;
    const auto rank = [&](CityId city) {
        const int far = distance(from, city);
        return aim == Aim::Weakest ? std::array{ strengthOf(*this, city), far }
                                   : std::array{ far, strengthOf(*this, city) };
    };
    eachCity(cities, [&](CityId city) {
        if (distance(from, city) >= 0 && (best == kNoCity || rank(city) < rank(best)))
            best = city;
    });
    return best;
}

// CH4-CMD-06: the next area of a shortest way; over Saracen land where there is a choice.
CityId Board::commanderStep(Aim aim) const
{
    const CityId target = commanderTarget(aim);
    const CityId from = s.saga.commander;
    if (target == kNoCity || target == from)
        return kNoCity;
    CityId best = kNoCity;
    const auto rank = [&](CityId city) {
        return std::array{ distance(city, target), isPlayer(s.city(city).owner) ? 1 : 0 };
    };
    eachCity(openNeighbours(from), [&](CityId city) {
        if (distance(city, target) >= 0 && (best == kNoCity || rank(city) < rank(best)))
            best = city;
    });
    return best;
}

// CH4-CMD-09: what he is after, if it lies next to him; otherwise the weakest of the players' cities that do.
CityId Board::besieged(Aim aim) const
{
    const CitySet near = CitySet(openNeighbours(s.saga.commander) & playersCities(*this));
    const CityId target = commanderTarget(aim);
    if (target != kNoCity && isIn(near, target))
        return target;
    CityId best = kNoCity;
    eachCity(near, [&](CityId city) {
        if (best == kNoCity || strengthOf(*this, city) < strengthOf(*this, best))
            best = city;
    });
    return best;
}

// CH4-CMD-03, 04: a card each round, after the raids. Frame: a the stage, b movements left.
void Referee::runCommander(const Frame &frame)
{
    enum Stage : std::uint8_t { kOrdered, kMoving, kDone };
    Saga &saga = s.saga;
    if (frame.as<CommanderTurn>().stage == kDone) {
        s.raid = {};
        return;
    }
    if (frame.as<CommanderTurn>().stage == kOrdered) {
        if (saga.commander == kNoCity || saga.commanderDeck.empty())
            return; // CH4-CMD-12: no Saracen city was left for him
        const Card drawn = saga.commanderDeck.pop();
        saga.usedCommander.push(drawn);
        reveal(EventKind::CommanderOrdered, { { kCommanderNoun, drawn }, city(saga.commander) });
        gather(c.commander[drawn].gather);
        push(Frame{ .task = Task::Commander }.with(CommanderTurn{ kMoving, c.commander[drawn].moves }));
        return;
    }
    const CommanderCard &card = c.commander[saga.usedCommander.back()];
    const CityId next = frame.as<CommanderTurn>().moves > 0 ? commanderStep(card.aim) : kNoCity;
    if (next != kNoCity && s.city(next).owner == kSaracens) {
        tell(EventKind::CommanderMoved, { city(saga.commander), toCity(next) });
        saga.commander = next;
        push(Frame{ .task = Task::Commander }.with(
            CommanderTurn{ kMoving, std::uint8_t(frame.as<CommanderTurn>().moves - 1) }));
        return;
    }
    if (next != kNoCity) { // CH4-CMD-07
        const int led = s.city(saga.commander).units - 1;
        if (led > 0) {
            push(Frame{ .task = Task::Commander }.with(CommanderTurn{ kDone }));
            startCommanderBattle(next, led);
            return;
        }
        gather(1); // CH4-CMD-08: nobody to lead; he waits for more
    }
    const CityId target = besieged(card.aim);
    if (target == kNoCity || card.siege.count == 0)
        return;
    s.raid.city = target;
    push(Frame{ .task = Task::Commander }.with(CommanderTurn{ kDone }));
    tell(EventKind::CommanderBesieged, { realm(s.city(target).owner), city(target) });
    startProgram(ProgramKind::Siege, saga.usedCommander.back(), 0, s.city(target).owner, kNobody);
}

void Referee::gather(int units)
{
    if (const int more = std::min<int>(units, s.saracens); more > 0)
        addTroops(kSaracens, s.saga.commander, more);
}

// CH4-CMD-07: a real battle; the Saracens attack, and the nearest rival of the defender plays them.
void Referee::startCommanderBattle(CityId target, int troops)
{
    const Seat defender = s.city(target).owner;
    CityState &left = s.city(s.saga.commander);
    left.units = std::uint8_t(left.units - troops);
    tell(EventKind::CommanderMoved, { city(s.saga.commander), toCity(target) });
    s.saga.commander = target;
    BattleState &battle = s.battle;
    battle.city = target;
    battle.attacker = kSaracens;
    battle.defender = defender;
    battle.attackers = std::uint8_t(troops);
    battle.strength[kAttacker] =
        std::int8_t(strengthBonus() + c.saga.commanderStrength + modifier(Place::AttackStrength, kSaracens));
    battle.strength[kDefender] = std::int8_t(modifier(Place::DefenceStrength, defender));
    tell(EventKind::BattleStarted, { realm(kSaracens), city(target), other(defender), number(troops) });
    push({ .task = Task::BattleBegin });
    nameSaracenPlayer(target, defender);
}

// CH4-CMD-10, 11.
void Referee::beatCommander(Seat winner, CityId where)
{
    CityId farthest = kNoCity;
    eachCity(citiesOf(kSaracens), [&](CityId city) {
        if (farthest == kNoCity || distance(where, city) > distance(where, farthest))
            farthest = city;
    });
    s.saga.commander = farthest;
    tell(EventKind::CommanderBeaten, { realm(winner), city(where) });
    gainInfluence(winner, c.saga.commanderInfluence, InfluenceSource::Commander);
}

// CH4-END-01: the capitals the states began with.
bool Board::isCrescentRisen() const
{
    int lost = 0;
    for (Seat seat = 0; seat < s.seats; ++seat)
        lost += s.city(c.realms[s.player(seat).realm].capital).owner == kSaracens ? 1 : 0;
    return s.saga.hasCommander() && lost >= c.saga.capitalsLost;
}

} // namespace outremer::crusaders

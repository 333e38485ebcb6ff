// Raids and cities taken by the Saracens [p.16-17, p.31]: CR-RAID, CR-CAPITAL.
#include "model/crusaders/referee.h"

#include <numeric>

namespace outremer::crusaders {

// CR-EVENT-15, 16: bonuses of type S add up.
int Board::strengthBonus() const
{
    int bonus = 0;
    for (std::size_t i = 0, end = std::size_t(uncovered()); i < end; ++i)
        bonus += c.saracenTrack[i].isStrength ? c.saracenTrack[i].amount : 0;
    return bonus;
}

// CR-EVENT-17, 18: of type M only the highest counts.
int Board::raidersPerCity() const
{
    int most = 1;
    for (std::size_t i = 0, end = std::size_t(uncovered()); i < end; ++i)
        most = c.saracenTrack[i].isStrength ? most : std::max(most, int(c.saracenTrack[i].amount));
    return most;
}

namespace {

// CR-RAID-03, 04: all but one can leave.
int raidersFrom(const Board &board, CityId city)
{
    return std::min(board.s.city(city).units - 1, board.raidersPerCity());
}

bool hasRaiders(const Board &board, CityId target)
{
    bool found = false;
    eachCity(
        board.neighboursOf(target, kSaracens), [&](CityId from) { found = found || raidersFrom(board, from) > 0; });
    return found;
}

CitySet targetsOf(const Board &board, Seat seat)
{
    return CitySet(board.s.raid.left & board.citiesOf(seat));
}

} // namespace

int Board::raidStrength() const // CR-RAID-10
{
    const bool isLed = s.saga.commander < kCities && s.raid.raiders[s.saga.commander] > 0; // CH4-CMD-02
    return std::accumulate(s.raid.raiders.begin(), s.raid.raiders.end(), 0) + strengthBonus()
        + (isLed ? c.saga.commanderStrength : 0);
}

int Board::cityStrength(CityId city) const // CR-RAID-09
{
    return s.city(city).units + s.city(city).level + s.raid.garrison + modifier(Place::CityDefence, s.city(city).owner);
}

// CR-RAID-07: all raids on one player, then on the next in turn order.
void Referee::runRaidNext(const Frame &frame)
{
    s.raid.city = kNoCity;
    s.raid.garrison = 0;
    for (Seat seat : turnOrder()) {
        CitySet targets = targetsOf(*this, seat);
        bool isRaided = false;
        eachCity(targets, [&](CityId city) { isRaided = isRaided || hasRaiders(*this, city) || s.emptyRaids; });
        if (isRaided) {
            push(frame);
            push(ask(Task::ChooseRaid, seat));
            return;
        }
        s.raid.left = CitySet(s.raid.left & ~targets); // CR-RAID-24: nobody comes
    }
    if (s.saga.hasCommander())
        push({ .task = Task::Commander });
}

// CR-RAID-08; once the raiders are there, the rescripts of that moment.
void Board::listChooseRaid(const Frame &frame, Options &options) const
{
    if (s.raid.city == kNoCity) {
        eachCity(targetsOf(*this, frame.seat), [&](CityId city) { options.push(choice(Verb::RaidCity, city)); });
        return;
    }
    options.push(choice(Verb::Done));
    listRescripts(frame.seat, Moment::Raid, options);
}

void Referee::takeChooseRaid(const Option &option)
{
    const Seat seat = top().seat;
    if (Verb(option.verb) == Verb::UseRescript) {
        playRescript(seat, option.first, kNobody);
        return;
    }
    if (Verb(option.verb) == Verb::RaidCity) {
        const CityId target = option.first;
        s.raid.left = CitySet(s.raid.left & ~setOf(target));
        if (!hasRaiders(*this, target) && !s.emptyRaids) { // CR-AMB-20
            pop();
            return;
        }
        s.raid.city = target;
        int raiders = 0;
        eachCity(neighboursOf(target, kSaracens), [&](CityId from) {
            const int units = std::max(0, raidersFrom(*this, from));
            s.raid.raiders[from] = std::uint8_t(units);
            s.city(from).units = std::uint8_t(s.city(from).units - units);
            raiders += units;
        });
        tell(EventKind::RaidStarted, { realm(seat), city(target), number(raiders) });
        if (!s.player(seat).rescripts.empty())
            return; // the defender may answer with a rescript
    }
    pop();
    push({ .task = Task::RaidStrike });
}

// CR-RAID-11, 12.
void Referee::runRaidStrike(const Frame &)
{
    const CityId target = s.raid.city;
    const Seat owner = s.city(target).owner;
    const int gap = cityStrength(target) - raidStrength();
    const bool isEmpty = std::ranges::all_of(s.raid.raiders, [](int units) { return units == 0; });
    if (isEmpty && !s.emptyRaids) { // a rescript sent them all home: no raid (CR-AMB-20)
        push({ .task = Task::RaidEnd });
        return;
    }
    if (gap <= 0 && !isEmpty) { // without units nobody could hold the city
        push({ .task = Task::RaidCapture });
        const CitySet refuges = neighboursOf(target, owner);
        if (refuges != 0)
            push(ask(Task::RaidRetreat, owner));
        else
            loseTroops(owner, target, s.city(target).units); // CR-RAID-15
        return;
    }
    tell(EventKind::RaidRepelled, { realm(owner), city(target), number(gap) });
    push({ .task = Task::RaidEnd });
    const auto &rows = c.events[s.event].raid;
    std::size_t row = 0;
    while (row + 1 < rows.size() && gap >= rows[row + 1].from)
        ++row;
    startProgram(ProgramKind::RaidRow, s.event, int(row), owner, kNobody);
}

// CR-RAID-13: back to where they came from.
void Referee::runRaidEnd(const Frame &)
{
    for (CityId from = 0; from < kCities; ++from)
        s.city(from).units = std::uint8_t(s.city(from).units + s.raid.raiders[from]);
    tell(EventKind::RaidEnded, { city(s.raid.city) });
    s.raid.raiders = {};
    s.raid.city = kNoCity;
}

void Board::listRaidRetreat(const Frame &frame, Options &options) const
{
    eachCity(neighboursOf(s.raid.city, frame.seat), [&](CityId city) { options.push(choice(Verb::RetreatTo, city)); });
}

// CR-RAID-14: everybody into one city.
void Referee::takeRaidRetreat(const Option &option)
{
    const Seat seat = pop().seat;
    CityState &lost = s.city(s.raid.city);
    s.city(option.first).units = std::uint8_t(s.city(option.first).units + lost.units);
    tell(EventKind::TroopsMoved, { realm(seat), city(s.raid.city), toCity(option.first), number(lost.units) });
    lost.units = 0;
}

// CR-RAID-16..21: the level stays, the raiders stay, everything else of the city goes.
void Referee::runRaidCapture(const Frame &)
{
    const CityId target = s.raid.city;
    const int raiders = std::accumulate(s.raid.raiders.begin(), s.raid.raiders.end(), 0);
    s.raid.raiders = {};
    s.raid.city = kNoCity;
    loseCity(target, raiders);
}

// To the Saracens, who come in with so many units.
void Referee::loseCity(CityId target, int units)
{
    CityState &place = s.city(target);
    const Seat loser = place.owner;
    tell(EventKind::CityCaptured, { realm(loser), city(target) });
    const auto goods = goodsOf(target);
    for (std::size_t good = 0; good < kGoods; ++good) {
        for (int i = 0; i < goods[good]; ++i)
            removeGood(loser, Good(good)); // CR-RAID-18
    }
    discardGovernor(target); // CR-RAID-19
    place.owner = kSaracens;
    place.units = std::uint8_t(units);
    checkCapital(loser, target);
}

void Board::listNewCapital(const Frame &frame, Options &options) const
{
    eachCity(citiesOf(frame.seat), [&](CityId city) { options.push(choice(Verb::MakeCapital, city)); });
}

void Referee::takeNewCapital(const Option &option)
{
    const Seat seat = pop().seat;
    s.player(seat).capital = option.first;
    tell(EventKind::NewCapital, { realm(seat), city(option.first) });
}

} // namespace outremer::crusaders

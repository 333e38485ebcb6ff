// Event phase [p.16-17]: the event, reinforcement and the new target (CR-EVENT).
#include "model/crusaders/referee.h"

namespace outremer::crusaders {

// CR-EVENT-01, 02. Whom it is about is settled now; the others count as having resolved it (CR-TURN-04).
void Referee::runRevealEvent(const Frame &)
{
    s.event = s.eventDeck.pop();
    const EventCard &event = c.events[s.event];
    reveal(EventKind::EventRevealed, { { kEventNoun, s.event } });
    const SeatList order = turnOrder();
    s.resolved = 0;
    for (Seat seat : order) {
        const bool isConcerned = event.scope == Scope::Each || (event.scope == Scope::First && seat == order[0])
            || (event.scope == Scope::Last && seat == order.back())
            || (event.scope == Scope::Leader && isLeader(seat, event.of));
        if (!isConcerned)
            s.resolved = SeatSet(s.resolved | only(seat));
    }
    if (event.scope == Scope::Round)
        startProgram(ProgramKind::Event, s.event, 0, kNobody, kNobody);
}

// CR-TURN-03: one player at a time, from the rightmost marker at that moment.
void Referee::runEventNext(const Frame &frame)
{
    for (Seat seat : turnOrder()) {
        if (contains(s.resolved, seat) || s.player(seat).isOut)
            continue;
        s.resolved = SeatSet(s.resolved | only(seat));
        push(frame);
        startProgram(ProgramKind::Event, s.event, 0, seat, kNobody);
        return;
    }
    s.resolved = 0;
    tell(EventKind::EventResolved, { { kEventNoun, s.event } });
}

// CR-EVENT-04..10 and the targets of the raids (CR-RAID-01, 02).
void Referee::runSaracenStep(const Frame &)
{
    s.raid = {};
    if (s.round == 1)
        return;
    const Good colour = s.raidTokens.back();
    CitySet reinforced = 0;
    for (CityId city = 0; city < kCities; ++city) {
        const bool isActive = c.cities[city].good == colour;
        const CityState &place = s.city(city);
        if (place.owner == kSaracens && isActive && city != c.homs)
            reinforced = CitySet(reinforced | setOf(city));
        else if (isPlayer(place.owner) && (isActive || city == c.homs))
            s.raid.left = CitySet(s.raid.left | setOf(city));
    }
    tell(EventKind::SaracensReinforced, { good(colour) });
    if (s.saracens >= sizeOf(reinforced)) {
        eachCity(reinforced, [this](CityId city) { addTroops(kSaracens, city, 1); });
    } else if (s.saracens > 0) { // CR-AMB-19
        push(ask(Task::PlaceReinforcement, firstPlayer(), CitiesLeft{ reinforced }));
    }
}

void Board::listPlaceReinforcement(const Frame &frame, Options &options) const
{
    eachCity(frame.as<CitiesLeft>().cities, [&](CityId city) { options.push(choice(Verb::PlaceSaracen, city)); });
}

void Referee::takePlaceReinforcement(const Option &option)
{
    addTroops(kSaracens, option.first, 1);
    const CitySet left = CitySet(top().as<CitiesLeft>().cities & ~setOf(option.first));
    top().as<CitiesLeft>().cities = left;
    if (s.saracens == 0) // CR-EVENT-09
        pop();
}

// CR-EVENT-11..14. What the event changed for the round stays (CR-AMB-24).
void Referee::runNewTarget(const Frame &)
{
    s.usedEvents.push(s.event); // CR-DISCARD-03
    s.event = kNoCard;
    if (s.round > 1) {
        ++s.usedTokens[std::size_t(s.raidTokens.pop())];
        const TrackBonus &bonus = c.saracenTrack[s.bonuses++];
        tell(EventKind::TrackBonus,
            { number(bonus.amount), { kSourceNoun, bonus.isStrength ? kStrengthBonus : kMoveBonus } });
    }
    s.tokenShown = 0;
    if (!s.raidTokens.empty()) {
        s.tokenShown = 1;
        reveal(EventKind::RaidTokenRevealed, { good(s.raidTokens.back()) });
    }
    startPlanning();
    if (s.saga.hasOaths())
        push({ .task = Task::OathNext });
}

} // namespace outremer::crusaders

// March [p.24] and governors taken from the market: CR-MARCH, CR-GOV-14..16.
#include "model/crusaders/referee.h"

namespace outremer::crusaders {
namespace {

enum MarchStep : std::uint8_t { kMarched = 1, kSwapped = 2 };

} // namespace

// CR-MARCH-02, 06: own cities next to the target that can spare a troop.
CitySet Board::marchSources(Seat seat, CityId target) const
{
    CitySet sources = 0;
    eachCity(neighboursOf(target, seat), [&](CityId city) {
        if (s.city(city).units > 1)
            sources = CitySet(sources | setOf(city));
    });
    return sources;
}

// Rivers (terrains): from the third troop on, crossing costs a movement more.
int Board::movesNeeded(CityId target, int troop) const
{
    return hasTerrain(target, Terrain::Rivers) && s.city(target).owner != s.note().seat && troop > 2 ? 2 : 1;
}

// CR-MARCH-01, 05, 08; CR-AMB-55: compulsory if any movement is possible.
void Board::listMarch(const OrderNote &note, Options &options) const
{
    bool canMarch = false;
    if (!(note.done & kMarched)) {
        for (CityId city = 0; city < kCities; ++city) {
            if (!isOpen(city) || marchSources(note.seat, city) == 0)
                continue;
            options.push(choice(Verb::March, city));
            canMarch = true;
        }
    }
    if (!canMarch)
        options.push(choice(Verb::Done));
    if (note.enhanced && !(note.done & kSwapped)) // CR-MARCH-12, 13
        listSwapGovernor({ Task::SwapGovernor, note.seat, note.seat }, options);
}

void Referee::takeMarch(const Option &option)
{
    OrderNote &note = s.note();
    if (Verb(option.verb) == Verb::SwapGovernor) {
        note.done |= kSwapped;
        discardGovernor(option.first);
        startPickGovernor(note.seat, option.first);
        return;
    }
    note.done |= kMarched;
    note.target = option.first;
    const Seat owner = s.city(note.target).owner;
    tell(EventKind::MarchDeclared, { realm(note.seat), city(note.target) });
    if (owner != note.seat) {
        s.battle.city = note.target;
        s.battle.attacker = note.seat;
        s.battle.defender = owner;
    }
    const int moves =
        c.numbers.march + (note.enhanced ? c.numbers.enhancedMoves : 0) + modifier(Place::MarchMoves, note.seat);
    push({ .task = Task::MarchArrive });
    push(ask(Task::MarchMove, note.seat, Marching{ std::uint8_t(std::max(1, moves)) }));
}

// Frame: a movements left, b troops moved.
void Board::listMarchMove(const Frame &frame, Options &options) const
{
    const OrderNote &note = s.note();
    const CitySet sources = marchSources(frame.seat, note.target);
    if (frame.as<Marching>().moved > 0 || sources == 0)
        options.push(choice(Verb::Done)); // CR-MARCH-05
    if (frame.as<Marching>().moves >= movesNeeded(note.target, frame.as<Marching>().moved + 1))
        eachCity(sources, [&](CityId city) { options.push(choice(Verb::MoveTroop, city)); });
    if (sources != 0 && note.extras < c.numbers.extras) // CR-MARCH-04
        listExtras(frame.seat, 0, c.numbers.extras - note.extras, options);
    listMeanwhile(frame, options);
}

void Referee::takeMarchMove(const Option &option)
{
    if (takeWindow(top().seat, option))
        return;
    Frame &frame = top();
    OrderNote &note = s.note();
    const int before = note.extras;
    if (takeExtra(frame.seat, option, c.numbers.extras)) {
        frame.as<Marching>().moves = std::uint8_t(frame.as<Marching>().moves + note.extras - before);
        return;
    }
    if (Verb(option.verb) == Verb::Done) {
        pop();
        return;
    }
    frame.as<Marching>().moves =
        std::uint8_t(frame.as<Marching>().moves - movesNeeded(note.target, frame.as<Marching>().moved + 1));
    ++frame.as<Marching>().moved;
    ++note.deed(Deed::Moves);
    --s.city(option.first).units;
    ++(s.isFighting() ? s.battle.attackers : s.city(note.target).units);
    tell(EventKind::TroopsMoved, { realm(frame.seat), city(option.first), toCity(note.target), number(1) });
    if (marchSources(frame.seat, note.target) == 0)
        pop();
}

// CR-MARCH-09.
void Referee::runMarchArrive(const Frame &)
{
    if (s.isFighting())
        startBattle(s.note().seat, s.note().target, s.battle.attackers);
}

// CR-GOV-14, CR-AMB-73: a governor has to be there to be discarded.
void Board::listSwapGovernor(const Frame &frame, Options &options) const
{
    eachCity(citiesOf(frame.self), [&](CityId city) {
        if (s.city(city).governor != kNoCard)
            options.push(choice(Verb::SwapGovernor, city));
    });
}

void Referee::takeSwapGovernor(const Option &option)
{
    const Seat seat = pop().seat;
    discardGovernor(option.first);
    startPickGovernor(seat, option.first);
}

// CR-AMB-69: compulsory, unless there is nobody to take.
void Referee::startPickGovernor(Seat seat, CityId city)
{
    const bool hasMarket = std::ranges::any_of(s.governorMarket, [](Card card) { return card != kNoCard; });
    if (hasMarket || !s.governorDeck.empty())
        push(ask(Task::PickGovernor, seat, OneCity{ city }));
}

void Board::listPickGovernor(const Frame &, Options &options) const
{
    for (Card card : s.governorMarket) {
        if (card != kNoCard)
            options.push(choice(Verb::TakeGovernor, card));
    }
    if (!s.governorDeck.empty())
        options.push(choice(Verb::BlindGovernor)); // CR-MARKET-02
}

void Referee::takePickGovernor(const Option &option)
{
    const Frame frame = pop();
    Card card = option.first;
    if (Verb(option.verb) == Verb::BlindGovernor) {
        card = draw(s.governorDeck);
        reveal(EventKind::GovernorShown, { realm(frame.seat), { kGovernorNoun, card } });
    } else {
        *std::ranges::find(s.governorMarket, card) = kNoCard; // CR-BATTLE-64: the cell stays empty
    }
    s.city(frame.as<OneCity>().city).governor = card;
    tell(EventKind::GovernorTaken, { realm(frame.seat), { kGovernorNoun, card }, city(frame.as<OneCity>().city) });
}

// CR-BATTLE-63.
void Board::listKeepOrReplaceGovernor(const Frame &frame, Options &options) const
{
    options.push(choice(Verb::Decline));
    options.push(choice(Verb::SwapGovernor, frame.as<OneCity>().city));
}

void Referee::takeKeepOrReplaceGovernor(const Option &option)
{
    const Frame frame = pop();
    if (Verb(option.verb) == Verb::Decline)
        return;
    discardGovernor(frame.as<OneCity>().city);
    startPickGovernor(frame.seat, frame.as<OneCity>().city);
}

} // namespace outremer::crusaders

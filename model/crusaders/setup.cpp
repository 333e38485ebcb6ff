// Set-up [p.9-13]: CR-SETUP.
#include "model/crusaders/referee.h"

namespace outremer::crusaders {
namespace {

// CR-SETUP-03: two states can play if one city lies between their capitals.
bool isLegalPair(const Content &content, int one, int other)
{
    return std::ranges::any_of(content.cities, [&](const City &city) {
        return (city.between[0] == one && city.between[1] == other)
            || (city.between[0] == other && city.between[1] == one);
    });
}

bool canJoin(const Content &content, const State &state, std::uint8_t realm)
{
    for (Seat seat = 0; seat < state.seats; ++seat) {
        const std::uint8_t taken = state.player(seat).realm;
        if (taken == realm || (state.seats == 2 && taken != kNoRealm && !isLegalPair(content, taken, realm)))
            return false;
    }
    return true;
}

bool isPresent(const State &state, std::uint8_t realm)
{
    return std::ranges::any_of(state.players, [&](const Player &player) { return player.realm == realm; });
}

} // namespace

// CR-SETUP-02, CR-AMB-13: states are chosen in seat order, or dealt.
void Referee::begin()
{
    for (Player &player : s.players)
        player.realm = kNoRealm;
    push({ .task = Task::Deal });
    for (int seat = s.seats - 1; seat >= 0; --seat)
        push(ask(Task::ChooseState, Seat(seat)));
    while (s.randomStates && Board::top().task == Task::ChooseState) {
        Options options;
        list(options);
        takeChooseState(options[int(s.rng.below(std::uint32_t(options.size())))]);
    }
    settle();
}

// CA-START-01: the dynasties keep their states.
void Referee::begin(const std::array<std::uint8_t, kMaxSeats> &realms)
{
    for (std::size_t seat = 0; seat < kMaxSeats; ++seat)
        s.players[seat].realm = seat < s.seats ? realms[seat] : kNoRealm;
    push({ .task = Task::Deal });
    settle();
}

void Board::listChooseState(const Frame &, Options &options) const
{
    for (std::uint8_t realm = 0; realm < kRealms; ++realm) {
        if (canJoin(c, s, realm))
            options.push(choice(Verb::ChooseState, realm));
    }
}

void Referee::takeChooseState(const Option &option)
{
    const Seat seat = pop().seat;
    s.player(seat).realm = option.first;
    tell(EventKind::StateChosen, { { kSeatNoun, seat }, realm(seat) });
}

void Referee::runDeal(const Frame &)
{
    placeMap();
    dealCards();
    dealPlayers();
    if (s.saga.chapter > 0)
        markMap();
}

void Referee::placeMap()
{
    s.saracens = c.numbers.saracens;
    for (CityId city = 0; city < kCities; ++city) {
        const City &info = c.cities[city];
        CityState &place = s.city(city);
        place = { kSaracens, info.level, info.saracens, kNoCard };   // CR-SETUP-31, 33, 35
        const bool isAbsentCapital = info.kind == CityKind::Capital; // until its player takes it
        const bool isAbsentBetween =
            info.kind == CityKind::Between && !isPresent(s, info.between[0]) && !isPresent(s, info.between[1]);
        if (isAbsentCapital || isAbsentBetween)
            place = { kClosed, info.level, 0, kNoCard }; // CR-SETUP-39, 40
        else
            s.saracens = std::uint8_t(s.saracens - info.saracens);
    }
}

void Referee::dealCards()
{
    // CR-SETUP-06: six of the events, unseen; CR-SETUP-07, 08: five raid tokens, the others unseen to the box.
    if (s.saga.chapter > 1) {
        dealChapterEvents();
    } else {
        FixedList<Card, 64> events;
        for (std::size_t card = 1; card < c.events.size(); ++card) {
            if (c.events[card].chapter == 0)
                events.push(Card(card));
        }
        s.rng.shuffle(events);
        while (!s.eventDeck.full())
            s.eventDeck.push(events.pop());
    }
    FixedList<Good, 32> tokens;
    for (std::size_t colour = 0; colour < kColours; ++colour) {
        for (int i = 0; i < c.raidTokens[colour]; ++i)
            tokens.push(Good(colour));
    }
    s.rng.shuffle(tokens);
    while (!s.raidTokens.full())
        s.raidTokens.push(tokens.pop());
    // CR-SETUP-09, 10, 17, 18, 21, 30: the decks.
    for (std::size_t card = 1; card < c.tactics.size(); ++card) {
        const Tactic &tactic = c.tactics[card];
        if (!isUnlocked(tactic))
            continue;
        if (tactic.isSaracen)
            s.saracenDeck.pile.push(Card(card));
        else if (tactic.level > 2)
            s.topTacticDeck.pile.push(Card(card));
        else if (!tactic.isStarting()) // CR-SETUP-16
            s.tacticDeck.pile.push(Card(card));
    }
    for (std::size_t card = 1; card < c.buildings.size(); ++card) {
        const Building &building = c.buildings[card];
        for (int i = 0; i < building.copies && isUnlocked(building); ++i) {
            if (isHeirloom(Card(card), i))
                continue;
            if (building.level == 0)
                s.freeBuildings.push(Card(card)); // CR-SETUP-11
            else if (building.level > 2)
                s.topBuildingDeck.pile.push(Card(card));
            else
                s.buildingDeck.pile.push(Card(card));
        }
    }
    for (std::size_t card = 1; card < c.spies.size(); ++card) {
        if (isUnlocked(c.spies[card]))
            s.spyDeck.pile.push(Card(card));
    }
    for (std::size_t card = 1; card < c.rescripts.size(); ++card) {
        if (isUnlocked(c.rescripts[card]))
            s.rescriptDecks[std::size_t(c.rescripts[card].level() - 1)].pile.push(Card(card));
    }
    for (std::size_t card = 1; card < c.governors.size(); ++card) {
        // CR-SETUP-22, 54: in a first game the starting governors go to their capitals; absent ones leave the game.
        if (s.laterGame || c.governors[card].realm == kNoRealm)
            s.governorDeck.pile.push(Card(card)); // CR-SETUP-23
    }
    s.rng.shuffle(s.saracenDeck.pile);
    s.rng.shuffle(s.tacticDeck.pile);
    s.rng.shuffle(s.topTacticDeck.pile);
    s.rng.shuffle(s.buildingDeck.pile);
    s.rng.shuffle(s.topBuildingDeck.pile);
    s.rng.shuffle(s.spyDeck.pile);
    s.rng.shuffle(s.rescriptDecks[0].pile);
    s.rng.shuffle(s.rescriptDecks[1].pile);
    s.rng.shuffle(s.governorDeck.pile);
    dealChapter();
    fillMarkets(); // CR-SETUP-12..15, 17..20, 22..25
}

void Referee::dealPlayers()
{
    FixedList<Card, 64> bulls;
    for (std::size_t card = 1; card < c.bulls.size(); ++card)
        bulls.push(Card(card));
    s.rng.shuffle(bulls);
    for (Seat seat = 0; seat < s.seats; ++seat) {
        Player &player = s.player(seat);
        const Realm &info = c.realms[player.realm];
        player.capital = info.capital;
        player.coins = info.coins;        // CR-SETUP-44
        player.holiness = info.startCell; // CR-SETUP-26, 29: without bonuses
        player.troops = std::uint8_t(c.numbers.troops - info.troops);
        player.bishops = { std::uint8_t(c.numbers.bishopsOne - 1), c.numbers.bishopsTwo };
        player.clergy[info.capital] = { 1, 0 };                           // CR-SETUP-37
        player.goods[std::size_t(c.cities[info.capital].good)].ready = 1; // CR-SETUP-53
        s.city(info.capital) = { seat, c.cities[info.capital].level, info.troops, kNoCard };
        for (Card card : c.startingTactics[player.realm]) // CR-SETUP-48
            player.tactics.insertSorted(card);
        player.bulls[0] = bulls.pop(); // CR-SETUP-50
        if (s.chooseBull)
            player.bulls[1] = bulls.pop(); // CR-SETUP-51
        if (const Card heirloom = s.saga.dynasts[seat].heirloom) {
            player.buildings.push({ heirloom, 0 });
            tell(EventKind::HeirloomKept, { realm(seat), { kBuildingNoun, heirloom } });
        }
        whisper(seat, EventKind::BullDealt, 1u << 1, { realm(seat), { kBullNoun, player.bulls[0] } });
    }
    push({ .task = Task::StartRound });
    if (s.saga.chapter > 0)
        push({ .task = Task::Prelude });
    SeatList order = turnOrder();
    std::reverse(order.begin(), order.end());
    for (Seat seat : order) {
        if (s.chooseBull)
            push(ask(Task::KeepBull, seat));
    }
    // CR-AMB-15: the market is dealt first, then the players draw two each, in turn order.
    for (Seat seat : turnOrder()) {
        const Player &player = s.player(seat);
        if (s.laterGame) {
            const Card one = draw(s.governorDeck);
            const Card two = draw(s.governorDeck);
            s.frames.push(ask(Task::KeepGovernor, seat, TwoGovernors{ one, two }));
            continue;
        }
        for (std::size_t card = 1; card < c.governors.size(); ++card) {
            if (c.governors[card].realm == player.realm)
                s.city(player.capital).governor = Card(card); // CR-SETUP-54
        }
    }
    if (s.laterGame) // the first in turn order chooses first
        std::reverse(s.frames.end() - s.seats, s.frames.end());
}

void Board::listKeepBull(const Frame &frame, Options &options) const
{
    for (Card card : s.player(frame.seat).bulls)
        options.push(choice(Verb::KeepBull, card));
}

void Referee::takeKeepBull(const Option &option)
{
    const Seat seat = pop().seat;
    s.player(seat).bulls = { option.first, kNoCard };
    confide(seat, EventKind::BullKept, 1u << 1, { realm(seat), { kBullNoun, option.first } });
}

void Board::listKeepGovernor(const Frame &frame, Options &options) const
{
    options.push(choice(Verb::KeepGovernor, frame.as<TwoGovernors>().one));
    options.push(choice(Verb::KeepGovernor, frame.as<TwoGovernors>().two));
}

void Referee::takeKeepGovernor(const Option &option)
{
    const Frame frame = pop();
    const CityId capital = s.player(frame.seat).capital;
    s.city(capital).governor = option.first;
    s.governorDeck.discard.push(option.first == frame.as<TwoGovernors>().one
            ? frame.as<TwoGovernors>().two
            : frame.as<TwoGovernors>().one); // CR-SETUP-55
    tell(EventKind::GovernorTaken, { realm(frame.seat), { kGovernorNoun, option.first }, city(capital) });
}

// CR-ROUND-03: event, planning, activation, income.
void Referee::runStartRound(const Frame &)
{
    ++s.round;
    s.phase = Phase::Event;
    tell(EventKind::RoundStarted, { number(s.round) });
    for (Task task : { Task::RoundEnd, Task::Income, Task::ActivateNext, Task::PlanNext, Task::NewTarget,
             Task::RaidNext, Task::SaracenStep, Task::EventNext, Task::RevealEvent })
        push({ .task = task });
}

} // namespace outremer::crusaders

// Construction [p.20-21] and buying from markets [p.30]: CR-BUILD, CR-MARKET.
#include "model/crusaders/referee.h"

namespace outremer::crusaders {
namespace {

enum ConstructionStep : std::uint8_t { kUpgradeDone = 1, kBuildDone = 2, kExtraDone = 4 };

} // namespace

// CR-BUILD-03, 16, CR-AMB-38: upgrade and build, each at most once, in any order; both may be left out.
void Board::listConstruction(const OrderNote &note, Options &options) const
{
    const Seat seat = note.seat;
    options.push(choice(Verb::Done));
    if (!(note.done & kUpgradeDone)) {
        eachCity(citiesOf(seat), [&](CityId city) {
            if (s.city(city).level < 3 && canPay(seat, upgradePrice(city), true)) // CR-BUILD-06
                options.push(choice(Verb::Upgrade, city));
        });
    }
    const auto offer = [&](Verb verb, Card card, bool isExtra) {
        if (card != kNoCard && canPay(seat, buildingPrice(card, isExtra), true))
            options.push(choice(verb, card));
    };
    if (!(note.done & kBuildDone)) {
        for (Card card : s.buildingMarket)
            offer(Verb::Build, card, false);
        if (!s.freeBuildings.empty())
            offer(Verb::Build, s.freeBuildings.back(), false);
        if (!s.buildingDeck.empty())
            options.push(choice(Verb::BuildBlind, kBuildingDeck, 0)); // CR-MARKET-02, CR-AMB-45
    }
    if (note.enhanced && !(note.done & kExtraDone)) { // CR-BUILD-19, 21
        for (Card card : s.buildingMarket)
            offer(Verb::BuildExtra, card, true);
        for (Card card : s.topBuildingMarket)
            offer(Verb::BuildExtra, card, true);
        if (!s.freeBuildings.empty())
            offer(Verb::BuildExtra, s.freeBuildings.back(), true);
        if (!s.buildingDeck.empty())
            options.push(choice(Verb::BuildBlind, kBuildingDeck, 1));
        if (!s.topBuildingDeck.empty())
            options.push(choice(Verb::BuildBlind, kTopBuildingDeck, 1));
    }
}

void Referee::takeConstruction(const Option &option)
{
    OrderNote &note = s.note();
    switch (Verb(option.verb)) {
    case Verb::Upgrade:
        note.done |= kUpgradeDone;
        push(ask(Task::FinishUpgrade, note.seat, OneCity{ option.first }));
        startPayment(note.seat, upgradePrice(option.first));
        break;
    case Verb::Build:
    case Verb::BuildExtra: {
        const bool isExtra = Verb(option.verb) == Verb::BuildExtra;
        note.done = std::uint8_t(note.done | (isExtra ? kExtraDone : kBuildDone));
        takeFromMarkets(option.first, false);
        push(ask(Task::FinishBuilding, note.seat, OneCard{ option.first }));
        startPayment(note.seat, buildingPrice(option.first, isExtra));
        break;
    }
    default:
        note.done = std::uint8_t(note.done | (option.second ? kExtraDone : kBuildDone));
        buyBlind(note.seat, option.first, option.second != 0);
    }
}

// A card leaves its market cell, which stays empty until the income phase (CR-BUILD-13, CR-MUSTER-08).
void Referee::takeFromMarkets(Card card, bool isTactic)
{
    const auto takeFrom = [card](auto &market) {
        const auto found = std::ranges::find(market, card);
        if (found != market.end())
            *found = kNoCard;
        return found != market.end();
    };
    if (isTactic ? takeFrom(s.tacticMarket) || takeFrom(s.topTacticMarket)
                 : takeFrom(s.buildingMarket) || takeFrom(s.topBuildingMarket))
        return;
    s.freeBuildings.removeAt(s.freeBuildings.indexOf(card));
}

void Referee::runFinishUpgrade(const Frame &frame)
{
    const CityId city = frame.as<OneCity>().city;
    ++s.note().deed(Deed::Upgraded);
    setLevel(city, s.city(city).level + 1);
}

void Referee::runFinishBuilding(const Frame &frame)
{
    Player &player = s.player(frame.seat);
    player.buildings.push({ frame.as<OneCard>().card, 0 });
    ++s.note().deed(Deed::Built);
    tell(EventKind::BuildingBuilt, { realm(frame.seat), { kBuildingNoun, frame.as<OneCard>().card } });
    if (player.buildings.size() > c.numbers.buildings)
        push(ask(Task::DiscardBuilding, frame.seat)); // CR-BUILD-15
}

void Board::listDiscardBuilding(const Frame &frame, Options &options) const
{
    const auto &buildings = s.player(frame.seat).buildings;
    for (int slot = 0; slot < buildings.size(); ++slot) {
        if (buildings.indexOf(buildings[slot]) == slot) // the same card again is the same choice
            options.push(choice(Verb::DiscardBuilding, slot));
    }
}

void Referee::takeDiscardBuilding(const Option &option)
{
    removeBuilding(pop().seat, option.first);
}

// CR-MARKET-02, 03: the top card is shown to all.
void Referee::buyBlind(Seat seat, int deck, bool isExtra)
{
    const Card card = deck == kBuildingDeck ? draw(s.buildingDeck)
        : deck == kTopBuildingDeck          ? draw(s.topBuildingDeck)
        : deck == kTacticDeck               ? draw(s.tacticDeck)
                                            : draw(s.topTacticDeck);
    const bool isTactic = deck >= kTacticDeck;
    reveal(isTactic ? EventKind::TacticShown : EventKind::BuildingShown,
        { realm(seat), { std::uint16_t(isTactic ? kTacticNoun : kBuildingNoun), std::int16_t(card) } });
    const Payment price = isTactic ? tacticPrice(card, isExtra) : buildingPrice(card, isExtra);
    if (canPay(seat, price, s.rescriptsDue)) {
        payBlind(seat, deck, card, isExtra);
        return;
    }
    // CR-AMB-44: rescripts may be offered, but nobody can demand it. Asked whenever there are any, so that the question
    // gives nothing away, or when a building could still bring what is missing.
    push(ask(Task::BlindOffer, seat, BlindOffer{ std::uint8_t(deck), card, isExtra }));
    Options window;
    listWindow(seat, window);
    const bool hasBuilding =
        std::ranges::any_of(window, [](const Option &use) { return Verb(use.verb) == Verb::UseBuilding; });
    if (s.player(seat).rescripts.empty() && !hasBuilding)
        takeBlindOffer(choice(Verb::ReturnCard));
}

void Referee::payBlind(Seat seat, int deck, Card card, bool isExtra)
{
    const bool isTactic = deck >= kTacticDeck;
    push(ask(isTactic ? Task::FinishTactic : Task::FinishBuilding, seat, OneCard{ card }));
    startPayment(seat, isTactic ? tacticPrice(card, isExtra) : buildingPrice(card, isExtra));
}

void Board::listBlindOffer(const Frame &frame, Options &options) const
{
    const auto &[deck, card, isExtra] = frame.as<BlindOffer>();
    const Payment price = deck >= kTacticDeck ? tacticPrice(card, isExtra) : buildingPrice(card, isExtra);
    if (canPay(frame.seat, price, true))
        options.push(choice(Verb::Accept));
    if (!canPay(frame.seat, price, s.rescriptsDue)) // by now it may be payable, and then it cannot be refused
        options.push(choice(Verb::ReturnCard));
    listMeanwhile(frame, options);
}

// CR-MARKET-04, 05: back on top, and the action is used up.
void Referee::takeBlindOffer(const Option &option)
{
    if (takeWindow(top().seat, option))
        return;
    const Frame frame = pop();
    const BlindOffer offer = frame.as<BlindOffer>();
    if (Verb(option.verb) == Verb::Accept) {
        payBlind(frame.seat, offer.deck, offer.card, offer.isExtra);
        return;
    }
    const auto putBack = [&](auto &deck) {
        deck.pile.push(offer.card);
        deck.topShown = 1;
    };
    switch (offer.deck) {
    case kBuildingDeck:
        putBack(s.buildingDeck);
        break;
    case kTopBuildingDeck:
        putBack(s.topBuildingDeck);
        break;
    case kTacticDeck:
        putBack(s.tacticDeck);
        break;
    default:
        putBack(s.topTacticDeck);
    }
    if (!offer.isTactic())
        return;
    if (Board::top().task == Task::Learn)
        top().as<Learning>().left = 0;
    endLearning(frame.seat);
}

} // namespace outremer::crusaders

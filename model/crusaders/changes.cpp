#include "model/crusaders/referee.h"

namespace outremer::crusaders {

Seat Referee::decider(Seat self) const
{
    if (isPlayer(self))
        return self;
    return s.isFighting() ? s.battle.saracenPlayer : firstPlayer(); // CR-BATTLE-37, CR-AMB-29
}

void Referee::gainCoins(Seat seat, int amount)
{
    Player &player = s.player(seat);
    player.coins = std::int16_t(player.coins + amount);
    if (amount > 0)
        tell(EventKind::CoinsGained, { realm(seat), number(amount) });
    else if (amount < 0)
        tell(EventKind::CoinsPaid, { realm(seat), number(-amount) });
}

// CR-INCOME-11: until the final scoring only the owner keeps count.
void Referee::gainInfluence(Seat seat, int amount, InfluenceSource source)
{
    if (amount == 0)
        return;
    Player &player = s.player(seat);
    player.influence = std::int16_t(player.influence + amount);
    const std::initializer_list<Ref> fields{ realm(seat), number(amount), { kSourceNoun, std::int16_t(source) } };
    if (source < InfluenceSource::Bull)
        confide(seat, EventKind::InfluenceGained, 1u << 1, fields);
    else
        tell(EventKind::InfluenceGained, fields);
}

void Referee::loseTroops(Seat owner, CityId city, int amount)
{
    CityState &place = s.city(city);
    place.units = std::uint8_t(place.units - amount);
    if (owner == kSaracens) {
        s.saracens = std::uint8_t(s.saracens + amount);
        tell(EventKind::SaracensLost, { Referee::city(city), number(amount) });
    } else {
        Player &player = s.player(owner);
        player.troops = std::uint8_t(player.troops + amount);
        tell(EventKind::TroopsLost, { realm(owner), Referee::city(city), number(amount) });
    }
}

void Referee::addTroops(Seat owner, CityId city, int amount)
{
    CityState &place = s.city(city);
    std::uint8_t &supply = owner == kSaracens ? s.saracens : s.player(owner).troops;
    supply = std::uint8_t(supply - amount);
    place.units = std::uint8_t(place.units + amount);
    if (owner == kSaracens)
        tell(EventKind::SaracensPlaced, { Referee::city(city), number(amount) });
    else
        tell(EventKind::TroopsHired, { realm(owner), Referee::city(city), number(amount) });
}

// The disc and the wall token follow (CR-BUILD-07, 08; CR-BATTLE-55), and so do the goods (CR-GOODS-15, 16).
void Referee::setLevel(CityId city, int level)
{
    CityState &place = s.city(city);
    const std::uint8_t extra = c.cities[city].extraGood;
    const bool had = place.level == 3 && extra != kNoGood;
    const bool isUp = level > place.level;
    place.level = std::uint8_t(level);
    tell(isUp ? EventKind::CityUpgraded : EventKind::CityDestroyed, { Referee::city(city), number(level) });
    const bool has = level == 3 && extra != kNoGood;
    if (isPlayer(place.owner) && has && !had)
        addGood(place.owner, Good(extra));
    if (isPlayer(place.owner) && had && !has)
        removeGood(place.owner, Good(extra));
}

void Referee::addGood(Seat seat, Good good)
{
    ++s.player(seat).goods[std::size_t(good)].ready;
    tell(EventKind::GoodGained, { realm(seat), Referee::good(good) });
}

// Of equal tokens the one its owner can best do without goes (CR-GOODS-16).
void Referee::removeGood(Seat seat, Good good)
{
    Stock &stock = s.player(seat).goods[std::size_t(good)];
    --(stock.blocked > 0 ? stock.blocked : stock.spent > 0 ? stock.spent : stock.ready);
    tell(EventKind::GoodLost, { realm(seat), Referee::good(good) });
}

void Referee::discardGovernor(CityId city)
{
    CityState &place = s.city(city);
    if (place.governor == kNoCard)
        return;
    tell(EventKind::GovernorDiscarded, { { kGovernorNoun, place.governor }, Referee::city(city) });
    s.governorDeck.discard.push(place.governor);
    place.governor = kNoCard;
}

// CR-CAPITAL-05, 07, CR-AMB-26: at once, before anything else happens.
void Referee::checkCapital(Seat seat, CityId lost)
{
    Player &player = s.player(seat);
    const CitySet left = citiesOf(seat);
    if (left == 0) {
        player.capital = kNoCity;
        player.isOut = 1;
        tell(EventKind::PlayerOut, { realm(seat) });
    } else if (player.capital == lost) {
        player.capital = kNoCity;
        push(ask(Task::NewCapital, seat));
    }
}

void Referee::gainRescript(Seat seat, int level)
{
    // No hand holds more, even before it is cut down: packs may give whole laps of the track at once.
    const Card card = s.player(seat).rescripts.full() ? kNoCard : draw(s.rescriptDecks[std::size_t(level - 1)]);
    if (card == kNoCard)
        return;
    s.player(seat).rescripts.insertSorted(card);
    whisper(seat, EventKind::RescriptDrawn, 1u << 1, { realm(seat), { kRescriptNoun, card } });
}

void Referee::loseRescript(Seat seat, Card card)
{
    Player &player = s.player(seat);
    player.rescripts.removeAt(player.rescripts.indexOf(card));
    s.rescriptDecks[std::size_t(c.rescripts[card].level() - 1)].discard.push(card);
}

Card Referee::gainSpy(Seat seat)
{
    const Card card = draw(s.spyDeck);
    if (card != kNoCard) {
        s.player(seat).heldSpies.insertSorted(card);
        whisper(seat, EventKind::SpyDrawn, 1u << 1, { realm(seat), { kSpyNoun, card } });
    }
    return card;
}

// CR-TACTIC-03, 04: a learnt tactic goes under its deck, a starting one to the personal discard.
void Referee::discardTactic(Seat seat, Card card)
{
    Player &player = s.player(seat);
    player.tactics.removeAt(player.tactics.indexOf(card));
    const Tactic &tactic = c.tactics[card];
    if (tactic.isStarting()) {
        confide(seat, EventKind::TacticDiscarded, 1u << 1, { realm(seat), { kTacticNoun, card } });
        return;
    }
    if (tactic.level > 2)
        s.topTacticDeck.discard.push(card);
    else
        s.tacticDeck.discard.push(card);
    tell(EventKind::TacticDiscarded, { realm(seat), { kTacticNoun, card } });
}

void Referee::removeBuilding(Seat seat, int slot)
{
    const Card card = s.player(seat).buildings.removeAt(slot).card;
    const int level = c.buildings[card].level;
    if (level == 0) { // CR-AMB-51: under the others
        s.freeBuildings.push(card);
        std::rotate(s.freeBuildings.begin(), s.freeBuildings.end() - 1, s.freeBuildings.end());
    } else if (level > 2)
        s.topBuildingDeck.discard.push(card);
    else
        s.buildingDeck.discard.push(card);
    tell(EventKind::BuildingDiscarded, { realm(seat), { kBuildingNoun, card } });
}

void Referee::moveBishop(Seat seat, CityId from, CityId to, int level)
{
    auto &clergy = s.player(seat).clergy;
    --clergy[from].ofLevel(level);
    ++clergy[to].ofLevel(level);
    tell(EventKind::BishopMoved, { realm(seat), Referee::city(from), toCity(to) });
    watchBishop(seat, to);
}

namespace {

// Cards on the empty cells of a market, up to its size.
template <std::size_t M, class Draw>
void fill(std::array<Card, M> &market, int size, Draw draw)
{
    for (std::size_t cell = 0; cell < std::size_t(std::min(size, int(M))); ++cell) {
        if (market[cell] == kNoCard)
            market[cell] = draw();
    }
}

} // namespace

// CR-MARKET-07, 08: players + 1, and three of the levels III-IV.
void Referee::refill(Place market)
{
    if (market == Place::Buildings) {
        fill(s.buildingMarket, marketSize(), [this] { return draw(s.buildingDeck); });
        fill(s.topBuildingMarket, kTopMarketCells, [this] { return draw(s.topBuildingDeck); });
    } else if (market == Place::Tactics) {
        fill(s.tacticMarket, marketSize(), [this] { return draw(s.tacticDeck); });
        fill(s.topTacticMarket, kTopMarketCells, [this] { return draw(s.topTacticDeck); });
    } else {
        fill(s.governorMarket, marketSize(), [this] { return draw(s.governorDeck); });
    }
}

void Referee::fillMarkets()
{
    for (Place market : { Place::Buildings, Place::Tactics, Place::Governors })
        refill(market);
    reveal(EventKind::MarketFilled, {});
}

Ref Referee::realm(Seat seat) const
{
    if (seat == kSaracens)
        return { kRealmNoun, kSaracenRealm };
    if (!isPlayer(seat))
        return { kRealmNoun, kAutomaRealm };
    return { kRealmNoun, std::int16_t(s.player(seat).realm) };
}

Ref Referee::other(Seat seat) const
{
    return { kOtherNoun, realm(seat).value };
}

} // namespace outremer::crusaders

// The questions that effects ask. Frame: seat decides, self is hit or gains, a how many are left, b the place.
#include "model/crusaders/referee.h"

namespace outremer::crusaders {

// One done; the question is over when nothing is left to do or to choose.
void Referee::countDown()
{
    if (--top().as<Count>().left == 0) {
        pop();
        return;
    }
    Options options;
    list(options);
    if (options.empty())
        pop();
}

void Board::listGood(const Frame &frame, Options &options) const
{
    const Player &player = s.player(frame.self);
    if (frame.task == Task::RestoreGood)
        options.push(choice(Verb::Done));
    for (int good = 0; good < kGoods; ++good) {
        const Stock &stock = player.goods[std::size_t(good)];
        if (frame.task == Task::RestoreGood && stock.spent > 0)
            options.push(choice(Verb::RestoreGood, good));
        if (frame.task == Task::SpendGood && stock.ready > 0)
            options.push(choice(Verb::SpendGood, good));
        if (frame.task == Task::BlockGood && stock.ready > 0)
            options.push(choice(Verb::BlockGood, good, 0));
        if (frame.task == Task::BlockGood && stock.spent > 0)
            options.push(choice(Verb::BlockGood, good, 1));
    }
    if (frame.task == Task::SpendGood && frame.rival == frame.self && isOwnTurn(frame.self)) { // CR-RESCR-03
        for (Card card : player.rescripts)
            options.push(choice(Verb::PayRescript, card));
    }
}

void Referee::takeRestoreGood(const Option &option) // CR-GOODS-04
{
    if (Verb(option.verb) == Verb::Done) {
        pop();
        return;
    }
    Stock &stock = s.player(top().self).goods[option.first];
    --stock.spent;
    ++stock.ready;
    tell(EventKind::GoodRestored, { realm(top().self), good(Good(option.first)) });
    countDown();
}

void Referee::takeSpendGood(const Option &option)
{
    if (Verb(option.verb) == Verb::PayRescript) {
        const int paid =
            std::min<int>(top().as<Count>().left, c.rescripts[option.first].level()); // CR-RESCR-04: the rest is lost
        top().as<Count>().left = std::uint8_t(top().as<Count>().left - (paid - 1));
        payRescript(top().self, option.first);
    } else {
        payOne(top().self, choice(Verb::PayGood, option.first));
    }
    countDown();
}

void Referee::takeBlockGood(const Option &option) // CR-GOODS-10
{
    Stock &stock = s.player(top().self).goods[option.first];
    --(option.second == 0 ? stock.ready : stock.spent);
    ++stock.blocked;
    tell(EventKind::GoodBlocked, { realm(top().self), good(Good(option.first)) });
    countDown();
}

void Board::listLoseTroop(const Frame &frame, Options &options) const
{
    eachCity(citiesOf(frame.self), [&](CityId city) {
        if (s.city(city).units > 1)
            options.push(choice(Verb::LoseTroop, city));
    });
}

void Referee::takeLoseTroop(const Option &option)
{
    loseTroops(top().self, option.first, 1);
    countDown();
}

void Board::listLoseBishop(const Frame &frame, Options &options) const
{
    if (count(frame.self, Quantity::Bishops) < 2)
        return; // never the last one
    for (CityId city = 0; city < kCities; ++city) {
        if (Place(frame.as<Count>().where) == Place::Here && city != hereCity())
            continue;
        for (int level = 1; level <= 2; ++level) {
            if (s.player(frame.self).clergy[city].ofLevel(level) > 0)
                options.push(choice(Verb::LoseBishop, city, level));
        }
    }
}

void Referee::takeLoseBishop(const Option &option)
{
    Player &player = s.player(top().self);
    if (movableBishops(top().self, option.first, option.second) == 0)
        --player.movedBishops[option.first].ofLevel(option.second); // of equal ones the one that is done goes last
    --player.clergy[option.first].ofLevel(option.second);
    ++player.bishops.ofLevel(option.second);
    confide(
        top().self, EventKind::BishopLost, 1u << 2, { realm(top().self), city(option.first), number(option.second) });
    countDown();
}

// CR-AMB-89: a stranger chooses by the back.
void Board::listLoseRescript(const Frame &frame, Options &options) const
{
    for (Card card : s.player(frame.self).rescripts) {
        const Option one = choice(Verb::DiscardRescript, frame.seat == frame.self ? card : backOf(card));
        if (!options.contains(one))
            options.push(one);
    }
}

// Whoever would choose among equal backs has nothing to choose by.
void Referee::letLotFall()
{
    Frame &frame = top();
    const auto &held = s.player(frame.self).rescripts;
    const bool areAlike = std::ranges::all_of(held, [&](Card card) { return backOf(card) == backOf(held[0]); });
    if (frame.seat != frame.self && areAlike)
        frame.seat = kNobody;
}

void Referee::takeLoseRescript(const Option &option)
{
    const Frame frame = top();
    Card lost = option.first;
    if (frame.seat != frame.self) {
        FixedList<Card, kHandCapacity> alike;
        for (Card card : s.player(frame.self).rescripts) {
            if (backOf(card) == option.first)
                alike.push(card);
        }
        lost = alike[int(s.rng.below(std::uint32_t(alike.size())))];
    }
    loseRescript(frame.self, lost);
    reveal(EventKind::RescriptDiscarded, { realm(frame.self), { kRescriptNoun, lost } });
    countDown();
    if (Board::top().task == Task::LoseRescript)
        letLotFall();
}

void Board::listLoseTactic(const Frame &frame, Options &options) const
{
    for (Card card : s.player(frame.self).tactics) {
        if (isLearned(card))
            options.push(choice(Verb::DiscardTactic, card));
    }
}

// CR-BATTLE-44: a lost tactic is replaced by a starting one of the player's choice.
void Referee::takeLoseTactic(const Option &option)
{
    const Seat seat = top().self;
    discardTactic(seat, option.first);
    countDown();
    push(ask(Task::TakeBack, seat, Count{ 1 }));
}

void Board::listTakeBack(const Frame &frame, Options &options) const
{
    for (Card card : personalDiscard(frame.seat))
        options.push(choice(Verb::TakeBack, card));
}

void Referee::takeTakeBack(const Option &option) // CR-TACTIC-05
{
    const Seat seat = top().seat;
    s.player(seat).tactics.insertSorted(option.first);
    confide(seat, EventKind::TacticTakenBack, 1u << 1, { realm(seat), { kTacticNoun, option.first } });
    countDown();
}

void Board::listLoseBuilding(const Frame &frame, Options &options) const
{
    for (int slot = 0; slot < s.player(frame.self).buildings.size(); ++slot)
        options.push(choice(Verb::LoseBuilding, slot));
}

void Referee::takeLoseBuilding(const Option &option)
{
    removeBuilding(top().self, option.first);
    countDown();
}

// CR-GLOSS-18: one by one, all from the same city to the same neighbour.
void Board::listMoveTroops(const Frame &frame, Options &options) const
{
    options.push(choice(Verb::Done));
    eachCity(citiesOf(frame.seat), [&](CityId from) {
        if (s.city(from).units < 2 || (frame.as<TroopMoves>().from != kNoCity && frame.as<TroopMoves>().from != from))
            return;
        eachCity(neighboursOf(from, frame.seat), [&](CityId to) {
            if (frame.as<TroopMoves>().to == kNoCity || frame.as<TroopMoves>().to == to)
                options.push(choice(Verb::MoveTroops, from, to));
        });
    });
}

void Referee::takeMoveTroops(const Option &option)
{
    if (Verb(option.verb) == Verb::Done) {
        pop();
        return;
    }
    Frame &frame = top();
    frame.as<TroopMoves>().from = option.first;
    frame.as<TroopMoves>().to = option.second;
    --s.city(option.first).units;
    ++s.city(option.second).units;
    tell(EventKind::TroopsMoved, { realm(frame.seat), city(option.first), toCity(option.second), number(1) });
    countDown();
}

void Board::listEffectCity(const Frame &frame, Options &options) const
{
    const auto offer = [&](Verb verb, CitySet cities) {
        eachCity(cities, [&](CityId city) { options.push(choice(verb, city)); });
    };
    switch (frame.task) {
    case Task::Bombard:
        offer(Verb::Bombard, bombardable(frame.self));
        break;
    case Task::UpgradeCity:
        options.push(choice(Verb::Done));
        eachCity(citiesOf(frame.self), [&](CityId city) {
            if (s.city(city).level < 3)
                options.push(choice(Verb::Upgrade, city));
        });
        break;
    case Task::DestroyCity:
        offer(Verb::DestroyCity, destroyable(frame.self, Place(frame.as<Count>().where)));
        break;
    case Task::PlaceSaracens:
        if (s.saracens > 0)
            offer(Verb::PlaceSaracen, saracenPlaces(Place(frame.as<Count>().where)));
        break;
    default: // CheckHolyLand
        for (CityId city = 0; city < kCities; ++city) {
            if (s.player(frame.self).clergy[city].count() > 0)
                options.push(choice(Verb::CheckCity, city));
        }
    }
}

void Referee::takeBombard(const Option &option)
{
    loseTroops(kSaracens, option.first, 1);
    countDown();
}

void Referee::takeUpgradeCity(const Option &option)
{
    if (Verb(option.verb) == Verb::Done) {
        pop();
        return;
    }
    setLevel(option.first, s.city(option.first).level + 1);
    countDown();
}

void Referee::takeDestroyCity(const Option &option)
{
    setLevel(option.first, s.city(option.first).level - 1);
    countDown();
}

void Referee::takeCheckHolyLand(const Option &option) // CR-PRAY-28, CR-RESCR-11
{
    const Frame frame = pop();
    s.lastFull = checkHolyLand(option.first, frame.self);
}

void Board::listUnban(const Frame &frame, Options &options) const
{
    options.push(choice(Verb::Done));
    const Player &player = s.player(frame.self);
    for (int slot = 0; slot < player.buildings.size(); ++slot) {
        if (player.buildings[slot].banned)
            options.push(choice(Verb::Unban, slot));
    }
}

void Referee::takeUnban(const Option &option)
{
    if (Verb(option.verb) == Verb::Done) {
        pop();
        return;
    }
    BuildingSlot &slot = s.player(top().self).buildings[option.first];
    slot.banned = 0;
    tell(EventKind::BuildingFreed, { realm(top().self), { kBuildingNoun, slot.card } });
    countDown();
}

void Referee::takePlaceSaracens(const Option &option)
{
    addTroops(kSaracens, option.first, 1);
    countDown();
}

void Board::listToward(const Frame &frame, Options &options) const
{
    eachCity(citiesOf(kSaracens), [&](CityId from) {
        eachCity(towardSteps(from, frame.self), [&](CityId to) { options.push(choice(Verb::MoveSaracen, from, to)); });
    });
}

void Referee::takeToward(const Option &option)
{
    --s.city(option.first).units;
    ++s.city(option.second).units;
    tell(EventKind::SaracensMoved, { city(option.first), toCity(option.second), number(1) });
    countDown();
}

} // namespace outremer::crusaders

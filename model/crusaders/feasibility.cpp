// What an effect could do right now: which effects are possible and which can be carried out in full (CR-GLOSS-29).
#include "model/crusaders/board.h"
#include "model/crusaders/nouns.h"

#include <numeric>

namespace outremer::crusaders {

int Board::amountOf(const Effect &effect, Seat self) const
{
    return std::clamp(effect.amount * count(self, effect.per), -100, 100); // CR-GLOSS-28
}

Program Board::programOf(const Frame &run) const
{
    switch (ProgramKind(run.as<Running>().kind)) {
    case ProgramKind::Building:
        return c.buildings[run.as<Running>().card].program;
    case ProgramKind::Spy:
        return c.spies[run.as<Running>().card].program;
    case ProgramKind::Rescript:
        return c.rescripts[run.as<Running>().card].program;
    case ProgramKind::Event:
        return c.events[run.as<Running>().card].program;
    case ProgramKind::RaidRow:
        return c.events[run.as<Running>().card].raid[run.as<Running>().part].program;
    case ProgramKind::UpperHalf:
        return c.tactics[run.as<Running>().card].halves[0].program;
    case ProgramKind::LowerHalf:
        return c.tactics[run.as<Running>().card].halves[1].program;
    case ProgramKind::Nickname:
        return run.as<Running>().part == kNicknameStart ? c.nicknames[run.as<Running>().card].start
                                                        : c.nicknames[run.as<Running>().card].income;
    case ProgramKind::Legacy:
        return c.legacies[run.as<Running>().card].parts[run.as<Running>().part];
    case ProgramKind::Interlude:
        return c.interludes[run.as<Running>().card]
            .options[run.as<Running>().part / kGiftParts]
            .gifts[run.as<Running>().part % kGiftParts]
            .start;
    case ProgramKind::OathReward:
        return c.oaths[run.as<Running>().card].reward;
    case ProgramKind::OathTribute:
        return c.oaths[run.as<Running>().card].tribute;
    case ProgramKind::Siege:
        return c.commander[run.as<Running>().card].siege;
    }
    return {};
}

CityId Board::hereCity() const // CR-GLOSS-19
{
    return s.isFighting() ? s.battle.city : s.raid.city;
}

CitySet Board::bombardable(Seat self) const // CR-GLOSS-05
{
    CitySet cities = 0;
    eachCity(citiesOf(kSaracens), [&](CityId city) {
        if (s.city(city).units > 1 && neighboursOf(city, self) != 0)
            cities = CitySet(cities | setOf(city));
    });
    return cities;
}

CitySet Board::destroyable(Seat self, Place where) const
{
    CitySet cities = 0;
    if (where == Place::Here) {
        cities = hereCity() == kNoCity ? CitySet(0) : setOf(hereCity());
    } else if (where == Place::Enemy) {
        eachCity(citiesOf(kSaracens), [&](CityId city) {
            if (neighboursOf(city, self) != 0)
                cities = CitySet(cities | setOf(city));
        });
    } else {
        cities = citiesOf(self);
    }
    CitySet result = 0;
    eachCity(cities, [&](CityId city) { result = CitySet(result | (s.city(city).level > 1 ? setOf(city) : 0)); });
    return result;
}

CitySet Board::saracenPlaces(Place where) const
{
    CitySet cities = 0;
    eachCity(citiesOf(kSaracens), [&](CityId city) {
        bool fits = where == Place::Anywhere || (where == Place::Central) == isCentral(city);
        if (where == Place::Border) {
            fits = false;
            for (Seat seat = 0; seat < s.seats; ++seat)
                fits = fits || neighboursOf(city, seat) != 0;
        }
        cities = CitySet(cities | (fits ? setOf(city) : 0));
    });
    return cities;
}

namespace {

int stockOf(const Player &player, std::uint8_t Stock::*part)
{
    return std::accumulate(
        player.goods.begin(), player.goods.end(), 0, [part](int sum, const Stock &stock) { return sum + stock.*part; });
}

// How much of an effect can be done: the most units, coins, cards... there are for it.
int capacity(const Board &board, const Effect &effect, Seat self, Seat rival)
{
    constexpr int kNoBound = 1000;
    const State &s = board.s;
    const Seat target = effect.who == Who::Rival ? rival : self;
    const auto sum = [](CitySet cities, auto value) {
        int total = 0;
        eachCity(cities, [&](CityId city) { total += value(city); });
        return total;
    };
    const auto spare = [&](CityId city) { return std::max(0, s.city(city).units - 1); };
    switch (effect.verb) { // what needs no player
    case EffectVerb::ThisRound:
    case EffectVerb::Strength:
    case EffectVerb::Rout:
    case EffectVerb::Flight:
    case EffectVerb::Losses:
    case EffectVerb::Protection:
    case EffectVerb::Refill:
    case EffectVerb::KeepLevel:
    case EffectVerb::Guard:
    case EffectVerb::Spare:
    case EffectVerb::Garrison:
        return kNoBound;
    case EffectVerb::Reinforce:
        return sum(board.neighboursOf(s.battle.city, self), spare);
    case EffectVerb::Deploy:
        return self == kSaracens ? s.saracens : s.player(self).troops;
    case EffectVerb::LowerCity:
        return s.city(s.battle.city).level - 1;
    case EffectVerb::RaiseCity:
        return 3 - s.city(s.battle.city).level;
    case EffectVerb::TurnBack:
        return std::accumulate(s.raid.raiders.begin(), s.raid.raiders.end(), 0);
    case EffectVerb::Saracens:
        return board.saracenPlaces(effect.where) != 0 ? s.saracens : 0;
    case EffectVerb::Destroy:
        return sum(board.destroyable(target, effect.where), [&](CityId city) { return s.city(city).level - 1; });
    case EffectVerb::LoseGovernor:
        return board.hereCity() != kNoCity && s.city(board.hereCity()).governor != kNoCard ? 1 : 0;
    default:
        break;
    }
    if (effect.verb == EffectVerb::LoseTroop && effect.where == Place::Here && target == kSaracens && s.isFighting())
        return s.battle.attacker == kSaracens ? std::max(0, s.battle.attackers - 1)
                                              : spare(s.battle.city); // CR-BATTLE-28
    if (!isPlayer(target))
        return 0;
    const Player &player = s.player(target);
    const CitySet own = board.citiesOf(target);
    switch (effect.verb) {
    case EffectVerb::LoseCoins:
    case EffectVerb::PayCoins:
    case EffectVerb::TakeCoins:
        return player.coins;
    case EffectVerb::Restore:
        return stockOf(player, &Stock::spent);
    case EffectVerb::SpendGood: {
        int goods = stockOf(player, &Stock::ready);
        if (effect.who == Who::Self && board.isOwnTurn(target)) { // CR-RESCR-03
            for (Card card : player.rescripts)
                goods += board.c.rescripts[card].level();
        }
        return goods;
    }
    case EffectVerb::Block:
        return stockOf(player, &Stock::ready) + stockOf(player, &Stock::spent);
    case EffectVerb::Hire:
        return own != 0 ? player.troops : 0;
    case EffectVerb::HireHere:
        return player.troops;
    case EffectVerb::LoseTroop: // non-last (CR-GLOSS-04, CR-AMB-21)
        if (effect.where != Place::Here)
            return sum(own, spare);
        if (s.isFighting() && s.battle.attacker == target)
            return std::max(0, s.battle.attackers - 1);
        return std::max(0, int(s.city(board.hereCity()).units) - 1);
    case EffectVerb::Train:
        return board.canTrain(target) ? player.bishops.count() : 0;
    case EffectVerb::MoveBishop:
        return board.movableBishops(target);
    case EffectVerb::Bishop:
        return board.canTrain(target) || board.movableBishops(target) > 0 ? kNoBound : 0;
    case EffectVerb::LoseBishop: {
        const int all = board.count(target, Quantity::Bishops) - 1;
        return effect.where == Place::Here ? std::min<int>(all, player.clergy[board.hereCity()].count()) : all;
    }
    case EffectVerb::Rescript:
        return s.rescriptDecks[0].pile.size() + s.rescriptDecks[0].discard.size();
    case EffectVerb::LoseRescript:
        return player.rescripts.size();
    case EffectVerb::Spy:
        return s.spyDeck.pile.size() + s.spyDeck.discard.size();
    case EffectVerb::Tactic:
        return s.tacticDeck.pile.size() + s.tacticDeck.discard.size();
    case EffectVerb::LoseTactic:
        return board.count(target, Quantity::Learned);
    case EffectVerb::LoseBuilding:
        return player.buildings.size();
    case EffectVerb::SwapGovernor:
        return board.count(target, Quantity::Governors);
    case EffectVerb::MoveTroops:
        return sum(own, [&](CityId city) { return board.neighboursOf(city, target) != 0 ? spare(city) : 0; });
    case EffectVerb::Bombard:
        return sum(board.bombardable(target), spare);
    case EffectVerb::Upgrade:
        return sum(own, [&](CityId city) { return 3 - s.city(city).level; });
    case EffectVerb::CheckHolyLand:
        return board.count(target, Quantity::Dioceses);
    case EffectVerb::Unban:
        return int(std::ranges::count(player.buildings, 1, &BuildingSlot::banned));
    case EffectVerb::Toward: {
        int moves = 0;
        eachCity(
            board.citiesOf(kSaracens), [&](CityId from) { moves += board.towardSteps(from, target) != 0 ? 1 : 0; });
        return moves;
    }
    case EffectVerb::FreeCover:
        return s.freeCover ? 0 : 1;
    case EffectVerb::SecondOuter:
        return contains(s.secondOuter, target) ? 0 : 1;
    default: // coins, holiness, an order
        return kNoBound;
    }
}

} // namespace

bool Board::isPossible(const Effect &effect, Seat self, Seat rival) const
{
    const int most = capacity(*this, effect, self, rival);
    return effect.verb == EffectVerb::PayCoins ? most >= amountOf(effect, self) : most > 0;
}

bool Board::isFull(const Effect &effect, Seat self, Seat rival) const
{
    return capacity(*this, effect, self, rival) >= amountOf(effect, self);
}

// Something of it can be done; a reward that hangs on a price is not counted.
bool Board::canStart(const Program &program, Seat self, Seat rival) const
{
    for (int i = 0; i < program.count; ++i) {
        const Effect &effect = c.effect(program, i);
        if (effect.join != Join::If && effect.verb != EffectVerb::Protection && isPossible(effect, self, rival))
            return true;
    }
    return false;
}

// CR-GLOSS-27: the neighbouring Saracen cities that lie on a shortest way to the player's capital.
CitySet Board::towardSteps(CityId from, Seat target) const
{
    const CityId capital = s.player(target).capital;
    CitySet steps = 0;
    if (capital == kNoCity || s.city(from).units < 2)
        return steps;
    const int far = distance(from, capital);
    eachCity(neighboursOf(from, kSaracens), [&](CityId to) {
        if (distance(to, capital) == far - 1)
            steps = CitySet(steps | setOf(to));
    });
    return steps;
}

} // namespace outremer::crusaders

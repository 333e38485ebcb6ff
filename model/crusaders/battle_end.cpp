// Battle, stage 4 [p.25]: end-of-battle effects, retreat, destruction, trophies (CR-BATTLE-34..67).
#include "model/crusaders/referee.h"

namespace outremer::crusaders {
// CR-BATTLE-32, 33: at a difference of 0 the attacker wins. CR-BATTLE-67: the order of stage 4.
void Referee::runBattleDecided(const Frame &)
{
    const bool attackerWins = s.battle.attackers > 0 && (s.city(s.battle.city).units == 0 || difference() >= 0);
    s.battle.winner = attackerWins ? kAttacker : kDefender;
    tell(EventKind::BattleWon,
        { realm(ownerOf(Side(s.battle.winner))), city(s.battle.city), number(difference()) }); // how it stood
    for (Task task : { Task::BattleOver, Task::Trophies, Task::Destruction, Task::Retreat, Task::EndEffects })
        push({ .task = task });
}

// CR-BATTLE-34..37, CR-AMB-63: in the order the cards were laid. Frame: a the next half of the next card.
void Referee::runEndEffects(const Frame &frame)
{
    for (int at = frame.as<HalfAt>().at; at < 2 * s.battle.maneuvers.size(); ++at) {
        const Maneuver &maneuver = s.battle.maneuvers[at / 2];
        const Half &half = c.tactics[maneuver.card].halves[std::size_t(at % 2)];
        const bool won = maneuver.side == s.battle.winner;
        const bool applies = half.result == BattleResult::Any || (half.result == BattleResult::Won) == won;
        if (!(maneuver.open >> (at % 2) & 1) || !half.atEnd || !applies)
            continue;
        const Seat owner = ownerOf(Side(maneuver.side));
        const Seat rival = ownerOf(otherSide(maneuver.side));
        if (!canStart(half.program, owner, rival))
            continue;
        push(Frame{ .task = Task::EndEffects }.with(HalfAt{ std::uint8_t(at + 1) }));
        if (isPlayer(owner)) // CR-BATTLE-35
            push(Frame{ Task::UseEndEffect, owner, owner, rival }.with(HalfAt{ std::uint8_t(at) }));
        else // CR-BATTLE-36
            startProgram(ProgramKind(int(ProgramKind::UpperHalf) + at % 2), maneuver.card, at / 2, owner, rival);
        return;
    }
}

void Board::listUseEndEffect(const Frame &, Options &options) const
{
    options.push(choice(Verb::Decline));
    options.push(choice(Verb::UseEnd));
}

void Referee::takeUseEndEffect(const Option &option)
{
    const Frame frame = pop();
    if (Verb(option.verb) == Verb::UseEnd)
        startProgram(ProgramKind(int(ProgramKind::UpperHalf) + int(frame.as<HalfAt>().half())),
            s.battle.maneuvers[frame.as<HalfAt>().maneuver()].card, frame.as<HalfAt>().maneuver(), frame.self,
            frame.rival);
}

// CR-BATTLE-38..47: by lot among the own face-up tactics without protection, never more than two in a battle.
void Referee::inflictLosses(Side side, int amount)
{
    BattleState &battle = s.battle;
    const Seat owner = ownerOf(side);
    amount = battle.guarded[side] ? 0 : std::min(amount, c.numbers.maxLosses - battle.losses[side]);
    FixedList<int, 4> candidates;
    for (int i = 0; i < battle.maneuvers.size(); ++i) {
        const Maneuver &maneuver = battle.maneuvers[i];
        const Tactic &tactic = c.tactics[maneuver.card];
        const bool isProtected = (maneuver.open & kUpper && tactic.halves[0].isProtected)
            || (maneuver.open & kLower && tactic.halves[1].isProtected); // CR-BATTLE-45
        if (maneuver.side == side && !isProtected && !(battle.lost >> i & 1))
            candidates.push(i);
    }
    int takenBack = 0;
    for (; amount > 0 && !candidates.empty(); --amount) {
        const int index = candidates.removeAt(int(s.rng.below(std::uint32_t(candidates.size()))));
        const Card card = battle.maneuvers[index].card;
        battle.lost = std::uint8_t(battle.lost | 1 << index);
        ++battle.losses[side];
        if (owner == kSaracens) {
            s.lostSaracens.push(card); // CR-BATTLE-41: to the box
            reveal(EventKind::SaracenCardLost, { { kTacticNoun, card } });
        } else if (c.tactics[card].isStarting()) {
            reveal(EventKind::LossCancelled, { realm(owner), { kTacticNoun, card } }); // CR-BATTLE-40
        } else {
            reveal(EventKind::TacticLost, { realm(owner), { kTacticNoun, card } });
            discardTactic(owner, card);
            ++takenBack;
        }
    }
    if (takenBack > 0)
        push(ask(Task::TakeBack, owner, Count{ std::uint8_t(takenBack) })); // CR-BATTLE-39
}

// CR-BATTLE-48..51.
void Referee::runRetreat(const Frame &)
{
    BattleState &battle = s.battle;
    if (hasTerrain(battle.city, Terrain::Deserts) && battle.attackers > 1)
        removeFromBattle(kAttacker, 1); // deserts (terrains)
    const Side loser = otherSide(battle.winner);
    if (unitsOf(loser) > 0 && !battle.spared[loser])
        removeFromBattle(loser, 1);
    if (unitsOf(loser) == 0)
        return;
    const Seat owner = ownerOf(loser);
    if (neighboursOf(battle.city, owner) == 0)
        removeFromBattle(loser, unitsOf(loser)); // CR-BATTLE-50
    else
        push(Frame{ .task = Task::RetreatTo, .seat = decider(owner), .self = owner }.with(BattleUnits{ 0, loser }));
}

void Board::listRetreatTo(const Frame &frame, Options &options) const
{
    eachCity(
        neighboursOf(s.battle.city, frame.self), [&](CityId city) { options.push(choice(Verb::RetreatTo, city)); });
}

void Referee::takeRetreatTo(const Option &option)
{
    const Frame frame = pop();
    std::uint8_t &units = frame.as<BattleUnits>().side == kAttacker ? s.battle.attackers : s.city(s.battle.city).units;
    s.city(option.first).units = std::uint8_t(s.city(option.first).units + units);
    tell(EventKind::TroopsMoved, { realm(frame.self), city(s.battle.city), toCity(option.first), number(units) });
    units = 0;
}

// CR-BATTLE-54..57: a level less whoever won, while the defender still owns the city.
void Referee::runDestruction(const Frame &)
{
    const CityId here = s.battle.city;
    if (s.city(here).level > 1 && !s.battle.keepsLevel)
        setLevel(here, s.city(here).level - 1);
}

// CR-BATTLE-58..66.
void Referee::runTrophies(const Frame &)
{
    BattleState &battle = s.battle;
    const CityId here = battle.city;
    CityState &place = s.city(here);
    if (battle.winner == kDefender) {
        tell(EventKind::CityDefended, { realm(battle.defender), city(here) });
        return;
    }
    const Seat winner = battle.attacker;
    const Seat loser = battle.defender;
    if (winner == kSaracens) {
        loseCity(here, battle.attackers);
        battle.attackers = 0;
        return;
    }
    tell(EventKind::CityConquered, { realm(winner), city(here), other(loser) });
    place.owner = winner;
    place.units = battle.attackers;
    battle.attackers = 0;
    if (isPlayer(loser))
        checkCapital(loser, here);
    if (place.governor == kNoCard) {
        startPickGovernor(winner, here); // CR-BATTLE-62
    } else {
        push(ask(Task::KeepOrReplaceGovernor, winner, OneCity{ here })); // CR-BATTLE-63
    }
    const auto goods = goodsOf(here);
    for (std::size_t good = 0; good < kGoods; ++good) {
        for (int i = 0; i < goods[good]; ++i) {
            if (isPlayer(loser))
                push(Frame{ Task::HandOver, loser, loser, winner }.with(OneGood{ std::uint8_t(good) }));
            else
                addGood(winner, Good(good)); // from the map
        }
    }
}

// CR-BATTLE-60, 61: in the state it is in; the loser chooses among equal goods in different states (CR-AMB-68).
void Board::listHandOver(const Frame &frame, Options &options) const
{
    const Stock &stock = s.player(frame.self).goods[frame.as<OneGood>().good];
    if (stock.ready > 0)
        options.push(choice(Verb::HandOver, frame.as<OneGood>().good, 0));
    if (stock.spent > 0)
        options.push(choice(Verb::HandOver, frame.as<OneGood>().good, 1));
    if (stock.blocked > 0)
        options.push(choice(Verb::HandOver, frame.as<OneGood>().good, 2));
}

void Referee::takeHandOver(const Option &option)
{
    const Frame frame = pop();
    const auto part = [&](Seat seat) -> std::uint8_t & {
        Stock &stock = s.player(seat).goods[frame.as<OneGood>().good];
        return option.second == 0 ? stock.ready : option.second == 1 ? stock.spent : stock.blocked;
    };
    --part(frame.self);
    ++part(frame.rival);
    tell(EventKind::GoodTaken, { realm(frame.rival), good(Good(frame.as<OneGood>().good)), other(frame.self) });
}

// CR-BATTLE-52, 53: tactics return, Saracen cards go under their deck, but for those lost.
void Referee::runBattleOver(const Frame &)
{
    BattleState &battle = s.battle;
    const Seat winner = ownerOf(Side(battle.winner));
    if (isPlayer(battle.attacker) && battle.winner == kAttacker) {
        ++s.note().deed(Deed::Won);
        if (battle.defender == kSaracens)
            advanceOath(battle.attacker, Duty::WinSaracens, 1);
    }
    if (isPlayer(winner) && s.saga.commander == battle.city)
        beatCommander(winner, battle.city);
    if (hasSaracens(battle)) {
        const Side theirs = saracenSide(battle);
        for (int i = 0; i < battle.maneuvers.size(); ++i) {
            const Maneuver &maneuver = battle.maneuvers[i];
            const bool isTheirs = maneuver.side == theirs;
            const Card card = isTheirs ? maneuver.card : maneuver.cover;
            if (card != kNoCard && !(isTheirs && (battle.lost >> i & 1)))
                s.saracenDeck.discard.push(card);
        }
        for (Card card : battle.hands[theirs])
            s.saracenDeck.discard.push(card);
    }
    battle = {};
}

} // namespace outremer::crusaders

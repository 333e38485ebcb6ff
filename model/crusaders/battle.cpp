// Battle, stages 1 to 3 [p.24-25]: CR-BATTLE-01..33.
#include "model/crusaders/referee.h"

namespace outremer::crusaders {
namespace {

// The strength that the last maneuver gave by the effects before this one. Alternatives are left out.
int givenBefore(const Board &board, const Effect &effect, Seat self)
{
    int given = 0;
    const Maneuver &maneuver = board.s.battle.maneuvers.back();
    for (std::size_t half : { std::size_t(kUpperHalf), std::size_t(kLowerHalf) }) {
        const Half &part = board.c.tactics[maneuver.card].halves[half];
        if (!(maneuver.open >> half & 1) || part.atEnd)
            continue;
        for (int i = 0; i < part.program.count; ++i) {
            const Effect &before = board.c.effect(part.program, i);
            if (&before == &effect)
                return given;
            const bool hasOther = i + 1 < part.program.count && board.c.effect(part.program, i + 1).join == Join::Or;
            if (before.verb == EffectVerb::Strength && before.join == Join::Then && !hasOther)
                given += board.amountOf(before, self);
        }
    }
    return given;
}

} // namespace

Seat Board::ownerOf(Side side) const
{
    return side == kAttacker ? s.battle.attacker : s.battle.defender;
}

Seat Board::seatOf(Side side) const
{
    const Seat owner = ownerOf(side);
    return owner == kSaracens ? s.battle.saracenPlayer : owner;
}

int Board::unitsOf(Side side) const
{
    return side == kAttacker ? s.battle.attackers : s.city(s.battle.city).units;
}

int Board::wallsInBattle(CityId city) const // CR-BATTLE-09, 27: the level, at this moment
{
    return s.city(city).level + (hasTerrain(city, Terrain::Mountains) ? 1 : 0);
}

// CR-BATTLE-08..13: positive for the attacker; no bound (CR-AMB-59). Units and walls are counted as they are now, so
// routs, flights, reinforcements and a lower wall move the marker by themselves.
int Board::difference() const
{
    return s.battle.attackers + s.battle.strength[kAttacker]
        - (s.city(s.battle.city).units + wallsInBattle(s.battle.city) + s.battle.strength[kDefender]);
}

void Referee::startBattle(Seat attacker, CityId target, int troops)
{
    BattleState &battle = s.battle;
    const int enhanced = s.note().enhanced ? c.numbers.enhancedStrength : 0; // CR-BATTLE-11
    battle.strength[kAttacker] = std::int8_t(enhanced + modifier(Place::AttackStrength, attacker));
    battle.strength[kDefender] = std::int8_t((battle.defender == kSaracens ? strengthBonus() : 0) // CR-BATTLE-10
        + modifier(Place::DefenceStrength, battle.defender)
        + (s.saga.commander == target ? c.saga.commanderStrength : 0)); // CH4-CMD-02
    watchAttack(attacker, target);
    ++s.note().deed(Deed::Battle);
    tell(EventKind::BattleStarted, { realm(attacker), city(target), other(battle.defender), number(troops) });
    push({ .task = Task::BattleBegin });
    if (battle.defender == kSaracens)
        nameSaracenPlayer(target, attacker);
}

void Referee::nameSaracenPlayer(CityId target, Seat opponent)
{
    const SeatList nearest = nearestRivals(target, opponent); // CR-BATTLE-03, 04
    if (nearest.size() > 1)
        push(ask(Task::ChooseSaracens, opponent));
    else if (nearest.size() == 1)
        s.battle.saracenPlayer = nearest[0];
}

void Board::listChooseSaracens(const Frame &frame, Options &options) const
{
    for (Seat seat : nearestRivals(s.battle.city, frame.seat))
        options.push(choice(Verb::NameSaracens, seat));
}

void Referee::takeChooseSaracens(const Option &option)
{
    pop();
    s.battle.saracenPlayer = option.first;
}

// CR-BATTLE-02, 05, 06: the hands.
void Referee::runBattleBegin(const Frame &)
{
    for (Side side : { kDefender, kAttacker }) {
        auto &hand = s.battle.hands[side];
        const Seat owner = ownerOf(side);
        for (int i = 0; i < c.numbers.tactics; ++i) {
            const Card card = owner == kSaracens ? draw(s.saracenDeck) : s.player(owner).tactics[i];
            if (card != kNoCard) // CR-AMB-58: what there is
                hand.insertSorted(card);
        }
    }
    if (hasSaracens(s.battle))
        reveal(EventKind::SaracensPlayedBy, { realm(s.battle.saracenPlayer) });
    push({ .task = Task::ManeuverNext });
    const Seat defender = s.battle.defender;
    if (isPlayer(defender) && hasTerrain(s.battle.city, Terrain::Harbour)) {
        push(ask(Task::HarbourHelp, defender));
        Options options;
        list(options);
        if (options.size() == 1)
            pop();
    }
}

// Harbours (terrains): one troop from any other own harbour.
void Board::listHarbourHelp(const Frame &frame, Options &options) const
{
    options.push(choice(Verb::Decline));
    eachCity(citiesOf(frame.seat), [&](CityId city) {
        if (city != s.battle.city && hasTerrain(city, Terrain::Harbour) && s.city(city).units > 1)
            options.push(choice(Verb::HarbourHelp, city));
    });
}

void Referee::takeHarbourHelp(const Option &option)
{
    const Seat seat = pop().seat;
    if (Verb(option.verb) == Verb::Decline)
        return;
    --s.city(option.first).units;
    ++s.city(s.battle.city).units;
    tell(EventKind::TroopsReinforced, { realm(seat), city(option.first), number(1) });
}

bool Referee::sideHasNobody() const
{
    return s.battle.attackers == 0 || s.city(s.battle.city).units == 0;
}

// CR-BATTLE-14, 29: the defender first, two maneuvers each, unless a side has nobody left.
void Referee::runManeuverNext(const Frame &frame)
{
    if (sideHasNobody() || s.battle.turn == 2 * c.numbers.maneuvers) {
        push({ .task = Task::BattleDecided });
        return;
    }
    const Side side = Side(s.battle.turn % 2);
    if (s.battle.hands[side].empty()) { // CR-AMB-58
        ++s.battle.turn;
        push(frame);
        return;
    }
    push({ .task = Task::Maneuver, .seat = seatOf(side), .self = ownerOf(side), .rival = ownerOf(otherSide(side)) });
}

// CR-BATTLE-15, 30: a tactic; before it, a rescript of a player who fights (not for the Saracens, CR-AMB-74).
void Board::listManeuver(const Frame &frame, Options &options) const
{
    listBattleRescripts(frame, options);
    for (Card card : s.battle.hands[s.battle.turn % 2])
        options.push(choice(Verb::PlayTactic, card));
}

// CR-BATTLE-30, CR-AMB-74: both who fight, also in the turn of the other one; for the Saracens only if it was agreed so.
void Board::listBattleRescripts(const Frame &frame, Options &options) const
{
    if (isPlayer(frame.self) || (s.saracenRescripts && isPlayer(frame.seat)))
        listRescripts(frame.seat, frame.self, Moment::Battle, options);
}

void Referee::takeManeuver(const Option &option)
{
    const Frame frame = top();
    if (Verb(option.verb) == Verb::UseRescript) {
        pop();
        push({ .task = Task::ManeuverNext }); // the battle may be over by it (CR-BATTLE-29)
        playRescript(frame.seat, option.first, frame.self, frame.rival);
        return;
    }
    pop();
    const Side side = Side(s.battle.turn % 2);
    auto &hand = s.battle.hands[side];
    hand.removeAt(hand.indexOf(option.first));
    s.battle.maneuvers.push({ option.first, kNoCard, side, kUpper | kLower });
    reveal(EventKind::TacticPlayed, { realm(frame.self), { kTacticNoun, option.first } });
    push({ .task = Task::ResolveManeuver });
    const Side other = otherSide(side);
    if (!s.battle.hands[other].empty()) // CR-AMB-58: without a cover nothing is cancelled
        push({ .task = Task::CancelHalf, .seat = seatOf(other), .self = ownerOf(other), .rival = ownerOf(side) });
}

void Board::listCancelHalf(const Frame &, Options &options) const
{
    options.push(choice(Verb::CancelUpper));
    options.push(choice(Verb::CancelLower));
}

// CR-BATTLE-16, 17: the opponent names the half, the active player draws the cover blind.
void Referee::takeCancelHalf(const Option &option)
{
    const Frame frame = pop();
    Maneuver &maneuver = s.battle.maneuvers[s.battle.maneuvers.size() - 1];
    const bool isUpper = Verb(option.verb) == Verb::CancelUpper;
    maneuver.open = isUpper ? kLower : kUpper;
    auto &hand = s.battle.hands[otherSide(maneuver.side)];
    maneuver.cover = hand.removeAt(int(s.rng.below(std::uint32_t(hand.size()))));
    tell(EventKind::HalfCancelled,
        { realm(frame.self), { kHalfNoun, std::int16_t(isUpper ? kUpperHalf : kLowerHalf) } });
    whisper(frame.seat, EventKind::TacticCovered, 1u << 1, { realm(frame.self), { kTacticNoun, maneuver.cover } });
}

// CR-BATTLE-18: the open half at once, unless it is for the end of the battle.
void Referee::runResolveManeuver(const Frame &)
{
    const Maneuver &maneuver = s.battle.maneuvers.back();
    const Seat owner = ownerOf(Side(maneuver.side));
    const Seat rival = ownerOf(otherSide(maneuver.side));
    ++s.battle.turn;
    push({ .task = Task::ManeuverNext });
    const Seat fighter = seatOf(Side(maneuver.side));
    const bool mayPlay = isPlayer(owner) || (s.saracenRescripts && isPlayer(fighter));
    if (mayPlay && !s.player(fighter).rescripts.empty())
        push({ .task = Task::AfterManeuver, .seat = fighter, .self = owner, .rival = rival });
    const Tactic &tactic = c.tactics[maneuver.card];
    for (int half : { kLowerHalf, kUpperHalf }) { // pushed in reverse
        if ((maneuver.open >> half & 1) && !tactic.halves[std::size_t(half)].atEnd)
            startProgram(half == kUpperHalf ? ProgramKind::UpperHalf : ProgramKind::LowerHalf, maneuver.card,
                s.battle.maneuvers.size() - 1, owner, rival);
    }
}

void Board::listAfterManeuver(const Frame &frame, Options &options) const
{
    options.push(choice(Verb::Done));
    if (s.battle.attackers > 0 && s.city(s.battle.city).units > 0)
        listBattleRescripts(frame, options);
}

void Referee::takeAfterManeuver(const Option &option)
{
    const Frame frame = top();
    if (Verb(option.verb) == Verb::UseRescript)
        playRescript(frame.seat, option.first, frame.self, frame.rival);
    else
        pop();
}

// Units leave the battle for their supply (CR-BATTLE-20, CR-GLOSS-07).
void Referee::removeFromBattle(Side side, int amount)
{
    const Seat owner = ownerOf(side);
    std::uint8_t &units = side == kAttacker ? s.battle.attackers : s.city(s.battle.city).units;
    std::uint8_t &supply = owner == kSaracens ? s.saracens : s.player(owner).troops;
    units = std::uint8_t(units - amount);
    supply = std::uint8_t(supply + amount);
    if (amount > 0)
        tell(EventKind::TroopsRouted, { realm(owner), number(amount) });
}

// The effects of CR-GLOSS that exist in battles only.
void Referee::performInBattle(const Effect &effect, Seat self, int amount, Seat chooser)
{
    const Side side = self == s.battle.attacker ? kAttacker : kDefender;
    const Side other = otherSide(side);
    const CityId here = s.battle.city;
    switch (effect.verb) {
    case EffectVerb::Strength: {
        const bool isCard = Board::top().task == Task::Run && isHalf(Board::top().as<Running>().kind);
        const bool isFirstAttack =
            isCard && side == kAttacker && s.battle.turn == 2 && hasTerrain(here, Terrain::Forests);
        const int gain =
            isFirstAttack ? std::min(amount, std::max(0, 2 - givenBefore(*this, effect, self))) : amount; // forests
        s.battle.strength[side] = std::int8_t(std::min(120, s.battle.strength[side] + gain));
        tell(EventKind::StrengthChanged, { realm(self), number(gain) }); // CR-BATTLE-19
        break;
    }
    case EffectVerb::Rout:
        removeFromBattle(other, std::min(amount, unitsOf(other))); // CR-AMB-60
        break;
    case EffectVerb::Flight: { // CR-BATTLE-21..24
        const Seat owner = ownerOf(other);
        const int units = std::min(amount, unitsOf(other));
        if (units > 0 && neighboursOf(here, owner) != 0)
            push(Frame{ .task = Task::Flee, .seat = decider(owner), .self = owner }.with(
                BattleUnits{ std::uint8_t(units), other }));
        else
            removeFromBattle(other, units); // CR-BATTLE-23
        break;
    }
    case EffectVerb::Reinforce:
        push(Frame{ .task = Task::ReinforceBattle, .seat = chooser, .self = self }.with(
            BattleUnits{ std::uint8_t(amount), side }));
        break;
    case EffectVerb::Deploy: { // CR-BATTLE-26, CR-AMB-62
        std::uint8_t &supply = self == kSaracens ? s.saracens : s.player(self).troops;
        const int units = std::min<int>(amount, supply);
        supply = std::uint8_t(supply - units);
        std::uint8_t &there = side == kAttacker ? s.battle.attackers : s.city(here).units;
        there = std::uint8_t(there + units);
        tell(EventKind::TroopsReinforced, { realm(self), city(here), number(units) });
        break;
    }
    case EffectVerb::LowerCity:
        if (s.city(here).level > 1)
            push(Frame{ .task = Task::LowerCity, .seat = chooser, .self = self }.with(Count{ std::uint8_t(amount) }));
        break;
    case EffectVerb::RaiseCity:
        setLevel(here, std::min(3, s.city(here).level + amount));
        break;
    case EffectVerb::Losses:
        inflictLosses(other, amount);
        break;
    case EffectVerb::KeepLevel:
        s.battle.keepsLevel = 1;
        break;
    case EffectVerb::Guard:
        s.battle.guarded[side] = 1;
        break;
    case EffectVerb::Spare:
        s.battle.spared[side] = 1;
        break;
    default:
        break;
    }
}

// CR-AMB-61: one destination for all who flee.
void Board::listFlee(const Frame &frame, Options &options) const
{
    eachCity(neighboursOf(s.battle.city, frame.self), [&](CityId city) { options.push(choice(Verb::FleeTo, city)); });
}

void Referee::takeFlee(const Option &option)
{
    const Frame frame = pop();
    std::uint8_t &units = frame.as<BattleUnits>().side == kAttacker ? s.battle.attackers : s.city(s.battle.city).units;
    units = std::uint8_t(units - frame.as<BattleUnits>().count);
    s.city(option.first).units = std::uint8_t(s.city(option.first).units + frame.as<BattleUnits>().count);
    tell(EventKind::TroopsFled, { realm(frame.self), city(option.first), number(frame.as<BattleUnits>().count) });
}

// CR-BATTLE-25: up to x, non-last, from any adjacent cities.
void Board::listReinforceBattle(const Frame &frame, Options &options) const
{
    options.push(choice(Verb::Done));
    eachCity(neighboursOf(s.battle.city, frame.self), [&](CityId city) {
        if (s.city(city).units > 1)
            options.push(choice(Verb::ReinforceFrom, city));
    });
}

void Referee::takeReinforceBattle(const Option &option)
{
    Frame &frame = top();
    if (Verb(option.verb) == Verb::ReinforceFrom) {
        --s.city(option.first).units;
        ++(frame.as<BattleUnits>().side == kAttacker ? s.battle.attackers : s.city(s.battle.city).units);
        tell(EventKind::TroopsReinforced, { realm(frame.self), city(option.first), number(1) });
        if (--frame.as<BattleUnits>().count > 0)
            return;
    }
    pop();
}

void Board::listLowerCity(const Frame &, Options &options) const
{
    options.push(choice(Verb::Decline));
    options.push(choice(Verb::LowerCity, s.battle.city));
}

void Referee::takeLowerCity(const Option &option)
{
    const Frame frame = pop();
    if (Verb(option.verb) == Verb::LowerCity)
        setLevel(s.battle.city, std::max(1, s.city(s.battle.city).level - frame.as<Count>().left));
}

} // namespace outremer::crusaders

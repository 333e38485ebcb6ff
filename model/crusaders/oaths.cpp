// Chapter III: oaths of vassals, sworn for a round and watched by the engine (CH3-OATH).
#include "model/crusaders/referee.h"

namespace outremer::crusaders {

// CH3-OATH-02: before planning, in reverse turn order. Frame: a the next seat, counted from the last.
void Referee::runOathNext(const Frame &frame)
{
    SeatList order = turnOrder();
    std::reverse(order.begin(), order.end());
    for (int at = frame.as<NextSeat>().at; at < order.size(); ++at) {
        const Seat seat = order[at];
        if (s.player(seat).isOut || s.saga.dynasts[seat].oaths.empty())
            continue;
        push(Frame{ .task = Task::OathNext }.with(NextSeat{ std::uint8_t(at + 1) }));
        push(ask(Task::SwearOath, seat));
        return;
    }
}

void Board::listSwearOath(const Frame &frame, Options &options) const
{
    options.push(choice(Verb::Decline));
    for (Card oath : s.saga.dynasts[frame.seat].oaths) {
        for (Seat rival = 0; rival < s.seats; ++rival) {
            if (rival != frame.seat && !s.player(rival).isOut)
                options.push(choice(Verb::SwearOath, oath, rival));
        }
    }
}

// The card lies open while the rival thinks about it.
void Referee::takeSwearOath(const Option &option)
{
    const Seat seat = pop().seat;
    if (Verb(option.verb) == Verb::Decline)
        return;
    auto &hand = s.saga.dynasts[seat].oaths;
    hand.removeAt(hand.indexOf(option.first));
    reveal(EventKind::OathOffered, { realm(seat), { kOathNoun, option.first }, other(option.second) });
    push(Frame{ Task::AnswerOath, option.second, seat, option.second }.with(OneCard{ option.first }));
}

void Board::listAnswerOath(const Frame &, Options &options) const
{
    options.push(choice(Verb::AcceptOath));
    options.push(choice(Verb::RefuseOath));
}

// CH3-OATH-03, 04: a refused oath returns to the hand.
void Referee::takeAnswerOath(const Option &option)
{
    const Frame frame = pop();
    Dynast &vassal = s.saga.dynasts[frame.self];
    if (Verb(option.verb) == Verb::RefuseOath) {
        vassal.oaths.insertSorted(frame.as<OneCard>().card);
        tell(EventKind::OathRefused, { realm(frame.seat), { kOathNoun, frame.as<OneCard>().card }, other(frame.self) });
        return;
    }
    vassal.sworn = { .oath = frame.as<OneCard>().card, .suzerain = frame.seat };
    tell(EventKind::OathSworn, { realm(frame.self), { kOathNoun, frame.as<OneCard>().card }, other(frame.seat) });
}

const Oath *Board::swornOath(Seat vassal, Duty duty) const
{
    const Sworn &sworn = s.saga.dynasts[vassal].sworn;
    if (sworn.oath == kNoCard || sworn.isBroken || c.oaths[sworn.oath].duty != duty)
        return nullptr;
    return &c.oaths[sworn.oath];
}

// CH3-OATH-06: what breaking costs falls due at once; nobody owes more than there is.
void Referee::breakOath(Seat vassal)
{
    Sworn &sworn = s.saga.dynasts[vassal].sworn;
    const Oath &oath = c.oaths[sworn.oath];
    sworn.isBroken = 1;
    tell(EventKind::OathBroken, { realm(vassal), { kOathNoun, sworn.oath }, other(sworn.suzerain) });
    Player &player = s.player(vassal);
    player.influence = std::int16_t(player.influence - std::min<int>(oath.influence, player.influence));
    gainCoins(vassal, -std::min<int>(oath.coins, player.coins));
}

void Referee::advanceOath(Seat vassal, Duty duty, int amount)
{
    if (swornOath(vassal, duty)) {
        std::uint8_t &progress = s.saga.dynasts[vassal].sworn.progress;
        progress = std::uint8_t(std::min(100, progress + amount));
    }
}

// Whoever starts a battle may break an oath or begin to keep one.
void Referee::watchAttack(Seat attacker, CityId target)
{
    const Seat owner = s.city(target).owner;
    const Seat suzerain = s.saga.dynasts[attacker].sworn.suzerain;
    if (swornOath(attacker, Duty::Peace) || (isPlayer(owner) && swornOath(attacker, Duty::NoChristians))
        || (owner == suzerain && swornOath(attacker, Duty::NoAttack)))
        breakOath(attacker);
    if (owner == kSaracens && isPlayer(suzerain) && neighboursOf(target, suzerain) != 0)
        advanceOath(attacker, Duty::AttackNear, 1);
}

void Referee::watchPlacement(Seat seat, std::size_t order, bool isOuter)
{
    const Seat suzerain = s.saga.dynasts[seat].sworn.suzerain;
    const Oath *leave = swornOath(seat, Duty::LeaveInner);
    const bool covers = !isOuter && std::ranges::count(s.inner[order], suzerain, &Token::owner) > 0;
    if ((isOuter && swornOath(seat, Duty::NoOuter)) || (covers && swornOath(seat, Duty::NoCover))
        || (!isOuter && leave && std::size_t(leave->order) == order))
        breakOath(seat);
    const Oath *place = swornOath(seat, Duty::Place);
    if (place && std::size_t(place->order) == order)
        advanceOath(seat, Duty::Place, 1);
}

void Referee::watchBishop(Seat seat, CityId to)
{
    if (swornOath(seat, Duty::NoBishops) && s.city(to).owner == s.saga.dynasts[seat].sworn.suzerain)
        breakOath(seat);
}

void Referee::watchSpy(Seat seat, Seat target)
{
    if (swornOath(seat, Duty::NoSpies) && target == s.saga.dynasts[seat].sworn.suzerain)
        breakOath(seat);
}

void Referee::watchOrder(const OrderNote &note)
{
    if (const Oath *oath = swornOath(note.seat, Duty::Do))
        advanceOath(note.seat, Duty::Do, note.deeds[std::size_t(oath->deed)]);
}

// CH3-OATH-05: what has to be so at the end of the round.
bool Board::isOathKept(Seat vassal) const
{
    const Sworn &sworn = s.saga.dynasts[vassal].sworn;
    const Oath &oath = c.oaths[sworn.oath];
    const Player &player = s.player(vassal);
    switch (oath.duty) {
    case Duty::AttackNear:
    case Duty::WinSaracens:
    case Duty::Place:
    case Duty::Do:
        return sworn.progress >= oath.atLeast;
    case Duty::Garrison:
        return player.capital != kNoCity && s.city(player.capital).units >= oath.atLeast;
    case Duty::Treasury:
        return player.coins >= oath.atLeast;
    case Duty::WalkBehind:
        return s.player(sworn.suzerain).holiness > player.holiness;
    default:
        return !sworn.isBroken;
    }
}

// CH3-OATH-05, 08: rewards and tributes in turn order of the vassals; an oath of or to the fallen ends without a word.
void Referee::runOathsEnd(const Frame &frame)
{
    for (Seat vassal : turnOrder()) {
        const Sworn sworn = s.saga.dynasts[vassal].sworn;
        if (sworn.oath == kNoCard)
            continue;
        push(frame);
        const bool isVoid = s.player(vassal).isOut || s.player(sworn.suzerain).isOut;
        const bool isKept = !sworn.isBroken && isOathKept(vassal);
        if (!isVoid && !sworn.isBroken && !isKept)
            breakOath(vassal);
        s.saga.dynasts[vassal].sworn = {};
        s.saga.usedOaths.push(sworn.oath);
        if (!isVoid && isKept) {
            tell(EventKind::OathKept, { realm(vassal), { kOathNoun, sworn.oath }, other(sworn.suzerain) });
            startProgram(ProgramKind::OathTribute, sworn.oath, 0, sworn.suzerain, kNobody);
            startProgram(ProgramKind::OathReward, sworn.oath, 0, vassal, kNobody);
        }
        return;
    }
}

} // namespace outremer::crusaders

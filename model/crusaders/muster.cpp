// Muster [p.23] and the hand of tactics: CR-MUSTER, CR-TACTIC.
#include "model/crusaders/referee.h"

namespace outremer::crusaders {
namespace {

enum MusterStep : std::uint8_t { kHired = 1, kLearned = 2, kExtraLearned = 4 };

} // namespace

// CR-MUSTER-01, CR-AMB-38: hire and learn, each once, in any order; both may be left out.
void Board::listMuster(const OrderNote &note, Options &options) const
{
    options.push(choice(Verb::Done));
    if (!(note.done & kHired) && s.player(note.seat).troops > 0)
        options.push(choice(Verb::Hire));
    if (!(note.done & kLearned))
        options.push(choice(Verb::Learn));
    if (note.enhanced && !(note.done & kExtraLearned)) // CR-MUSTER-10
        options.push(choice(Verb::LearnExtra));
}

void Referee::takeMuster(const Option &option)
{
    OrderNote &note = s.note();
    if (Verb(option.verb) == Verb::Hire) {
        note.done |= kHired;
        const int troops = std::max(0, c.numbers.hire + modifier(Place::HireTroops, note.seat)); // CR-MUSTER-02
        push(ask(Task::Hire, note.seat, Hiring{ std::uint8_t(std::min<int>(troops, s.player(note.seat).troops)), 1 }));
    } else {
        const bool isExtra = Verb(option.verb) == Verb::LearnExtra;
        note.done = std::uint8_t(note.done | (isExtra ? kExtraLearned : kLearned));
        push(ask(Task::Learn, note.seat, Learning{ isExtra ? std::uint8_t(1) : c.numbers.learn, isExtra }));
    }
}

// Frame: a troops still to be placed, b whether goods may buy more (the order) or not (an effect).
void Board::listHire(const Frame &frame, Options &options) const
{
    const Player &player = s.player(frame.seat);
    if (frame.as<Hiring>().left == 0)
        options.push(choice(Verb::Done));
    if (frame.as<Hiring>().left > 0)
        eachCity(citiesOf(frame.seat), [&](CityId city) { options.push(choice(Verb::HireTroop, city)); });
    if (frame.as<Hiring>().isOrder && s.note().extras < c.numbers.extras
        && player.troops > frame.as<Hiring>().left) // CR-MUSTER-03, 04
        listExtras(frame.seat, s.note().discount,   // CR-AMB-42
            std::min<int>(c.numbers.extras - s.note().extras, player.troops - frame.as<Hiring>().left), options);
    if (frame.as<Hiring>().isOrder)
        listMeanwhile(frame, options);
}

void Referee::takeHire(const Option &option)
{
    if (takeWindow(top().seat, option))
        return;
    Frame &frame = top();
    if (Verb(option.verb) == Verb::HireTroop) {
        addTroops(frame.seat, option.first, 1);
        --frame.as<Hiring>().left;
        for (Frame &other : s.frames) { // an effect in the middle of the order may have used the supply up
            if (other.task == Task::Hire)
                other.as<Hiring>().left = std::min(other.as<Hiring>().left, s.player(frame.seat).troops);
        }
        if (frame.as<Hiring>().isOrder)
            ++s.note().deed(Deed::Hired); // CR-AMB-54
        if (frame.as<Hiring>().left == 0 && !frame.as<Hiring>().isOrder)
            pop();
        return;
    }
    const int room =
        std::min<int>(c.numbers.extras, s.note().extras + s.player(frame.seat).troops - frame.as<Hiring>().left);
    const int before = frame.as<Hiring>().isOrder ? s.note().extras : 0;
    if (frame.as<Hiring>().isOrder && takeExtra(frame.seat, option, room))
        frame.as<Hiring>().left = std::uint8_t(frame.as<Hiring>().left + s.note().extras - before);
    else
        pop();
}

// CR-MUSTER-06: up to two of levels I and II; the additional one of any level.
void Board::listLearn(const Frame &frame, Options &options) const
{
    const bool isExtra = frame.as<Learning>().isExtra != 0;
    options.push(choice(Verb::Done));
    const auto offer = [&](Card card) {
        if (card != kNoCard && canPay(frame.seat, tacticPrice(card, isExtra), true))
            options.push(choice(Verb::LearnTactic, card));
    };
    for (Card card : s.tacticMarket)
        offer(card);
    if (isExtra) {
        for (Card card : s.topTacticMarket)
            offer(card); // CR-MUSTER-12
    }
    if (!s.tacticDeck.empty())
        options.push(choice(Verb::LearnBlind, kTacticDeck));
    if (isExtra && !s.topTacticDeck.empty())
        options.push(choice(Verb::LearnBlind, kTopTacticDeck));
    listMeanwhile(frame, options);
}

void Referee::takeLearn(const Option &option)
{
    const Frame frame = top();
    const bool isExtra = frame.as<Learning>().isExtra != 0;
    if (takeWindow(frame.seat, option))
        return;
    switch (Verb(option.verb)) {
    case Verb::LearnTactic:
        --top().as<Learning>().left;
        takeFromMarkets(option.first, true);
        push(ask(Task::FinishTactic, frame.seat, OneCard{ option.first }));
        startPayment(frame.seat, tacticPrice(option.first, isExtra));
        break;
    case Verb::LearnBlind:
        --top().as<Learning>().left;
        buyBlind(frame.seat, option.first, isExtra);
        break;
    default:
        top().as<Learning>().left = 0;
        endLearning(frame.seat);
    }
}

void Referee::runFinishTactic(const Frame &frame)
{
    s.player(frame.seat).tactics.insertSorted(frame.as<OneCard>().card); // CR-TACTIC-02
    ++s.note().deed(Deed::Learned);
    tell(EventKind::TacticLearned, { realm(frame.seat), { kTacticNoun, frame.as<OneCard>().card } });
    endLearning(frame.seat);
}

// CR-AMB-50: down to five once the action is over, not after each card.
void Referee::endLearning(Seat seat)
{
    if (Board::top().task == Task::Learn) {
        if (Board::top().as<Learning>().left > 0)
            return;
        pop();
    }
    if (s.player(seat).tactics.size() > c.numbers.tactics)
        push(ask(Task::DiscardTactics, seat));
}

void Board::listDiscardTactics(const Frame &frame, Options &options) const
{
    for (Card card : s.player(frame.seat).tactics)
        options.push(choice(Verb::DiscardTactic, card));
}

void Referee::takeDiscardTactics(const Option &option)
{
    const Seat seat = top().seat;
    discardTactic(seat, option.first);
    if (s.player(seat).tactics.size() == c.numbers.tactics)
        pop();
}

} // namespace outremer::crusaders

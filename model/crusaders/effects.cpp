// Carrying out the effects of cards, one after another (CR-GLOSS).
#include "model/crusaders/referee.h"

namespace outremer::crusaders {
namespace {

bool isOwnPayment(const Effect &effect)
{
    return effect.who == Who::Self && (effect.verb == EffectVerb::PayCoins || effect.verb == EffectVerb::SpendGood);
}

// CR-BATTLE-29: when a side has nobody left the battle ends at once, in the middle of a card or rescript too.
bool isCutShort(const Board &board, const Frame &run)
{
    const State &s = board.s;
    if (!s.isFighting() || (s.battle.attackers > 0 && s.city(s.battle.city).units > 0))
        return false;
    switch (ProgramKind(run.as<Running>().kind)) {
    case ProgramKind::UpperHalf:
    case ProgramKind::LowerHalf:
        return !board.c.tactics[run.as<Running>().card]
                    .halves[std::size_t(run.as<Running>().kind) - std::size_t(ProgramKind::UpperHalf)]
                    .atEnd;
    case ProgramKind::Rescript:
        return board.c.rescripts[run.as<Running>().card].moment == Moment::Battle;
    default:
        return false;
    }
}

} // namespace

void Referee::startProgram(ProgramKind kind, Card card, int part, Seat self, Seat rival)
{
    const Frame run{ Task::Run, decider(isPlayer(self) ? self : kSaracens), self, rival };
    push(run.with(Running{ std::uint8_t(kind), card, std::uint8_t(part) }));
}

void Referee::runRun(const Frame &frame)
{
    const Program program = programOf(frame);
    if (frame.as<Running>().next >= program.count || isCutShort(*this, frame))
        return;
    const Effect &effect = c.effect(program, frame.as<Running>().next);
    const Effect *next =
        frame.as<Running>().next + 1 < program.count ? &c.effect(program, frame.as<Running>().next + 1) : nullptr;
    Frame rest = frame;
    ++rest.as<Running>().next;
    const bool isSkipped =
        (effect.join == Join::Otherwise && s.lastFull) || (effect.join == Join::If && !s.lastFull); // CR-GLOSS-29
    if (isSkipped) {
        push(rest);
        return;
    }
    if (next && next->join == Join::Or) { // CR-GLOSS-30
        ++rest.as<Running>().next;
        push(rest);
        const bool canFirst = isPossible(effect, frame.self, frame.rival);
        const bool canSecond = isPossible(*next, frame.self, frame.rival);
        const int number = program.first + frame.as<Running>().next;
        if (canFirst && canSecond)
            push(Frame{ Task::ChooseEffect, frame.seat, frame.self, frame.rival }.with(
                EffectChoice{ unsigned(number) }));
        else if (canFirst || canSecond)
            perform(canFirst ? effect : *next, frame.self, frame.rival, frame.seat);
        return;
    }
    push(rest);
    // A price may be declined where nobody chose to begin with it: on an event, or after another effect.
    if (isOwnPayment(effect) && next && next->join == Join::If
        && (frame.as<Running>().next > 0 || ProgramKind(frame.as<Running>().kind) == ProgramKind::Event
            || frame.as<Running>().kind >= std::uint8_t(ProgramKind::Nickname))) {
        s.lastFull = 0;
        const int number = program.first + frame.as<Running>().next;
        if (isFull(effect, frame.self, frame.rival))
            push(Frame{ Task::MayPay, frame.seat, frame.self, frame.rival }.with(EffectChoice{ unsigned(number) }));
        return;
    }
    perform(effect, frame.self, frame.rival, frame.seat);
}

void Board::listChooseEffect(const Frame &frame, Options &options) const
{
    options.push(choice(Verb::ChooseEffect, 0, 0, 0, frame.as<EffectChoice>().effect));
    options.push(choice(Verb::ChooseEffect, 0, 0, 0, frame.as<EffectChoice>().effect + 1));
}

void Referee::takeChooseEffect(const Option &option)
{
    const Frame frame = pop();
    perform(c.effects[std::size_t(option.amount)], frame.self, frame.rival, frame.seat);
}

void Board::listMayPay(const Frame &frame, Options &options) const
{
    options.push(choice(Verb::Decline));
    options.push(choice(Verb::ChooseEffect, 0, 0, 0, frame.as<EffectChoice>().effect));
}

void Referee::takeMayPay(const Option &option)
{
    const Frame frame = pop();
    if (Verb(option.verb) == Verb::ChooseEffect)
        perform(c.effects[frame.as<EffectChoice>().effect], frame.self, frame.rival, frame.seat);
}

// One effect. What needs a choice becomes a question on top of the stack; everything else happens here. Choices are
// made by whom it hits, but what a Saracen card inflicts is chosen by their player (CR-BATTLE-37).
void Referee::perform(const Effect &effect, Seat self, Seat rival, Seat chooser)
{
    const Seat target = effect.who == Who::Rival ? rival : self;
    const Seat asked = self == kSaracens ? chooser : target;
    if (effect.per == Quantity::HolyLands)
        checkContested(); // everybody may see what the amount follows from
    const int amount = amountOf(effect, self);
    const bool isHere = effect.where == Place::Here;
    s.lastFull = isFull(effect, self, rival);
    if (amount <= 0 && effect.verb != EffectVerb::ThisRound)
        return;
    if (!isPossible(effect, self, rival))
        return;
    const auto pose = [&](Task task) {
        push(Frame{ task, asked, target, self }.with(
            Count{ std::uint8_t(std::min(amount, 100)), std::uint8_t(effect.where) }));
    };
    switch (effect.verb) {
    case EffectVerb::Coins:
        gainCoins(target, amount);
        break;
    case EffectVerb::LoseCoins:
    case EffectVerb::PayCoins:
        gainCoins(target, -std::min<int>(amount, s.player(target).coins));
        break;
    case EffectVerb::TakeCoins: {
        const int coins = std::min<int>(amount, s.player(target).coins);
        gainCoins(target, -coins);
        gainCoins(self, coins);
        break;
    }
    case EffectVerb::Holiness:
        moveHoliness(target, amount, 0);
        break;
    case EffectVerb::Restore:
        pose(Task::RestoreGood);
        break;
    case EffectVerb::SpendGood:
        pose(Task::SpendGood);
        break;
    case EffectVerb::Block:
        pose(Task::BlockGood);
        break;
    case EffectVerb::Hire:
        push(ask(Task::Hire, target, Hiring{ std::uint8_t(std::min<int>(amount, s.player(target).troops)) }));
        break;
    case EffectVerb::LoseTroop:
        if (!isHere)
            pose(Task::LoseTroop);
        else if (s.isFighting() && s.battle.attacker == target)
            removeFromBattle(kAttacker, std::min(amount, s.battle.attackers - 1));
        else
            loseTroops(target, hereCity(), std::min(amount, s.city(hereCity()).units - 1)); // CR-GLOSS-04
        break;
    case EffectVerb::Train:
        startBishopActions(target, amount, 1);
        break;
    case EffectVerb::MoveBishop:
        startBishopActions(target, amount, 2);
        break;
    case EffectVerb::Bishop:
        startBishopActions(target, amount, 3);
        break;
    case EffectVerb::LoseBishop:
        pose(Task::LoseBishop);
        top().seat = asked == target ? asked : kNobody; // a stranger picks blindly
        break;
    case EffectVerb::Rescript:
        for (int i = 0; i < amount; ++i)
            gainRescript(target, 1);
        if (s.player(target).rescripts.size() > c.numbers.rescripts)
            push(ask(Task::DiscardRescripts, target));
        break;
    case EffectVerb::LoseRescript:
        pose(Task::LoseRescript);
        letLotFall();
        break;
    case EffectVerb::Spy:
        for (int i = 0; i < amount; ++i) {
            if (const Card card = gainSpy(target)) // CR-SPY-02
                push(ask(Task::NewSpy, target, OneCard{ card }));
        }
        break;
    case EffectVerb::Tactic: {
        for (int i = 0; i < amount && !s.tacticDeck.empty(); ++i) {
            const Card card = draw(s.tacticDeck); // CR-GLOSS-23
            reveal(EventKind::TacticShown, { realm(target), { kTacticNoun, card } });
            s.player(target).tactics.insertSorted(card);
        }
        push(ask(Task::DiscardTactics, target));
        break;
    }
    case EffectVerb::LoseTactic:
        pose(Task::LoseTactic);
        break;
    case EffectVerb::LoseBuilding:
        pose(Task::LoseBuilding);
        break;
    case EffectVerb::LoseGovernor:
        discardGovernor(hereCity());
        break;
    case EffectVerb::SwapGovernor:
        pose(Task::SwapGovernor);
        break;
    case EffectVerb::MoveTroops:
        push(ask(Task::MoveTroops, target, TroopMoves{ std::uint8_t(amount) }));
        break;
    case EffectVerb::Bombard:
        pose(Task::Bombard);
        break;
    case EffectVerb::Upgrade:
        pose(Task::UpgradeCity);
        break;
    case EffectVerb::Destroy:
        if (isHere)
            setLevel(hereCity(), std::max(1, s.city(hereCity()).level - amount));
        else
            pose(Task::DestroyCity);
        break;
    case EffectVerb::Order: // CR-BLDG-09..11
        startOrder(Order(int(effect.where) - int(Place::Construction)), target, false, false);
        break;
    case EffectVerb::Refill:
        refill(effect.where);
        reveal(EventKind::MarketFilled, {});
        break;
    case EffectVerb::CheckHolyLand:
        s.lastFull = 0; // until the city is checked
        pose(Task::CheckHolyLand);
        break;
    case EffectVerb::Unban:
        pose(Task::Unban);
        break;
    case EffectVerb::Saracens:
        pose(Task::PlaceSaracens);
        top().seat = chooser;
        break;
    case EffectVerb::Toward:
        pose(Task::Toward);
        top().seat = chooser;
        break;
    case EffectVerb::ThisRound: {
        auto &modifier = s.modifiers[modifierOf(effect.where)];
        modifier = std::int8_t(modifier + effect.amount);
        break;
    }
    case EffectVerb::Garrison:
        s.raid.garrison = std::uint8_t(s.raid.garrison + amount);
        break;
    case EffectVerb::TurnBack:
        for (int i = 0; i < amount; ++i) {
            const auto from = std::ranges::max_element(s.raid.raiders);
            if (*from == 0)
                break;
            --*from;
            ++s.city(CityId(from - s.raid.raiders.begin())).units;
        }
        break;
    case EffectVerb::HireHere:
        addTroops(target, s.raid.city, std::min<int>(amount, s.player(target).troops));
        break;
    case EffectVerb::FreeCover:
        s.freeCover = 1;
        break;
    case EffectVerb::SecondOuter:
        s.secondOuter = SeatSet(s.secondOuter | only(target));
        break;
    case EffectVerb::Influence:
        gainInfluence(target, amount, InfluenceSource::CardGift);
        break;
    case EffectVerb::Protection: // passive: inflictLosses looks at it
        break;
    default:
        performInBattle(effect, self, amount, chooser);
    }
}

} // namespace outremer::crusaders

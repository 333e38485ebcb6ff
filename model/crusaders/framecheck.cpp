#include "model/crusaders/stackcheck.h"

#include "model/crusaders/nouns.h"
#include "model/crusaders/tasks.h"

namespace outremer::crusaders {
namespace {

// The steps of a round still to come, bottom first; a stack begins with some of them.
constexpr std::array kSpine{ Task::RoundEnd, Task::Income, Task::ActivateNext, Task::PlanNext, Task::NewTarget,
    Task::RaidNext, Task::SaracenStep, Task::EventNext };

// What each thing pending can lie on: the rules never build another stack. The questions of effects (effect.choose to
// saracens.toward) lie on the program that asks them. What is not in this list never waits at all.
struct Nesting {
    Task task;
    std::array<Task, 5> on;
};
constexpr std::array kNestings{
    Nesting{ Task::KeepBull, { Task::StartRound, Task::Prelude, Task::KeepBull } },
    Nesting{ Task::KeepGovernor, { Task::StartRound, Task::Prelude, Task::KeepBull, Task::KeepGovernor } },
    Nesting{ Task::PlaceReinforcement, { Task::RaidNext } },
    Nesting{ Task::ChooseRaid, { Task::RaidNext } },
    Nesting{ Task::RaidEnd, { Task::RaidNext } },
    Nesting{ Task::RaidCapture, { Task::RaidNext } },
    Nesting{ Task::RaidRetreat, { Task::RaidCapture } },
    Nesting{ Task::NewCapital, { Task::RaidNext, Task::BattleOver } },
    Nesting{ Task::Place, { Task::PlanNext } },
    Nesting{ Task::NewSpy, { Task::PlanNext, Task::Run, Task::NewSpy } },
    Nesting{ Task::OrderMenu, { Task::ActivateNext, Task::Run } },
    Nesting{ Task::OrderEnd, { Task::ActivateNext, Task::Run } },
    Nesting{ Task::SpyWindow, { Task::OrderEnd } },
    Nesting{ Task::AfterOrder, { Task::SpyWindow } },
    Nesting{ Task::UseSpy, { Task::SpyWindow } },
    Nesting{ Task::FinishUpgrade, { Task::OrderMenu } },
    Nesting{ Task::FinishBuilding, { Task::OrderMenu } },
    Nesting{ Task::FinishTactic, { Task::Learn } },
    Nesting{ Task::Pay, { Task::FinishUpgrade, Task::FinishBuilding, Task::FinishTactic } },
    Nesting{ Task::BlindOffer, { Task::OrderMenu, Task::Learn } },
    Nesting{ Task::DiscardBuilding, { Task::OrderMenu } },
    Nesting{ Task::DiscardTactics, { Task::OrderMenu, Task::Run } },
    Nesting{ Task::DiscardRescripts, { Task::OrderMenu, Task::BishopActions, Task::Run } },
    Nesting{ Task::PrayExtra, { Task::OrderMenu } },
    Nesting{ Task::BishopActions, { Task::OrderMenu, Task::Run } },
    Nesting{ Task::Hire, { Task::OrderMenu, Task::Run } },
    Nesting{ Task::Learn, { Task::OrderMenu } },
    Nesting{ Task::MarchArrive, { Task::OrderMenu } },
    Nesting{ Task::MarchMove, { Task::MarchArrive } },
    Nesting{ Task::PickGovernor, { Task::OrderMenu, Task::Run, Task::BattleOver, Task::NewCapital } },
    Nesting{ Task::KeepOrReplaceGovernor, { Task::BattleOver, Task::NewCapital } },
    Nesting{ Task::TakeBack, { Task::Run, Task::LoseTactic } },
    Nesting{ Task::BattleBegin, { Task::OrderMenu, Task::Commander } },
    Nesting{ Task::ChooseSaracens, { Task::BattleBegin } },
    Nesting{ Task::ManeuverNext, { Task::OrderMenu, Task::Commander } },
    Nesting{ Task::HarbourHelp, { Task::ManeuverNext } },
    Nesting{ Task::Maneuver, { Task::OrderMenu, Task::Commander } },
    Nesting{ Task::ResolveManeuver, { Task::OrderMenu, Task::Commander } },
    Nesting{ Task::CancelHalf, { Task::ResolveManeuver } },
    Nesting{ Task::AfterManeuver, { Task::ManeuverNext } },
    Nesting{ Task::Flee, { Task::Run } },
    Nesting{ Task::ReinforceBattle, { Task::Run } },
    Nesting{ Task::LowerCity, { Task::Run } },
    Nesting{ Task::BattleOver, { Task::OrderMenu, Task::Commander } },
    Nesting{ Task::Trophies, { Task::BattleOver } },
    Nesting{ Task::Destruction, { Task::Trophies } },
    Nesting{ Task::Retreat, { Task::Destruction } },
    Nesting{ Task::RetreatTo, { Task::Destruction } },
    Nesting{ Task::EndEffects, { Task::Retreat } },
    Nesting{ Task::UseEndEffect, { Task::EndEffects } },
    Nesting{ Task::HandOver,
        { Task::BattleOver, Task::NewCapital, Task::PickGovernor, Task::KeepOrReplaceGovernor, Task::HandOver } },
    Nesting{ Task::Prelude, { Task::StartRound } },
    Nesting{ Task::OathsEnd, { Task::RoundEnd } },
    Nesting{ Task::Harvest, { Task::RoundEnd, Task::OathsEnd } },
    Nesting{ Task::TradeNext, { Task::Harvest } },
    Nesting{ Task::Sell, { Task::TradeNext } },
    Nesting{ Task::Boons, { Task::TradeNext, Task::Harvest } },
    Nesting{ Task::OathNext, { Task::PlanNext } },
    Nesting{ Task::SwearOath, { Task::OathNext } },
    Nesting{ Task::AnswerOath, { Task::OathNext } },
    Nesting{ Task::Commander, { Task::NewTarget } },
};

bool canLieOn(Task task, Task below)
{
    const auto found = std::ranges::find(kNestings, task, &Nesting::task);
    if (found != kNestings.end())
        return std::ranges::count(found->on, below) > 0;
    return task >= Task::ChooseEffect && task <= Task::Toward && below == Task::Run;
}

// The phase in which something waits on this last step of the spine.
Phase phaseOf(Task task)
{
    switch (task) {
    case Task::StartRound:
        return Phase::Setup;
    case Task::RoundEnd:
        return Phase::Income;
    case Task::ActivateNext:
        return Phase::Activation;
    case Task::PlanNext:
        return Phase::Planning;
    default:
        return Phase::Event;
    }
}

} // namespace

std::string StackCheck::check() const
{
    const Frame &top = s.frames.back();
    if (top.task == Task::Over)
        return s.frames.size() == 1 && s.phase == Phase::Over && s.ending != 0 && s.winners != 0
            ? ""
            : "the match is over or not";
    if (s.phase == Phase::Over)
        return "the match is over or not";
    if (s.frames.size() > kMaxFrames - 12)
        return "too much is pending";
    int at = 0;
    if (s.frames[0].task == Task::StartRound)
        at = 1;
    else
        while (at < s.frames.size() && at < int(kSpine.size()) && s.frames[at].task == kSpine[std::size_t(at)])
            ++at;
    if (at == 0)
        return "the rest of the round is missing";
    if (s.phase != phaseOf(s.frames[at - 1].task))
        return "this is not pending in this phase";
    for (auto check : { &StackCheck::checkOrders, &StackCheck::checkRaid, &StackCheck::checkBattle }) {
        if (const std::string broken = (this->*check)(); !broken.empty())
            return broken;
    }
    for (int i = at; i < s.frames.size(); ++i) {
        if (const std::string broken = checkFrame(s.frames[i], s.frames[i - 1]); !broken.empty())
            return broken;
    }
    if (s.payment != Payment{} && !has(Task::Pay))
        return "nothing is being paid";
    if (!isQuestion(top.task) || top.seat >= s.seats)
        return "somebody has to choose";
    Options options;
    Board(c, s).list(options);
    return options.empty() ? "nothing to choose from" : "";
}

std::string StackCheck::checkFrame(const Frame &frame, const Frame &below) const
{
    const std::string word(infoOf(frame.task).word);
    if (frame.task == Task::Run ? !isHosted(frame, below) : !canLieOn(frame.task, below.task))
        return word + ": does not belong there";
    if (isQuestion(frame.task) && frame.seat >= s.seats)
        return word + ": asked of nobody";
    return areNumbersSound(frame, below) ? "" : word + ": does not fit this position";
}

// Whether the parts of a frame are what its task can use.
bool StackCheck::areNumbersSound(const Frame &frame, const Frame &below) const
{
    const bool hasSelf = isSeat(frame.self);
    switch (frame.task) {
    case Task::KeepBull:
        return isPlayersOwn(frame) && isAlone(frame) && s.player(frame.seat).bulls[1] != kNoCard;
    case Task::KeepGovernor:
        return frame.as<TwoGovernors>().one != kNoCard && frame.as<TwoGovernors>().two != kNoCard && isAlone(frame)
            && s.player(frame.seat).capital < kCities && s.city(s.player(frame.seat).capital).governor == kNoCard;
    case Task::PlaceReinforcement: // fewer units than cities
        return frame.as<CitiesLeft>().cities < 1 << kCities && s.saracens > 0
            && sizeOf(frame.as<CitiesLeft>().cities) > s.saracens
            && (frame.as<CitiesLeft>().cities & ~Board(c, s).citiesOf(kSaracens)) == 0;
    case Task::ChooseRaid:
        return s.raid.city == kNoCity || (isRaided() && s.city(s.raid.city).owner == frame.seat);
    case Task::RaidEnd:
        return isRaided();
    case Task::RaidCapture:
        return isRaided() && std::ranges::any_of(s.raid.raiders, [](int units) { return units > 0; });
    case Task::RaidRetreat:
        return isRaided() && s.city(s.raid.city).owner == frame.seat;
    case Task::NewCapital:
    case Task::Place:
    case Task::SwapGovernor:
        return isPlayersOwn(frame);
    case Task::NewSpy:
        return isPlayersOwn(frame) && s.player(frame.seat).heldSpies.contains(frame.as<OneCard>().card)
            && (below.task != Task::NewSpy || below.seat == frame.seat) && std::ranges::count(s.frames, frame) == 1;
    case Task::OrderMenu:
    case Task::AfterOrder:
        return !s.orders.empty() && isPlayersOwn(frame);
    case Task::SpyWindow:
    case Task::OrderEnd:
        return !s.orders.empty();
    case Task::UseSpy:
        return !s.orders.empty() && isPlayersOwn(frame) && frame.as<SpySlot>().slot < s.player(frame.seat).spies.size()
            && s.player(frame.seat).spies[frame.as<SpySlot>().slot].target == s.note().seat;
    case Task::Pay: // an event's gift goes first, then the order's discount
        return isOrders(frame) && s.payment.symbols() > 0 && s.payment.symbols() <= 8
            && s.payment.gift <= s.payment.discount && s.payment.discount - s.payment.gift <= s.note().discount;
    case Task::FinishUpgrade:
        return isOrders(frame) && frame.as<OneCity>().city < kCities
            && s.city(frame.as<OneCity>().city).owner == frame.seat && s.city(frame.as<OneCity>().city).level < 3;
    case Task::FinishBuilding:
        return isOrders(frame) && frame.as<OneCard>().card != kNoCard
            && s.player(frame.seat).buildings.size() <= c.numbers.buildings;
    case Task::FinishTactic:
        return isOrders(frame) && isLearnable(frame.as<OneCard>().card);
    case Task::BlindOffer: {
        const auto &[deck, card, isExtra] = frame.as<BlindOffer>();
        const bool isTop = deck == kTopTacticDeck || deck == kTopBuildingDeck;
        if (!isOrders(frame) || isExtra > 1 || card == kNoCard || deck > kTopTacticDeck
            || (deck >= kTacticDeck) != (below.task == Task::Learn))
            return false;
        return deck >= kTacticDeck ? isLearnable(card) && (c.tactics[card].level > 2) == isTop
                                   : c.buildings[card].level > 0 && (c.buildings[card].level > 2) == isTop;
    }
    case Task::DiscardBuilding:
        return isPlayersOwn(frame) && s.player(frame.seat).buildings.size() > c.numbers.buildings;
    case Task::DiscardTactics:
        return isPlayersOwn(frame) && s.player(frame.seat).tactics.size() > c.numbers.tactics;
    case Task::DiscardRescripts:
        return isPlayersOwn(frame) && s.player(frame.seat).rescripts.size() > c.numbers.rescripts;
    case Task::PrayExtra:
        return hasOrder(Order::Prayer) && isOrders(frame);
    case Task::BishopActions:
        return isPlayersOwn(frame) && isCount(frame.as<BishopTurn>().left) && frame.as<BishopTurn>().modes >= 1
            && frame.as<BishopTurn>().modes <= 3;
    case Task::Hire:
        return isPlayersOwn(frame) && frame.as<Hiring>().left <= s.player(frame.seat).troops
            && frame.as<Hiring>().isOrder <= 1
            && (frame.as<Hiring>().isOrder ? hasOrder(Order::Muster) && isOrders(frame) : frame.as<Hiring>().left > 0);
    case Task::Learn: { // whoever is just buying one has taken it off the number
        const int buying = has(Task::FinishTactic) || has(Task::BlindOffer) ? 1 : 0;
        return hasOrder(Order::Muster) && isOrders(frame) && frame.as<Learning>().isExtra <= 1
            && frame.as<Learning>().left + buying >= 1
            && s.player(frame.seat).tactics.size() + frame.as<Learning>().left + buying <= c.numbers.tactics + 2;
    }
    case Task::MarchMove:
        return hasOrder(Order::March) && isOrders(frame) && s.note().target < kCities
            && frame.as<Marching>().moves <= 100
            && frame.as<Marching>().moved <= s.note().deeds[std::size_t(Deed::Moves)]
            && isFighting() == (s.city(s.note().target).owner != frame.seat);
    case Task::MarchArrive:
        return hasOrder(Order::March) && s.note().target < kCities;
    case Task::PickGovernor:
        return frame.as<OneCity>().city < kCities && s.city(frame.as<OneCity>().city).owner == frame.seat
            && s.city(frame.as<OneCity>().city).governor == kNoCard
            && (!s.governorDeck.empty()
                || std::ranges::any_of(s.governorMarket, [](Card card) { return card != kNoCard; }));
    case Task::KeepOrReplaceGovernor:
        return frame.as<OneCity>().city < kCities && s.city(frame.as<OneCity>().city).owner == frame.seat
            && s.city(frame.as<OneCity>().city).governor != kNoCard;
    case Task::Run:
        return isRunSound(frame);
    case Task::ChooseEffect: { // the program goes on behind both
        const int first = Board(c, s).programOf(below).first;
        return below.as<Running>().next >= 2 && frame.as<EffectChoice>().effect + 2 == first + below.as<Running>().next
            && c.effects[frame.as<EffectChoice>().effect + 1u].join == Join::Or;
    }
    case Task::MayPay:
        return below.as<Running>().next >= 1
            && frame.as<EffectChoice>().effect + 1 == Board(c, s).programOf(below).first + below.as<Running>().next
            && (c.effects[frame.as<EffectChoice>().effect].verb == EffectVerb::PayCoins
                || c.effects[frame.as<EffectChoice>().effect].verb == EffectVerb::SpendGood);
    case Task::RestoreGood:
    case Task::SpendGood:
    case Task::BlockGood:
    case Task::LoseTroop:
    case Task::LoseBuilding:
    case Task::Bombard:
    case Task::UpgradeCity:
    case Task::Unban:
    case Task::CheckHolyLand:
    case Task::Toward:
        return hasSelf && isCount(frame.as<Count>().left);
    case Task::LoseTactic: // all five are there, or the starting one that replaces the last is being chosen
        return isPlayersOwn(frame) && isCount(frame.as<Count>().left)
            && (!isTop(frame) || s.player(frame.seat).tactics.size() == c.numbers.tactics);
    case Task::LoseRescript:
    case Task::LoseBishop:
        return hasSelf && isCount(frame.as<Count>().left)
            && (isPlayersOwn(frame) || (frame.task == Task::LoseRescript && frame.rival == kSaracens))
            && (Place(frame.as<Count>().where) != Place::Here || isFighting() || isRaided());
    case Task::TakeBack:
        return isPlayersOwn(frame) && isCount(frame.as<Count>().left, c.numbers.tactics)
            && (below.task == Task::Run || below.seat == frame.seat)
            && s.player(frame.seat).tactics.size() + frame.as<Count>().left == c.numbers.tactics;
    case Task::MoveTroops:
        return isPlayersOwn(frame) && isCount(frame.as<TroopMoves>().left);
    case Task::DestroyCity:
        return hasSelf && isCount(frame.as<Count>().left)
            && (Place(frame.as<Count>().where) == Place::Own || Place(frame.as<Count>().where) == Place::Enemy);
    case Task::PlaceSaracens:
        return isCount(frame.as<Count>().left) && frame.as<Count>().where <= std::uint8_t(Place::Border);
    case Task::ChooseSaracens:
        return isBattleSound() && isSide(s.battle.attacker) && hasSaracens(s.battle)
            && frame.seat == (isCommanders() ? s.battle.defender : s.battle.attacker);
    case Task::HarbourHelp:
        return isBattleSound() && s.battle.defender == frame.seat;
    case Task::Maneuver:
        return isBattleSound() && fights(frame.self, frame.rival) && s.battle.turn < 2 * c.numbers.maneuvers
            && s.battle.maneuvers.size() < 4 && frame.self == Board(c, s).ownerOf(Side(s.battle.turn % 2))
            && frame.seat == Board(c, s).seatOf(Side(s.battle.turn % 2)) && !s.battle.hands[s.battle.turn % 2].empty();
    case Task::CancelHalf:
        return isBattleSound() && !s.battle.maneuvers.empty() && s.battle.maneuvers.back().cover == kNoCard
            && fights(frame.self, frame.rival) && frame.self != Board(c, s).ownerOf(Side(s.battle.turn % 2))
            && frame.seat == Board(c, s).seatOf(Side(1 - s.battle.turn % 2))
            && !s.battle.hands[1 - s.battle.maneuvers.back().side].empty();
    case Task::ResolveManeuver:
        return isBattleSound() && !s.battle.maneuvers.empty() && s.battle.turn < 2 * c.numbers.maneuvers
            && s.battle.maneuvers.back().side == s.battle.turn % 2;
    case Task::AfterManeuver:
        return isBattleSound() && (isPlayersOwn(frame) || s.saracenRescripts) && fights(frame.self, frame.rival);
    case Task::Flee:
        return isBattleSound() && isSide(frame.self) && frame.as<BattleUnits>().side <= kAttacker
            && frame.as<BattleUnits>().count > 0
            && frame.self == Board(c, s).ownerOf(Side(frame.as<BattleUnits>().side))
            && frame.as<BattleUnits>().count <= Board(c, s).unitsOf(Side(frame.as<BattleUnits>().side));
    case Task::ReinforceBattle:
        return isBattleSound() && isSide(frame.self) && frame.as<BattleUnits>().side <= kAttacker
            && frame.as<BattleUnits>().count > 0
            && frame.self == Board(c, s).ownerOf(Side(frame.as<BattleUnits>().side));
    case Task::LowerCity:
        return isBattleSound() && isCount(frame.as<Count>().left);
    case Task::BattleBegin:
    case Task::ManeuverNext:
    case Task::EndEffects:
    case Task::Retreat:
    case Task::Destruction:
    case Task::Trophies:
    case Task::BattleOver:
        return isBattleSound();
    case Task::UseEndEffect: {
        if (!isBattleSound() || !isPlayersOwn(frame) || frame.as<HalfAt>().at >= 2 * s.battle.maneuvers.size())
            return false;
        const Maneuver &maneuver = s.battle.maneuvers[frame.as<HalfAt>().maneuver()];
        return (maneuver.open >> frame.as<HalfAt>().half() & 1) != 0
            && c.tactics[maneuver.card].halves[frame.as<HalfAt>().half()].atEnd
            && frame.self == Board(c, s).ownerOf(Side(maneuver.side)) && fights(frame.self, frame.rival);
    }
    case Task::RetreatTo: { // the beaten side
        const Side loser = s.battle.winner == kAttacker ? kDefender : kAttacker;
        return isBattleSound() && frame.as<BattleUnits>().side == loser && frame.self == Board(c, s).ownerOf(loser)
            && Board(c, s).unitsOf(loser) > 0;
    }
    case Task::HandOver:
        return isFighting() && isPlayersOwn(frame) && frame.seat == s.battle.defender
            && frame.rival == s.battle.attacker && frame.as<OneGood>().good < kGoods;
    default:
        return areSagaNumbersSound(frame);
    }
}

} // namespace outremer::crusaders

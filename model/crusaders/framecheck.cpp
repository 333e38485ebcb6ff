#include "crusaders/stackcheck.h"

#include "crusaders/framenesting.h"
#include "crusaders/nouns.h"
#include "crusaders/tasks.h"

namespace outremer::crusaders {
namespace {

// The steps of a round still to come, bottom first; a stack begins with some of them.
constexpr std::array kSpine{ Task::RoundEnd, Task::Income, Task::ActivateNext, Task::PlanNext, Task::NewTarget,
    Task::RaidNext, Task::SaracenStep, Task::EventNext };

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
    if (s.payment != Payment{} && top.task != Task::Pay)
        return "nothing is being paid";
    if (!isQuestion(top.task) || top.seat >= s.seats)
        return "somebody has to choose";
    Options options;
    Board(c, s).list(options);
    return options.empty() ? "nothing to choose from" : "";
}

std::string StackCheck::checkFrame(const Frame &frame, const Frame &below) const
{
    if (std::size_t(frame.task) >= kTasks)
        return "something pending is out of place";
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
        return frame.a != kNoCard && frame.b != kNoCard && isAlone(frame) && s.player(frame.seat).capital < kCities
            && s.city(s.player(frame.seat).capital).governor == kNoCard;
    case Task::PlaceReinforcement: // fewer units than cities
        return frame.wide() < 1 << kCities && s.saracens > 0 && sizeOf(frame.wide()) > s.saracens
            && (frame.wide() & ~Board(c, s).citiesOf(kSaracens)) == 0;
    case Task::ChooseRaid:
        return s.raid.city == kNoCity || (isRaided() && s.city(s.raid.city).owner == frame.seat);
    case Task::RaidEnd:
        return isRaided();
    case Task::RaidCapture:
        return isRaided() && std::ranges::any_of(s.raid.raiders, [](int units) { return units > 0; });
    case Task::RaidRetreat:
        return isRaided() && s.city(s.raid.city).owner == frame.seat;
    case Task::NewCapital:
        return isPlayersOwn(frame);
    case Task::Place:
        return isPlayersOwn(frame);
    case Task::NewSpy:
        return isPlayersOwn(frame) && s.player(frame.seat).heldSpies.contains(frame.a)
            && (below.task != Task::NewSpy || below.seat == frame.seat) && std::ranges::count(s.frames, frame) == 1;
    case Task::OrderMenu:
    case Task::AfterOrder:
        return !s.orders.empty() && isPlayersOwn(frame);
    case Task::SpyWindow:
    case Task::OrderEnd:
        return !s.orders.empty();
    case Task::UseSpy:
        return !s.orders.empty() && isPlayersOwn(frame) && frame.a < s.player(frame.seat).spies.size()
            && s.player(frame.seat).spies[frame.a].target == s.note().seat;
    case Task::Pay: // an event's gift goes first, then the order's discount
        return isOrders(frame) && s.payment.symbols() > 0 && s.payment.symbols() <= 8
            && s.payment.gift <= s.payment.discount && s.payment.discount - s.payment.gift <= s.note().discount;
    case Task::FinishUpgrade:
        return isOrders(frame) && frame.a < kCities && s.city(frame.a).owner == frame.seat && s.city(frame.a).level < 3;
    case Task::FinishBuilding:
        return isOrders(frame) && frame.a != kNoCard && s.player(frame.seat).buildings.size() <= c.numbers.buildings;
    case Task::FinishTactic:
        return isOrders(frame) && isLearnable(frame.a);
    case Task::BlindOffer:
        return isOrders(frame) && frame.c <= 1 && frame.b != kNoCard
            && (below.task == Task::Learn
                    ? (frame.a == kTacticDeck || frame.a == kTopTacticDeck) && isLearnable(frame.b)
                        && (c.tactics[frame.b].level > 2) == (frame.a == kTopTacticDeck)
                    : (frame.a == kBuildingDeck || frame.a == kTopBuildingDeck) && c.buildings[frame.b].level > 0
                        && (c.buildings[frame.b].level > 2) == (frame.a == kTopBuildingDeck));
    case Task::DiscardBuilding:
        return isPlayersOwn(frame) && s.player(frame.seat).buildings.size() > c.numbers.buildings;
    case Task::DiscardTactics:
        return isPlayersOwn(frame) && s.player(frame.seat).tactics.size() > c.numbers.tactics;
    case Task::DiscardRescripts:
        return isPlayersOwn(frame) && s.player(frame.seat).rescripts.size() > c.numbers.rescripts;
    case Task::PrayExtra:
        return hasOrder(Order::Prayer) && isOrders(frame);
    case Task::BishopActions:
        return isPlayersOwn(frame) && isCount(frame.a) && frame.b >= 1 && frame.b <= 3 && frame.c <= 1;
    case Task::Hire:
        return isPlayersOwn(frame) && frame.a <= s.player(frame.seat).troops && frame.b <= 1
            && (frame.b ? hasOrder(Order::Muster) && isOrders(frame) : frame.a > 0);
    case Task::Learn: { // whoever is just buying one has taken it off the number
        const int buying = isTop(frame) ? 0 : 1;
        return hasOrder(Order::Muster) && isOrders(frame) && frame.b <= 1 && frame.a + buying >= 1
            && s.player(frame.seat).tactics.size() + frame.a + buying <= c.numbers.tactics + 2;
    }
    case Task::MarchMove:
        return hasOrder(Order::March) && isOrders(frame) && s.note().target < kCities && frame.a <= 100
            && frame.b <= s.note().deeds[std::size_t(Deed::Moves)]
            && isFighting() == (s.city(s.note().target).owner != frame.seat);
    case Task::MarchArrive:
        return hasOrder(Order::March) && s.note().target < kCities;
    case Task::PickGovernor:
        return frame.a < kCities && s.city(frame.a).owner == frame.seat && s.city(frame.a).governor == kNoCard
            && (!s.governorDeck.empty()
                || std::ranges::any_of(s.governorMarket, [](Card card) { return card != kNoCard; }));
    case Task::KeepOrReplaceGovernor:
        return frame.a < kCities && s.city(frame.a).owner == frame.seat && s.city(frame.a).governor != kNoCard;
    case Task::Run:
        return isRunSound(frame);
    case Task::ChooseEffect: { // the program goes on behind both
        const int first = Board(c, s).programOf(below).first;
        return below.d >= 2 && frame.wide() + 2 == first + below.d && c.effects[frame.wide() + 1u].join == Join::Or;
    }
    case Task::MayPay:
        return below.d >= 1 && frame.wide() + 1 == Board(c, s).programOf(below).first + below.d
            && (c.effects[frame.wide()].verb == EffectVerb::PayCoins
                || c.effects[frame.wide()].verb == EffectVerb::SpendGood);
    case Task::RestoreGood:
    case Task::SpendGood:
    case Task::BlockGood:
    case Task::LoseTroop:
    case Task::LoseBuilding:
    case Task::Bombard:
    case Task::UpgradeCity:
    case Task::Unban:
    case Task::CheckHolyLand:
        return hasSelf && isCount(frame.a);
    case Task::SwapGovernor:
        return isPlayersOwn(frame);
    case Task::LoseTactic: // all five are there, or the starting one that replaces the last is being chosen
        return isPlayersOwn(frame) && isCount(frame.a)
            && (!isTop(frame) || s.player(frame.seat).tactics.size() == c.numbers.tactics);
    case Task::LoseBishop:
    case Task::LoseRescript:
        return hasSelf && isCount(frame.a) && isPlayersOwn(frame)
            && (Place(frame.b) != Place::Here || isFighting() || isRaided());
    case Task::TakeBack:
        return isPlayersOwn(frame) && isCount(frame.a, c.numbers.tactics)
            && (below.task == Task::Run || below.seat == frame.seat)
            && s.player(frame.seat).tactics.size() + frame.a == c.numbers.tactics;
    case Task::MoveTroops:
        return isPlayersOwn(frame) && isCount(frame.a);
    case Task::DestroyCity:
        return hasSelf && isCount(frame.a) && (Place(frame.b) == Place::Own || Place(frame.b) == Place::Enemy);
    case Task::PlaceSaracens:
        return isCount(frame.a) && frame.b <= std::uint8_t(Place::Border);
    case Task::Toward:
        return hasSelf && isCount(frame.a);
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
        return isBattleSound() && isPlayersOwn(frame) && fights(frame.self, frame.rival);
    case Task::Flee:
        return isBattleSound() && isSide(frame.self) && frame.b <= kAttacker && frame.a > 0
            && frame.self == Board(c, s).ownerOf(Side(frame.b)) && frame.a <= Board(c, s).unitsOf(Side(frame.b));
    case Task::ReinforceBattle:
        return isBattleSound() && isSide(frame.self) && frame.b <= kAttacker && frame.a > 0
            && frame.self == Board(c, s).ownerOf(Side(frame.b));
    case Task::LowerCity:
        return isBattleSound() && isCount(frame.a);
    case Task::BattleBegin:
    case Task::ManeuverNext:
    case Task::EndEffects:
    case Task::Retreat:
    case Task::Destruction:
    case Task::Trophies:
    case Task::BattleOver:
        return isBattleSound();
    case Task::UseEndEffect: {
        if (!isBattleSound() || !isPlayersOwn(frame) || frame.a >= 2 * s.battle.maneuvers.size())
            return false;
        const Maneuver &maneuver = s.battle.maneuvers[frame.a / 2];
        return (maneuver.open >> frame.a % 2 & 1) != 0 && c.tactics[maneuver.card].halves[frame.a % 2u].atEnd
            && frame.self == Board(c, s).ownerOf(Side(maneuver.side)) && fights(frame.self, frame.rival);
    }
    case Task::RetreatTo: { // the beaten side
        const Side loser = s.battle.winner == kAttacker ? kDefender : kAttacker;
        return isBattleSound() && frame.b == loser && frame.self == Board(c, s).ownerOf(loser)
            && Board(c, s).unitsOf(loser) > 0;
    }
    case Task::HandOver:
        return isFighting() && isPlayersOwn(frame) && frame.seat == s.battle.defender
            && frame.rival == s.battle.attacker && frame.a < kGoods;
    default:
        return areSagaNumbersSound(frame);
    }
}

std::string brokenStack(const Content &content, const State &state)
{
    return StackCheck(content, state).check();
}

} // namespace outremer::crusaders

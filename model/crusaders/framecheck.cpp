#include "crusaders/framecheck.h"

#include "crusaders/framenesting.h"
#include "crusaders/nouns.h"
#include "crusaders/referee.h"
#include "crusaders/tasks.h"

namespace outremer::crusaders {
namespace {

// The steps of a round still to come, bottom first; a stack begins with some of them.
constexpr std::array kSpine{ Task::RoundEnd, Task::Income, Task::ActivateNext, Task::PlanNext, Task::NewTarget,
    Task::RaidNext, Task::SaracenStep, Task::EventNext };

bool isSpine(Task task)
{
    return std::ranges::count(kSpine, task) > 0;
}

class StackCheck {
public:
    StackCheck(const Content &content, const State &state)
        : c(content)
        , s(state)
    {
    }

    std::string check() const
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

private:
    bool isSeat(Seat seat) const { return seat < s.seats; }
    bool isSide(Seat seat) const { return isSeat(seat) || seat == kSaracens; }

    // The phase in which something waits on this last step of the spine.
    static Phase phaseOf(Task task)
    {
        switch (task) {
        case Task::StartRound:
            return Phase::Setup;
        case Task::ActivateNext:
            return Phase::Activation;
        case Task::PlanNext:
            return Phase::Planning;
        default:
            return Phase::Event;
        }
    }

    std::string checkFrame(const Frame &frame, const Frame &below) const
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

    bool isFighting() const { return s.battle.city < kCities; }
    bool isRaided() const { return s.raid.city < kCities && isSeat(s.city(s.raid.city).owner); }
    bool hasOrder(Order order) const { return !s.orders.empty() && s.note().order == order; }
    bool isCount(int value, int most = 100) const { return value > 0 && value <= most; }
    bool isPlayersOwn(const Frame &frame) const { return frame.self == frame.seat; }
    bool isOrders(const Frame &frame) const
    {
        return !s.orders.empty() && isPlayersOwn(frame) && frame.seat == s.note().seat;
    }
    bool isTop(const Frame &frame) const { return &frame == &s.frames.back(); }
    bool isAlone(const Frame &frame) const // the only question of its kind to this player
    {
        return std::ranges::count_if(s.frames, [&](const Frame &other) {
            return other.task == frame.task && other.seat == frame.seat;
        }) == 1;
    }
    bool has(Task task) const { return std::ranges::count(s.frames, task, &Frame::task) > 0; }

    // Whether the parts of a frame are what its task can use.
    bool areNumbersSound(const Frame &frame, const Frame &below) const
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
            return isOrders(frame) && frame.a < kCities && s.city(frame.a).owner == frame.seat
                && s.city(frame.a).level < 3;
        case Task::FinishBuilding:
            return isOrders(frame) && frame.a != kNoCard
                && s.player(frame.seat).buildings.size() <= c.numbers.buildings;
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
            return isBattleSound() && s.battle.attacker == frame.seat && s.battle.defender == kSaracens;
        case Task::HarbourHelp:
            return isBattleSound() && s.battle.defender == frame.seat;
        case Task::Maneuver:
            return isBattleSound() && fights(frame.self, frame.rival) && s.battle.turn < 2 * c.numbers.maneuvers
                && s.battle.maneuvers.size() < 4 && frame.self == Board(c, s).ownerOf(Side(s.battle.turn % 2))
                && frame.seat == Board(c, s).seatOf(Side(s.battle.turn % 2))
                && !s.battle.hands[s.battle.turn % 2].empty();
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
            return false;
        }
    }

    bool isLearnable(Card card) const
    {
        return card != kNoCard && !c.tactics[card].isSaracen && !c.tactics[card].isStarting();
    }

    bool isBattleSound() const { return isFighting() && hasOrder(Order::March) && s.note().target == s.battle.city; }
    bool fights(Seat self, Seat rival) const // both sides of the battle, in whichever order
    {
        return (self == s.battle.attacker && rival == s.battle.defender)
            || (self == s.battle.defender && rival == s.battle.attacker);
    }

    // Whether a program can be in the middle of being run here, for these players.
    bool isHosted(const Frame &run, const Frame &below) const
    {
        const bool isTurn = below.task == Task::OrderMenu || below.task == Task::AfterOrder;
        const bool isManeuver =
            isBattleSound() && (below.task == Task::ManeuverNext || below.task == Task::AfterManeuver);
        const bool isOwn = run.rival == kNobody && isSeat(run.self) && run.self == below.seat;
        switch (ProgramKind(run.a)) {
        case ProgramKind::Building:
            return isTurn && isOwn;
        case ProgramKind::Spy:
            return below.task == Task::SpyWindow && isSeat(run.self) && !s.orders.empty() && run.self != s.note().seat
                && run.rival == s.note().seat;
        case ProgramKind::Rescript:
            if (run.b >= c.rescripts.size())
                return false;
            switch (c.rescripts[run.b].moment) {
            case Moment::Turn:
                return isTurn && isOwn;
            case Moment::Planning:
                return below.task == Task::Place && isOwn;
            case Moment::Raid:
                return below.task == Task::ChooseRaid && isRaided() && isOwn;
            case Moment::Battle:
                return isManeuver && isSeat(run.self) && fights(run.self, run.rival);
            }
            return false;
        case ProgramKind::Event:
            return below.task == Task::EventNext && run.b == s.event && isSeat(run.self) && run.rival == kNobody
                && c.events[s.event].scope != Scope::Round;
        case ProgramKind::RaidRow:
            return below.task == Task::RaidEnd && isRaided() && run.b == s.event && run.rival == kNobody
                && run.self == s.city(s.raid.city).owner;
        case ProgramKind::UpperHalf:
        case ProgramKind::LowerHalf: {
            const std::size_t half = run.a - std::size_t(ProgramKind::UpperHalf);
            if (!isBattleSound() || run.c >= s.battle.maneuvers.size() || run.b != s.battle.maneuvers[run.c].card)
                return false;
            const Maneuver &maneuver = s.battle.maneuvers[run.c];
            const bool isSecond = below.task == Task::Run && ProgramKind(below.a) == ProgramKind::LowerHalf
                && ProgramKind(run.a) == ProgramKind::UpperHalf && below.c == run.c;
            return (maneuver.open >> half & 1) != 0 && run.self == Board(c, s).ownerOf(Side(maneuver.side))
                && fights(run.self, run.rival)
                && (c.tactics[run.b].halves[half].atEnd ? below.task == Task::EndEffects : isManeuver || isSecond);
        }
        }
        return false;
    }

    bool isRunSound(const Frame &frame) const
    {
        const std::array<std::size_t, 7> sizes{ c.buildings.size(), c.spies.size(), c.rescripts.size(), c.events.size(),
            c.events.size(), c.tactics.size(), c.tactics.size() };
        if (frame.b == kNoCard || frame.b >= sizes[frame.a])
            return false;
        if (ProgramKind(frame.a) == ProgramKind::RaidRow && frame.c >= c.events[frame.b].raid.size())
            return false;
        return frame.d <= Board(c, s).programOf(frame).count
            && frame.seat == (isSeat(frame.self) ? frame.self : s.battle.saracenPlayer);
    }

    // Raiders are on their way only while a city is raided, and they come from its Saracen neighbours (CR-RAID-03).
    std::string checkRaid() const
    {
        const RaidState &raid = s.raid;
        const bool isRaiding = s.frames.size() > 6 && s.frames[5].task == Task::RaidNext
            && (s.frames[6].task == Task::ChooseRaid || s.frames[6].task == Task::RaidEnd
                || s.frames[6].task == Task::RaidCapture);
        CitySet players = 0;
        for (Seat seat = 0; seat < s.seats; ++seat)
            players = CitySet(players | Board(c, s).citiesOf(seat));
        const bool isEvent = s.frames.size() > 6 && s.frames[5].task == Task::RaidNext && !isSpine(s.frames[6].task);
        if ((!isEvent && raid != RaidState{}) || (raid.left & ~players) != 0)
            return "a raid belongs to the event phase (CR-RAID-01)";
        if (raid.city != kNoCity
            && (!isRaiding || !isRaided() || s.city(raid.city).units == 0 || isIn(raid.left, raid.city)))
            return "a raid is on a player's city (CR-RAID-02)";
        for (CityId from = 0; from < kCities; ++from) {
            if (raid.raiders[from] > 0
                && (raid.city == kNoCity || !isIn(Board(c, s).neighboursOf(raid.city, kSaracens), from)))
                return "raiders come from the Saracen neighbours of a city (CR-RAID-03)";
        }
        return {};
    }

    // The parts of a battle are what they can be at its stage.
    std::string checkBattle() const
    {
        if (!isFighting())
            return {};
        const BattleState &battle = s.battle;
        const std::string broken = "a battle is not like this at this stage (CR-BATTLE-01)";
        int at = s.frames.size() - 1;
        while (at > 0 && s.frames[at].task != Task::OrderMenu)
            --at;
        if (at == 0 || at == s.frames.size() - 1 || !isBattleSound() || battle.attacker != s.note().seat)
            return "a battle belongs to a march (CR-MARCH-09)";
        const Task stage = s.frames[at + 1].task;
        const CityState &place = s.city(battle.city);
        const bool isTaken = stage == Task::BattleOver && !has(Task::Trophies);
        if (place.owner != (isTaken ? battle.attacker : battle.defender) || battle.saracenPlayer == battle.attacker
            || battle.attackers + place.units == 0)
            return broken;
        BattleState fresh;
        fresh.city = battle.city;
        fresh.attacker = battle.attacker;
        fresh.defender = battle.defender;
        fresh.attackers = battle.attackers;
        fresh.strength = battle.strength;
        switch (stage) {
        case Task::MarchArrive:
        case Task::BattleBegin:
            return battle == fresh && place.units > 0 ? "" : broken;
        case Task::ManeuverNext:
        case Task::Maneuver:
            return battle.maneuvers.size() <= battle.turn ? "" : broken;
        case Task::ResolveManeuver:
            return battle.maneuvers.size() <= battle.turn + 1 ? "" : broken;
        case Task::BattleOver:
            if (isTaken)
                return battle.winner == kAttacker && battle.attackers == 0 ? "" : broken;
            return (battle.winner == kAttacker ? battle.attackers : place.units) > 0 ? "" : broken;
        default:
            return broken;
        }
    }

    // Each order being carried out has its place in the stack, and the first one its token on the cross.
    std::string checkOrders() const
    {
        int places = 0;
        for (int i = 1; i < s.frames.size(); ++i) {
            const Frame &frame = s.frames[i];
            const bool isPlace = frame.task == Task::OrderMenu || frame.task == Task::OrderEnd;
            if (isPlace && places < s.orders.size() && s.frames[i - 1].task == Task::Run
                && s.frames[i - 1].self != s.orders[places].seat)
                return "a granted order is another player's (CR-BLDG-09)";
            places += isPlace ? 1 : 0;
            if ((frame.task == Task::OrderMenu || frame.task == Task::AfterOrder)
                && (places > s.orders.size() || places == 0 || frame.seat != s.orders[places - 1].seat))
                return "an order is carried out by whose it is";
        }
        if (places != s.orders.size())
            return "every order is being carried out somewhere";
        for (int i = 0; i < s.orders.size(); ++i) {
            const OrderNote &note = s.orders[i];
            if (note.seat >= s.seats || std::size_t(note.order) >= kOrders
                || (note.target >= kCities && note.target != kNoCity) || note.discount > 10
                || note.extras > c.numbers.extras || (note.fromCross != 0) != (i == 0))
                return "an order is out of range";
            const auto &stack = s.inner[std::size_t(note.order)];
            if (i == 0 && (stack.empty() || stack.back().owner != note.seat || s.sector != std::uint8_t(note.order)))
                return "the order being carried out lies on the cross (CR-ACT-03)";
        }
        return s.orders.size() + grants() > s.orders.capacity() ? "too many orders at once" : "";
    }

    // How many more orders the buildings of the active player can grant in the middle of this one.
    int grants() const
    {
        int grants = 0;
        if (s.orders.empty())
            return 0;
        for (const BuildingSlot &slot : s.player(s.note().seat).buildings) {
            const Program &program = c.buildings[slot.card].program;
            for (int i = 0; i < program.count; ++i)
                grants += !slot.banned && c.effect(program, i).verb == EffectVerb::Order ? 1 : 0;
        }
        return grants;
    }

    const Content &c;
    const State &s;
};

} // namespace

std::string brokenStack(const Content &content, const State &state)
{
    return StackCheck(content, state).check();
}

} // namespace outremer::crusaders

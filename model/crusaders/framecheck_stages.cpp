// Whether orders, raids and battles are at a stage that fits what is pending.
#include "model/crusaders/stackcheck.h"

namespace outremer::crusaders {

// Raiders are on their way only while a city is raided, and they come from its Saracen neighbours (CR-RAID-03).
std::string StackCheck::checkRaid() const
{
    const RaidState &raid = s.raid;
    const bool isRaiding = s.frames.size() > 6 && s.frames[5].task == Task::RaidNext
        && (s.frames[6].task == Task::ChooseRaid || s.frames[6].task == Task::RaidEnd
            || s.frames[6].task == Task::RaidCapture);
    CitySet players = 0;
    for (Seat seat = 0; seat < s.seats; ++seat)
        players = CitySet(players | Board(c, s).citiesOf(seat));
    if (s.frames.size() > 5 && s.frames[5].task == Task::Commander) { // a siege is a raid without raiders
        RaidState siege;
        siege.city = raid.city;
        return raid == siege && (raid.city == kNoCity || isRaided()) ? ""
                                                                     : "a siege is on a player's city (CH4-CMD-09)";
    }
    const bool isEvent = s.frames.size() > 6 && s.frames[5].task == Task::RaidNext
        && (isRaiding || s.frames[6].task == Task::PlaceReinforcement || s.frames[6].task == Task::NewCapital);
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
std::string StackCheck::checkBattle() const
{
    if (!isFighting())
        return {};
    const BattleState &battle = s.battle;
    const std::string broken = "a battle is not like this at this stage (CR-BATTLE-01)";
    int at = s.frames.size() - 1;
    while (at > 0 && s.frames[at].task != (isCommanders() ? Task::Commander : Task::OrderMenu))
        --at;
    if (at == 0 || at == s.frames.size() - 1 || !isBattleSound()
        || (isCommanders() ? s.saga.commander != battle.city : battle.attacker != s.note().seat))
        return "a battle belongs to a march (CR-MARCH-09)";
    const Task stage = s.frames[at + 1].task;
    const CityState &place = s.city(battle.city);
    const bool isTaken = stage == Task::BattleOver && !has(Task::Trophies);
    if (place.owner != (isTaken ? battle.attacker : battle.defender)
        || (hasSaracens(battle) && battle.saracenPlayer == (isCommanders() ? battle.defender : battle.attacker))
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
std::string StackCheck::checkOrders() const
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
        if (note.discount > 10 || note.extras > c.numbers.extras || (note.fromCross != 0) != (i == 0))
            return "an order is out of range";
        const auto &stack = s.inner[std::size_t(note.order)];
        if (i == 0 && (stack.empty() || stack.back().owner != note.seat || s.sector != std::uint8_t(note.order)))
            return "the order being carried out lies on the cross (CR-ACT-03)";
    }
    return s.orders.size() + grants() > s.orders.capacity() ? "too many orders at once" : "";
}

// How many more orders the buildings of the active player can grant in the middle of this one.
int StackCheck::grants() const
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

} // namespace outremer::crusaders

#pragma once

#include "crusaders/frame.h"

#include <algorithm>
#include <array>

namespace outremer::crusaders {

// What each thing pending can lie on: the rules never build another stack. The questions of effects (effect.choose to
// saracens.toward) lie on the program that asks them. What is not in this list never waits at all.
struct Nesting {
    Task task;
    std::array<Task, 5> on;
};
inline constexpr std::array kNestings{
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

inline bool canLieOn(Task task, Task below)
{
    const auto found = std::ranges::find(kNestings, task, &Nesting::task);
    if (found != kNestings.end())
        return std::ranges::count(found->on, below) > 0;
    return task >= Task::ChooseEffect && task <= Task::Toward && below == Task::Run;
}

} // namespace outremer::crusaders

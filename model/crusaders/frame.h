#pragma once

#include "core/seat.h"

#include <cstdint>

namespace outremer::crusaders {

// What a State can be waiting for or about to do, in the order of the rulebook's phases. Steps run by themselves;
// questions wait for a choice (tasks.cpp says which is which). Saved: append, never renumber.
enum class Task : std::uint8_t {
    Nothing,
    // Set-up.
    ChooseState,
    Deal,
    KeepBull,
    KeepGovernor,
    StartRound,
    // Event phase.
    RevealEvent,
    EventNext,
    SaracenStep,
    PlaceReinforcement,
    RaidNext,
    ChooseRaid,
    RaidStrike,
    RaidEnd,
    RaidRetreat,
    RaidCapture,
    NewCapital,
    NewTarget,
    // Planning phase.
    PlanNext,
    Place,
    NewSpy,
    // Activation phase.
    ActivateNext,
    OrderMenu,
    OrderResolved,
    AfterOrder,
    SpyWindow,
    UseSpy,
    OrderEnd,
    // Paying and buying.
    Pay,
    FinishUpgrade,
    FinishBuilding,
    FinishTactic,
    BlindOffer,
    DiscardBuilding,
    DiscardTactics,
    DiscardRescripts,
    // Inside orders.
    PrayExtra,
    BishopActions,
    Hire,
    Learn,
    MarchMove,
    MarchArrive,
    PickGovernor,
    KeepOrReplaceGovernor,
    // Effects of cards.
    Run,
    ChooseEffect,
    MayPay,
    RestoreGood,
    SpendGood,
    BlockGood,
    LoseTroop,
    LoseBishop,
    LoseRescript,
    LoseTactic,
    TakeBack,
    LoseBuilding,
    SwapGovernor,
    MoveTroops,
    Bombard,
    UpgradeCity,
    DestroyCity,
    CheckHolyLand,
    Unban,
    PlaceSaracens,
    Toward,
    // Battle.
    ChooseSaracens,
    HarbourHelp,
    BattleBegin,
    ManeuverNext,
    Maneuver,
    CancelHalf,
    ResolveManeuver,
    AfterManeuver,
    Flee,
    ReinforceBattle,
    LowerCity,
    BattleDecided,
    EndEffects,
    UseEndEffect,
    Retreat,
    RetreatTo,
    Destruction,
    Trophies,
    HandOver,
    BattleOver,
    // Income phase and the end.
    Income,
    RoundEnd,
    Over,
    // The campaign's, wherever they belong in a round.
    Prelude,
    Harvest,
    Boons,
    TradeNext,
    Sell,
    OathNext,
    SwearOath,
    AnswerOath,
    OathsEnd,
    Commander,
};
inline constexpr int kTasks = int(Task::Commander) + 1;

// One thing pending. Plain data, so it is copied, saved and replayed for free. Who decides is not always who it
// happens to: the player of the Saracens chooses what a beaten player loses (CR-BATTLE-37).
struct Frame {
    Task task{};
    Seat seat = kNobody;  // decides
    Seat self = kNobody;  // whom it is about: a seat or the Saracens
    Seat rival = kNobody; // the other one, where there is one
    std::uint8_t a = 0, b = 0, c = 0, d = 0;

    std::uint16_t wide() const { return std::uint16_t(a | b << 8); } // a and b as one number
    template <class Archive>
    void serialize(Archive &ar, unsigned)
    {
        ar &task &seat &self &rival &a &b &c &d;
    }
    friend bool operator==(const Frame &, const Frame &) = default;
};

constexpr Frame ask(Task task, Seat seat, int a = 0, int b = 0, int c = 0, int d = 0)
{
    return { task, seat, seat, kNobody, std::uint8_t(a), std::uint8_t(b), std::uint8_t(c), std::uint8_t(d) };
}

} // namespace outremer::crusaders

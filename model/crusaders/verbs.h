#pragma once

#include "model/core/option.h"

namespace outremer::crusaders {

// What a player can choose. Saved in journals: append, never renumber. Their words are in targets.cpp, in this order.
enum class Verb : std::uint8_t {
    Done,
    Decline,
    Accept,
    ChooseState,
    KeepBull,
    KeepGovernor,
    PlaceSaracen,
    RaidCity,
    RetreatTo,
    MakeCapital,
    PlaceInner,
    PlaceEnhanced,
    PlaceOuter,
    PlaySpy,
    KeepSpy,
    UseRescript,
    UseBuilding,
    UseSpy,
    Upgrade,
    Build,
    BuildExtra,
    BuildBlind,
    Pray,
    Hire,
    Learn,
    LearnTactic,
    LearnExtra,
    LearnBlind,
    March,
    SwapGovernor,
    PayGood,
    PayCoin,
    PayRescript,
    UseDiscount,
    ReturnCard,
    DiscardBuilding,
    DiscardTactic,
    DiscardRescript,
    HireTroop,
    Train,
    MoveBishop,
    MoveTroop,
    TakeGovernor,
    BlindGovernor,
    ChooseEffect,
    RestoreGood,
    SpendGood,
    BlockGood,
    LoseTroop,
    LoseBishop,
    LoseBuilding,
    TakeBack,
    MoveTroops,
    Bombard,
    DestroyCity,
    CheckCity,
    Unban,
    MoveSaracen,
    NameSaracens,
    HarbourHelp,
    PlayTactic,
    CancelUpper,
    CancelLower,
    FleeTo,
    ReinforceFrom,
    LowerCity,
    UseEnd,
    HandOver,
    SellGood,
    SwearOath,
    AcceptOath,
    RefuseOath,
};

constexpr Option choice(Verb verb, int first = 0, int second = 0, int third = 0, int amount = 0)
{
    return { std::uint8_t(verb), std::uint8_t(first), std::uint8_t(second), std::uint8_t(third), amount };
}

inline constexpr int kMaxOptions = 224;
using Options = FixedList<Option, kMaxOptions>;

} // namespace outremer::crusaders

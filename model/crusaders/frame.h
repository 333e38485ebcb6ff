#pragma once

#include "model/core/pending.h"
#include "model/crusaders/domains.h"

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
extern const std::array<std::string_view, kTasks> kTaskWords; // tasks.cpp
std::span<const PayloadField> payloadOf(Task task);           // tasks.cpp: the names of its frames' bytes

// What the bytes of a frame mean, by task. Effects of cards and most questions count something down.
struct Count { // of all questions about so many of something, and those of effects
    std::uint8_t left = 0;
    std::uint8_t where = 0; // a Place
};
struct TwoGovernors { // KeepGovernor
    Card one = kNoCard;
    Card two = kNoCard;
};
struct OneCard { // NewSpy, FinishBuilding, FinishTactic, AnswerOath
    Card card = kNoCard;
};
struct OneCity { // FinishUpgrade, PickGovernor, KeepOrReplaceGovernor
    CityId city = 0;
};
struct OneGood { // HandOver
    std::uint8_t good = 0;
};
struct CitiesLeft { // PlaceReinforcement
    TwoBytes cities{};
};
struct SpiesAsked { // SpyWindow: four bits for each seat
    TwoBytes asked{};
};
struct SpySlot { // UseSpy
    std::uint8_t slot = 0;
};
struct BlindOffer {
    std::uint8_t deck = 0; // a DeckValue
    Card card = kNoCard;
    std::uint8_t isExtra = 0;

    bool isTactic() const { return deck >= kTacticDeck; }
};
struct BishopTurn { // BishopActions
    std::uint8_t left = 0;
    std::uint8_t modes = 0; // training, moving or both
};
struct Hiring {
    std::uint8_t left = 0;
    std::uint8_t isOrder = 0; // more can be bought
};
struct Learning {
    std::uint8_t left = 0;
    std::uint8_t isExtra = 0;
};
struct Marching {           // MarchMove
    std::uint8_t moves = 0; // left
    std::uint8_t moved = 0; // troops
};
struct Running {           // Run: a program in the middle
    std::uint8_t kind = 0; // a ProgramKind
    Card card = kNoCard;
    std::uint8_t part = 0; // of the card, or which maneuver
    std::uint8_t next = 0; // effect
};
struct EffectChoice { // ChooseEffect, MayPay: the number of the (first) effect
    TwoBytes effect{};
};
struct TroopMoves { // MoveTroops: all on one road
    std::uint8_t left = 0;
    CityId from = kNoCity;
    CityId to = kNoCity;
};
struct BattleUnits { // Flee, ReinforceBattle, RetreatTo
    std::uint8_t count = 0;
    std::uint8_t side = 0;
};
struct HalfAt { // EndEffects, UseEndEffect: halves of maneuvers, counted through
    std::uint8_t at = 0;

    int maneuver() const { return at / 2; }
    std::size_t half() const { return at % 2u; }
};
struct NextSeat { // TradeNext, OathNext, Boons; of Prelude the next grant
    std::uint8_t at = 0;
    std::uint8_t nickname = 0;
};
struct CommanderTurn {
    std::uint8_t stage = 0;
    std::uint8_t moves = 0;
};

struct FrameFields {
    template <class Self, class Walk>
    static void fields(Self &self, Walk &walk)
    {
        walk("task", self.task, wordOf(kTaskWords));
        walk("seat", self.seat, kParty);
        walk("self", self.self, kParty); // a seat or the Saracens
        walk("rival", self.rival, kParty);
        walkPayload(self.bytes, payloadOf(self.task), walk);
    }
};
// The player of the Saracens chooses what a beaten player loses (CR-BATTLE-37): `seat` decides about `self`.
using Frame = Pending<Task, FrameFields>;

inline Frame ask(Task task, Seat seat)
{
    return { task, seat, seat };
}
template <class Payload>
Frame ask(Task task, Seat seat, const Payload &payload)
{
    return ask(task, seat).with(payload);
}

} // namespace outremer::crusaders

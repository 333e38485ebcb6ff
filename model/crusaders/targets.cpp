// Every verb: its word, and what an option of it is about, so that board items can ask whether they are one.
#include "model/core/wordrow.h"
#include "model/crusaders/board.h"
#include "model/crusaders/crusaders.h"

namespace outremer::crusaders {
namespace {

// Where a target of an option is found: in the option itself, or in what is pending or lies on the board.
enum class From : std::uint8_t {
    First,
    Second,
    Third,
    Amount,
    Constant,
    RealmOfFirst,
    RealmOfSecond,
    RealmOfSelf,
    CoverPrice,
    SlotCard,
    SlotNumber,
    GovernorThere,
    LastManeuver,
    EndCard,
    ActiveSpy,
    PendingCard,
    BlindCard, // a tactic or a building, by its deck
};

struct Target {
    std::uint16_t noun = 0;
    From from{};
    std::int16_t constant = 0;
};

struct TargetRow {
    Verb kind;
    std::string_view word;
    std::array<Target, 4> targets; // behind whoever decides; noun 0 ends them
};

// Where a city stands in two places of a sentence it is named once more: a board shows one item for it.
constexpr std::array kTargetRows{
    TargetRow{ Verb::Done, "done", {} },
    TargetRow{ Verb::Decline, "decline", {} },
    TargetRow{ Verb::Accept, "accept", { { { kBuildingNoun, From::BlindCard } } } },
    TargetRow{ Verb::ChooseState, "state", { { { kRealmNoun, From::First } } } },
    TargetRow{ Verb::KeepBull, "keep-bull", { { { kBullNoun, From::First } } } },
    TargetRow{ Verb::KeepGovernor, "keep-governor", { { { kGovernorNoun, From::First } } } },
    TargetRow{ Verb::PlaceSaracen, "place-saracen", { { { kCityNoun, From::First } } } },
    TargetRow{ Verb::RaidCity, "raid", { { { kCityNoun, From::First } } } },
    TargetRow{ Verb::RetreatTo, "retreat", { { { kCityNoun, From::First } } } },
    TargetRow{ Verb::MakeCapital, "capital", { { { kCityNoun, From::First } } } },
    TargetRow{ Verb::PlaceInner, "place-inner",
        { { { kOrderNoun, From::First }, { kCellNoun, From::Constant, kInnerCell },
            { kNumberNoun, From::CoverPrice } } } },
    TargetRow{ Verb::PlaceEnhanced, "place-enhanced",
        { { { kOrderNoun, From::First }, { kCellNoun, From::Constant, kInnerEnhanced },
            { kNumberNoun, From::CoverPrice } } } },
    TargetRow{ Verb::PlaceOuter, "place-outer",
        { { { kOrderNoun, From::First }, { kCellNoun, From::Constant, kOuterCell },
            { kNumberNoun, From::Constant, 0 } } } },
    TargetRow{ Verb::PlaySpy, "play-spy",
        { { { kSpyNoun, From::First }, { kOtherNoun, From::RealmOfSecond }, { kNumberNoun, From::Third } } } },
    TargetRow{ Verb::KeepSpy, "keep-spy", { { { kSpyNoun, From::PendingCard } } } },
    TargetRow{ Verb::UseRescript, "use-rescript", { { { kRescriptNoun, From::First } } } },
    TargetRow{ Verb::UseBuilding, "use-building",
        { { { kBuildingNoun, From::SlotCard }, { kNumberNoun, From::SlotNumber } } } },
    TargetRow{ Verb::UseSpy, "use-spy", { { { kSpyNoun, From::ActiveSpy } } } },
    TargetRow{ Verb::Upgrade, "upgrade", { { { kCityNoun, From::First } } } },
    TargetRow{ Verb::Build, "build", { { { kBuildingNoun, From::First } } } },
    TargetRow{ Verb::BuildExtra, "build-extra", { { { kBuildingNoun, From::First } } } },
    TargetRow{ Verb::BuildBlind, "build-blind", { { { kDeckNoun, From::First }, { kNumberNoun, From::Second } } } },
    TargetRow{ Verb::Pray, "pray", {} },
    TargetRow{ Verb::Hire, "hire", {} },
    TargetRow{ Verb::Learn, "learn", {} },
    TargetRow{ Verb::LearnTactic, "learn-tactic", { { { kTacticNoun, From::First } } } },
    TargetRow{ Verb::LearnExtra, "learn-extra", {} },
    TargetRow{ Verb::LearnBlind, "learn-blind", { { { kDeckNoun, From::First } } } },
    TargetRow{ Verb::March, "march", { { { kCityNoun, From::First } } } },
    TargetRow{ Verb::SwapGovernor, "swap-governor",
        { { { kCityNoun, From::First }, { kGovernorNoun, From::GovernorThere } } } },
    TargetRow{ Verb::PayGood, "pay-good", { { { kGoodNoun, From::First } } } },
    TargetRow{ Verb::PayCoin, "pay-coin", {} },
    TargetRow{ Verb::PayRescript, "pay-rescript", { { { kRescriptNoun, From::First } } } },
    TargetRow{ Verb::UseDiscount, "use-discount", {} },
    TargetRow{ Verb::ReturnCard, "return-card", { { { kBuildingNoun, From::BlindCard } } } },
    TargetRow{ Verb::DiscardBuilding, "discard-building",
        { { { kBuildingNoun, From::SlotCard }, { kNumberNoun, From::SlotNumber } } } },
    TargetRow{ Verb::DiscardTactic, "discard-tactic", { { { kTacticNoun, From::First } } } },
    TargetRow{ Verb::DiscardRescript, "discard-rescript", { { { kRescriptNoun, From::First } } } },
    TargetRow{ Verb::HireTroop, "hire-troop", { { { kCityNoun, From::First } } } },
    TargetRow{ Verb::Train, "train", { { { kCityNoun, From::First }, { kNumberNoun, From::Second } } } },
    TargetRow{ Verb::MoveBishop, "move-bishop",
        { { { kCityNoun, From::First }, { kToNoun, From::Second }, { kNumberNoun, From::Third },
            { kCityNoun, From::Second } } } },
    TargetRow{ Verb::MoveTroop, "move-troop", { { { kCityNoun, From::First } } } },
    TargetRow{ Verb::TakeGovernor, "take-governor", { { { kGovernorNoun, From::First } } } },
    TargetRow{ Verb::BlindGovernor, "blind-governor", { { { kDeckNoun, From::Constant, kGovernorDeck } } } },
    TargetRow{ Verb::ChooseEffect, "choose-effect", { { { kEffectNoun, From::Amount } } } },
    TargetRow{ Verb::RestoreGood, "restore-good", { { { kGoodNoun, From::First } } } },
    TargetRow{ Verb::SpendGood, "spend-good", { { { kGoodNoun, From::First } } } },
    TargetRow{ Verb::BlockGood, "block-good", { { { kGoodNoun, From::First }, { kNumberNoun, From::Second } } } },
    TargetRow{ Verb::LoseTroop, "lose-troop", { { { kCityNoun, From::First } } } },
    TargetRow{ Verb::LoseBishop, "lose-bishop", { { { kCityNoun, From::First }, { kNumberNoun, From::Second } } } },
    TargetRow{ Verb::LoseBuilding, "lose-building",
        { { { kBuildingNoun, From::SlotCard }, { kNumberNoun, From::SlotNumber } } } },
    TargetRow{ Verb::TakeBack, "take-back", { { { kTacticNoun, From::First } } } },
    TargetRow{ Verb::MoveTroops, "move-troops",
        { { { kCityNoun, From::First }, { kToNoun, From::Second }, { kCityNoun, From::Second } } } },
    TargetRow{ Verb::Bombard, "bombard", { { { kCityNoun, From::First } } } },
    TargetRow{ Verb::DestroyCity, "destroy", { { { kCityNoun, From::First } } } },
    TargetRow{ Verb::CheckCity, "check-city", { { { kCityNoun, From::First } } } },
    TargetRow{ Verb::Unban, "unban", { { { kBuildingNoun, From::SlotCard }, { kNumberNoun, From::SlotNumber } } } },
    TargetRow{ Verb::MoveSaracen, "move-saracen",
        { { { kCityNoun, From::First }, { kToNoun, From::Second }, { kCityNoun, From::Second } } } },
    TargetRow{ Verb::NameSaracens, "name-saracens", { { { kOtherNoun, From::RealmOfFirst } } } },
    TargetRow{ Verb::HarbourHelp, "harbour-help", { { { kCityNoun, From::First } } } },
    TargetRow{ Verb::PlayTactic, "play-tactic", { { { kTacticNoun, From::First } } } },
    TargetRow{ Verb::CancelUpper, "cancel-upper",
        { { { kHalfNoun, From::Constant, kUpperHalf }, { kTacticNoun, From::LastManeuver } } } },
    TargetRow{ Verb::CancelLower, "cancel-lower",
        { { { kHalfNoun, From::Constant, kLowerHalf }, { kTacticNoun, From::LastManeuver } } } },
    TargetRow{ Verb::FleeTo, "flee", { { { kCityNoun, From::First } } } },
    TargetRow{ Verb::ReinforceFrom, "reinforce", { { { kCityNoun, From::First } } } },
    TargetRow{ Verb::LowerCity, "lower-city", { { { kCityNoun, From::First } } } },
    TargetRow{ Verb::UseEnd, "use-end", { { { kTacticNoun, From::EndCard } } } },
    TargetRow{ Verb::HandOver, "hand-over", { { { kGoodNoun, From::First }, { kNumberNoun, From::Second } } } },
    TargetRow{ Verb::SellGood, "sell-good", { { { kGoodNoun, From::First }, { kNumberNoun, From::Second } } } },
    TargetRow{ Verb::SwearOath, "swear-oath", { { { kOathNoun, From::First }, { kOtherNoun, From::RealmOfSecond } } } },
    TargetRow{
        Verb::AcceptOath, "accept-oath", { { { kOathNoun, From::PendingCard }, { kOtherNoun, From::RealmOfSelf } } } },
    TargetRow{
        Verb::RefuseOath, "refuse-oath", { { { kOathNoun, From::PendingCard }, { kOtherNoun, From::RealmOfSelf } } } },
};
static_assert(kTargetRows.size() == std::size_t(Verb::RefuseOath) + 1 && areInOrder(kTargetRows));

} // namespace

RefList Crusaders::targets(const State &state, const Option &option) const
{
    const Frame &frame = state.frames.back();
    const auto realmOf = [&](Seat seat) { return seatRef(state, seat).value; };
    const auto valueOf = [&](const Target &target) -> int {
        switch (target.from) {
        case From::First:
            return option.first;
        case From::Second:
            return option.second;
        case From::Third:
            return option.third;
        case From::Amount:
            return option.amount;
        case From::Constant:
            return target.constant;
        case From::RealmOfFirst:
            return realmOf(option.first);
        case From::RealmOfSecond:
            return realmOf(option.second);
        case From::RealmOfSelf:
            return realmOf(frame.self);
        case From::CoverPrice:
            return Board(*m_content, state).coverPrice(option.first);
        case From::SlotCard:
            return state.player(frame.self).buildings[option.first].card;
        case From::SlotNumber:
            return option.first + 1;
        case From::GovernorThere:
            return state.city(option.first).governor;
        case From::LastManeuver:
            return state.battle.maneuvers.back().card;
        case From::EndCard:
            return state.battle.maneuvers[frame.as<HalfAt>().maneuver()].card;
        case From::ActiveSpy:
            return state.player(frame.seat).spies[frame.as<SpySlot>().slot].card;
        case From::PendingCard:
            return frame.as<OneCard>().card;
        case From::BlindCard:
            return frame.as<BlindOffer>().card;
        }
        return 0;
    };
    RefList refs;
    refs.push(seatRef(state, frame.seat));
    for (const Target &target : kTargetRows[option.verb].targets) {
        if (target.noun == 0)
            break;
        const bool isBack =
            Verb(option.verb) == Verb::DiscardRescript && (option.first == kNoCard || option.first == kUnknownHigh);
        if (isBack)
            break; // no card anybody could point at
        const bool isTactic = target.from == From::BlindCard && frame.as<BlindOffer>().isTactic();
        refs.push({ isTactic ? std::uint16_t(kTacticNoun) : target.noun, std::int16_t(valueOf(target)) });
    }
    return refs;
}

std::string_view Crusaders::optionName(const Option &option) const
{
    // Where a part of the option changes what it means, it has a word of its own.
    switch (Verb(option.verb)) {
    case Verb::PlaySpy:
        return option.third > 0 ? "replace-spy" : "play-spy";
    case Verb::BuildBlind:
        return option.second > 0 ? "build-blind-extra" : "build-blind";
    case Verb::BlockGood:
        return option.second > 0 ? "block-spent" : "block-good";
    case Verb::DiscardRescript: // by the back of another player's (CR-AMB-89)
        return option.first == kNoCard     ? "take-rescript-i"
            : option.first == kUnknownHigh ? "take-rescript-ii"
                                           : "discard-rescript";
    case Verb::PayRescript:
        return option.second > 0 ? "pay-rescript-one" : "pay-rescript";
    case Verb::HandOver:
        return option.second == 2 ? "hand-over-blocked" : option.second == 1 ? "hand-over-spent" : "hand-over";
    default:
        return option.verb < kTargetRows.size() ? kTargetRows[option.verb].word : "?";
    }
}

} // namespace outremer::crusaders

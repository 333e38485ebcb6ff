// Every kind of event: its word and which nouns it carries, in the order in which they are told.
#include "model/core/wordrow.h"
#include "model/crusaders/crusaders.h"
#include "model/crusaders/nouns.h"

namespace outremer::crusaders {
namespace {

using Row = WordRow<EventKind>;
constexpr std::array kRows{
    Row{ EventKind::StateChosen, "state.chosen", { kSeatNoun, kRealmNoun } },
    Row{ EventKind::BullDealt, "bull.dealt", { kRealmNoun, kBullNoun } },
    Row{ EventKind::BullKept, "bull.kept", { kRealmNoun, kBullNoun } },
    Row{ EventKind::GovernorTaken, "governor.taken", { kRealmNoun, kGovernorNoun, kCityNoun } },
    Row{ EventKind::RoundStarted, "round.started", { kNumberNoun } },
    Row{ EventKind::EventRevealed, "event.revealed", { kEventNoun } },
    Row{ EventKind::EventResolved, "event.resolved", { kEventNoun } },
    Row{ EventKind::SaracensReinforced, "saracens.reinforced", { kGoodNoun } },
    Row{ EventKind::RaidTokenRevealed, "raid.token", { kGoodNoun } },
    Row{ EventKind::TrackBonus, "track.bonus", { kNumberNoun, kSourceNoun } },
    Row{ EventKind::RaidStarted, "raid.started", { kRealmNoun, kCityNoun, kNumberNoun } },
    Row{ EventKind::RaidRepelled, "raid.repelled", { kRealmNoun, kCityNoun, kNumberNoun } },
    Row{ EventKind::CityCaptured, "city.captured", { kRealmNoun, kCityNoun } },
    Row{ EventKind::RaidEnded, "raid.ended", { kCityNoun } },
    Row{ EventKind::NewCapital, "capital.new", { kRealmNoun, kCityNoun } },
    Row{ EventKind::PlayerOut, "player.out", { kRealmNoun } },
    Row{ EventKind::OrderPlaced, "order.placed", { kRealmNoun, kOrderNoun, kCellNoun } },
    Row{ EventKind::AutomaPlaced, "automa.placed", { kOrderNoun, kCellNoun } },
    Row{ EventKind::AutomaBoost, "automa.boost", {} },
    Row{ EventKind::PlacementSkipped, "placement.skipped", { kRealmNoun } },
    Row{ EventKind::CoinsPaid, "coins.paid", { kRealmNoun, kNumberNoun } },
    Row{ EventKind::CoinsGained, "coins.gained", { kRealmNoun, kNumberNoun } },
    Row{ EventKind::SpyDrawn, "spy.drawn", { kRealmNoun, kSpyNoun } },
    Row{ EventKind::SpyPlayed, "spy.played", { kRealmNoun, kSpyNoun, kOtherNoun } },
    Row{ EventKind::SpyDiscarded, "spy.discarded", { kRealmNoun, kSpyNoun } },
    Row{ EventKind::SpyUsed, "spy.used", { kRealmNoun, kSpyNoun, kOtherNoun } },
    Row{ EventKind::OrderStarted, "order.started", { kRealmNoun, kOrderNoun } },
    Row{ EventKind::OrderEnded, "order.ended", { kRealmNoun, kOrderNoun } },
    Row{ EventKind::BuildingUsed, "building.used", { kRealmNoun, kBuildingNoun } },
    Row{ EventKind::RescriptPlayed, "rescript.played", { kRealmNoun, kRescriptNoun } },
    Row{ EventKind::RescriptSpent, "rescript.spent", { kRealmNoun, kRescriptNoun } },
    Row{ EventKind::RescriptDrawn, "rescript.drawn", { kRealmNoun, kRescriptNoun } },
    Row{ EventKind::RescriptDiscarded, "rescript.discarded", { kRealmNoun, kRescriptNoun } },
    Row{ EventKind::GoodSpent, "good.spent", { kRealmNoun, kGoodNoun } },
    Row{ EventKind::GoodRestored, "good.restored", { kRealmNoun, kGoodNoun } },
    Row{ EventKind::GoodBlocked, "good.blocked", { kRealmNoun, kGoodNoun } },
    Row{ EventKind::GoodGained, "good.gained", { kRealmNoun, kGoodNoun } },
    Row{ EventKind::GoodLost, "good.lost", { kRealmNoun, kGoodNoun } },
    Row{ EventKind::CityUpgraded, "city.upgraded", { kCityNoun, kNumberNoun } },
    Row{ EventKind::CityDestroyed, "city.destroyed", { kCityNoun, kNumberNoun } },
    Row{ EventKind::BuildingBuilt, "building.built", { kRealmNoun, kBuildingNoun } },
    Row{ EventKind::BuildingDiscarded, "building.discarded", { kRealmNoun, kBuildingNoun } },
    Row{ EventKind::BuildingShown, "building.shown", { kRealmNoun, kBuildingNoun } },
    Row{ EventKind::TacticLearned, "tactic.learned", { kRealmNoun, kTacticNoun } },
    Row{ EventKind::TacticDiscarded, "tactic.discarded", { kRealmNoun, kTacticNoun } },
    Row{ EventKind::TacticTakenBack, "tactic.back", { kRealmNoun, kTacticNoun } },
    Row{ EventKind::HolinessMoved, "holiness.moved", { kRealmNoun, kNumberNoun } },
    Row{ EventKind::BishopTrained, "bishop.trained", { kRealmNoun, kCityNoun, kNumberNoun } },
    Row{ EventKind::BishopMoved, "bishop.moved", { kRealmNoun, kCityNoun, kToNoun } },
    Row{ EventKind::BishopLost, "bishop.lost", { kRealmNoun, kCityNoun, kNumberNoun } },
    Row{ EventKind::HolyLandChecked, "holyland.checked", { kRealmNoun, kCityNoun, kNumberNoun } },
    Row{ EventKind::TroopsHired, "troops.hired", { kRealmNoun, kCityNoun, kNumberNoun } },
    Row{ EventKind::TroopsLost, "troops.lost", { kRealmNoun, kCityNoun, kNumberNoun } },
    Row{ EventKind::TroopsMoved, "troops.moved", { kRealmNoun, kCityNoun, kToNoun, kNumberNoun } },
    Row{ EventKind::SaracensMoved, "saracens.moved", { kCityNoun, kToNoun, kNumberNoun } },
    Row{ EventKind::SaracensLost, "saracens.lost", { kCityNoun, kNumberNoun } },
    Row{ EventKind::SaracensPlaced, "saracens.placed", { kCityNoun, kNumberNoun } },
    Row{ EventKind::GovernorDiscarded, "governor.discarded", { kGovernorNoun, kCityNoun } },
    Row{ EventKind::MarketFilled, "market.filled", {} },
    Row{ EventKind::MarchDeclared, "march.declared", { kRealmNoun, kCityNoun } },
    Row{ EventKind::BattleStarted, "battle.started", { kRealmNoun, kCityNoun, kOtherNoun, kNumberNoun } },
    Row{ EventKind::SaracensPlayedBy, "battle.saracens", { kRealmNoun } },
    Row{ EventKind::TacticPlayed, "tactic.played", { kRealmNoun, kTacticNoun } },
    Row{ EventKind::HalfCancelled, "half.cancelled", { kRealmNoun, kHalfNoun } },
    Row{ EventKind::TacticCovered, "tactic.covered", { kRealmNoun, kTacticNoun } },
    Row{ EventKind::StrengthChanged, "strength.changed", { kRealmNoun, kNumberNoun } },
    Row{ EventKind::TroopsRouted, "troops.routed", { kRealmNoun, kNumberNoun } },
    Row{ EventKind::TroopsFled, "troops.fled", { kRealmNoun, kCityNoun, kNumberNoun } },
    Row{ EventKind::TroopsReinforced, "troops.reinforced", { kRealmNoun, kCityNoun, kNumberNoun } },
    Row{ EventKind::BattleWon, "battle.won", { kRealmNoun, kCityNoun, kNumberNoun } },
    Row{ EventKind::TacticLost, "tactic.lost", { kRealmNoun, kTacticNoun } },
    Row{ EventKind::LossCancelled, "loss.cancelled", { kRealmNoun, kTacticNoun } },
    Row{ EventKind::SaracenCardLost, "saracen.lost", { kTacticNoun } },
    Row{ EventKind::CityConquered, "city.conquered", { kRealmNoun, kCityNoun, kOtherNoun } },
    Row{ EventKind::CityDefended, "city.defended", { kRealmNoun, kCityNoun } },
    Row{ EventKind::GoodTaken, "good.taken", { kRealmNoun, kGoodNoun, kOtherNoun } },
    Row{ EventKind::TaxesPaid, "taxes.paid", { kRealmNoun, kNumberNoun } },
    Row{ EventKind::InfluenceGained, "influence.gained", { kRealmNoun, kNumberNoun, kSourceNoun } },
    Row{ EventKind::HolyLandHeld, "holyland.held", { kRealmNoun, kCityNoun } },
    Row{ EventKind::RoundEnded, "round.ended", { kNumberNoun } },
    Row{ EventKind::EndingMet, "ending.met", { kRealmNoun, kSourceNoun } },
    Row{ EventKind::BullScored, "bull.scored", { kRealmNoun, kBullNoun, kNumberNoun } },
    Row{ EventKind::MatchOver, "match.over", { kRealmNoun, kNumberNoun } },
    Row{ EventKind::GovernorScored, "governor.scored", { kRealmNoun, kGovernorNoun, kNumberNoun } },
    Row{ EventKind::TacticShown, "tactic.shown", { kRealmNoun, kTacticNoun } },
    Row{ EventKind::GovernorShown, "governor.shown", { kRealmNoun, kGovernorNoun } },
    Row{ EventKind::BuildingFreed, "building.freed", { kRealmNoun, kBuildingNoun } },
    Row{ EventKind::LotsDrawn, "lots.drawn", {} },
    Row{ EventKind::LegacyLeft, "legacy.left", { kRealmNoun, kLegacyNoun } },
    Row{ EventKind::NicknameHelps, "nickname.helps", { kRealmNoun, kNicknameNoun } },
    Row{ EventKind::HeirloomKept, "heirloom.kept", { kRealmNoun, kBuildingNoun } },
    Row{ EventKind::GoodSold, "good.sold", { kRealmNoun, kGoodNoun, kNumberNoun } },
    Row{ EventKind::PriceChanged, "price.changed", { kGoodNoun, kNumberNoun } },
    Row{ EventKind::OathOffered, "oath.offered", { kRealmNoun, kOathNoun, kOtherNoun } },
    Row{ EventKind::OathSworn, "oath.sworn", { kRealmNoun, kOathNoun, kOtherNoun } },
    Row{ EventKind::OathRefused, "oath.refused", { kRealmNoun, kOathNoun, kOtherNoun } },
    Row{ EventKind::OathKept, "oath.kept", { kRealmNoun, kOathNoun, kOtherNoun } },
    Row{ EventKind::OathBroken, "oath.broken", { kRealmNoun, kOathNoun, kOtherNoun } },
    Row{ EventKind::CommanderOrdered, "commander.ordered", { kCommanderNoun, kCityNoun } },
    Row{ EventKind::CommanderMoved, "commander.moved", { kCityNoun, kToNoun } },
    Row{ EventKind::CommanderBesieged, "commander.besieged", { kRealmNoun, kCityNoun } },
    Row{ EventKind::CommanderBeaten, "commander.beaten", { kRealmNoun, kCityNoun } },
    Row{ EventKind::CrescentRisen, "crescent.risen", {} },
    Row{ EventKind::InterludePaid, "interlude.paid", { kRealmNoun, kInterludeNoun } },
};
static_assert(kRows.size() == kEventKinds && areInOrder(kRows));

} // namespace

std::string_view Crusaders::eventName(std::uint8_t kind) const
{
    return kRows[kind].word;
}

std::span<const std::uint16_t> Crusaders::eventNouns(std::uint8_t kind) const
{
    return kRows[kind].nouns;
}

} // namespace outremer::crusaders

// What each option is about, so that board items can ask whether they are one.
#include "crusaders/board.h"
#include "crusaders/crusaders.h"
#include "crusaders/nouns.h"

namespace outremer::crusaders {

RefList Crusaders::targets(const State &state, const Option &option) const
{
    RefList refs;
    const Frame &frame = state.frames.back();
    const auto add = [&refs](std::uint16_t noun, int value) { refs.push({ noun, std::int16_t(value) }); };
    const auto slotCard = [&](Seat seat) { return state.player(seat).buildings[option.first].card; };
    const auto realmOf = [&](Seat seat) { return seatRef(state, seat).value; };
    refs.push(seatRef(state, frame.seat));
    switch (Verb(option.verb)) {
    case Verb::ChooseState:
        add(kRealmNoun, option.first);
        break;
    case Verb::KeepBull:
        add(kBullNoun, option.first);
        break;
    case Verb::KeepGovernor:
    case Verb::TakeGovernor:
        add(kGovernorNoun, option.first);
        break;
    case Verb::PlaceSaracen:
    case Verb::RaidCity:
    case Verb::RetreatTo:
    case Verb::MakeCapital:
    case Verb::HireTroop:
    case Verb::March:
    case Verb::MoveTroop:
    case Verb::LoseTroop:
    case Verb::Bombard:
    case Verb::DestroyCity:
    case Verb::CheckCity:
    case Verb::HarbourHelp:
    case Verb::FleeTo:
    case Verb::ReinforceFrom:
    case Verb::LowerCity:
    case Verb::Upgrade:
        add(kCityNoun, option.first);
        break;
    case Verb::PlaceInner:
    case Verb::PlaceEnhanced:
    case Verb::PlaceOuter:
        add(kOrderNoun, option.first);
        add(kCellNoun,
            Verb(option.verb) == Verb::PlaceInner       ? kInnerCell
                : Verb(option.verb) == Verb::PlaceOuter ? kOuterCell
                                                        : kInnerEnhanced);
        add(kNumberNoun, Verb(option.verb) == Verb::PlaceOuter ? 0 : Board(*m_content, state).coverPrice(option.first));
        break;
    case Verb::PlaySpy:
        add(kSpyNoun, option.first);
        add(kOtherNoun, realmOf(option.second));
        add(kNumberNoun, option.third); // which active spy makes room; 0: none has to
        break;
    case Verb::UseRescript:
    case Verb::PayRescript:
    case Verb::DiscardRescript:
        add(kRescriptNoun, option.first);
        break;
    case Verb::UseBuilding:
    case Verb::DiscardBuilding:
    case Verb::LoseBuilding:
    case Verb::Unban:
        add(kBuildingNoun, slotCard(frame.self));
        add(kNumberNoun, option.first + 1);
        break;
    case Verb::Build:
    case Verb::BuildExtra:
        add(kBuildingNoun, option.first);
        break;
    case Verb::BuildBlind:
        add(kDeckNoun, option.first);
        add(kNumberNoun, option.second);
        break;
    case Verb::LearnBlind:
        add(kDeckNoun, option.first);
        break;
    case Verb::BlindGovernor:
        add(kDeckNoun, kGovernorDeck);
        break;
    case Verb::LearnTactic:
    case Verb::DiscardTactic:
    case Verb::TakeBack:
    case Verb::PlayTactic:
        add(kTacticNoun, option.first);
        break;
    case Verb::SwapGovernor:
        add(kCityNoun, option.first);
        add(kGovernorNoun, state.city(option.first).governor);
        break;
    case Verb::PayGood:
    case Verb::RestoreGood:
    case Verb::SpendGood:
        add(kGoodNoun, option.first);
        break;
    case Verb::BlockGood:
    case Verb::HandOver:
        add(kGoodNoun, option.first);
        add(kNumberNoun, option.second);
        break;
    case Verb::Train:
    case Verb::LoseBishop:
        add(kCityNoun, option.first);
        add(kNumberNoun, option.second);
        break;
    case Verb::MoveBishop:
        add(kCityNoun, option.first);
        add(kToNoun, option.second);
        add(kNumberNoun, option.third);
        add(kCityNoun, option.second); // a board shows one item for a city, wherever it stands in the sentence
        break;
    case Verb::MoveTroops:
    case Verb::MoveSaracen:
        add(kCityNoun, option.first);
        add(kToNoun, option.second);
        add(kCityNoun, option.second);
        break;
    case Verb::ChooseEffect:
        add(kEffectNoun, option.amount);
        break;
    case Verb::NameSaracens:
        add(kOtherNoun, realmOf(option.first));
        break;
    case Verb::CancelUpper:
    case Verb::CancelLower:
        add(kHalfNoun, Verb(option.verb) == Verb::CancelUpper ? kUpperHalf : kLowerHalf);
        add(kTacticNoun, state.battle.maneuvers.back().card);
        break;
    case Verb::UseSpy:
        add(kSpyNoun, state.player(frame.seat).spies[frame.a].card);
        break;
    case Verb::Accept:
    case Verb::ReturnCard:
        add(frame.a >= kTacticDeck ? kTacticNoun : kBuildingNoun, frame.b);
        break;
    case Verb::UseEnd:
        add(kTacticNoun, state.battle.maneuvers[frame.a / 2].card);
        break;
    case Verb::KeepSpy:
        add(kSpyNoun, frame.a);
        break;
    case Verb::SellGood:
        add(kGoodNoun, option.first);
        add(kNumberNoun, option.second);
        break;
    case Verb::SwearOath:
        add(kOathNoun, option.first);
        add(kOtherNoun, realmOf(option.second));
        break;
    case Verb::AcceptOath:
    case Verb::RefuseOath:
        add(kOathNoun, frame.a);
        add(kOtherNoun, realmOf(frame.self));
        break;
    default:
        break;
    }
    return refs;
}

} // namespace outremer::crusaders

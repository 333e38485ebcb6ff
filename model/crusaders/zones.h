#pragma once

#include "crusaders/state.h"

namespace outremer::crusaders {

enum class CardKind : std::uint8_t { Tactic, Building, Rescript, Spy, Governor, Bull, Event };
inline constexpr int kCardKinds = 7;

// Who may look at a place where a card lies: everybody, one seat, or nobody.
inline constexpr Seat kPublic = 0xfa;

// Calls visit(Card &, Seat seenBy) for every place where a card of a kind can lie. The one list of where cards are:
// views, guesses, invariants and positions all stand on it. Cards in a player's battle hand are still that player's
// tactics; only Saracen cards lie on the battle board for themselves.
template <class StateT, class Visit>
void eachPlace(StateT &s, CardKind kind, Visit visit)
{
    const auto all = [&visit](auto &list, Seat seenBy) {
        for (auto &card : list)
            visit(card, seenBy);
    };
    const auto deck = [&](auto &cards) {
        for (int i = 0; i < cards.pile.size(); ++i)
            visit(cards.pile[i], cards.topShown && i == cards.pile.size() - 1 ? kPublic : kNobody);
        all(cards.discard, kPublic);
    };
    switch (kind) {
    case CardKind::Tactic:
        for (Seat seat = 0; seat < s.seats; ++seat)
            all(s.players[seat].tactics, seat);
        all(s.tacticMarket, kPublic);
        all(s.topTacticMarket, kPublic);
        deck(s.tacticDeck);
        deck(s.topTacticDeck);
        deck(s.saracenDeck);
        all(s.lostSaracens, kPublic);
        for (auto &frame : s.frames) {
            if (frame.task == Task::FinishTactic)
                visit(frame.a, kPublic);
            if (frame.task == Task::BlindOffer && frame.a >= 2) // a deck of tactics
                visit(frame.b, kPublic);
        }
        if (s.battle.city != kNoCity && s.battle.defender == kSaracens) {
            all(s.battle.hands[kDefender], s.battle.saracenPlayer);
            for (int i = 0; i < s.battle.maneuvers.size(); ++i) {
                auto &maneuver = s.battle.maneuvers[i];
                if (maneuver.side == kDefender && !(s.battle.lost >> i & 1))
                    visit(maneuver.card, kPublic);
                if (maneuver.side == kAttacker && maneuver.open != (kUpper | kLower))
                    visit(maneuver.cover, s.battle.saracenPlayer);
            }
        }
        break;
    case CardKind::Building:
        for (Seat seat = 0; seat < s.seats; ++seat) {
            for (auto &slot : s.players[seat].buildings)
                visit(slot.card, kPublic);
        }
        all(s.buildingMarket, kPublic);
        all(s.topBuildingMarket, kPublic);
        deck(s.buildingDeck);
        deck(s.topBuildingDeck);
        all(s.freeBuildings, kPublic);
        for (auto &frame : s.frames) {
            if (frame.task == Task::FinishBuilding)
                visit(frame.a, kPublic);
            if (frame.task == Task::BlindOffer && frame.a < 2)
                visit(frame.b, kPublic);
        }
        break;
    case CardKind::Rescript:
        for (Seat seat = 0; seat < s.seats; ++seat)
            all(s.players[seat].rescripts, seat);
        deck(s.rescriptDecks[0]);
        deck(s.rescriptDecks[1]);
        break;
    case CardKind::Spy:
        for (Seat seat = 0; seat < s.seats; ++seat) {
            all(s.players[seat].heldSpies, seat);
            for (auto &spy : s.players[seat].spies)
                visit(spy.card, kPublic);
        }
        deck(s.spyDeck);
        break;
    case CardKind::Governor:
        for (auto &city : s.cities)
            visit(city.governor, kPublic);
        all(s.governorMarket, kPublic);
        deck(s.governorDeck);
        for (auto &frame : s.frames) {
            if (frame.task == Task::KeepGovernor) {
                visit(frame.a, kPublic);
                visit(frame.b, kPublic);
            }
        }
        break;
    case CardKind::Bull:
        for (Seat seat = 0; seat < s.seats; ++seat) {
            for (auto &bull : s.players[seat].bulls)
                visit(bull, s.phase == Phase::Over ? kPublic : seat);
        }
        break;
    case CardKind::Event:
        all(s.eventDeck, kNobody);
        all(s.usedEvents, kPublic);
        visit(s.event, kPublic);
        break;
    }
}

} // namespace outremer::crusaders

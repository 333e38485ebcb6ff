#pragma once

#include "crusaders/state.h"

namespace outremer::crusaders {

enum class CardKind : std::uint8_t { Tactic, Building, Rescript, Spy, Governor, Bull, Event, Oath, Commander };
inline constexpr int kCardKinds = 9;

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
        if (s.battle.city != kNoCity && hasSaracens(s.battle)) {
            const Side theirs = saracenSide(s.battle);
            all(s.battle.hands[theirs], s.battle.saracenPlayer);
            for (int i = 0; i < s.battle.maneuvers.size(); ++i) {
                auto &maneuver = s.battle.maneuvers[i];
                if (maneuver.side == theirs && !(s.battle.lost >> i & 1))
                    visit(maneuver.card, kPublic);
                if (maneuver.side != theirs && maneuver.open != (kUpper | kLower))
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
    case CardKind::Oath:
        for (Seat seat = 0; seat < s.seats; ++seat) {
            all(s.saga.dynasts[seat].oaths, seat);
            visit(s.saga.dynasts[seat].sworn.oath, kPublic);
        }
        for (auto &frame : s.frames) {
            if (frame.task == Task::AnswerOath)
                visit(frame.a, kPublic);
        }
        all(s.saga.oathDeck, kNobody);
        all(s.saga.usedOaths, kPublic);
        break;
    case CardKind::Commander:
        all(s.saga.commanderDeck, kNobody);
        all(s.saga.usedCommander, kPublic);
        break;
    }
}

// Whether a card is in play in this match at all: the chapters of the campaign unlock theirs.
inline bool isInBox(const Content &c, const State &s, CardKind kind, Card card)
{
    const int chapter = s.saga.chapter;
    switch (kind) {
    case CardKind::Tactic:
        return c.tactics[card].chapter <= chapter;
    case CardKind::Building:
        return c.buildings[card].chapter <= chapter;
    case CardKind::Rescript:
        return c.rescripts[card].chapter <= chapter;
    case CardKind::Spy:
        return c.spies[card].chapter <= chapter;
    case CardKind::Event: // the basic ones and the chapter's own (CA-EVENT-01)
        return c.events[card].chapter == 0 || c.events[card].chapter == chapter;
    case CardKind::Oath:
        return s.saga.hasOaths();
    case CardKind::Commander:
        return s.saga.hasCommander();
    default:
        return true;
    }
}

} // namespace outremer::crusaders

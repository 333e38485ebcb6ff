#pragma once

#include "model/crusaders/state.h"

namespace outremer::crusaders {

enum class CardKind : std::uint8_t { Tactic, Building, Rescript, Spy, Governor, Bull, Event, Oath, Commander };
inline constexpr int kCardKinds = 9;
constexpr std::uint16_t nounOf(CardKind kind)
{
    const auto at = std::uint16_t(kind);
    return std::uint16_t(kind < CardKind::Oath ? kTacticNoun + at : kOathNoun + at - std::uint16_t(CardKind::Oath));
}

// Calls visit with the content's cards of a noun; answers whether the noun means cards at all.
template <class Visit>
bool visitCards(const Content &c, std::uint16_t noun, Visit visit)
{
    switch (noun) {
    case kTacticNoun:
        return visit(c.tactics), true;
    case kBuildingNoun:
        return visit(c.buildings), true;
    case kRescriptNoun:
        return visit(c.rescripts), true;
    case kSpyNoun:
        return visit(c.spies), true;
    case kGovernorNoun:
        return visit(c.governors), true;
    case kBullNoun:
        return visit(c.bulls), true;
    case kEventNoun:
        return visit(c.events), true;
    case kOathNoun:
        return visit(c.oaths), true;
    case kCommanderNoun:
        return visit(c.commander), true;
    case kNicknameNoun:
        return visit(c.nicknames), true;
    case kLegacyNoun:
        return visit(c.legacies), true;
    default:
        return false;
    }
}
inline int cardCount(const Content &c, CardKind kind)
{
    int count = 0;
    visitCards(c, nounOf(kind), [&](const auto &cards) { count = int(cards.size()); });
    return count;
}
inline std::string_view nameOf(CardKind kind)
{
    return kNounNames[nounOf(kind)];
}

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
                visit(frame.template as<OneCard>().card, kPublic);
            if (frame.task == Task::BlindOffer && frame.template as<BlindOffer>().isTactic())
                visit(frame.template as<BlindOffer>().card, kPublic);
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
                visit(frame.template as<OneCard>().card, kPublic);
            if (frame.task == Task::BlindOffer && !frame.template as<BlindOffer>().isTactic())
                visit(frame.template as<BlindOffer>().card, kPublic);
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
                visit(frame.template as<TwoGovernors>().one, kPublic);
                visit(frame.template as<TwoGovernors>().two, kPublic);
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
                visit(frame.template as<OneCard>().card, kPublic);
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

// Whether a card is in play in this match at all: the chapters of the campaign unlock theirs. Of the events only the
// basic ones and the chapter's own are (CA-EVENT-01).
inline bool isInBox(const Content &c, const State &s, CardKind kind, Card card)
{
    int chapter = 0;
    visitCards(c, nounOf(kind), [&](const auto &cards) { chapter = cards[card].chapter; });
    return chapter == 0 || (kind == CardKind::Event ? chapter == s.saga.chapter : chapter <= s.saga.chapter);
}

// How many of a card there are in this match.
inline int copiesOf(const Content &c, const State &s, CardKind kind, Card card)
{
    if (!isInBox(c, s, kind, card))
        return 0;
    return kind == CardKind::Building ? c.buildings[card].copies : 1;
}

// A deck or market: its word, and which cards belong there.
struct Zone {
    std::string_view word;
    CardKind kind;
    int low = 0; // levels of tactics, buildings and rescripts
    int high = 4;
    bool isSaracen = false;

    bool fits(const Content &c, Card card) const
    {
        const auto isLevel = [this](int level) { return level >= low && level <= high; };
        switch (kind) {
        case CardKind::Tactic:
            return c.tactics[card].isSaracen == isSaracen && !c.tactics[card].isStarting()
                && isLevel(c.tactics[card].level);
        case CardKind::Building:
            return isLevel(c.buildings[card].level);
        case CardKind::Rescript:
            return isLevel(c.rescripts[card].level());
        default:
            return true;
        }
    }
};
inline constexpr Zone kTacticZone{ "tactics", CardKind::Tactic, 1, 2 };
inline constexpr Zone kTopTacticZone{ "tactics-iv", CardKind::Tactic, 3, 4 };
inline constexpr Zone kSaracenZone{ "saracens", CardKind::Tactic, 0, 0, true };
inline constexpr Zone kBuildingZone{ "buildings", CardKind::Building, 1, 2 };
inline constexpr Zone kTopBuildingZone{ "buildings-iv", CardKind::Building, 3, 4 };
inline constexpr Zone kFreeBuildingZone{ "buildings-0", CardKind::Building, 0, 0 };
inline constexpr Zone kRescriptZone{ "rescripts", CardKind::Rescript, 1, 1 };
inline constexpr Zone kTopRescriptZone{ "rescripts-ii", CardKind::Rescript, 2, 2 };
inline constexpr Zone kSpyZone{ "spies", CardKind::Spy };
inline constexpr Zone kGovernorZone{ "governors", CardKind::Governor };
inline constexpr Zone kEventZone{ "events", CardKind::Event };

// Calls visit(zone, get) for every Deck of a State, where get(state) is the deck.
template <class Visit>
void eachDeck(Visit visit)
{
    visit(
        kTacticZone, [](auto &s) -> auto & { return s.tacticDeck; });
    visit(
        kTopTacticZone, [](auto &s) -> auto & { return s.topTacticDeck; });
    visit(
        kSaracenZone, [](auto &s) -> auto & { return s.saracenDeck; });
    visit(
        kBuildingZone, [](auto &s) -> auto & { return s.buildingDeck; });
    visit(
        kTopBuildingZone, [](auto &s) -> auto & { return s.topBuildingDeck; });
    visit(
        kRescriptZone, [](auto &s) -> auto & { return s.rescriptDecks[0]; });
    visit(
        kTopRescriptZone, [](auto &s) -> auto & { return s.rescriptDecks[1]; });
    visit(
        kSpyZone, [](auto &s) -> auto & { return s.spyDeck; });
    visit(
        kGovernorZone, [](auto &s) -> auto & { return s.governorDeck; });
}

// Calls visit(zone, get, cells) for every market; a market has the zone of the deck it is filled from. The cells
// behind the open ones are always empty (CR-MARKET-07).
template <class Visit>
void eachMarket(int seats, Visit visit)
{
    const int open = seats + 1;
    visit(
        kTacticZone, [](auto &s) -> auto & { return s.tacticMarket; }, open);
    visit(
        kTopTacticZone, [](auto &s) -> auto & { return s.topTacticMarket; }, kTopMarketCells);
    visit(
        kBuildingZone, [](auto &s) -> auto & { return s.buildingMarket; }, open);
    visit(
        kTopBuildingZone, [](auto &s) -> auto & { return s.topBuildingMarket; }, kTopMarketCells);
    visit(
        kGovernorZone, [](auto &s) -> auto & { return s.governorMarket; }, open);
}

} // namespace outremer::crusaders

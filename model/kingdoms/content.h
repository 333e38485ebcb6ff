#pragma once

#include "core/pack.h"
#include "core/phrasebook.h"
#include "core/refusal.h"
#include "core/rulebook.h"
#include "kingdoms/state.h"

namespace outremer::kingdoms {

// What sentences, options and events can be about, in the order of Noun.
inline constexpr std::array<std::string_view, 5> kNounNames{ "seat", "number", "card", "territory", "deck" };

// The fields of a position beside those named after seats, so no seat may be called like one of them.
inline constexpr std::array<std::string_view, 8> kPositionFields{ "game", "seats", "seed", "options", "turn",
    "fourthCards", "markers", "deckTop" };

// Something with an id for programs and a name for people.
struct Named {
    std::string id;
    Name name;
};

// Everything about the game that is data: numbers, the deck, names and sentences. Immutable once loaded.
struct Content {
    std::array<Named, kMaxSeats> seats;
    std::array<Named, kKinds> symbols;
    std::array<Named, kTerritories> territories;
    std::array<Named, kCardFaces> cards;             // by face; [0] is the unknown card
    std::array<std::uint8_t, kCardFaces> copies{};   // in one deck (KC-DECK-05)
    std::array<std::uint8_t, kMaxSeats + 1> decks{}; // by number of seats (KC-SETUP-02, 03)
    std::array<std::uint8_t, kMaxSeats> points{};    // by rank of the army (KC-POINTS-03..06)
    std::uint8_t handSize = 0;                       // KC-SETUP-04
    Phrasebook phrases;
    Rulebook rulebook;

    static Result<Content> load(const Pack &pack);
    int deckSize(int seatCount) const;
    std::uint64_t hash() const; // of all that can change how a match goes; texts cannot
};

} // namespace outremer::kingdoms

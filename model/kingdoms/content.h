#pragma once

#include "model/core/pack.h"
#include "model/core/phrasebook.h"
#include "model/core/reading.h"
#include "model/core/refusal.h"
#include "model/core/rulebook.h"
#include "model/kingdoms/state.h"

namespace outremer::kingdoms {

// What sentences, options and events can be about, in the order of Noun.
inline constexpr std::array<std::string_view, 5> kNounNames{ "seat", "number", "card", "territory", "deck" };

// The fields of a position beside those named after seats, so no seat may be called like one of them.
inline constexpr std::array<std::string_view, 9> kPositionFields{ "game", "state", "seats", "seed", "options", "turn",
    "fourthCards", "markers", "deckTop" };

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

#pragma once

#include "model/core/jsonreader.h"
#include "model/core/nouns.h"
#include "model/crusaders/crusaders.h"
#include "model/crusaders/zones.h"

namespace outremer::crusaders {

// Makes a State from a friendly position: a set-up, changed by what is stated, and what follows from that. All input is
// hostile: every number, id and length is checked before it is used, and what only the whole can tell is left to
// brokenInvariant. See position_read.cpp for the fields.
class PositionReader {
public:
    PositionReader(const Crusaders &game, const JsonReader &position)
        : m_game(game)
        , c(game.content())
        , m_position(position)
    {
    }

    // What the position states; when it begins a phase or an order, everything but that.
    State read();
    // Whether the rules have to run from here until somebody decides. The board must have been checked before.
    bool isToStart() const { return m_outset >= Outset::Event; }
    void start(State &state) const;

private:
    enum class Outset { Choosing, SetUp, Event, Planning, Activation, Order };
    using Entry = std::optional<JsonReader>;
    using Readers = std::vector<JsonReader>;

    // position_read.cpp
    Setup readSeats(Readers &named);
    void readOutset(bool isChoosing);
    void seatStates(Setup setup, const Readers &named);
    void readRound();
    void readCross();
    Token token(const JsonReader &reader) const;

    // position_board.cpp
    void readCity(const JsonReader &reader, CityId city);
    void readPlayer(const JsonReader &reader, Seat seat);
    void readTactics(const JsonReader &list, Player &player);
    void readBull(const JsonReader &reader, Player &player);
    void readDecks(const JsonReader &decks);
    void followBoard(Seat seat);

    // Cards. `take` finds one that is still in a deck or a market, and draws another in its place.
    Card find(const JsonReader &reader, CardKind kind) const;
    Card take(const JsonReader &reader, CardKind kind);
    bool takeFromDecks(CardKind kind, Card card);

    // A list that is too long is refused and read as empty.
    Readers items(const Entry &list, int most) const;
    std::uint8_t flag(const Entry &entry) const { return entry && entry->boolean() ? 1 : 0; }
    std::uint8_t number(const Entry &entry, int most) const;
    int word(const JsonReader &reader, std::span<const std::string_view> words) const;
    Seat seat(const JsonReader &reader, std::optional<Seat> orOther = {}) const; // kSaracens or kAutoma

    const Crusaders &m_game;
    const Content &c;
    const JsonReader &m_position;
    Outset m_outset = Outset::SetUp;
    int m_round = 1;
    std::vector<std::string> m_seatIds;
    State s{};
};

} // namespace outremer::crusaders

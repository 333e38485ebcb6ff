#pragma once

#include "core/jsonreader.h"
#include "crusaders/crusaders.h"
#include "crusaders/positionwords.h"

#include <span>

namespace outremer::crusaders {

// Makes a State from a position: first everything that is stated, then what follows from it, then the set-up's values
// for the rest. All input is hostile: every number, id and length is checked before it is used, and what only the
// whole can tell is left to brokenInvariant. See position_read.cpp for the fields.
class PositionReader {
public:
    PositionReader(const Crusaders &game, const JsonReader &position);

    // What the position states; when it begins a phase or an order, everything but that.
    State read();
    // Whether the rules have to run from here until somebody decides. The board must have been checked before.
    bool isToStart() const { return m_outset >= Outset::Event; }
    void start(State &state) const;

private:
    enum class Outset { Choosing, SetUp, Exact, Event, Planning, Activation, Order };
    using Names = std::vector<std::string>;
    using Entry = std::optional<JsonReader>;

    // position_read.cpp
    void readSeats();
    void seatStates(Setup setup, const std::vector<JsonReader> &named, bool isNumber);
    State startChapter(const Setup &setup, const std::vector<JsonReader> &named);
    void readOutset();
    void checkFields() const;

    // position_rounds.cpp
    void readRound();
    void readModifiers();
    void dealEvents();
    void dealTokens();

    // position_board.cpp
    void readCities();
    void readCity(const JsonReader &reader, CityId city);
    void readPlayers();
    void followCapital(Seat seat);
    void followSupplies();
    void followGoods();

    // position_cards.cpp
    void clearCards();
    void readCards();
    void readHands(Seat seat);
    void dealCards();
    void dealGovernors();
    void dealHands(Seat seat);
    void dealMarkets();
    Card find(const JsonReader &reader, CardKind kind) const;
    Card claim(const JsonReader &reader, CardKind kind, Card card);
    Card take(const JsonReader &reader, const Zone &zone);
    bool takeIfLeft(CardKind kind, Card card);
    template <class List>
    void takeList(const Entry &list, const Zone &zone, List &cards);
    template <class List>
    void takeSorted(const Entry &list, const Zone &zone, List &cards);
    template <int N>
    void takePile(const JsonReader &deck, const Zone &zone, FixedList<Card, N> &pile);
    template <class List>
    void keep(CardKind kind, const List &before, List &cards);
    template <int N>
    void dealDeck(const Zone &zone, Deck<N> &deck, const Deck<N> &before);
    Entry ofPart(std::string_view part, const Zone &zone) const; // of "markets" or "decks"

    // position_saga.cpp
    Saga heritage() const;
    void readSaga();
    void readOaths();
    Entry ofChapter(std::string_view key) const;
    Entry ofDynasty(Seat seat, std::string_view key) const;

    // position_pending.cpp
    void readExact();
    void readCross();
    Token token(const JsonReader &reader) const;
    void readPlan();
    void readRaid();
    void readOrders();
    void readPayment();
    void readBattle(const JsonReader &reader);
    void readManeuvers(const JsonReader &list);
    void readEnd();
    void readPending();

    // Small things (position_board.cpp). A list that is too long is refused and read as empty.
    Entry maybe(std::string_view key) const { return m_position.maybe(key); }
    Entry ofPlayer(Seat seat, std::string_view key) const;
    std::vector<JsonReader> items(const JsonReader &list, int most) const;
    int word(const JsonReader &reader, std::span<const std::string_view> words) const;
    unsigned bits(const JsonReader &list, std::span<const std::string_view> words) const;
    std::uint8_t flag(const Entry &entry) const { return entry && entry->boolean() ? 1 : 0; }
    std::uint8_t number(const Entry &entry, int most) const;
    Seat seat(const JsonReader &reader, std::optional<Seat> orOther = {}) const; // kSaracens or kAutoma
    SeatSet seats(const Entry &list) const;
    CityId city(const JsonReader &reader) const;
    std::optional<CityId> cityOfKey(const std::string &key, const JsonReader &reader) const;
    Bishops bishops(const JsonReader &reader) const;
    void readBishops(const JsonReader &map, std::array<Bishops, kCities> &clergy) const;

    const Crusaders &m_game;
    const Content &c;
    const JsonReader &m_position;
    Outset m_outset = Outset::SetUp;
    int m_round = 1;
    Names m_seatIds;
    State m_base{}; // the set-up, from which comes what is not stated
    State m_state{};
    std::array<std::array<std::uint8_t, 256>, kCardKinds> m_left{}; // copies that lie nowhere yet
    std::vector<std::pair<std::string_view, Card *>> m_holes;       // places to be filled from a deck
};

template <class List>
void PositionReader::takeList(const Entry &list, const Zone &zone, List &cards)
{
    for (const JsonReader &item : list ? items(*list, List::capacity()) : std::vector<JsonReader>())
        cards.push(take(item, zone));
}

template <class List>
void PositionReader::takeSorted(const Entry &list, const Zone &zone, List &cards)
{
    takeList(list, zone, cards);
    std::ranges::sort(cards);
}

// Cards stay where they were before, if they are still to be had.
template <class List>
void PositionReader::keep(CardKind kind, const List &before, List &cards)
{
    for (Card card : before) {
        if (!cards.full() && takeIfLeft(kind, card))
            cards.push(card);
    }
}

} // namespace outremer::crusaders

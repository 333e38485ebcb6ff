#pragma once

#include "crusaders/board.h"
#include "crusaders/crusaders.h"
#include "crusaders/positionwords.h"

#include <nlohmann/json.hpp>

namespace outremer::crusaders {

// Writes a State, or what a viewer may know of it, as a position. What has its usual value (no battle, an empty list) is
// left out.
class PositionWriter {
public:
    PositionWriter(const Crusaders &game, const State &state)
        : m_game(game)
        , c(game.content())
        , s(state)
    {
    }
    nlohmann::ordered_json write();

private:
    using ordered_json = nlohmann::ordered_json;

    // position_write.cpp
    void writeCities();
    void writePlayer(Seat seat);
    void writeRound();
    void writeCards();
    bool hidesBishops(Seat seat) const;
    ordered_json bishopsOnMap(const std::array<Bishops, kCities> &clergy, bool isHidden) const;
    ordered_json goods(Seat seat) const;
    bool isAsked(Task task, Seat seat) const;
    ordered_json cities(CitySet set) const;

    void writeSaga(); // position_write_saga.cpp

    // position_write_pending.cpp
    void writeCross();
    void writeOrders();
    void writeBattle();
    void writeEnd();
    ordered_json token(const Token &token) const;
    ordered_json pending(const Frame &frame) const;

    std::string seatId(Seat seat) const
    {
        if (seat == kSaracens)
            return "saracens";
        if (seat == kAutoma)
            return "automa";
        const std::uint8_t realm = seat < kMaxSeats ? s.player(seat).realm : kNoRealm;
        return realm == kNoRealm ? std::string(kUnknownWord) : c.realms[realm].id;
    }
    const std::string &cityId(CityId city) const { return c.cities[city].id; }
    std::string cardId(CardKind kind, Card card) const
    {
        if (card == kUnknownHigh)
            return std::string(kind == CardKind::Tactic ? kUnknownLearnedWord : kUnknownTopRescriptWord);
        return withCards(c, kind, [card](const auto &cards) { return cards[card < cards.size() ? card : kNoCard].id; });
    }
    ordered_json cardOrNull(CardKind kind, Card card) const
    {
        return card == kNoCard ? ordered_json() : ordered_json(cardId(kind, card));
    }
    template <class List>
    ordered_json cards(CardKind kind, const List &list) const
    {
        ordered_json ids = ordered_json::array();
        for (Card card : list)
            ids.push_back(cardId(kind, card));
        return ids;
    }
    template <class List>
    ordered_json topFirst(CardKind kind, List list) const
    {
        std::reverse(list.begin(), list.end());
        return cards(kind, list);
    }
    ordered_json seats(SeatSet set) const
    {
        ordered_json ids = ordered_json::array();
        for (Seat seat = 0; seat < s.seats; ++seat) {
            if (set >> seat & 1)
                ids.push_back(seatId(seat));
        }
        return ids;
    }

    // Writes a field unless its value is nothing: zero, false or empty.
    static void put(ordered_json &json, std::string_view key, ordered_json value)
    {
        const bool isZero = (value.is_number() && value == 0) || (value.is_boolean() && value == false);
        if (!isZero && !(value.is_structured() && value.empty()))
            json[std::string(key)] = std::move(value);
    }
    template <class Words>
    static ordered_json bits(const Words &words, unsigned set)
    {
        ordered_json names = ordered_json::array();
        for (std::size_t bit = 0; bit < words.size(); ++bit) {
            if (set >> bit & 1u)
                names.push_back(words[bit]);
        }
        return names;
    }
    template <class Words, class Numbers>
    static ordered_json counts(const Words &words, const Numbers &numbers)
    {
        ordered_json counted = ordered_json::object();
        for (std::size_t i = 0; i < std::min(words.size(), numbers.size()); ++i)
            put(counted, words[i], int(numbers[i]));
        return counted;
    }

    const Crusaders &m_game;
    const Content &c;
    const State &s;
    ordered_json m_json;
};

} // namespace outremer::crusaders

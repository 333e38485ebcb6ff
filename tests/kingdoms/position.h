#pragma once

#include "model/core/match.h"
#include "model/kingdoms/kingdoms.h"

#include <QTest>
#include <nlohmann/json.hpp>

#include <map>
#include <sstream>

namespace outremer::test {

using KingdomsMatch = Match<kingdoms::Kingdoms>;

// Reads a position from JSON text.
template <Game G>
Result<typename G::State> positionFrom(const G &game, const std::string &json)
{
    const auto parsed = parseJson(json, "position");
    if (const auto *problem = std::get_if<Problem>(&parsed))
        return problem->refusal("bad-position");
    std::optional<Problem> problem;
    return game.readPosition(JsonReader(std::get<JsonNode>(parsed), problem));
}

inline std::vector<std::string> words(const std::string &text)
{
    std::istringstream in(text);
    return { std::istream_iterator<std::string>(in), {} };
}

// A position in a few words. Cards are written "lbs", lists of them "lbs lb hn". When the seats have not
// placed their cards in turn, those who are behind get weak cards in territories that nobody mentioned or
// that are already won.
class Position {
public:
    explicit Position(const kingdoms::Kingdoms &game, int seats = 2)
        : m_game(game)
        , m_seats(Seat(seats))
    {
    }

    Position &sector(Seat seat, int land, const std::string &cards)
    {
        m_sectors[seat][std::size_t(land)] = words(cards);
        return *this;
    }
    Position &hand(Seat seat, const std::string &cards)
    {
        m_hands[seat] = words(cards);
        return *this;
    }
    Position &turn(Seat seat, const char *step = "place")
    {
        m_active = seat;
        m_json["turn"] = { { "seat", seatId(seat) }, { "step", step } };
        return *this;
    }
    Position &agreed(const char *option, const char *value)
    {
        m_json["options"][option] = value;
        return *this;
    }
    Position &won(int land, Seat seat) // in the order of winning
    {
        m_isWon[std::size_t(land)] = true;
        m_json["markers"].push_back({ { "territory", landId(land) }, { "seat", seatId(seat) } });
        return *this;
    }
    Position &fourthCard(Seat seat, int land, int at)
    {
        m_json["fourthCards"].push_back({ { "seat", seatId(seat) }, { "territory", landId(land) }, { "at", at } });
        return *this;
    }
    Position &deckTop(const std::string &cards)
    {
        m_json["deckTop"] = words(cards);
        return *this;
    }

    kingdoms::State state() const
    {
        Position whole = *this;
        whole.pad();
        for (Seat seat = 0; seat < m_seats; ++seat) {
            whole.m_json["seats"].push_back(seatId(seat));
            nlohmann::json &player = whole.m_json[seatId(seat)];
            player["hand"] = m_hands[seat];
            player["sectors"] = nlohmann::json::object();
            for (int land = 0; land < kingdoms::kTerritories; ++land)
                player["sectors"][landId(land)] = whole.m_sectors[seat][std::size_t(land)];
        }
        const auto state = positionFrom(m_game, whole.m_json.dump());
        if (!state)
            qFatal("%s", state.refusal().message.c_str());
        return *state;
    }
    // As if `first` had completed his army here before `second`, whoever's turn the moments are.
    kingdoms::State stateWithOrder(int land, Seat first, Seat second) const
    {
        kingdoms::State ordered = state();
        auto &earlier = ordered.fourthCard[first][std::size_t(land)];
        auto &later = ordered.fourthCard[second][std::size_t(land)];
        if (earlier > later)
            std::swap(earlier, later);
        return ordered;
    }
    KingdomsMatch match() const { return { m_game, state() }; }

private:
    std::string seatId(Seat seat) const { return m_game.idOf({ kSeatNoun, seat }); }
    std::string landId(int land) const { return m_game.idOf({ kingdoms::kTerritoryNoun, std::int16_t(land) }); }

    int placedBy(int seat) const
    {
        std::size_t placed = 0;
        for (const auto &sector : m_sectors[std::size_t(seat)])
            placed += sector.size();
        return int(placed);
    }

    // KC-TURN-01: going round from the active seat, some have placed k cards and then the rest k + 1.
    bool isInTurn() const
    {
        bool inTurn = true;
        for (int i = 1; i < m_seats; ++i) {
            const int placed = placedBy((m_active + i) % m_seats);
            inTurn = inTurn && placed >= placedBy((m_active + i - 1) % m_seats) && placed <= placedBy(m_active) + 1;
        }
        return inTurn;
    }

    void pad()
    {
        if (isInTurn())
            return;
        int most = 0;
        std::array<bool, kingdoms::kTerritories> mentioned{};
        std::map<std::string, int> used;
        for (Seat seat = 0; seat < m_seats; ++seat) {
            most = std::max(most, placedBy(seat));
            for (std::size_t land = 0; land < mentioned.size(); ++land) {
                mentioned[land] = mentioned[land] || !m_sectors[seat][land].empty();
                for (const std::string &id : m_sectors[seat][land])
                    ++used[id];
            }
            for (const std::string &id : m_hands[seat])
                ++used[id];
        }
        std::vector<std::string> fillers; // the weakest at the back
        for (int symbols = 3; symbols > 0; --symbols) {
            for (std::size_t face = kingdoms::kCardFaces - 1; face > 0; --face) {
                const auto &content = m_game.content();
                const std::string &id = content.cards[face].id;
                const int left = content.copies[face] * content.decks[m_seats] - used[id];
                if (kingdoms::symbolsOn(kingdoms::Card(face)) == symbols)
                    fillers.insert(fillers.end(), std::size_t(left), id);
            }
        }
        for (Seat seat = 0; seat < m_seats; ++seat) {
            for (std::size_t land = mentioned.size(); land-- > 0;) {
                auto &sector = m_sectors[seat][land];
                const bool isFree = !mentioned[land] || (m_isWon[land] && sector.empty());
                while (isFree && sector.size() < 3 && placedBy(seat) < most) {
                    sector.push_back(fillers.back());
                    fillers.pop_back();
                }
            }
        }
    }

    const kingdoms::Kingdoms &m_game;
    Seat m_seats;
    Seat m_active = 0;
    std::array<std::array<std::vector<std::string>, kingdoms::kTerritories>, kMaxSeats> m_sectors;
    std::array<std::vector<std::string>, kMaxSeats> m_hands;
    std::array<bool, kingdoms::kTerritories> m_isWon{};
    nlohmann::json m_json{ { "game", "kingdoms" } };
};

} // namespace outremer::test

// Friendly positions of Kingdoms, for tests and puzzles; exact ones follow from State::fields. Fields, all but "seats"
// optional:
//   seats        the houses that play, in turn order: the first 2, 3 or 4 of the content
//   seed         deals whatever is not stated
//   options      scoring, immediateWins, playOut (as in setupOptions)
//   turn         {"seat", "step"}: step is draw, place or over
//   <seat id>    {"hand": [cards], "sectors": {territory: [cards in order of placing]}}; short hands are filled up
//   fourthCards  [{"seat", "territory", "at"}]: the number of the placement that completed an army
//   markers      [{"territory", "seat"}] in the order in which they were won
//   deckTop      cards from the top of the deck down; the rest is shuffled below
#include "model/kingdoms/kingdoms.h"

#include "model/core/exact.h"
#include "model/core/reading.h"

#include <algorithm>

namespace outremer::kingdoms {
namespace {

// Fills a State from a position, keeping count of the cards that are still to be dealt.
class PositionReader {
public:
    PositionReader(const Kingdoms &game, const JsonReader &reader)
        : m_game(game)
        , m_content(game.content())
        , m_reader(reader)
        , m_territoryIds(idsOf(m_content.territories))
        , m_cardIds(idsOf(m_content.cards))
    {
    }

    State read()
    {
        if (const auto game = m_reader.maybe("game"))
            game->oneOf({ std::string(Kingdoms::kId) });
        readSeats();
        m_left = m_state.unseen;
        readTurn();
        for (Seat seat = 0; seat < m_state.seats; ++seat) {
            if (const auto player = m_reader.maybe(m_seatIds[seat]))
                readSectors(*player, seat);
        }
        m_state.unseen = m_left;
        readFourthCards();
        readMarkers();
        dealTheRest();
        return m_state;
    }

private:
    void readSeats()
    {
        const JsonReader seats = m_reader.at("seats");
        const auto names = seats.items();
        const auto all = idsOf(m_content.seats);
        if (names.size() < Kingdoms::kMinSeats || names.size() > Kingdoms::kMaxSeats)
            seats.fail("2 to 4 seats");
        for (std::size_t i = 0; i < std::min(names.size(), all.size()); ++i) {
            if (names[i].text() != all[i])
                names[i].fail("\"" + all[i] + "\"");
        }
        const int count = std::clamp(int(names.size()), Kingdoms::kMinSeats, Kingdoms::kMaxSeats);
        m_seatIds.assign(all.begin(), all.begin() + count);
        const Setup setup = readSetup(m_reader, m_game.setupOptions(), count);
        m_seed = setup.seed;
        m_state = m_game.start(setup);
        m_state.deck = {};
        m_state.hands = {};
        std::vector<std::string_view> known(kPositionFields.begin(), kPositionFields.end());
        known.insert(known.end(), m_seatIds.begin(), m_seatIds.end());
        m_reader.onlyKeys(known);
    }

    void readTurn()
    {
        const auto turn = m_reader.maybe("turn");
        if (!turn)
            return;
        turn->onlyKeys({ "seat", "step" });
        if (const auto seat = turn->maybe("seat"))
            m_state.active = Seat(seat->oneOf(m_seatIds));
        if (const auto step = turn->maybe("step"))
            m_state.phase = Phase(step->oneOf({ kPhaseWords.begin(), kPhaseWords.end() }));
    }

    Card takeCard(const JsonReader &reader)
    {
        const Card card = Card(reader.oneOf(m_cardIds));
        if (card == kUnknownCard)
            reader.fail("a known card");
        else if (m_left[card] == 0)
            reader.fail("no more than the " + std::to_string(m_content.copies[card] * m_content.decks[m_state.seats])
                + " cards of this kind in the game");
        else
            --m_left[card];
        return card;
    }

    void readSectors(const JsonReader &player, Seat seat)
    {
        player.onlyKeys({ "hand", "sectors" });
        const auto sectors = player.maybe("sectors");
        if (!sectors)
            return;
        for (const auto &[territory, cards] : sectors->members()) {
            const auto ref = m_game.refOf("territory", territory);
            if (!ref)
                cards.fail("a territory of the game");
            const auto list = cards.items();
            if (list.size() > kArmySize)
                cards.fail("at most 4 cards in a sector (KC-TURN-07)");
            for (std::size_t i = 0; ref && i < std::min<std::size_t>(list.size(), kArmySize); ++i) {
                m_state.sector(seat, ref->value).push(takeCard(list[i]));
                ++m_state.placements;
            }
        }
    }

    void readFourthCards()
    {
        if (const auto moments = m_reader.maybe("fourthCards")) {
            for (const JsonReader &entry : moments->items()) {
                entry.onlyKeys({ "seat", "territory", "at" });
                const auto seat = std::size_t(entry.at("seat").oneOf(m_seatIds));
                const auto territory = std::size_t(entry.at("territory").oneOf(m_territoryIds));
                if (m_state.fourthCard[seat][territory] > 0)
                    entry.fail("one moment for each army");
                m_state.fourthCard[seat][territory] = std::uint8_t(entry.at("at").integer(1, 80));
            }
        }
        // Armies whose moment is not stated were completed last, by their owners' latest placements.
        for (Seat seat = 0; seat < m_state.seats; ++seat) {
            auto &moments = m_state.fourthCard[seat];
            int at = m_state.placements;
            for (int territory = kTerritories - 1; territory >= 0; --territory) {
                if (!m_state.sector(seat, territory).full() || moments[std::size_t(territory)] > 0)
                    continue;
                while (at > 1 && (placerOf(m_state, at) != seat || std::ranges::count(moments, at) > 0))
                    --at;
                moments[std::size_t(territory)] = std::uint8_t(at--);
            }
        }
    }

    void readMarkers()
    {
        const auto markers = m_reader.maybe("markers");
        if (!markers)
            return;
        for (const JsonReader &entry : markers->items()) {
            entry.onlyKeys({ "territory", "seat" });
            const auto territory = std::size_t(entry.at("territory").oneOf(m_territoryIds));
            if (m_state.owner[territory] != kNobody)
                entry.fail("one marker for each territory");
            else
                m_state.marker[territory] = ++m_state.markers;
            m_state.owner[territory] = Seat(entry.at("seat").oneOf(m_seatIds));
        }
    }

    void dealTheRest()
    {
        for (Seat seat = 0; seat < m_state.seats; ++seat) {
            const auto player = m_reader.maybe(m_seatIds[seat]);
            const auto hand = player ? player->maybe("hand") : std::nullopt;
            if (!hand)
                continue;
            if (hand->items().size() > kHandCapacity)
                hand->fail("at most 6 cards in a hand");
            else
                for (const JsonReader &card : hand->items())
                    m_state.hands[seat].insertSorted(takeCard(card));
        }
        FixedList<Card, kMaxDeck> top;
        if (const auto cards = m_reader.maybe("deckTop")) {
            if (cards->items().size() > kMaxDeck)
                cards->fail("at most " + std::to_string(kMaxDeck) + " cards");
            else
                for (const JsonReader &card : cards->items())
                    top.push(takeCard(card));
        }
        FixedList<Card, kMaxDeck> pool;
        for (std::size_t face = 1; face < kCardFaces; ++face) {
            for (int i = 0; i < m_left[face]; ++i)
                pool.push(Card(face));
        }
        streamOf(m_seed, 0).shuffle(pool);
        for (Seat seat = 0; seat < m_state.seats; ++seat) {
            const bool hasDrawn = seat == m_state.active && m_state.phase == Phase::Place;
            while (m_state.hands[seat].size() < m_content.handSize + (hasDrawn ? 1 : 0) && !pool.empty())
                m_state.hands[seat].insertSorted(pool.pop());
        }
        m_state.deck = pool;
        while (!top.empty() && !m_state.deck.full())
            m_state.deck.push(top.pop());
    }

    const Kingdoms &m_game;
    const Content &m_content;
    const JsonReader &m_reader;
    const std::vector<std::string> m_territoryIds;
    const std::vector<std::string> m_cardIds;
    std::vector<std::string> m_seatIds;
    std::uint64_t m_seed = 0;
    State m_state{};
    std::array<std::uint8_t, kCardFaces> m_left{};
};

} // namespace

Result<State> Kingdoms::readPosition(const JsonReader &position) const
{
    return readPositionWith(
        *this, position, [this](const JsonReader &reader) { return PositionReader(*this, reader).read(); });
}

} // namespace outremer::kingdoms

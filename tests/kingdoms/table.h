#pragma once

#include "tests/kingdoms/position.h"

#include "model/core/hash.h"
#include "model/shelf.h"

#include <QTest>

namespace outremer::test {

// The seats and territories of the built-in content, in its order.
enum House : Seat { Cross, Tower, Lily, Star };
enum Land { Jerusalem, Antioch, Edessa, Tripoli, Cyprus };

inline kingdoms::Kingdoms kingdomsGame()
{
    return *kingdoms::Kingdoms::load(Pack::builtIn("kingdoms"));
}

// The game with another deck: so many copies of these cards and none of the others (KC-DECK-05).
inline kingdoms::Kingdoms gameWithDeck(const std::map<std::string, int> &copies)
{
    nlohmann::json deck;
    const kingdoms::Kingdoms builtIn = kingdomsGame();
    for (std::size_t face = 1; face < kingdoms::kCardFaces; ++face) {
        const std::string &id = builtIn.content().cards[face].id;
        deck["cards"].push_back({ { "id", id }, { "copies", copies.contains(id) ? copies.at(id) : 0 } });
    }
    Pack pack = Pack::builtIn("kingdoms");
    pack.overlayFile("deck.json", deck.dump(), "test");
    return *kingdoms::Kingdoms::load(pack);
}

// Every card shows one symbol, so armies are told apart at a glance: four banners (n n n n) beat four
// helmets, and so on.
inline kingdoms::Kingdoms plainGame()
{
    return gameWithDeck({ { "l", 12 }, { "b", 12 }, { "s", 12 }, { "h", 12 }, { "n", 12 } });
}

// "lbs" is the card with lance, bow and swords.
inline kingdoms::Card card(std::string_view symbols)
{
    int face = 0;
    for (char symbol : symbols)
        face |= 1 << std::string_view("lbshn").find(symbol);
    return kingdoms::Card(face);
}

// How many cards of each face the whole match has, wherever they are.
using CardCounts = std::array<int, kingdoms::kCardFaces>;
inline CardCounts allCards(const kingdoms::State &state)
{
    CardCounts counts{};
    for (kingdoms::Card face : state.deck)
        ++counts[face];
    for (std::size_t seat = 0; seat < kMaxSeats; ++seat) {
        for (kingdoms::Card face : state.hands[seat])
            ++counts[face];
        for (const kingdoms::Sector &sector : state.sectors[seat]) {
            for (kingdoms::Card face : sector)
                ++counts[face];
        }
    }
    return counts;
}

inline Option drawing()
{
    return { .verb = std::uint8_t(kingdoms::Verb::Draw) };
}

// The seat's whole turn: draws if it has not yet, then places this card. False if the rules refuse.
inline bool place(KingdomsMatch &match, Seat seat, std::string_view symbols, int land)
{
    if (match.state().phase == kingdoms::Phase::Draw && match.submit(seat, drawing()))
        return false;
    return !match.submit(seat, kingdoms::placing(card(symbols), land));
}

// Any legal option, by lot. Answers which.
inline Option stepAnyhow(KingdomsMatch &match, Rng &rng)
{
    const auto options = match.options();
    if (options.empty())
        qFatal("the match goes on but nothing can be done");
    const Option option = options[int(rng.below(std::uint32_t(options.size())))];
    match.submit(match.decision().seat, option);
    return option;
}

// The markers in the order of their numbers: "tripoli cross, jerusalem tower".
inline QString markers(const KingdomsMatch &match)
{
    QStringList list;
    const kingdoms::State &state = match.state();
    for (int number = 1; number <= kingdoms::kTerritories; ++number) {
        for (std::size_t land = 0; land < state.marker.size(); ++land) {
            const auto id = [&](Ref ref) { return QString::fromStdString(match.game().idOf(ref)); };
            if (state.marker[land] == number)
                list +=
                    id({ kingdoms::kTerritoryNoun, std::int16_t(land) }) + " " + id({ kSeatNoun, state.owner[land] });
        }
    }
    return list.join(", ");
}

inline std::vector<Event> eventsOf(const KingdomsMatch &match, kingdoms::EventKind kind)
{
    std::vector<Event> found;
    std::ranges::copy_if(match.events(), std::back_inserter(found),
        [&](const Event &event) { return event.kind == std::uint8_t(kind); });
    return found;
}

// Two players with two markers each; who wins Cyprus is still open.
inline Position fourMarkersWon(const kingdoms::Kingdoms &plain)
{
    return Position(plain)
        .sector(Cross, Jerusalem, "n n n n")
        .sector(Tower, Jerusalem, "l l l")
        .won(Jerusalem, Cross)
        .sector(Cross, Antioch, "s s")
        .sector(Tower, Antioch, "h h h h")
        .won(Antioch, Tower)
        .sector(Cross, Edessa, "h h h h")
        .sector(Tower, Edessa, "s s s")
        .won(Edessa, Cross)
        .sector(Cross, Tripoli, "l l")
        .sector(Tower, Tripoli, "b b b b")
        .won(Tripoli, Tower)
        .sector(Cross, Cyprus, "n n n");
}

// The last placement of a match of the plain game. One word for each territory says what everybody's four
// cards are: in "nhs" the first seat has banners, the second helmets, the third swords. The territories were
// won in their order, each by its strongest letter; the winner of the last one still has his fourth card in
// his hand.
inline Position lastPlacement(const kingdoms::Kingdoms &plain, const std::array<std::string, 5> &lands)
{
    Position position(plain, int(lands[0].size()));
    for (std::size_t land = 0; land < lands.size(); ++land) {
        const auto strength = [](char symbol) { return card({ &symbol, 1 }); };
        const auto strongest = std::ranges::max_element(lands[land], {}, strength);
        const auto winner = Seat(strongest - lands[land].begin());
        for (Seat seat = 0; seat < lands[land].size(); ++seat) {
            const std::string symbol(1, lands[land][seat]);
            const std::string three = symbol + " " + symbol + " " + symbol;
            const bool isLast = land == Cyprus && seat == winner;
            position.sector(seat, int(land), isLast ? three : three + " " + symbol);
            if (isLast)
                position.hand(seat, symbol).turn(seat);
        }
        if (land != Cyprus)
            position.won(int(land), winner);
    }
    return position;
}

// The match after that last placement.
inline KingdomsMatch finished(KingdomsMatch match)
{
    const Seat seat = match.decision().seat;
    match.submit(seat, kingdoms::placing(match.state().sector(seat, Cyprus)[0], Cyprus));
    return match;
}
inline KingdomsMatch finished(const Position &before)
{
    return finished(before.match());
}

} // namespace outremer::test

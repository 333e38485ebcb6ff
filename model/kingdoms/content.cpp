#include "model/kingdoms/content.h"

#include "model/core/hash.h"

#include <algorithm>
#include <numeric>

namespace outremer::kingdoms {
namespace {

const std::vector<std::string> kSymbolIds{ "lance", "bow", "swords", "helmet", "banner" };

void readTable(const JsonReader &table, Content &content)
{
    table.onlyKeys({ "numbers", "seats", "symbols", "territories" });
    const JsonReader numbers = table.at("numbers");
    numbers.onlyKeys({ "handSize", "decks", "points" });
    content.handSize = std::uint8_t(numbers.at("handSize").integer(1, kHandCapacity - 1));
    const JsonReader decks = numbers.at("decks");
    decks.onlyKeys({ "2", "3", "4" });
    for (int seats = 2; seats <= kMaxSeats; ++seats)
        content.decks[std::size_t(seats)] = std::uint8_t(decks.at(std::to_string(seats)).integer(1, 2));
    const auto points = numbers.at("points").items();
    if (points.size() != content.points.size())
        numbers.at("points").fail("points for four ranks");
    for (std::size_t i = 0; i < std::min(points.size(), content.points.size()); ++i)
        content.points[i] = std::uint8_t(points[i].integer(0, 20));

    readAllNamed(table.at("seats"), content.seats);
    for (const Named &seat : content.seats) {
        if (std::ranges::count(kPositionFields, seat.id) > 0)
            table.at("seats").fail("seats not called like a field of positions, such as \"" + seat.id + "\"");
    }
    readAllNamed(table.at("territories"), content.territories);
    readAllNamed(table.at("symbols"), content.symbols);
    for (std::size_t i = 0; i < kSymbolIds.size(); ++i) {
        if (content.symbols[i].id != kSymbolIds[i])
            table.at("symbols").fail("the five symbols from weakest to strongest (KC-ARMY-02)");
    }
}

// KC-ARMY-03: symbols are listed weakest first, none twice (KC-AMB-01).
Card readFace(const JsonReader &symbols)
{
    Card face = 0;
    for (const JsonReader &symbol : symbols.items()) {
        const Card bit = Card(1 << symbol.oneOf(kSymbolIds));
        if (bit <= face)
            symbol.fail("different symbols, weakest first");
        face |= bit;
    }
    if (face == 0)
        symbols.fail("at least one symbol");
    return face;
}

void readDeck(const JsonReader &deck, Content &content)
{
    deck.onlyKeys({ "cards" });
    const JsonReader cards = deck.at("cards");
    for (const JsonReader &entry : cards.items()) {
        entry.onlyKeys({ "id", "name", "symbols", "copies", "origin" });
        const Card face = readFace(entry.at("symbols"));
        Named &card = content.cards[face];
        if (!card.id.empty())
            entry.fail("each set of symbols only once");
        card = readNamed(entry);
        if (std::ranges::count(content.cards, card.id, &Named::id) > 1)
            entry.fail("each id only once, but \"" + card.id + "\" is repeated");
        content.copies[face] = std::uint8_t(entry.at("copies").integer(0, 60));
        readOrigin(entry);
    }
    for (std::size_t face = 1; face < kCardFaces; ++face) {
        if (content.cards[face].id.empty())
            cards.fail("a card for each of the 31 sets of symbols");
    }
    // Everybody must be able to fill all 20 places, and the deck must fit the table.
    for (int seats = 2; seats <= kMaxSeats; ++seats) {
        const int size = content.deckSize(seats);
        const int least = seats * kTerritories * kArmySize;
        if (size < least || size > kMaxDeck)
            cards.fail("between " + std::to_string(least) + " and " + std::to_string(kMaxDeck) + " cards for "
                + std::to_string(seats) + " players, not " + std::to_string(size));
    }
}

} // namespace

Result<Content> Content::load(const Pack &pack)
{
    Content content;
    std::optional<Problem> problem;
    content.cards[kUnknownCard] = { "?", Name::same("?") };
    readTable(pack.file("table.json", problem), content);
    readDeck(pack.file("deck.json", problem), content);
    content.phrases = Phrasebook::read(pack.file("phrases.json", problem), kNounNames);
    content.rulebook = Rulebook::read(pack.file("rules.json", problem));
    if (problem)
        return problem->refusal("bad-pack");
    return content;
}

int Content::deckSize(int seatCount) const
{
    return std::accumulate(copies.begin(), copies.end(), 0) * decks[std::size_t(seatCount)];
}

std::uint64_t Content::hash() const
{
    Hasher hasher;
    const auto ids = [&hasher](const auto &list) {
        for (const Named &named : list)
            hasher.text(named.id);
    };
    ids(seats);
    ids(territories);
    ids(cards);
    hasher.numbers(copies.data(), copies.size());
    hasher.numbers(decks.data(), decks.size());
    hasher.numbers(points.data(), points.size());
    hasher.number(handSize);
    return hasher.result();
}

} // namespace outremer::kingdoms

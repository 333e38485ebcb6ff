#include "campaign/crusaders/facts/book_json.h"

#include "model/core/reading.h"

#include "campaign/crusaders/facts/aftermathnumbers.h"
#include "model/crusaders/board.h"

#include <nlohmann/json.hpp>

namespace outremer::campaign {
namespace {

using namespace crusaders;
using nlohmann::ordered_json;

std::vector<std::string> endingIds(const Crusaders &game)
{
    std::vector<std::string> ids;
    for (int ending = 0; ending <= int(Ending::Era); ++ending)
        ids.emplace_back(game.endingName(std::uint8_t(ending)));
    return ids;
}

bool isNull(const JsonReader &reader)
{
    return reader.node().kind == JsonNode::Kind::Null;
}

// A member that may be left out or null.
std::optional<JsonReader> thing(const JsonReader &reader, std::string_view key)
{
    const auto member = reader.maybe(key);
    return member && !isNull(*member) ? member : std::nullopt;
}

template <class Deck>
Card readCard(const JsonReader &reader, const Deck &deck)
{
    const int card = reader.oneOf(idsOf(deck));
    if (card == int(kNoCard))
        reader.fail("a known card");
    return Card(card);
}

std::vector<JsonReader> items(const JsonReader &list, int most)
{
    std::vector<JsonReader> all = list.items();
    if (int(all.size()) > most) {
        list.fail("at most " + std::to_string(most) + " entries");
        all.clear();
    }
    return all;
}

Dynasty readDynasty(const JsonReader &reader, const Content &content)
{
    reader.onlyKeys({ "state", "points", "marks", "nicknames", "heirloom", "choices" });
    Dynasty dynasty;
    dynasty.realm = std::uint8_t(reader.at("state").oneOf(idsOf(content.realms)));
    if (const auto points = reader.maybe("points"))
        dynasty.points = std::int16_t(points->integer(0, kMostPoints));
    if (const auto marks = reader.maybe("marks")) {
        marks->onlyKeys({ kQualityWords.begin(), kQualityWords.end() });
        for (std::size_t quality = 0; quality < kQualities; ++quality) {
            if (const auto count = marks->maybe(kQualityWords[quality]))
                dynasty.marks[quality] = std::int8_t(count->integer(0, kMostMarks));
        }
    }
    if (const auto nicknames = reader.maybe("nicknames")) {
        for (const JsonReader &nickname : items(*nicknames, kMaxNicknames))
            dynasty.nicknames.push(readCard(nickname, content.nicknames));
    }
    if (const auto heirloom = thing(reader, "heirloom"))
        dynasty.heirloom = readCard(*heirloom, content.buildings);
    if (const auto choices = reader.maybe("choices")) {
        const auto list = items(*choices, kChapters - 1);
        for (std::size_t i = 0; i < list.size(); ++i) {
            if (!isNull(list[i]))
                dynasty.choices[i] = std::uint8_t(list[i].oneOf(idsOf(content.interludes[i + 1].options)));
        }
    }
    return dynasty;
}

Page readPage(const JsonReader &reader, const Book &book, const Crusaders &game)
{
    reader.onlyKeys({ "ending", "risen", "winner", "last", "fallen", "influence" });
    const Content &content = game.content();
    Page page;
    if (const auto ending = thing(reader, "ending"))
        page.ending = std::uint8_t(ending->oneOf(endingIds(game)));
    if (const auto risen = reader.maybe("risen"))
        page.hasRisen = risen->boolean() ? 1 : 0;
    if (const auto winner = thing(reader, "winner"))
        page.winner = readSeat(*winner, book, content);
    if (const auto last = thing(reader, "last"))
        page.last = readSeat(*last, book, content);
    if (const auto fallen = reader.maybe("fallen")) {
        for (const JsonReader &state : items(*fallen, book.seats))
            page.fallen = SeatSet(page.fallen | only(readSeat(state, book, content)));
    }
    if (const auto influence = reader.maybe("influence")) {
        const auto ids = stateIds(book, content);
        influence->onlyKeys({ ids.begin(), ids.end() });
        for (std::size_t seat = 0; seat < ids.size(); ++seat) {
            if (const auto amount = influence->maybe(ids[seat]))
                page.influence[seat] = std::int16_t(amount->integer(0, INT16_MAX));
        }
    }
    return page;
}

ordered_json toJson(const Dynasty &dynasty, const Content &content)
{
    ordered_json json;
    json["state"] = content.realms[dynasty.realm].id;
    json["points"] = dynasty.points;
    json["marks"] = ordered_json::object();
    for (std::size_t quality = 0; quality < kQualities; ++quality) {
        if (dynasty.marks[quality] > 0)
            json["marks"][std::string(kQualityWords[quality])] = dynasty.marks[quality];
    }
    json["nicknames"] = ordered_json::array();
    for (Card card : dynasty.nicknames)
        json["nicknames"].push_back(content.nicknames[card].id);
    json["heirloom"] =
        dynasty.heirloom == kNoCard ? ordered_json() : ordered_json(content.buildings[dynasty.heirloom].id);
    json["choices"] = ordered_json::array();
    for (std::size_t i = 0; i < dynasty.choices.size(); ++i) {
        const std::uint8_t chosen = dynasty.choices[i];
        json["choices"].push_back(
            chosen == kNoChoice ? ordered_json() : ordered_json(content.interludes[i + 1].options[chosen].id));
    }
    return json;
}

ordered_json toJson(const Page &page, const Book &book, const Crusaders &game)
{
    const auto ids = stateIds(book, game.content());
    const auto idOf = [&](Seat seat) { return seat == kNobody ? ordered_json() : ordered_json(ids[seat]); };
    ordered_json json;
    json["ending"] = page.ending == kUnwritten ? ordered_json() : ordered_json(game.endingName(page.ending));
    json["risen"] = page.hasRisen != 0;
    json["winner"] = idOf(page.winner);
    json["last"] = idOf(page.last);
    json["fallen"] = ordered_json::array();
    for (Seat seat = 0; seat < book.seats; ++seat) {
        if (page.fallen >> seat & 1)
            json["fallen"].push_back(ids[seat]);
        json["influence"][ids[seat]] = page.influence[seat];
    }
    return json;
}

} // namespace

std::vector<std::string> stateIds(const Book &book, const Content &content)
{
    std::vector<std::string> ids;
    for (Seat seat = 0; seat < book.seats; ++seat)
        ids.push_back(content.realms[book.dynasties[seat].realm].id);
    return ids;
}

Seat readSeat(const JsonReader &reader, const Book &book, const Content &content)
{
    return Seat(reader.oneOf(stateIds(book, content)));
}

CitySet readCities(const JsonReader &reader, const Content &content)
{
    CitySet cities = 0;
    for (const JsonReader &city : items(reader, kCities))
        cities = CitySet(cities | setOf(CityId(city.oneOf(idsOf(content.cities)))));
    return cities;
}

ordered_json cityIds(CitySet cities, const Content &content)
{
    ordered_json ids = ordered_json::array();
    eachCity(cities, [&](CityId city) { ids.push_back(content.cities[city].id); });
    return ids;
}

Book readBook(const JsonReader &reader, const Crusaders &game)
{
    const Content &content = game.content();
    reader.onlyKeys({ "chapter", "hard", "dynasties", "pages", "scarred", "ruined" });
    Book book;
    const JsonReader dynasties = reader.at("dynasties");
    const auto seats = items(dynasties, kMaxSeats);
    if (seats.size() < 2)
        dynasties.fail("2 to 4 dynasties");
    if (reader.failed())
        return book;
    book.seats = std::uint8_t(seats.size());
    for (std::size_t seat = 0; seat < seats.size(); ++seat)
        book.dynasties[seat] = readDynasty(seats[seat], content);
    if (const auto chapter = reader.maybe("chapter"))
        book.chapter = std::uint8_t(chapter->integer(1, kChapters + 1));
    if (const auto hard = reader.maybe("hard"))
        book.isHard = hard->boolean() ? 1 : 0;
    if (const auto pages = reader.maybe("pages")) {
        const auto list = items(*pages, kChapters);
        for (std::size_t i = 0; i < list.size(); ++i)
            book.pages[i] = readPage(list[i], book, game);
    }
    if (const auto scarred = reader.maybe("scarred"))
        book.scarred = readCities(*scarred, content);
    if (const auto ruined = thing(reader, "ruined"))
        book.ruined = CityId(ruined->oneOf(idsOf(content.cities)));
    return book;
}

ordered_json toJson(const Book &book, const Crusaders &game)
{
    const Content &content = game.content();
    ordered_json json;
    json["chapter"] = book.chapter;
    json["hard"] = book.isHard != 0;
    json["dynasties"] = ordered_json::array();
    for (Seat seat = 0; seat < book.seats; ++seat)
        json["dynasties"].push_back(toJson(book.dynasties[seat], content));
    json["pages"] = ordered_json::array();
    int written = kChapters; // blank pages at the end are left out
    while (written > 0 && book.pages[std::size_t(written - 1)] == Page{})
        --written;
    for (int i = 0; i < written; ++i)
        json["pages"].push_back(toJson(book.pages[std::size_t(i)], book, game));
    json["scarred"] = cityIds(book.scarred, content);
    json["ruined"] = book.ruined == kNoCity ? ordered_json() : ordered_json(content.cities[book.ruined].id);
    return json;
}

} // namespace outremer::campaign

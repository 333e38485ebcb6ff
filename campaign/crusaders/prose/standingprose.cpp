#include "campaign/crusaders/prose/parts.h"

#include <algorithm>

namespace outremer::campaign {
namespace {

const std::string kUnknown = "—";

// A column of the standings is shown when at least one dynasty has something to show in it.
struct Column {
    std::string head;
    std::function<std::string(const Standing &)> cell; // empty: unknown
};

// Of a table chapter an empty list may only mean that nobody wrote it down.
std::string sizeOf(const std::vector<std::string> &things, Origin origin)
{
    return things.empty() && origin == Origin::Table ? std::string() : std::to_string(things.size());
}

std::string numberOf(const std::optional<int> &number)
{
    return number ? std::to_string(*number) : std::string();
}

std::vector<Column> columns(const Narrator &narrator, Origin origin)
{
    return {
        { "head.rank", [](const Standing &standing) { return std::to_string(standing.rank); } },
        { "head.ruler", [&](const Standing &standing) { return narrator.cast().said(standing.state, "style.nom"); } },
        { "head.influence", [](const Standing &standing) { return numberOf(standing.influence); } },
        { "head.cities", [=](const Standing &standing) { return sizeOf(standing.cities, origin); } },
        { "head.holyLands", [=](const Standing &standing) { return sizeOf(standing.holyLands, origin); } },
        { "head.traded", [](const Standing &standing) { return numberOf(standing.traded); } },
        { "head.points",
            [](const Standing &standing) {
                return numberOf(standing.points ? std::optional(standing.points) : std::nullopt);
            } },
    };
}

} // namespace

std::vector<std::string> lostCapitals(Narrator &narrator, const std::vector<CityAtEnd> &map)
{
    std::vector<std::string> sentences;
    for (const CityAtEnd &city : map) {
        const bool isCapital = narrator.cast().rules(city.city);
        if (!isCapital || city.owner == city.city || city.owner == "closed")
            continue;
        Words words{ { "who", narrator.ruler(city.city) }, { "city", narrator.city(city.city) } };
        if (city.owner == kSaracens) {
            sentences.push_back(narrator.tell("map.lost", words));
        } else {
            words.emplace("other", narrator.ruler(city.owner));
            sentences.push_back(narrator.tell("map.foreign", words));
        }
    }
    return sentences;
}

void addMap(Narrator &narrator, const ChapterFacts &chapter, Blocks &blocks)
{
    if (chapter.map.empty())
        return;
    blocks.push_back(heading(Block::Kind::Section, narrator.label("label.map")));
    blocks.push_back({ .kind = Block::Kind::Map, .chapter = chapter.number });
    std::vector<std::string> sentences;
    if (chapter.origin == Origin::Digital) { // a map from a table may leave cities out
        const int saracen = int(std::ranges::count(chapter.map, kSaracens, &CityAtEnd::owner));
        sentences.push_back(saracen == 0
                ? narrator.tell("map.nosaracens")
                : narrator.tell("map.saracens", { { "cities", narrator.count(saracen, "cities") } }));
    }
    for (std::string &sentence : lostCapitals(narrator, chapter.map))
        sentences.push_back(std::move(sentence));
    addParagraph(blocks, sentences);
}

void addStandings(Narrator &narrator, const ChapterFacts &chapter, Blocks &blocks)
{
    if (chapter.standings.empty())
        return;
    Block table{ .kind = Block::Kind::Table };
    table.rows.resize(chapter.standings.size() + 1);
    for (const Column &column : columns(narrator, chapter.origin)) {
        const bool isKnown = std::ranges::any_of(
            chapter.standings, [&](const Standing &standing) { return !column.cell(standing).empty(); });
        if (!isKnown)
            continue;
        table.rows[0].push_back(narrator.label(column.head));
        for (std::size_t i = 0; i < chapter.standings.size(); ++i) {
            const std::string cell = column.cell(chapter.standings[i]);
            table.rows[i + 1].push_back(cell.empty() ? kUnknown : cell);
        }
    }
    blocks.push_back(heading(Block::Kind::Section, narrator.label("label.standing")));
    blocks.push_back(std::move(table));
}

} // namespace outremer::campaign

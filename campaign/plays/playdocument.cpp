#include "campaign/plays/playdocument.h"

#include "campaign/document/blocks.h"
#include "campaign/plays/playlabels.h"

namespace outremer::plays {
namespace {

using campaign::Block;

constexpr const char *kUnknown = "—";

// "1. Анна, 2. knight": who came out where; the names alone where that is not known.
std::string placesIn(const PastPlay &play, const std::string &unnamed)
{
    std::string text;
    for (const PastSeat &seat : byPlace(play)) {
        const std::string &name = seat.sitter.isBot() ? seat.sitter.bot : seat.sitter.name;
        text += (text.empty() ? "" : ", ") + (seat.place ? std::to_string(*seat.place) + ". " : std::string())
            + (name.empty() ? unnamed : name);
    }
    return play.isDecided ? text : kUnknown + (" (" + text + ")");
}

// Tables of one language.
class Tables {
public:
    Tables(const PlayStatistics &statistics, const GameNames &names, Lang lang)
        : m_all(statistics)
        , m_names(names)
        , m_lang(lang)
    {
    }

    std::string label(const std::string &key) const { return labels().say(key, m_lang); }
    Block evenings() const;
    Block sitters(const std::vector<SitterCount> &sitters) const;
    Block pairs(const std::vector<Pair> &pairs, const std::vector<SitterCount> &others) const;
    Block games() const;
    Block houses() const;

private:
    Block headed(const std::vector<std::string> &heads) const;
    std::string hundredths(int number) const;
    static std::string nameOf(const SitterCount &sitter)
    {
        return sitter.who.isBot() ? sitter.who.bot : sitter.who.name;
    }
    static std::string dateOf(const std::string &date) { return date.empty() ? kUnknown : date; }

    const PlayStatistics &m_all;
    const GameNames &m_names;
    Lang m_lang;
};

Block Tables::headed(const std::vector<std::string> &heads) const
{
    Block table{ .kind = Block::Kind::Table, .rows = { {} } };
    for (const std::string &head : heads)
        table.rows[0].push_back(label("head." + head));
    return table;
}

std::string Tables::hundredths(int number) const
{
    const std::string digits = std::to_string(100 + number % 100).substr(1);
    return std::to_string(number / 100) + (m_lang == Lang::Ru ? "," : ".") + digits;
}

Block Tables::evenings() const
{
    Block table = headed({ "date", "place", "game", "seats" });
    for (auto evening = m_all.evenings.rbegin(); evening != m_all.evenings.rend(); ++evening) {
        for (const std::size_t number : evening->plays) {
            const PastPlay &play = m_all.plays[number];
            const std::string title = play.title.empty() ? "" : " (" + play.title + ", " + play.part + ")";
            table.rows.push_back({ dateOf(play.date), play.where, m_names.game(play.game, m_lang) + title,
                placesIn(play, label("label.unnamed")) });
        }
    }
    return table;
}

Block Tables::sitters(const std::vector<SitterCount> &sitters) const
{
    Block table = headed({ "person", "games", "won", "overBots", "meanRank", "streak", "longest", "favourite" });
    for (const SitterCount &sitter : sitters) {
        if (sitter.plays == 0)
            continue;
        const auto known = [&](int number) { return sitter.decided ? std::to_string(number) : kUnknown; };
        table.rows.push_back({ nameOf(sitter), std::to_string(sitter.plays), known(sitter.wins),
            known(sitter.winsOverBots), sitter.decided ? hundredths(sitter.meanPlaceHundredths()) : kUnknown,
            known(sitter.streak), known(sitter.longestStreak),
            sitter.houses.empty() ? kUnknown
                                  : m_names.house(sitter.houses[0].game, sitter.houses[0].example, m_lang) });
    }
    return table;
}

Block Tables::pairs(const std::vector<Pair> &pairs, const std::vector<SitterCount> &others) const
{
    Block table = headed({ "pair", "games", "above" });
    for (const Pair &pair : pairs)
        table.rows.push_back(
            { nameOf(m_all.people[pair.one]) + " – " + nameOf(others[pair.other]), std::to_string(pair.plays),
                std::to_string(pair.above) + ", " + std::to_string(pair.below) + ", " + std::to_string(pair.level()) });
    return table;
}

Block Tables::games() const
{
    Block table = headed({ "game", "games", "players", "minutes", "last" });
    for (const GameCount &game : m_all.games)
        table.rows.push_back({ m_names.game(game.game, m_lang), std::to_string(game.plays), std::to_string(game.people),
            game.timed ? std::to_string(game.minutes / game.timed) : kUnknown, dateOf(game.lastDate) });
    return table;
}

Block Tables::houses() const
{
    Block table = headed({ "game", "house", "games", "won" });
    for (const GameCount &game : m_all.games) {
        for (const HouseCount &house : game.houses)
            table.rows.push_back({ m_names.game(game.game, m_lang), m_names.house(game.game, house.example, m_lang),
                std::to_string(house.plays), std::to_string(house.wins) });
    }
    return table;
}

} // namespace

campaign::Document documentOf(const PlayStatistics &statistics, const GameNames &names, Lang lang)
{
    const Tables tables(statistics, names, lang);
    campaign::Document document{ tables.label("label.plays"), std::string(codeOf(lang)), {} };
    document.blocks.push_back(campaign::heading(Block::Kind::Title, document.title));
    const auto add = [&](const char *title, Block table) {
        if (table.rows.size() == 1)
            return;
        document.blocks.push_back(campaign::heading(Block::Kind::Section, tables.label(title)));
        document.blocks.push_back(std::move(table));
    };
    add("label.people", tables.sitters(statistics.people));
    add("label.headToHead", tables.pairs(statistics.pairs, statistics.people));
    add("label.rivalries", tables.pairs(statistics.rivalries, statistics.people));
    add("label.bots", tables.sitters(statistics.bots));
    add("label.games", tables.games());
    add("label.houses", tables.houses());
    add("label.evenings", tables.evenings());
    return document;
}

} // namespace outremer::plays

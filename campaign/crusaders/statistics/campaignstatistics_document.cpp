#include "campaign/crusaders/statistics/campaignstatistics.h"

#include "campaign/crusaders/prose/prosepatterns.h"
#include "campaign/document/blocks.h"
#include "campaign/grammar/numerals.h"

namespace outremer::campaign {
namespace {

// Tables of one language.
class Tables {
public:
    Tables(const Names &names, Lang lang)
        : m_names(names)
        , m_lang(lang)
    {
    }

    std::string label(const std::string &key) const { return prosePatterns().labels().say(key, m_lang); }
    Block people(const Statistics &statistics) const;
    Block states(const Statistics &statistics) const;
    Block components(const Statistics &statistics) const;

private:
    Block headed(const std::vector<std::string> &heads) const;
    std::string nicknames(const PersonStatistics &person) const;
    std::string hundredths(int number) const;
    std::string kindName(Thing kind) const;

    const Names &m_names;
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
    const std::string digits = std::to_string(number % 100);
    return std::to_string(number / 100) + (m_lang == Lang::Ru ? "," : ".") + (digits.size() == 1 ? "0" : "") + digits;
}

std::string Tables::nicknames(const PersonStatistics &person) const
{
    std::vector<std::string> nicknames;
    for (const NicknameHeld &held : person.nicknames)
        nicknames.push_back(m_names.nickname(held.id, held.isFeminine, m_lang));
    return nicknames.empty() ? "—" : listed(nicknames, m_lang);
}

std::string Tables::kindName(Thing kind) const
{
    switch (kind) {
    case Thing::Tactic:
        return label("label.tactic");
    case Thing::Building:
        return label("label.building");
    case Thing::Oath:
        return label("label.oath");
    default:
        return label("label.nickname");
    }
}

Block Tables::people(const Statistics &statistics) const
{
    Block table = headed({ "person", "campaigns", "chapters", "won", "meanRank", "states", "nicknames" });
    for (const PersonStatistics &person : statistics.people) {
        std::vector<std::string> states;
        for (const std::string &state : person.states)
            states.push_back(m_names.of(Thing::State, state, m_lang));
        table.rows.push_back({ person.person, std::to_string(person.campaigns), std::to_string(person.chapters),
            std::to_string(person.won), person.chapters == 0 ? "—" : hundredths(person.meanRankHundredths()),
            listed(states, m_lang), nicknames(person) });
    }
    return table;
}

Block Tables::states(const Statistics &statistics) const
{
    Block table = headed({ "state", "chapters", "won", "battles", "battlesWon", "cities" });
    for (const StateStatistics &state : statistics.states)
        table.rows.push_back(
            { m_names.of(Thing::State, state.state, m_lang), std::to_string(state.chapters), std::to_string(state.won),
                std::to_string(state.battles), std::to_string(state.battlesWon), std::to_string(state.cities) });
    return table;
}

Block Tables::components(const Statistics &statistics) const
{
    Block table = headed({ "kind", "component", "games", "won" });
    for (const ComponentStatistics &entry : statistics.components) {
        const std::string name = entry.kind == Thing::Nickname ? m_names.nickname(entry.id, false, m_lang)
                                                               : m_names.of(entry.kind, entry.id, m_lang);
        table.rows.push_back({ kindName(entry.kind), name, std::to_string(entry.games),
            entry.wins ? std::to_string(*entry.wins) : "—" });
    }
    return table;
}

} // namespace

Document documentOf(const Statistics &statistics, const Names &names, Lang lang)
{
    const Tables tables(names, lang);
    Document document{ tables.label("label.statistics"), std::string(codeOf(lang)), {} };
    document.blocks.push_back(heading(Block::Kind::Title, document.title));
    const auto add = [&](const char *title, Block table) {
        if (table.rows.size() == 1)
            return;
        document.blocks.push_back(heading(Block::Kind::Section, tables.label(title)));
        document.blocks.push_back(std::move(table));
    };
    add("label.people", tables.people(statistics));
    add("label.states", tables.states(statistics));
    add("label.components", tables.components(statistics));
    return document;
}

} // namespace outremer::campaign

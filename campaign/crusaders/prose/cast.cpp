#include "campaign/crusaders/prose/cast.h"

#include "campaign/crusaders/prose/rulers.h"
#include "campaign/grammar/numerals.h"

#include <algorithm>

namespace outremer::campaign {
Cast::Cast(const CampaignFacts &facts, const Names &names, Lang lang)
    : m_facts(&facts)
    , m_names(&names)
    , m_lang(lang)
{
}

void Cast::award(const Award &award)
{
    m_nicknames[award.seat].push_back(award.nickname);
}

const DynastyFacts *Cast::dynasty(int seat) const
{
    const auto found = std::ranges::find(m_facts->dynasties, seat, &DynastyFacts::seat);
    return found == m_facts->dynasties.end() ? nullptr : &*found;
}

const DynastyFacts *Cast::ruling(std::string_view state) const
{
    const auto found = std::ranges::find(m_facts->dynasties, state, &DynastyFacts::state);
    return found == m_facts->dynasties.end() ? nullptr : &*found;
}

std::string Cast::stateOf(int seat) const
{
    const DynastyFacts *found = dynasty(seat);
    return found ? found->state : std::string();
}

bool Cast::isFeminine(const DynastyFacts &dynasty) const
{
    const Ruler *ruler = Rulers::builtIn().find(dynasty.ruler);
    return ruler ? ruler->isFeminine : dynasty.isFeminine;
}

Gender Cast::gender(std::string_view state) const
{
    if (state == kSaracens)
        return Gender::Plural;
    const DynastyFacts *dynasty = ruling(state);
    return dynasty && isFeminine(*dynasty) ? Gender::Feminine : Gender::Masculine;
}

bool Cast::sharesName(const DynastyFacts &dynasty) const
{
    return std::ranges::count(m_facts->dynasties, dynasty.ruler, &DynastyFacts::ruler) > 1;
}

std::string Cast::given(const DynastyFacts &dynasty, std::string_view grammaticalCase) const
{
    const Ruler *ruler = Rulers::builtIn().find(dynasty.ruler);
    const Gender gender = dynasty.isFeminine ? Gender::Feminine : Gender::Masculine;
    if (dynasty.ruler.empty())
        return title(dynasty, grammaticalCase);
    if (ruler)
        return ruler->name.in(m_lang, grammaticalCase);
    return m_lang == Lang::Ru ? declinedName(dynasty.ruler, gender, grammaticalCase) : dynasty.ruler;
}

std::string Cast::full(const DynastyFacts &dynasty, std::string_view grammaticalCase) const
{
    std::string name = given(dynasty, grammaticalCase);
    std::vector<std::string> nicknames;
    if (const auto found = m_nicknames.find(dynasty.seat); found != m_nicknames.end()) {
        for (const std::string &id : found->second)
            nicknames.push_back(m_names->nickname(id, isFeminine(dynasty), m_lang, grammaticalCase));
    }
    return nicknames.empty() ? name : name + " " + listed(nicknames, m_lang);
}

std::string Cast::title(const DynastyFacts &dynasty, std::string_view grammaticalCase) const
{
    const Name *title = Rulers::builtIn().title(dynasty.state, isFeminine(dynasty));
    return title ? title->in(m_lang, grammaticalCase)
                 : m_names->of(Thing::State, dynasty.state, m_lang, grammaticalCase);
}

std::string Cast::inCase(std::string_view what, std::string_view state, std::string_view grammaticalCase) const
{
    const DynastyFacts *dynasty = ruling(state);
    if (what == "state" || !dynasty)
        return m_names->of(Thing::State, state, m_lang, grammaticalCase);
    if (what == "title")
        return title(*dynasty, grammaticalCase);
    if (what == "full")
        return full(*dynasty, grammaticalCase);
    if (what == "style")
        return dynasty->ruler.empty() ? full(*dynasty, grammaticalCase)
                                      : full(*dynasty, grammaticalCase) + ", " + title(*dynasty, grammaticalCase);
    if (!sharesName(*dynasty) || dynasty->ruler.empty())
        return given(*dynasty, grammaticalCase);
    const std::string from = m_names->of(Thing::State, state, m_lang, "gen");
    return given(*dynasty, grammaticalCase) + (m_lang == Lang::Ru ? " из " : " of ") + from;
}

std::string Cast::said(std::string_view state, std::string_view form) const
{
    if (form.starts_with("g|"))
        return agreed(form, gender(state));
    const std::size_t dot = form.find('.');
    const std::string_view what = dot == std::string_view::npos ? std::string_view() : form.substr(0, dot);
    const std::string_view grammaticalCase = dot == std::string_view::npos ? form : form.substr(dot + 1);
    if (m_lang == Lang::En && grammaticalCase == "gen")
        return possessive(inCase(what, state, "nom"), gender(state));
    return inCase(what, state, grammaticalCase);
}

std::string Cast::style(int seat, std::string_view grammaticalCase) const
{
    return said(stateOf(seat), "style." + std::string(grammaticalCase));
}

} // namespace outremer::campaign

#include "campaign/crusaders/prose/narrator.h"

#include "campaign/crusaders/prose/prosepatterns.h"
#include "campaign/grammar/letters.h"
#include "model/core/hash.h"

#include <cstdlib>

namespace outremer::campaign {
namespace {

// A Russian city is a man unless its name ends like a woman's.
Gender genderOfCity(std::string_view nominative)
{
    const std::string_view last = lastLetter(nominative);
    return last == "а" || last == "я" ? Gender::Feminine : Gender::Masculine;
}

// Many campaigns keep the title they were offered; their dynasties tell them apart.
std::uint64_t seedOf(const CampaignFacts &facts)
{
    Hasher hasher;
    hasher.text(facts.title);
    for (const DynastyFacts &dynasty : facts.dynasties) {
        hasher.text(dynasty.state);
        hasher.text(dynasty.ruler);
    }
    return hasher.result();
}

} // namespace

Narrator::Narrator(const CampaignFacts &facts, const Names &names, Lang lang)
    : Storyteller(prosePatterns(), seedOf(facts), lang)
    , m_names(&names)
    , m_cast(facts, names, lang)
{
}

Word Narrator::ruler(std::string state) const
{
    return [this, state = std::move(state)](std::string_view form) { return m_cast.said(state, form); };
}

Word Narrator::rulers(std::vector<std::string> states) const
{
    if (states.size() == 1)
        return ruler(std::move(states.front()));
    return [this, states = std::move(states)](std::string_view form) {
        if (form.starts_with("g|"))
            return agreed(form, Gender::Plural);
        const bool isPossessive = lang() == Lang::En && form == "gen"; // of the list, not of everybody in it
        std::vector<std::string> names;
        for (const std::string &state : states)
            names.push_back(m_cast.said(state, isPossessive ? "nom" : form));
        const std::string list = listed(names, lang());
        return isPossessive ? possessive(list, Gender::Masculine) : list;
    };
}

Word Narrator::city(std::string id) const
{
    return [this, id = std::move(id)](std::string_view form) {
        if (form.starts_with("g|"))
            return agreed(form, genderOfCity(m_names->of(Thing::City, id, lang())));
        return m_names->of(Thing::City, id, lang(), form);
    };
}

Word Narrator::thing(Thing thing, std::string id) const
{
    return plain(quoted(m_names->of(thing, id, lang())));
}

Word Narrator::quality(const std::string &id, int marks) const
{
    std::string text = prosePatterns().quality(id, lang());
    if (std::abs(marks) != 1)
        text += (marks < 0 ? " (−" : " (+") + std::to_string(std::abs(marks)) + ")";
    return plain(std::move(text));
}

} // namespace outremer::campaign

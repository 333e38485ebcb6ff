#include "narrator.h"

#include "core/hash.h"
#include "prose/letters.h"

#include <cassert>
#include <cctype>
#include <cstdlib>

namespace outremer::campaign {
namespace {

// A Russian city is a man unless its name ends like a woman's.
Gender genderOfCity(std::string_view nominative)
{
    const std::string_view last = lastLetter(nominative);
    return last == "а" || last == "я" ? Gender::Feminine : Gender::Masculine;
}

bool beginsLarge(std::string_view form)
{
    return !form.empty() && form[0] >= 'A' && form[0] <= 'Z';
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

std::string trimmed(std::string text)
{
    while (!text.empty() && text.back() == ' ')
        text.pop_back();
    return text;
}

} // namespace

Narrator::Narrator(const CampaignFacts &facts, const Names &names, Lang lang)
    : m_names(&names)
    , m_lang(lang)
    , m_cast(facts, names, lang)
    , m_seed(seedOf(facts))
{
}

int Narrator::choose(const std::string &what, int count)
{
    Hasher hasher;
    hasher.integer(m_seed);
    hasher.integer(std::uint64_t(m_chapter));
    hasher.text(what);
    hasher.integer(std::uint64_t(m_times[what]++));
    return int(hasher.result() % std::uint64_t(count));
}

std::string Narrator::tell(const std::string &kind, const Words &words)
{
    const Patterns &patterns = Patterns::builtIn();
    const int variants = patterns.variants(kind);
    assert(variants > 0 && "a kind of prose.json");
    std::set<int> &told = m_told[kind];
    if (int(told.size()) == variants)
        told = { m_last[kind] };
    int skip = choose(kind, variants - int(told.size()));
    int variant = 1;
    for (; told.contains(variant) || skip > 0; ++variant)
        skip -= told.contains(variant) ? 0 : 1;
    told.insert(variant);
    m_last[kind] = variant;
    return fill(patterns.sentences(), kind + "." + std::to_string(variant), words);
}

std::string Narrator::label(const std::string &key, const Words &words) const
{
    return fill(Patterns::builtIn().labels(), key, words);
}

std::string Narrator::fill(const Phrasebook &book, const std::string &key, const Words &words) const
{
    const std::string sentence = book.say(key, m_lang, [&](const Blank &blank) {
        const auto word = words.find(blank.argument);
        assert(word != words.end() && "every blank is filled");
        std::string form(blank.form);
        const bool isLarge = beginsLarge(form);
        if (isLarge)
            form[0] = char(std::tolower(form[0]));
        const std::string text = word->second(form);
        return isLarge ? capitalised(text) : text;
    });
    return capitalised(trimmed(sentence));
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
        const bool isPossessive = m_lang == Lang::En && form == "gen"; // of the list, not of everybody in it
        std::vector<std::string> names;
        for (const std::string &state : states)
            names.push_back(m_cast.said(state, isPossessive ? "nom" : form));
        const std::string list = listed(names, m_lang);
        return isPossessive ? possessive(list, Gender::Masculine) : list;
    };
}

Word Narrator::city(std::string id) const
{
    return [this, id = std::move(id)](std::string_view form) {
        if (form.starts_with("g|"))
            return agreed(form, genderOfCity(m_names->of(Thing::City, id, m_lang)));
        return m_names->of(Thing::City, id, m_lang, form);
    };
}

Word Narrator::thing(Thing thing, std::string id) const
{
    return plain(quoted(m_names->of(thing, id, m_lang)));
}

Word Narrator::count(int number, const std::string &noun) const
{
    const CountedNoun &counting = Patterns::builtIn().noun(noun);
    return [this, number, &counting](std::string_view form) { return counted(number, counting, m_lang, form); };
}

Word Narrator::round(int number) const
{
    return [this, number](std::string_view form) {
        return form == "in" ? inRound(number, m_lang) : ordinal(number, m_lang, form);
    };
}

Word Narrator::quality(const std::string &id, int marks) const
{
    std::string text = Patterns::builtIn().quality(id, m_lang);
    if (std::abs(marks) != 1)
        text += (marks < 0 ? " (−" : " (+") + std::to_string(std::abs(marks)) + ")";
    return plain(std::move(text));
}

Word Narrator::plain(std::string text)
{
    return [text = std::move(text)](std::string_view) { return text; };
}

std::string Narrator::quoted(const std::string &text) const
{
    return m_lang == Lang::Ru ? "«" + text + "»" : "“" + text + "”";
}

} // namespace outremer::campaign

#include "campaign/narrator/storyteller.h"

#include "campaign/grammar/letters.h"
#include "model/core/hash.h"

#include <cassert>
#include <cctype>

namespace outremer::campaign {
namespace {

bool beginsLarge(std::string_view form)
{
    return !form.empty() && form[0] >= 'A' && form[0] <= 'Z';
}

std::string trimmed(std::string text)
{
    while (!text.empty() && text.back() == ' ')
        text.pop_back();
    return text;
}

} // namespace

int Storyteller::choose(const std::string &what, int count)
{
    Hasher hasher;
    hasher.integer(m_seed);
    hasher.integer(std::uint64_t(m_chapter));
    hasher.text(what);
    hasher.integer(std::uint64_t(m_times[what]++));
    return int(hasher.result() % std::uint64_t(count));
}

std::string Storyteller::tell(const std::string &kind, const Words &words)
{
    const int variants = m_patterns.variants(kind);
    assert(variants > 0 && "a kind of sentence");
    std::set<int> &told = m_told[kind];
    if (int(told.size()) == variants)
        told = { m_last[kind] };
    int skip = choose(kind, variants - int(told.size()));
    int variant = 1;
    for (; told.contains(variant) || skip > 0; ++variant)
        skip -= told.contains(variant) ? 0 : 1;
    told.insert(variant);
    m_last[kind] = variant;
    return fill(m_patterns.sentences(), kind + "." + std::to_string(variant), words);
}

std::string Storyteller::label(const std::string &key, const Words &words) const
{
    return fill(m_patterns.labels(), key, words);
}

std::string Storyteller::fill(const Phrasebook &book, const std::string &key, const Words &words) const
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

Word Storyteller::count(int number, const std::string &noun) const
{
    const CountedNoun &counting = m_patterns.noun(noun);
    return [this, number, &counting](std::string_view form) { return counted(number, counting, m_lang, form); };
}

Word Storyteller::round(int number) const
{
    return [this, number](std::string_view form) {
        return form == "in" ? inRound(number, m_lang) : ordinal(number, m_lang, form);
    };
}

Word Storyteller::plain(std::string text)
{
    return [text = std::move(text)](std::string_view) { return text; };
}

std::string Storyteller::quoted(const std::string &text) const
{
    return m_lang == Lang::Ru ? "«" + text + "»" : "“" + text + "”";
}

} // namespace outremer::campaign

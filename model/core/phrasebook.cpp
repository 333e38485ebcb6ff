#include "model/core/phrasebook.h"

#include <algorithm>
#include <set>

namespace outremer {
namespace {

// Calls `plain` for text and `blank` for blanks, in order. False when the braces do not match.
template <class Plain, class OnBlank>
bool walk(std::string_view pattern, Plain plain, OnBlank blank)
{
    while (!pattern.empty()) {
        const std::size_t open = pattern.find('{');
        plain(pattern.substr(0, open));
        if (pattern.substr(0, open).find('}') != std::string_view::npos)
            return false;
        if (open == std::string_view::npos)
            return true;
        const std::size_t close = pattern.find('}', open);
        const std::string_view inside = pattern.substr(open + 1, close - open - 1);
        if (close == std::string_view::npos || inside.find('{') != std::string_view::npos)
            return false;
        const std::size_t colon = inside.find(':');
        const auto form = colon == std::string_view::npos ? std::string_view("nom") : inside.substr(colon + 1);
        blank(Blank{ inside.substr(0, colon), form });
        pattern.remove_prefix(close + 1);
    }
    return true;
}

// The arguments a pattern uses. Languages may differ in forms and order, never in what they tell.
std::optional<std::set<std::string>> argumentsOf(std::string_view pattern)
{
    std::set<std::string> arguments;
    const bool closed = walk(
        pattern, [](std::string_view) {}, [&](const Blank &blank) { arguments.emplace(blank.argument); });
    return closed ? std::optional(arguments) : std::nullopt;
}

std::string joined(std::span<const std::string_view> words)
{
    std::string list;
    for (std::string_view word : words)
        list += (list.empty() ? "" : ", ") + std::string(word);
    return list;
}

} // namespace

Phrasebook Phrasebook::read(const JsonReader &reader, std::span<const std::string_view> nouns)
{
    Phrasebook book;
    for (const auto &[key, entry] : reader.members()) {
        const Bilingual patterns = readBilingual(entry);
        const auto ru = argumentsOf(patterns.in(Lang::Ru));
        const auto en = argumentsOf(patterns.in(Lang::En));
        if (!ru || !en)
            entry.fail("every { closed by a }");
        else if (ru != en)
            entry.fail("the same blanks in Russian and English");
        else if (std::ranges::any_of(*ru, [&](const std::string &blank) { return !std::ranges::count(nouns, blank); }))
            entry.fail("blanks named after the game's nouns: " + joined(nouns));
        book.m_patterns.emplace(key, patterns);
    }
    return book;
}

Phrasebook Phrasebook::with(const Phrasebook &other) const
{
    Phrasebook both = other;
    both.m_patterns.insert(m_patterns.begin(), m_patterns.end()); // keeps what is there already
    return both;
}

std::string Phrasebook::say(const std::string &key, Lang lang, const Fill &fill) const
{
    const auto found = m_patterns.find(key);
    if (found == m_patterns.end())
        return "<" + key + ">";
    std::string sentence;
    walk(
        found->second.in(lang), [&](std::string_view text) { sentence += text; },
        [&](const Blank &blank) { sentence += fill(blank); });
    return sentence;
}

std::string Phrasebook::say(const std::string &key, Lang lang) const
{
    return say(key, lang, [](const Blank &blank) { return "<" + std::string(blank.argument) + ">"; });
}

} // namespace outremer

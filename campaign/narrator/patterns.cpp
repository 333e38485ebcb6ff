#include "campaign/narrator/patterns.h"

#include <algorithm>

namespace outremer::campaign {
namespace {

bool isNumber(std::string_view text)
{
    return !text.empty() && text.find_first_not_of("0123456789") == std::string_view::npos;
}

} // namespace

Patterns Patterns::read(const JsonReader &reader, std::span<const std::string_view> nouns)
{
    Patterns patterns;
    reader.onlyKeys({ "counts", "qualities", "labels", "patterns" });
    for (const auto &[key, noun] : reader.at("counts").members())
        patterns.m_nouns.emplace(key, readCountedNoun(noun));
    for (const auto &[key, quality] : reader.at("qualities").members())
        patterns.m_qualities.emplace(key, readBilingual(quality));
    patterns.m_labels = Phrasebook::read(reader.at("labels"), nouns);
    patterns.m_sentences = Phrasebook::read(reader.at("patterns"), nouns);
    for (const auto &[key, sentence] : reader.at("patterns").members()) {
        const std::size_t dot = key.rfind('.');
        const std::string kind = key.substr(0, dot);
        if (dot == std::string::npos || !isNumber(std::string_view(key).substr(dot + 1))
            || key != kind + "." + std::to_string(patterns.m_variants[kind] + 1))
            sentence.fail("variants numbered one after another, such as \"raid.held.1\"");
        ++patterns.m_variants[kind];
    }
    return patterns;
}

int Patterns::variants(const std::string &key) const
{
    const auto found = m_variants.find(key);
    return found == m_variants.end() ? 0 : found->second;
}

std::string Patterns::quality(const std::string &id, Lang lang) const
{
    const auto found = m_qualities.find(id);
    return found == m_qualities.end() ? id : found->second.in(lang);
}

} // namespace outremer::campaign

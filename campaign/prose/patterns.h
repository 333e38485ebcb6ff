#pragma once

#include "core/phrasebook.h"
#include "prose/numerals.h"

#include <map>
#include <string>

namespace outremer::campaign {

// The sentences of the chronicle (content/prose.json). A kind of sentence has several variants, "raid.held.1",
// "raid.held.2"..., so that two raids do not read alike; which one is told is the narrator's choice.
class Patterns {
public:
    static Patterns read(const JsonReader &reader);
    static const Patterns &builtIn();

    int variants(const std::string &key) const;
    const Phrasebook &sentences() const { return m_sentences; }
    const Phrasebook &labels() const { return m_labels; } // headings and heads of tables, one variant each
    const CountedNoun &noun(const std::string &key) const { return m_nouns.at(key); }
    std::string quality(const std::string &id, Lang lang) const;
    const std::map<std::string, int> &kinds() const { return m_variants; }

private:
    Phrasebook m_sentences, m_labels;
    std::map<std::string, int> m_variants;
    std::map<std::string, CountedNoun> m_nouns;
    std::map<std::string, Bilingual> m_qualities;
};

// Every blank a sentence may have.
std::span<const std::string_view> proseNouns();

} // namespace outremer::campaign

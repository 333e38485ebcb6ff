#pragma once

#include "campaign/grammar/numerals.h"
#include "model/core/phrasebook.h"

#include <map>
#include <string>

namespace outremer::campaign {

// The sentences of a tale. A kind of sentence has several variants, "raid.held.1",
// "raid.held.2"..., so that two raids do not read alike; which one is told is the narrator's choice.
class Patterns {
public:
    // Every blank of a sentence must be one of the nouns.
    static Patterns read(const JsonReader &reader, std::span<const std::string_view> nouns);

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

} // namespace outremer::campaign

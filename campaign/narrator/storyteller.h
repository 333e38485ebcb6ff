#pragma once

#include "campaign/narrator/patterns.h"

#include <functional>
#include <map>
#include <set>
#include <string>

namespace outremer::campaign {

// What stands in a blank of a sentence, in the form the sentence asks for.
using Word = std::function<std::string(std::string_view form)>;
using Words = std::map<std::string_view, Word>;

// Tells sentences, one variant after another in an order of the tale's own: no variant comes back before all of its
// kind were used nor twice running, and the same tale is always told in the same words. What was told of earlier
// chapters does not change when later ones are added.
class Storyteller {
public:
    Storyteller(const Patterns &patterns, std::uint64_t seed, Lang lang)
        : m_patterns(patterns)
        , m_seed(seed)
        , m_lang(lang)
    {
    }

    void beginChapter(int number) { m_chapter = number; }
    std::string tell(const std::string &kind, const Words &words = {});
    // A choice of one of `count` that is not a pattern's variant, by the same rule of chance.
    int choose(const std::string &what, int count);
    std::string label(const std::string &key, const Words &words = {}) const;

    // Sentences fill their blanks with these. A form that begins with a capital letter begins the word with one.
    Word count(int number, const std::string &noun) const;
    Word round(int number) const; // "nom": второй; "in": во втором раунде
    static Word plain(std::string text);

    std::string quoted(const std::string &text) const;
    std::string fill(const Phrasebook &book, const std::string &key, const Words &words) const;
    Lang lang() const { return m_lang; }

private:
    const Patterns &m_patterns;
    std::uint64_t m_seed;
    Lang m_lang;
    int m_chapter = 0;
    std::map<std::string, std::set<int>> m_told; // variants since all were used
    std::map<std::string, int> m_last;           // the variant told last
    std::map<std::string, int> m_times;
};

} // namespace outremer::campaign

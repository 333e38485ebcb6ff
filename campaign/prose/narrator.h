#pragma once

#include "prose/cast.h"
#include "prose/patterns.h"

#include <functional>
#include <map>
#include <set>
#include <string>
#include <vector>

namespace outremer::campaign {

// What stands in a blank of a sentence, in the form the sentence asks for.
using Word = std::function<std::string(std::string_view form)>;
using Words = std::map<std::string_view, Word>;

// Tells sentences, one variant after another in an order of the campaign's own: no variant comes back before all of
// its kind were used nor twice running, and the same campaign is always told in the same words. What was told of earlier chapters does
// not change when later ones are added.
class Narrator {
public:
    Narrator(const CampaignFacts &facts, const Names &names, Lang lang);

    void beginChapter(int number) { m_chapter = number; }
    std::string tell(const std::string &kind, const Words &words = {});
    // A choice of one of `count` that is not a pattern's variant, by the same rule of chance.
    int choose(const std::string &what, int count);
    std::string label(const std::string &key, const Words &words = {}) const;

    // Sentences fill their blanks with these. A form that begins with a capital letter begins the word with one.
    Word ruler(std::string state) const;
    Word rulers(std::vector<std::string> states) const; // one or several, in a list
    Word city(std::string id) const;
    Word thing(Thing thing, std::string id) const; // in quotation marks
    Word count(int number, const std::string &noun) const;
    Word round(int number) const;                         // "nom": второй; "in": во втором раунде
    Word quality(const std::string &id, int marks) const; // with the number of marks unless it is one
    static Word plain(std::string text);

    std::string quoted(const std::string &text) const;
    std::string fill(const Phrasebook &book, const std::string &key, const Words &words) const;
    Cast &cast() { return m_cast; }
    const Cast &cast() const { return m_cast; }
    const Names &names() const { return *m_names; }
    Lang lang() const { return m_lang; }

private:
    const Names *m_names;
    Lang m_lang;
    Cast m_cast;
    std::uint64_t m_seed; // of the campaign: its title and its dynasties
    int m_chapter = 0;
    std::map<std::string, std::set<int>> m_told; // variants since all were used
    std::map<std::string, int> m_last;           // the variant told last
    std::map<std::string, int> m_times;
};

} // namespace outremer::campaign

#pragma once

#include "campaign/crusaders/companion/checklist.h"
#include "campaign/crusaders/companion/listing.h"
#include "campaign/crusaders/companion/phrases.h"

#include <algorithm>

namespace outremer::campaign::table {

// What the parts of the checklist share: where they write, and how they name things.
class ChecklistWriter {
public:
    ChecklistWriter(
        const crusaders::Content &content, const TableSetup &numbers, const BoxNumbers &box, Lang lang, Document &out)
        : c(content)
        , setup(numbers)
        , m_box(box)
        , m_lang(lang)
        , m_out(out)
    {
    }

    // A heading and, under it, the boxes that follow.
    void section(const std::string &key, const Givens &givens = {})
    {
        m_out.blocks.push_back({ .kind = Block::Kind::Section, .text = text(key, givens) });
        m_out.blocks.push_back({ .kind = Block::Kind::Checklist });
    }
    void box(const std::string &key, const Givens &givens = {}) { boxAsIs(text(key, givens)); }
    bool isKnown(const std::string &number) const { return m_box.isCorrected(number); }
    // One whose numbers nobody told us (boxnumbers.h).
    void guess(const std::string &key, const Givens &givens, std::initializer_list<std::string> numbers)
    {
        const bool isSure = std::ranges::all_of(numbers, [this](const std::string &number) { return isKnown(number); });
        boxAsIs(text(key, givens) + (isSure ? "" : text("guess")));
    }
    void boxAsIs(const std::string &line) { m_out.blocks.back().lines.push_back(line); }

    std::string text(const std::string &key, const Givens &givens = {}) const
    {
        return say(Texts::Checklists, key, m_lang, givens);
    }
    std::string good(crusaders::Good good, std::string_view form = "nom") const
    {
        return goodName(good).in(m_lang, form);
    }
    Name goodName(crusaders::Good good) const
    {
        return c.names.at("good." + std::string(crusaders::kGoodWords[std::size_t(good)]));
    }
    std::string cities(crusaders::CitySet set) const
    {
        std::vector<std::string> names;
        for (crusaders::CityId city = 0; city < crusaders::kCities; ++city) {
            if (crusaders::isIn(set, city))
                names.push_back(c.cities[city].name.in(m_lang));
        }
        return joined(names);
    }
    std::string states(const Realms &realms) const
    {
        std::vector<std::string> names;
        for (std::uint8_t realm : realms)
            names.push_back(c.realms[realm].name.in(m_lang));
        return joined(names);
    }
    bool isOpen(crusaders::CityId city) const { return !crusaders::isIn(setup.closed, city); }
    Lang lang() const { return m_lang; }

    const crusaders::Content &c;
    const TableSetup &setup;

private:
    const BoxNumbers &m_box;
    Lang m_lang;
    Document &m_out;
};

void writeMap(ChecklistWriter &out);                                 // checklist_map.cpp
void writeTerrains(ChecklistWriter &out);                            // checklist_map.cpp
void writePlayers(ChecklistWriter &out, const SetupPlan &plan);      // checklist_players.cpp
void writeChapter(ChecklistWriter &out, const ChapterPlan &chapter); // checklist_chapters.cpp

} // namespace outremer::campaign::table

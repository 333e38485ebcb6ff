#include "prose/parts.h"

#include <set>

namespace outremer::campaign {
namespace {

std::string patternOf(const Mark &mark)
{
    if (mark.amount < 0)
        return mark.reason == "oath" ? "mark.lost" : "mark.lost.plain";
    return mark.reason == "deed" ? "deed." + mark.quality : "mark." + mark.reason;
}

std::vector<std::string> marks(Narrator &narrator, const ChapterFacts &chapter)
{
    std::vector<std::string> lines;
    for (const Mark &mark : chapter.marks) {
        if (mark.amount == 0)
            continue;
        std::string line = narrator.tell(patternOf(mark),
            { { "who", narrator.ruler(narrator.cast().stateOf(mark.seat)) },
                { "quality", narrator.quality(mark.quality) } });
        if (mark.amount > 1)
            line += " (+" + std::to_string(mark.amount) + ")";
        lines.push_back(std::move(line));
    }
    return lines;
}

void addInterlude(Narrator &narrator, const ChapterFacts &chapter, Blocks &blocks)
{
    for (const InterludeFact &fact : chapter.interlude) {
        const Lang lang = narrator.lang();
        const Names &names = narrator.names();
        blocks.push_back(heading(Block::Kind::Section,
            narrator.label("label.interlude") + ": " + names.of(Thing::Interlude, fact.interlude, lang)));
        addParagraph(blocks, { names.story(Thing::Interlude, fact.interlude, lang) });
        std::vector<std::string> sentences;
        std::set<std::string> told; // what came of a choice is told once, whoever made it
        for (std::size_t seat = 0; seat < fact.options.size(); ++seat) {
            const std::string &option = fact.options[seat];
            const bool isNew = told.insert(option).second;
            sentences.push_back(narrator.tell("interlude.choice",
                { { "who", narrator.ruler(narrator.cast().stateOf(int(seat))) },
                    { "option", Narrator::plain(names.of(Thing::InterludeOption, option, lang)) },
                    { "story", Narrator::plain(isNew ? names.story(Thing::InterludeOption, option, lang) : "") } }));
        }
        addParagraph(blocks, sentences);
    }
}

std::vector<std::string> nicknames(Narrator &narrator, const ChapterFacts &chapter)
{
    std::vector<std::string> lines;
    for (const Award &award : chapter.nicknames) {
        narrator.cast().award(award);
        lines.push_back(narrator.tell("nickname", { { "who", narrator.ruler(narrator.cast().stateOf(award.seat)) } }));
    }
    return lines;
}

std::vector<std::string> heirlooms(Narrator &narrator, const ChapterFacts &chapter)
{
    std::vector<std::string> lines;
    for (std::size_t seat = 0; seat < chapter.heirlooms.size(); ++seat) {
        if (chapter.heirlooms[seat])
            lines.push_back(narrator.tell("heirloom",
                { { "who", narrator.ruler(narrator.cast().stateOf(int(seat))) },
                    { "building", narrator.thing(Thing::Building, *chapter.heirlooms[seat]) } }));
    }
    return lines;
}

std::vector<std::string> scars(Narrator &narrator, const ChapterFacts &chapter)
{
    std::vector<std::string> lines;
    for (const Scar &scar : chapter.scars) {
        std::string pattern = scar.kind == Scar::Kind::Taken ? "scar.taken" : "scar.ruined";
        Words words{ { "city", narrator.city(scar.city) } };
        if (scar.year > 0)
            words.emplace("year", Narrator::plain(std::to_string(scar.year)));
        else
            pattern += ".undated";
        lines.push_back(narrator.tell(pattern, words));
    }
    return lines;
}

} // namespace

void addAftermath(Narrator &narrator, const ChapterFacts &chapter, Blocks &blocks)
{
    addList(blocks, narrator.label("label.deeds"), marks(narrator, chapter));
    addInterlude(narrator, chapter, blocks);
    addList(blocks, narrator.label("label.nicknames"), nicknames(narrator, chapter));
    addList(blocks, narrator.label("label.heirlooms"), heirlooms(narrator, chapter));
    addList(blocks, narrator.label("label.scars"), scars(narrator, chapter));
    std::vector<std::string> counters;
    for (const auto &[name, value] : chapter.counters)
        counters.push_back(value.empty() ? name : name + ": " + value);
    addList(blocks, narrator.label("label.counters"), std::move(counters));
}

void addNotes(Narrator &narrator, const CampaignFacts &facts, int chapter, Blocks &blocks)
{
    bool isFirst = true;
    for (const NoteFact &note : facts.notes) {
        if (note.chapter != chapter || note.text.empty())
            continue;
        if (isFirst)
            blocks.push_back(
                heading(Block::Kind::Section, narrator.label(chapter == 0 ? "label.about" : "label.notes")));
        isFirst = false;
        Block quote{ .kind = Block::Kind::Quote, .text = note.text };
        if (!note.person.empty())
            quote.lines.push_back(note.person);
        blocks.push_back(std::move(quote));
    }
}

} // namespace outremer::campaign

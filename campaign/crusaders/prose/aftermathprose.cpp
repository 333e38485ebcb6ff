#include "campaign/crusaders/prose/parts.h"

#include <algorithm>

namespace outremer::campaign {
namespace {

// The same mark for the same reason, of everybody who has it: told in one line.
struct SharedMark {
    std::string pattern;
    std::string quality;
    int amount = 1;
    std::vector<std::string> states;
};

std::string patternOf(const Mark &mark, Origin origin)
{
    if (mark.amount < 0)
        return mark.reason == "oath" ? "mark.lost" : "mark.lost.plain";
    if (mark.reason != "deed")
        return "mark." + mark.reason;
    // Only the engine counts the attacks: of a table it is not known that there were none.
    const bool isPeace = mark.quality == "temperance" && mark.value == 0 && origin == Origin::Digital;
    return isPeace ? "deed.peace" : "deed." + mark.quality;
}

std::vector<SharedMark> sharedMarks(const Cast &cast, const ChapterFacts &chapter)
{
    std::vector<SharedMark> shared;
    for (const Mark &mark : chapter.marks) {
        if (mark.amount == 0)
            continue;
        SharedMark one{ patternOf(mark, chapter.origin), mark.quality, mark.amount, { cast.stateOf(mark.seat) } };
        const auto same = std::ranges::find_if(shared, [&](const SharedMark &other) {
            return other.pattern == one.pattern && other.quality == one.quality && other.amount == one.amount
                && std::ranges::count(other.states, one.states[0]) == 0;
        });
        if (same == shared.end())
            shared.push_back(std::move(one));
        else
            same->states.push_back(one.states[0]);
    }
    return shared;
}

std::vector<std::string> marks(Narrator &narrator, const ChapterFacts &chapter)
{
    std::vector<std::string> lines;
    for (SharedMark &mark : sharedMarks(narrator.cast(), chapter))
        lines.push_back(narrator.tell(mark.pattern,
            { { "who", narrator.rulers(std::move(mark.states)) },
                { "quality", narrator.quality(mark.quality, mark.amount) } }));
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
        std::vector<std::pair<std::string, std::vector<std::string>>> choices; // an option and all who chose it
        for (std::size_t seat = 0; seat < fact.options.size(); ++seat) {
            const std::string &option = fact.options[seat];
            auto chosen = std::ranges::find(choices, option, &decltype(choices)::value_type::first);
            if (chosen == choices.end())
                chosen = choices.insert(chosen, { option, {} });
            chosen->second.push_back(narrator.cast().stateOf(int(seat)));
        }
        std::vector<std::string> sentences;
        for (auto &[option, states] : choices)
            sentences.push_back(narrator.tell("interlude.choice",
                { { "who", narrator.rulers(std::move(states)) },
                    { "option", Narrator::plain(names.of(Thing::InterludeOption, option, lang)) },
                    { "story", Narrator::plain(names.story(Thing::InterludeOption, option, lang)) } }));
        addParagraph(blocks, sentences);
    }
}

std::vector<std::string> nicknames(Narrator &narrator, const ChapterFacts &chapter)
{
    std::vector<std::string> lines;
    for (const Award &award : chapter.nicknames) {
        narrator.cast().award(award);
        std::string line =
            narrator.tell("nickname", { { "who", narrator.ruler(narrator.cast().stateOf(award.seat)) } });
        const std::string story = narrator.names().story(Thing::Nickname, award.nickname, narrator.lang());
        lines.push_back(story.empty() ? line : line + " " + story);
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

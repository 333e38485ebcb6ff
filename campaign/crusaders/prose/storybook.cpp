#include "campaign/crusaders/prose/storybook.h"

#include "campaign/crusaders/prose/parts.h"

namespace outremer::campaign {
namespace {

// The title page calls everybody by all that was earned so far.
Narrator inFullStyle(const CampaignFacts &facts, const Names &names, Lang lang)
{
    Narrator narrator(facts, names, lang);
    for (const ChapterFacts &chapter : facts.chapters) {
        for (const Award &award : chapter.nicknames)
            narrator.cast().award(award);
    }
    return narrator;
}

void addTitlePage(const Narrator &narrator, const CampaignFacts &facts, Blocks &blocks)
{
    blocks.push_back(heading(Block::Kind::Title, facts.title));
    addParagraph(blocks, { narrator.label("label.subtitle") });
    if (!facts.group.empty())
        addParagraph(blocks, { narrator.label("label.group", { { "title", Narrator::plain(facts.group) } }) });
    Block arms{ .kind = Block::Kind::Arms };
    std::vector<std::string> lines;
    for (const DynastyFacts &dynasty : facts.dynasties) {
        arms.lines.push_back(dynasty.state);
        if (dynasty.person.empty() && dynasty.bot.empty())
            lines.push_back(narrator.cast().style(dynasty.seat));
        else
            lines.push_back(narrator.label(dynasty.person.empty() ? "label.bot" : "label.played",
                { { "who", narrator.ruler(dynasty.state) }, { "person", Narrator::plain(dynasty.person) } }));
    }
    if (!arms.lines.empty())
        blocks.push_back(std::move(arms));
    addList(blocks, narrator.label("label.dynasties"), std::move(lines));
    if (facts.isHard)
        addParagraph(blocks, { narrator.label("label.hard") });
}

// A salvaged campaign may lack chapters: where they stood is said, so that nobody takes the rest for the whole.
void addLost(const Narrator &narrator, int from, int to, Blocks &blocks)
{
    for (int lost = from; lost < to; ++lost)
        addParagraph(blocks, { narrator.label("label.lost", { { "chapter", Narrator::plain(roman(lost)) } }) });
}

void addEvenings(const Narrator &narrator, const CampaignFacts &facts, Blocks &blocks)
{
    if (facts.evenings.empty())
        return;
    Block table{ .kind = Block::Kind::Table };
    table.rows.push_back({ narrator.label("head.evening"), narrator.label("head.date"), narrator.label("head.place"),
        narrator.label("head.present") });
    for (const EveningFact &evening : facts.evenings)
        table.rows.push_back({ std::to_string(evening.number), date(evening.date, narrator.lang()), evening.place,
            listed(evening.present, narrator.lang()) });
    blocks.push_back(heading(Block::Kind::Section, narrator.label("label.evenings")));
    blocks.push_back(std::move(table));
}

} // namespace

Document chronicleOf(const CampaignFacts &facts, const Names &names, Lang lang)
{
    Document document{ facts.title, std::string(codeOf(lang)), {} };
    addTitlePage(inFullStyle(facts, names, lang), facts, document.blocks);

    Narrator narrator(facts, names, lang);
    const ChapterFacts *before = nullptr;
    for (const ChapterFacts &chapter : facts.chapters) {
        addLost(narrator, before ? before->number + 1 : 1, chapter.number, document.blocks);
        narrator.beginChapter(chapter.number);
        const bool follows = before && before->number + 1 == chapter.number;
        addOpening(narrator, chapter, follows ? before : nullptr, document.blocks);
        addStory(narrator, chapter, document.blocks);
        addMap(narrator, chapter, document.blocks);
        addStandings(narrator, chapter, document.blocks);
        addAftermath(narrator, chapter, document.blocks);
        addNotes(narrator, facts, chapter.number, document.blocks);
        before = &chapter;
    }
    addReckoning(narrator, facts, document.blocks);
    addNotes(narrator, facts, 0, document.blocks);
    addEvenings(narrator, facts, document.blocks);
    return document;
}

} // namespace outremer::campaign

#include "campaign/crusaders/prose/chapters.h"
#include "campaign/crusaders/prose/parts.h"

namespace outremer::campaign {
namespace {

// The two conditions met together count as the first: what the next chapter inherits is the great neighbour.
std::string inheritedEnding(const std::string &ending)
{
    return ending == "hegemony-and-righteousness" ? "hegemony" : ending;
}

} // namespace

void addOpening(Narrator &narrator, const ChapterFacts &chapter, const ChapterFacts *before, Blocks &blocks)
{
    const ChapterText &text = chapterText(chapter.number);
    const Lang lang = narrator.lang();
    blocks.push_back(heading(Block::Kind::Chapter,
        narrator.label("label.chapter",
            { { "chapter", Narrator::plain(roman(chapter.number)) },
                { "title", Narrator::plain(text.title.in(lang)) } }),
        chapter.number));
    addParagraph(blocks,
        { narrator.label("label.years",
              { { "years", Narrator::plain(years(text.firstYear, text.lastYear)) },
                  { "title", Narrator::plain(text.subtitle.in(lang)) } })
            + "." });
    addParagraph(
        blocks, { text.openings[std::size_t(narrator.choose("opening", int(text.openings.size())))].in(lang) });

    std::vector<std::string> inheritance;
    if (before) {
        if (const auto after = text.after.find(inheritedEnding(before->ending)); after != text.after.end())
            inheritance.push_back(after->second.in(lang));
    }
    if (!chapter.legacy.empty())
        inheritance.push_back(narrator.tell("legacy",
            { { "legacy", narrator.thing(Thing::Legacy, chapter.legacy) },
                { "story", Narrator::plain(narrator.names().story(Thing::Legacy, chapter.legacy, lang)) } }));
    addParagraph(blocks, inheritance);
    if (chapter.origin == Origin::Table)
        addParagraph(blocks, { narrator.tell("table") });
}

} // namespace outremer::campaign

#include "campaign/crusaders/prose/chapters.h"

#include "campaign/crusaders/facts/facts_reader.h"
#include "campaign/document/contentfiles.h"

namespace outremer::campaign {

std::vector<ChapterText> readChapters(const JsonReader &reader)
{
    std::vector<ChapterText> chapters;
    reader.onlyKeys({ "chapters" });
    for (const JsonReader &entry : reader.at("chapters").items()) {
        entry.onlyKeys({ "number", "title", "years", "subtitle", "opening", "after" });
        ChapterText chapter;
        if (entry.at("number").integer(1, kChapters) != std::int64_t(chapters.size() + 1))
            entry.at("number").fail("the chapters in order");
        chapter.title = readBilingual(entry.at("title"));
        chapter.subtitle = readBilingual(entry.at("subtitle"));
        const auto years = entry.at("years").items();
        if (years.size() != 2) {
            entry.at("years").fail("the first and the last year");
            return chapters;
        }
        chapter.firstYear = int(years[0].integer(1000, 1300));
        chapter.lastYear = int(years[1].integer(chapter.firstYear, 1300));
        for (const JsonReader &opening : entry.at("opening").items())
            chapter.openings.push_back(readBilingual(opening));
        if (chapter.openings.empty())
            entry.at("opening").fail("at least one opening");
        for (const auto &[ending, text] : entry.at("after").members())
            chapter.after.emplace(ending, readBilingual(text));
        chapters.push_back(std::move(chapter));
    }
    if (chapters.size() != kChapters)
        reader.at("chapters").fail("four chapters");
    return chapters;
}

const ChapterText &chapterText(int number)
{
    static const std::vector<ChapterText> kTexts = readCampaignFile("chapters.json", &readChapters);
    return kTexts.at(std::size_t(number - 1));
}

} // namespace outremer::campaign

#include "epilogue.h"

#include "contentfiles.h"
#include "facts_words.h"
#include "prose/patterns.h"

#include <map>

namespace outremer::campaign {
namespace {

// How the story ended for an epilogue. The crescent rose only when nobody won the last chapter: a dynasty's fall alone
// ends a chapter, not an era of four states.
std::string endingOf(const ChapterFacts &last)
{
    if (last.ending == "defeat")
        return last.winner < 0 ? "defeat" : "era";
    return last.ending == "hegemony-and-righteousness" ? "hegemony" : last.ending;
}

} // namespace

std::string dominantQuality(const CampaignFacts &facts, int seat)
{
    std::map<std::string, int> sums;
    for (const ChapterFacts &chapter : facts.chapters) {
        for (const Mark &mark : chapter.marks) {
            if (mark.seat == seat)
                sums[mark.quality] += mark.amount;
        }
    }
    std::string best;
    for (const std::string &quality : kQualityWords) {
        if (sums[quality] > (best.empty() ? 0 : sums[best]))
            best = quality;
    }
    return best;
}

std::string epilogueOf(const CampaignFacts &facts)
{
    const std::string ending = facts.chapters.empty() ? std::string() : endingOf(facts.chapters.back());
    if (facts.winner < 0)
        return ending == "defeat" ? "crescent" : "nobody";
    const std::string id = dominantQuality(facts, facts.winner) + "." + ending;
    return epilogues().has(id) ? id : "unknown";
}

const Phrasebook &epilogues()
{
    static const Phrasebook kEpilogues = readCampaignFile(
        "epilogues.json", [](const JsonReader &reader) { return Phrasebook::read(reader, proseNouns()); });
    return kEpilogues;
}

} // namespace outremer::campaign

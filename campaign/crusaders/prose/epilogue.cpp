#include "campaign/crusaders/prose/epilogue.h"

#include "campaign/crusaders/facts/facts_words.h"
#include "campaign/crusaders/prose/prosepatterns.h"
#include "campaign/document/contentfiles.h"

#include <algorithm>
#include <map>

namespace outremer::campaign {
namespace {

// Is a condition that ended the chapter this dynasty's own? Where nobody wrote down whose it was, it is the winner's.
bool isOwn(const ChapterFacts &last, bool Standing::*condition, int seat)
{
    if (std::ranges::none_of(last.standings, condition))
        return last.winner == seat;
    const auto standing = std::ranges::find(last.standings, seat, &Standing::seat);
    return standing != last.standings.end() && (*standing).*condition;
}

// How the story ended for an epilogue of this dynasty. The crescent rose only when nobody won the last chapter: a
// dynasty's fall alone ends a chapter, not an era of four states. Another's hegemony is no praise either.
std::string endingOf(const ChapterFacts &last, int seat)
{
    if (last.ending == "defeat")
        return last.winner < 0 ? "defeat" : "era";
    const bool isBoth = last.ending == "hegemony-and-righteousness";
    if ((isBoth || last.ending == "hegemony") && isOwn(last, &Standing::hegemony, seat))
        return "hegemony";
    if ((isBoth || last.ending == "righteousness") && isOwn(last, &Standing::righteousness, seat))
        return "righteousness";
    return last.ending.empty() ? std::string() : "era";
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
    const std::string ending = facts.chapters.empty() ? std::string() : endingOf(facts.chapters.back(), facts.winner);
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

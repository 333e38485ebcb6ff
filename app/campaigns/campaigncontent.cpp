#include "app/campaigns/campaigncontent.h"

#include "app/campaigns/chapterrecord.h"
#include "app/play/singleplay.h"
#include "campaign/crusaders/chapter/chaptergame.h"
#include "campaign/crusaders/chapter/gather.h"

namespace outremer {

Result<GamePtr> gameOfCampaign(Chronicle &chronicle, const Campaign &campaign, const AnyGame &present)
{
    if (campaign.packHash)
        return chronicle.contents().game(present, *campaign.packHash);
    const auto chapters = chronicle.campaigns().chapters(campaign.id);
    if (!chapters)
        return chapters.refusal();
    for (auto chapter = chapters->rbegin(); chapter != chapters->rend(); ++chapter) {
        if (!chapter->match)
            continue;
        const auto match = chronicle.journal().match(*chapter->match);
        if (match && match->game == present.id())
            return chronicle.contents().game(present, match->packHash);
    }
    return GamePtr(present.shared_from_this());
}

Result<MatchRow> chapterBeingPlayed(Chronicle &chronicle, CampaignId campaign)
{
    const auto chapters = chronicle.campaigns().chapters(campaign);
    if (!chapters)
        return chapters.refusal();
    if (chapters->empty() || !chapters->back().match || chapters->back().status == ChapterStatus::Finished)
        return Refusal{ "no-chapter", "no chapter is being played" };
    return chronicle.journal().match(*chapters->back().match);
}

Result<std::int64_t> goOnByPresentRules(
    Chronicle &chronicle, CampaignId campaign, const AnyGame &present, const std::string &oldName)
{
    const auto match = chapterBeingPlayed(chronicle, campaign);
    if (!match)
        return match.refusal();
    const auto tell = [&](const AnyMatch &played) {
        const auto *chapter = campaign::chapterOf(played);
        return chapter ? toText(campaign::storyOf(*chapter, storyBefore(chronicle, match->id))) : std::string();
    };
    const auto lost = goOnByPresentRules(chronicle, match->id, present, oldName, tell);
    if (!lost)
        return lost.refusal();
    if (const auto refusal = chronicle.campaigns().setContent(campaign, present))
        return *refusal;
    return lost;
}

GamePtr gameOfMatch(std::string_view id)
{
    return id == campaign::Chapter::kId ? campaign::chapterGame() : gameOnShelf(id);
}

int chapterNumber(const AnyMatch &match)
{
    const auto *chapter = campaign::chapterOf(match);
    return chapter ? chapter->state().chapter() : 0;
}

bool isLastChapter(const AnyMatch &match)
{
    return chapterNumber(match) == campaign::kChapters;
}

std::vector<GamePtr> allGames()
{
    std::vector<GamePtr> games = shelf();
    games.push_back(campaign::chapterGame());
    return games;
}

} // namespace outremer

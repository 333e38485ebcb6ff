#pragma once

#include "db/campaignrows.h"

#include "model/core/refusal.h"

namespace outremer {

class AnyGame;
class Ledger;

// Campaigns with their dynasties and chapters.
class Campaigns {
public:
    explicit Campaigns(Ledger &ledger)
        : m_ledger(ledger)
    {
    }
    // The campaign and its dynasties, all at once, and the content of the game it is to be played with. Their `campaign`,
    // uuid and times are filled in here.
    Result<CampaignId> begin(
        const Campaign &campaign, const std::vector<Dynasty> &dynasties, const AnyGame *game = nullptr);
    std::optional<Refusal> setContent(CampaignId campaign, const AnyGame &game); // it is played with from now on
    std::optional<Refusal> retitle(CampaignId campaign, const std::string &title);
    Result<Campaign> get(CampaignId campaign) const;
    Result<std::vector<Campaign>> all(bool withTrashed = false) const;

    Result<std::vector<Dynasty>> dynasties(CampaignId campaign) const;
    std::optional<Refusal> setRuler(CampaignId campaign, int seat, const std::string &rulerJson);
    // From this evening on the seat is held by this person, this bot, or nobody.
    std::optional<Refusal> handOver(CampaignId campaign, int seat, std::optional<PersonId> person,
        std::optional<std::string> bot, std::optional<EveningId> evening);
    Result<std::vector<DynastyHolder>> holders(CampaignId campaign) const;

    // Refused when the campaign already has a chapter of this number.
    Result<ChapterId> beginChapter(const Chapter &chapter);
    // Everything of a chapter but its campaign and number may change while it is being played and written.
    std::optional<Refusal> saveChapter(const Chapter &chapter);
    Result<Chapter> chapter(ChapterId chapter) const;
    Result<std::vector<Chapter>> chapters(CampaignId campaign) const;

    Result<RowId> award(NicknameAward award);
    Result<std::vector<NicknameAward>> nicknames(CampaignId campaign) const;
    Result<RowId> mark(const QualityMark &mark);
    Result<std::vector<QualityMark>> marks(CampaignId campaign) const;

    // One value for each name, chapter and seat.
    std::optional<Refusal> count(const Counter &counter);
    Result<std::vector<Counter>> counters(CampaignId campaign) const;

private:
    Ledger &m_ledger;
};

} // namespace outremer

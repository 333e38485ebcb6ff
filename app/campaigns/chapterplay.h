#pragma once

#include "app/campaigns/campaignplay.h"
#include "app/play/play.h"

namespace outremer {

// A chapter of a campaign on the table. When its last option is chosen the chapter is written into the book and stays
// on the table to be looked at.
class ChapterPlay : public Play {
public:
    // Takes up the chapter that is being played, or begins the next one. Whoever holds a seat sits there.
    static Result<std::unique_ptr<ChapterPlay>> open(
        Chronicle &chronicle, CampaignId campaign, const MatchOpening &how = {});

    const AnyMatch &match() const override { return saved().match(); }
    const std::vector<Player> &players() const override { return m_players; }
    std::optional<Refusal> submit(Seat seat, const Option &option) override { return m_play.submit(seat, option); }
    std::optional<Refusal> undo() override { return m_play.undo(); }
    std::optional<Refusal> rewind(std::size_t steps) override { return m_play.rewind(steps); }
    std::optional<Refusal> reseat(Seat seat, Player player) override;
    std::size_t stepCount() const override { return saved().stepCount(); }
    std::uint64_t startHash() const override { return saved().startHash(); }
    bool settle() override { return m_play.settle(); }
    bool isOfOldContent() const override { return m_play.isOfOldContent(); }
    std::optional<Refusal> goOnWithPresentContent(const std::string &oldName) override;
    void leave() override { m_play.leave(); }

    CampaignPlay &campaign() { return m_play; }

private:
    ChapterPlay(Chronicle &chronicle, CampaignPlay play, std::vector<Player> players)
        : m_chronicle(chronicle)
        , m_play(std::move(play))
        , m_players(std::move(players))
    {
    }
    const SavedMatch &saved() const { return *m_play.onTable(); }

    Chronicle &m_chronicle;
    CampaignPlay m_play;
    std::vector<Player> m_players;
};

} // namespace outremer

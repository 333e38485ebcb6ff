#pragma once

#include "campaigns/campaignplay.h"
#include "play/play.h"

namespace outremer {

// A chapter of a campaign on the table. When its last option is chosen the chapter is written into the book and stays
// on the table to be looked at.
class CampaignTable : public Play {
public:
    // Takes up the chapter that is being played, or begins the next one. Whoever holds a seat sits there.
    static Result<std::unique_ptr<CampaignTable>> open(Chronicle &chronicle, CampaignId campaign);

    const AnyMatch &match() const override;
    const std::vector<Player> &players() const override { return m_players; }
    std::optional<Refusal> submit(Seat seat, const Option &option) override;
    std::optional<Refusal> undo() override { return m_play.undo(); }
    std::optional<Refusal> rewind(std::size_t steps) override { return m_play.rewind(steps); }
    std::optional<Refusal> reseat(Seat seat, Player player) override;

    CampaignPlay &campaign() { return m_play; }

private:
    CampaignTable(Chronicle &chronicle, CampaignPlay play, std::vector<Player> players)
        : m_chronicle(chronicle)
        , m_play(std::move(play))
        , m_players(std::move(players))
    {
    }

    Chronicle &m_chronicle;
    CampaignPlay m_play;
    std::vector<Player> m_players;
};

} // namespace outremer

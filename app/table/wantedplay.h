#pragma once

#include "app/play/play.h"
#include "app/play/savedmatch.h"

#include <QCoreApplication>

namespace outremer {

class NewMatch;

// A match, or the chapter of a campaign, that is to come to the table from the user's chronicle; the chronicle is opened
// first, if it is not yet.
class WantedPlay {
    Q_DECLARE_TR_FUNCTIONS(outremer::WantedPlay)

public:
    static Result<std::unique_ptr<Play>> begin(const NewMatch &plan); // a new one
    static Result<MatchId> newest(const QString &gameId);             // that is not over; none: id 0

    WantedPlay() = default;
    explicit WantedPlay(MatchId match)
        : m_match(match)
    {
    }
    explicit WantedPlay(CampaignId campaign)
        : m_campaign(campaign)
    {
    }

    // A campaign that is between chapters begins the next one.
    Result<std::unique_ptr<Play>> open(const MatchOpening &how) const;

    // For one that is refused because of its rules ("other-rules"): what going on by those of today comes to, as a question,
    // or why it cannot be; and doing it. What was played stays as a line of its own.
    Result<QString> askAboutRules() const;
    std::optional<Refusal> goOnByPresentRules() const;

private:
    MatchId m_match;
    CampaignId m_campaign;
};

} // namespace outremer

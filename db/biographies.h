#pragma once

#include "db/ids.h"

#include "model/core/refusal.h"

namespace outremer {

class Ledger;

// A component (card, event, building...) that a campaign has brought into play for good.
struct Unlock {
    static constexpr const char *kTable = "unlocks";
    RowId id;
    CampaignId campaign;
    std::string kind;
    std::string component;
    std::optional<ChapterId> chapter;
    std::optional<EveningId> evening;
    Moment at = 0;

    template <class Self, class Visit>
    static void fields(Self &self, Visit &visit)
    {
        visit("id", self.id);
        visit("campaign", self.campaign);
        visit("kind", self.kind);
        visit("component", self.component);
        visit("chapter", self.chapter);
        visit("evening", self.evening);
        visit("at", self.at);
    }
};

// A seat had this component in a chapter, and won the chapter or did not.
struct ComponentPlay {
    static constexpr const char *kTable = "component_plays";
    RowId id;
    CampaignId campaign;
    ChapterId chapter;
    std::optional<EveningId> evening;
    int seat = 0;
    std::string kind;
    std::string component;
    bool hasWon = false;
    Moment at = 0;

    template <class Self, class Visit>
    static void fields(Self &self, Visit &visit)
    {
        visit("id", self.id);
        visit("campaign", self.campaign);
        visit("chapter", self.chapter);
        visit("evening", self.evening);
        visit("seat", self.seat);
        visit("kind", self.kind);
        visit("component", self.component);
        visit("won", self.hasWon);
        visit("at", self.at);
    }
};

// The life of one component over all campaigns.
struct Biography {
    std::optional<Unlock> unlocked;         // the first time
    std::optional<ComponentPlay> firstPlay; // when, which evening, which seat
    std::optional<PersonId> firstPlayer;    // who held that seat then; nobody for a bot
    int games = 0;
    int wins = 0;
};

class Biographies {
public:
    explicit Biographies(Ledger &ledger)
        : m_ledger(ledger)
    {
    }
    Result<RowId> unlock(Unlock unlock);
    Result<std::vector<Unlock>> unlocks(CampaignId campaign) const;
    Result<RowId> played(ComponentPlay play);
    Result<std::vector<ComponentPlay>> plays(CampaignId campaign) const;
    Result<Biography> of(const std::string &kind, const std::string &component) const;

private:
    Ledger &m_ledger;
};

} // namespace outremer

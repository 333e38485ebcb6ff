#include "db/biographies.h"

#include "db/campaignrows.h"
#include "db/clock.h"
#include "db/ledger.h"

namespace outremer {
namespace {

Row biographyKey(CampaignId campaign)
{
    return { { "campaign", campaign.value } };
}

// Who held the seat when the play was noted: the last to take it until then.
std::optional<PersonId> playerOf(Ledger &ledger, const ComponentPlay &play)
{
    std::optional<PersonId> person;
    for (const auto &holder :
        ledger.tame<DynastyHolder>({ { "campaign", play.campaign.value }, { "seat", std::int64_t(play.seat) } })) {
        if (holder.at <= play.at)
            person = holder.person;
    }
    return person;
}

} // namespace

Result<RowId> Biographies::unlock(Unlock unlock)
{
    return m_ledger.write([&] {
        unlock.at = unlock.at ? unlock.at : now();
        return RowId{ m_ledger.insert(unlock) };
    });
}

Result<std::vector<Unlock>> Biographies::unlocks(CampaignId campaign) const
{
    return m_ledger.read([&] { return m_ledger.sound<Unlock>(biographyKey(campaign)); });
}

Result<RowId> Biographies::played(ComponentPlay play)
{
    return m_ledger.write([&] {
        play.at = play.at ? play.at : now();
        return RowId{ m_ledger.insert(play) };
    });
}

Result<std::vector<ComponentPlay>> Biographies::plays(CampaignId campaign) const
{
    return m_ledger.read([&] { return m_ledger.sound<ComponentPlay>(biographyKey(campaign)); });
}

Result<Biography> Biographies::of(const std::string &kind, const std::string &component) const
{
    return m_ledger.read([&] {
        const Row which{ { "kind", kind }, { "component", component } };
        Biography life;
        for (const Unlock &unlock : m_ledger.tame<Unlock>(which)) {
            if (!life.unlocked || unlock.at < life.unlocked->at)
                life.unlocked = unlock;
        }
        for (const ComponentPlay &play : m_ledger.tame<ComponentPlay>(which)) {
            if (!life.firstPlay || play.at < life.firstPlay->at)
                life.firstPlay = play;
            ++life.games;
            life.wins += play.hasWon ? 1 : 0;
        }
        if (life.firstPlay)
            life.firstPlayer = playerOf(m_ledger, *life.firstPlay);
        return life;
    });
}

} // namespace outremer

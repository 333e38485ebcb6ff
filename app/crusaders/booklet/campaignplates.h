#pragma once

#include "app/booklet/booklet.h"
#include "campaign/crusaders/facts/facts.h"

namespace outremer {
namespace booklet {

// The maps and arms of a Crusaders campaign, drawn from its facts.
class CampaignPlates final : public Plates {
public:
    explicit CampaignPlates(campaign::CampaignFacts facts)
        : m_facts(std::move(facts))
    {
    }

    QString group() const override;
    std::vector<std::string> houses() const override;
    Drawing arms(const std::vector<std::string> &houses) const override;
    std::optional<Box> map(
        const campaign::Block &block, const QString &title, const Typeface &face, Lang lang) const override;

private:
    campaign::CampaignFacts m_facts;
};

} // namespace booklet

inline std::optional<Refusal> writeBooklet(
    const campaign::Document &document, const campaign::CampaignFacts &facts, const std::string &path)
{
    return writeBooklet(document, booklet::CampaignPlates(facts), path);
}

} // namespace outremer

#pragma once

#include "campaign/crusaders/facts/facts.h"
#include "campaign/crusaders/prose/names.h"
#include "campaign/writers/writers.h"

namespace outremer::campaign {

// The pictures of a campaign's documents, drawn from its facts.
class CampaignPictures final : public Illustrator {
public:
    CampaignPictures(const CampaignFacts &facts, const Names &names)
        : m_facts(facts)
        , m_names(names)
    {
    }

    std::string html(const Block &block, Lang lang) const override;
    Rows rows(const Block &block, Lang lang) const override;

private:
    std::string map(const Block &block, Lang lang) const;
    std::string arms(const Block &block, Lang lang) const;

    const CampaignFacts &m_facts;
    const Names &m_names;
};

// A document of the campaign as a file.
inline std::string toMarkdown(const Document &document, const CampaignFacts &facts, const Names &names)
{
    return toMarkdown(document, CampaignPictures(facts, names));
}
inline std::string toHtml(const Document &document, const CampaignFacts &facts, const Names &names)
{
    return toHtml(document, CampaignPictures(facts, names));
}
std::string toJsonFile(const Document &document, const CampaignFacts &facts);

} // namespace outremer::campaign

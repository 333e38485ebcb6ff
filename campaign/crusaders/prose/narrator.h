#pragma once

#include "campaign/crusaders/prose/cast.h"
#include "campaign/narrator/storyteller.h"

namespace outremer::campaign {

// Tells of a campaign, whose title and dynasties give it an order of its own: rulers, cities and cards in its sentences.
class Narrator : public Storyteller {
public:
    Narrator(const CampaignFacts &facts, const Names &names, Lang lang);

    Word ruler(std::string state) const;
    Word rulers(std::vector<std::string> states) const; // one or several, in a list
    Word city(std::string id) const;
    Word thing(Thing thing, std::string id) const;        // in quotation marks
    Word quality(const std::string &id, int marks) const; // with the number of marks unless it is one

    Cast &cast() { return m_cast; }
    const Cast &cast() const { return m_cast; }
    const Names &names() const { return *m_names; }

private:
    const Names *m_names;
    Cast m_cast;
};

} // namespace outremer::campaign

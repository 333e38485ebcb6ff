#pragma once

#include "campaign/crusaders/companion/catalogue.h"
#include "campaign/crusaders/facts/facts.h"
#include "db/chronicle.h"
#include "model/core/anygame.h"

namespace outremer {

// Everybody and every group of a chronicle by name: read once for any number of tales.
struct TaleNames {
    std::map<PersonId, std::string> people;
    std::map<GroupId, std::string> groups;
};
Result<TaleNames> taleNames(Chronicle &chronicle);

// Everything a chronicle file knows about a campaign, for its prose, statistics and exports. `rules` is the chapter with
// the packs it is played with; `playing` the chapter that is being played, if one is: then the tale says where it stands.
Result<campaign::CampaignFacts> taleOf(
    Chronicle &chronicle, CampaignId campaign, const AnyGame &rules, const AnyMatch *playing = nullptr);
Result<campaign::CampaignFacts> taleOf(Chronicle &chronicle, CampaignId campaign, const AnyGame &rules,
    const TaleNames &names, const AnyMatch *playing = nullptr);

// The same, with the chapter that is being played, if it can be. One whose rules or content are not here is not told of:
// what was written down before it is told all the same.
Result<campaign::CampaignFacts> taleSoFar(Chronicle &chronicle, CampaignId campaign, const GamePtr &present);

// The names forms and sheets can use, of the cards of the campaign too.
campaign::table::Catalogue catalogueOf(const crusaders::Content &content);

} // namespace outremer

#pragma once

#include "chronicle.h"
#include "core/anygame.h"
#include "facts.h"
#include "table/catalogue.h"

namespace outremer {

// Everything a chronicle file knows about a campaign, for its prose, statistics and exports. `rules` is the chapter with
// the packs it is played with; `playing` the chapter that is being played, if one is: then the tale says where it stands.
Result<campaign::CampaignFacts> taleOf(
    Chronicle &chronicle, CampaignId campaign, const AnyGame &rules, const AnyMatch *playing = nullptr);

// The names forms and sheets can use, of the cards of the campaign too.
campaign::table::Catalogue catalogueOf(const crusaders::Content &content);

} // namespace outremer

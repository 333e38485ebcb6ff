#include "app/crusaders/companion/boxedcampaign.h"

#include "app/campaigns/campaignplay.h"
#include "app/campaigns/tale.h"
#include "app/campaigns/tonightplan.h"
#include "campaign/crusaders/chapter/chaptergame.h"

namespace outremer {

bool BoxedCampaign::isOver() const
{
    return chapter > campaign::kChapters;
}

crusaders::CitySet BoxedCampaign::closed() const
{
    return campaign::table::closedCities(boxContent(), campaign::table::realmsOf(boxContent(), tale));
}

Result<BoxedCampaign> BoxedCampaign::read(Chronicle &chronicle, CampaignId id)
{
    const auto play = CampaignPlay::open(chronicle, id, campaign::chapterGame());
    if (!play)
        return play.refusal();
    auto tale = taleOf(chronicle, id, *campaign::chapterGame(), play->match());
    if (!tale)
        return tale.refusal();
    const auto dynasties = chronicle.campaigns().dynasties(id);
    if (!dynasties)
        return dynasties.refusal();
    auto box = boxNumbersOf(chronicle, boxContent());
    if (!box)
        return box.refusal();
    BoxedCampaign read;
    read.row = play->campaign();
    read.tale = std::move(*tale);
    read.plan = tonightPlan(read.row, *dynasties, std::move(*box));
    read.chapter = play->chapter();
    read.isPlayedHere = play->match() != nullptr;
    return read;
}

const campaign::Chapter &boxRules()
{
    return campaign::chapterRules(*campaign::chapterGame());
}

const crusaders::Content &boxContent()
{
    return boxRules().content();
}

const campaign::table::Catalogue &boxCatalogue()
{
    static const campaign::table::Catalogue catalogue = catalogueOf(boxContent());
    return catalogue;
}

} // namespace outremer

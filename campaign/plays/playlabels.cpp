#include "campaign/plays/playlabels.h"

#include "campaign/document/contentfiles.h"

namespace outremer::plays {

const Phrasebook &labels()
{
    static const Phrasebook kLabels =
        campaign::readCampaignFile("plays.json", [](const JsonReader &reader) { return Phrasebook::read(reader, {}); });
    return kLabels;
}

} // namespace outremer::plays

// The last step of the aftermath: what the war left on the map (CA-SCAR).
#include "campaign/crusaders/chapter/aftermath.h"

namespace outremer::campaign {

using namespace crusaders;

// CA-SCAR-01: taken by Saracens in this chapter and theirs at its end.
CitySet scarsOf(const State &state)
{
    CitySet scarred = 0;
    eachCity(state.tally.captured, [&](CityId city) {
        if (state.match.city(city).owner == kSaracens)
            scarred = CitySet(scarred | setOf(city));
    });
    return scarred;
}

// CA-SCAR-02: one battle ruins nothing; of equals the first on the map.
CityId ruinOf(const State &state)
{
    const auto &battles = state.tally.battles;
    const auto most = std::ranges::max_element(battles); // the first of them
    return *most < kBattlesOfRuin ? kNoCity : CityId(most - battles.begin());
}

void Scribe::drawScars()
{
    s.book.scarred = scarsOf(s);
    s.book.ruined = ruinOf(s);
    eachCity(s.book.scarred, [&](CityId city) { tell(EventKind::CityScarred, { { kCityNoun, city } }); });
    if (s.book.ruined != kNoCity)
        tell(EventKind::CityRuined, { { kCityNoun, s.book.ruined }, number(s.tally.battles[s.book.ruined]) });
}

} // namespace outremer::campaign

// The sixth step of the aftermath: a building that outlives the chapter (CA-HEIR).
#include "campaign/crusaders/chapter/aftermath.h"

namespace outremer::campaign {

using namespace crusaders;

bool canBeHeirloom(const Content &content, Card building)
{
    return building != kNoCard && building < content.buildings.size()
        && content.buildings[building].level <= kHeirloomLevel;
}

bool mayKeep(const Content &content, const crusaders::State &match, Seat seat, Card building)
{
    const auto &slots = match.player(seat).buildings;
    return canBeHeirloom(content, building)
        && std::ranges::any_of(slots, [&](const BuildingSlot &slot) { return slot.card == building; });
}

void Offers::listHeirlooms(const Asking &asking, Options &options) const
{
    for (std::size_t card = 1; card < c.buildings.size(); ++card) {
        if (mayKeep(c, s.match, asking.seat, Card(card)))
            options.push(choice(Verb::KeepHeirloom, int(card)));
    }
    options.push(choice(Verb::NoHeirloom));
}

void Scribe::keepHeirloom(const Option &option)
{
    const Seat seat = askedSeat(s);
    if (Verb(option.verb) == Verb::NoHeirloom) {
        tell(EventKind::HeirloomDeclined, { realm(seat) });
        return;
    }
    dynasty(seat).heirloom = option.first;
    tell(EventKind::HeirloomChosen, { realm(seat), { kBuildingNoun, std::int16_t(option.first) } });
}

} // namespace outremer::campaign

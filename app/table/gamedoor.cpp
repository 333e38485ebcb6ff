#include "app/table/gamedoor.h"

#include "app/table/table.h"
#include "app/table/thingwords.h"

namespace outremer {

QUrl GameDoor::page() const
{
    return QUrl("qrc:/qt/qml/Outremer/Table/PlainPage.qml");
}

std::vector<Sight> GameDoor::sights(const Table &table, const AnyMatch &match, Seat seat) const
{
    const ThingWords words(table, match);
    const auto shared = match.things(kNobody);
    const auto own = match.things(seat);
    std::vector<Sight> sights{ { Sight::Group::Open, words.everythingOpen() } };
    const auto tell = [&](Sight::Group group, const ThingGroup &things) {
        sights.push_back({ group, words.counted(things) });
    };
    for (const ThingGroup &group : shared) {
        if (const ThingGroup *seen = counterpart(group, own); seen && !isEqual(*seen, group))
            tell(Sight::Group::Own, group);
    }
    for (const ThingGroup &group : own) {
        if (std::ranges::any_of(group.things, &Thing::isHidden))
            tell(Sight::Group::Hidden, group);
    }
    return sights;
}

GameDoor::DetailsOf GameDoor::details(const Table &) const
{
    return [](const Option &, const RefList &) { return ChoiceDetails{}; };
}

} // namespace outremer

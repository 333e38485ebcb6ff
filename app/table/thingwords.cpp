#include "app/table/thingwords.h"

#include "app/table/table.h"
#include "app/ui/preferences.h"
#include "app/ui/textcase.h"

#include <algorithm>
#include <numeric>

namespace outremer {

QString ThingWords::fieldName(const ThingGroup &group) const
{
    return QString::fromStdString(m_match.game().phrases().say("field." + group.field, Preferences::currentLanguage()));
}

Seat ThingWords::seatOf(Ref ref) const
{
    for (Seat seat = 0; seat < m_match.seatCount(); ++seat) {
        if (ref == m_match.seatRef(seat) || ref == Ref{ kSeatNoun, seat })
            return seat;
    }
    return kNobody;
}

QString ThingWords::nameOf(Ref ref) const
{
    const Seat seat = seatOf(ref);
    return seat == kNobody ? QString::fromStdString(Speech(m_match.game(), Preferences::currentLanguage()).name(ref))
                           : m_table.nameOf(seat);
}

QString ThingWords::spoken(const Thing &thing) const
{
    return thing.count == 1 ? nameOf(thing) : tr("%1, %2 of them").arg(nameOf(thing)).arg(thing.count);
}

QString ThingWords::counted(const ThingGroup &group) const
{
    const int count = std::accumulate(group.things.begin(), group.things.end(), group.number.value_or(0),
        [](int sum, const Thing &thing) { return sum + thing.count; });
    const QString field = capitalised(fieldName(group));
    return group.of ? tr("%1 (%2): %3").arg(field, nameOf(*group.of)).arg(count) : tr("%1: %2").arg(field).arg(count);
}

void ThingWords::name(Ref ref, QVariantMap &what) const
{
    const std::string_view noun = m_match.game().nounName(ref.noun);
    what.insert(
        QString::fromUtf8(noun.data(), qsizetype(noun.size())), QString::fromStdString(m_match.game().idOf(ref)));
}

const ThingGroup *counterpart(const ThingGroup &group, const std::vector<ThingGroup> &list)
{
    const auto isIts = [&](const ThingGroup &other) { return other.field == group.field && other.of == group.of; };
    auto found =
        std::ranges::find_if(list, [&](const ThingGroup &other) { return isIts(other) && isEqual(other, group); });
    if (found == list.end())
        found = std::ranges::find_if(list, isIts);
    return found == list.end() ? nullptr : &*found;
}

bool isEqual(const ThingGroup &one, const ThingGroup &other)
{
    const auto isSame = [](const Thing &a, const Thing &b) {
        return a.ref == b.ref && a.count == b.count && a.isHidden == b.isHidden;
    };
    return one.number == other.number && std::ranges::equal(one.things, other.things, isSame);
}

} // namespace outremer

#include "app/counsel/sights.h"

#include "app/table/gamedoor.h"

namespace outremer {

QVariantList Sights::of(const Table &table, const AnyMatch &match, Seat seat)
{
    static constexpr std::array kGroups{ "open", "own", "hidden" };
    QVariantList lines;
    for (const Sight &sight : doorOf(match.game().id()).sights(table, match, seat))
        lines.append(QVariantMap{ { "group", kGroups[std::size_t(sight.group)] }, { "text", sight.text } });
    return lines;
}

} // namespace outremer

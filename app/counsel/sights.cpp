#include "app/counsel/sights.h"

#include "app/counsel/sightline.h"
#include "app/table/gamedoor.h"
#include "app/ui/variants.h"

namespace outremer {

QVariantList Sights::of(const Table &table, const AnyMatch &match, Seat seat)
{
    static constexpr std::array kGroups{ "open", "own", "hidden" };
    QList<SightLine> lines;
    for (const Sight &sight : doorOf(match.game().id()).sights(table, match, seat))
        lines.append({ kGroups[std::size_t(sight.group)], sight.text });
    return asVariants(lines);
}

} // namespace outremer

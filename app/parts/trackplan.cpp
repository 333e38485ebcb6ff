#include "app/parts/trackplan.h"

#include "app/ui/variants.h"

#include <algorithm>

namespace outremer {

QVariantList TrackPlan::stepValues() const
{
    return asVariants(steps);
}

QList<TrackMarker> sharingSteps(QList<TrackMarker> markers)
{
    for (TrackMarker &marker : markers) {
        const auto isBeside = [&](const TrackMarker &other) { return other.step == marker.step; };
        marker.among = int(std::count_if(markers.cbegin(), markers.cend(), isBeside));
        marker.place =
            int(std::count_if(markers.cbegin(), markers.cbegin() + (&marker - markers.constData()), isBeside));
    }
    return markers;
}

} // namespace outremer

#include "app/parts/chartplan.h"

#include "app/ui/variants.h"

#include <algorithm>

namespace outremer {
namespace {

template <class Values, class Wanted>
auto *firstOf(const Values &values, Wanted wanted)
{
    const auto found = std::find_if(values.begin(), values.end(), wanted);
    return found == values.end() ? nullptr : &*found;
}

} // namespace

QVariantList ChartPlan::placeValues() const
{
    return asVariants(places);
}

QVariantList ChartPlan::roadValues() const
{
    return asVariants(roads);
}

const ChartPlace *ChartPlan::find(const QString &place) const
{
    return firstOf(places, [&](const ChartPlace &each) { return each.id == place; });
}

const RoadClass *ChartPlan::classOf(const ChartRoad &road) const
{
    return firstOf(classes, [&](const RoadClass &each) { return each.id == road.roadClass; });
}

} // namespace outremer

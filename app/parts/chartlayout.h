#pragma once

#include "app/parts/chartplan.h"

#include <QFont>
#include <QPainterPath>
#include <QTransform>

namespace outremer {

// Where the things of a chart come to lie in an item of some size. Everything here follows from the plan and the size
// alone: the same chart looks the same every time.

// From the plan's units to the item: as large as it fits, in the middle.
QTransform chartFit(const ChartPlan &plan, QSizeF size);

// The way of a road in the plan's units; empty if it leads from or to nowhere.
QPainterPath roadPath(const ChartPlan &plan, const ChartRoad &road);

// Where the names of the places are written, in the item's pixels and in the order of the places. A name keeps to the side
// that its place says; the others, and those that would lie upon something there, take the first side where they meet no
// mark, no name and no edge, and few roads. An empty name takes no room.
QList<QRectF> placeNames(const ChartPlan &plan, QSizeF size, const QFont &font);

} // namespace outremer

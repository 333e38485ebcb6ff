#pragma once

#include "campaign/crusaders/facts/mapdrawing.h"

#include <QPointF>
#include <QRectF>

namespace outremer {

// The Levant as the board shows it. It is the drawing of campaign/map.h, but a board needs room for troops, goods and
// bishops at every city: the sea and the eastern desert are drawn together, the crowded coast and the valley of the
// Orontes are drawn apart. Lengths are thousandths of the map's side, as in the drawing.
QPointF onChart(campaign::MapPoint point);

inline constexpr QRectF kChart(0, 0, campaign::kMapSide, campaign::kMapSide);

// What a city's mark takes at most, its place in the middle. No two marks overlap, and no scenery stands under one.
inline constexpr QSizeF kCityMark(155, 126);

} // namespace outremer

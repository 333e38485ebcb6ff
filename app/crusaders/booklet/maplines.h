#pragma once

#include "campaign/crusaders/facts/mapdrawing.h"

#include <QPainterPath>
#include <QPen>

#include <functional>

namespace outremer::booklet {

// Lines of a drawing as every picture of it has them, on paper and on the board.

// Puts a point of the drawing onto the picture.
using PlacePoint = std::function<QPointF(campaign::MapPoint)>;

// A soft line through all points (Catmull-Rom).
QPainterPath softLine(const campaign::MapLine &line, const PlacePoint &at, bool isClosed = false);
// Everything between the coast and the right edge of `place`; a little beyond its edges.
QPainterPath landBehind(const QPainterPath &coast, const QRectF &place);
// From city to city; empty when one of them is not drawn.
QPainterPath roadOn(const campaign::MapDrawing &drawing, const campaign::MapRoad &road, const PlacePoint &at);

inline QPen roundPen(const QColor &colour, qreal width)
{
    return QPen(colour, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin);
}

} // namespace outremer::booklet

#include "app/crusaders/booklet/maplines.h"

#include <algorithm>

namespace outremer::booklet {

QPainterPath softLine(const campaign::MapLine &line, const PlacePoint &at, bool isClosed)
{
    QPainterPath path;
    const int count = int(line.size());
    if (count == 0)
        return path;
    std::vector<QPointF> points;
    for (const campaign::MapPoint point : line)
        points.push_back(at(point));
    const auto point = [&](int i) {
        return points[std::size_t(isClosed ? (i + count) % count : std::clamp(i, 0, count - 1))];
    };
    path.moveTo(point(0));
    for (int i = 0; i < (isClosed ? count : count - 1); ++i)
        path.cubicTo(
            point(i) + (point(i + 1) - point(i - 1)) / 6, point(i + 1) - (point(i + 2) - point(i)) / 6, point(i + 1));
    if (isClosed)
        path.closeSubpath();
    return path;
}

QPainterPath landBehind(const QPainterPath &coast, const QRectF &place)
{
    const qreal beyond = place.width() / 50;
    QPainterPath land = coast;
    land.lineTo(land.currentPosition().x(), place.bottom() + beyond);
    land.lineTo(place.right() + beyond, place.bottom() + beyond);
    land.lineTo(place.right() + beyond, place.top() - beyond);
    land.lineTo(coast.elementAt(0).x, place.top() - beyond);
    land.closeSubpath();
    return land;
}

QPainterPath roadOn(const campaign::MapDrawing &drawing, const campaign::MapRoad &road, const PlacePoint &at)
{
    const campaign::MapCity *from = drawing.city(road.from);
    const campaign::MapCity *to = drawing.city(road.to);
    if (!from || !to)
        return {};
    campaign::MapLine line{ from->at };
    line.insert(line.end(), road.via.begin(), road.via.end());
    line.push_back(to->at);
    return softLine(line, at);
}

} // namespace outremer::booklet

#include "app/parts/chartlayout.h"

#include <QFontMetricsF>

#include <array>

namespace outremer {
namespace {

// What it costs a name to lie there, in square pixels of what it would hide.
constexpr double kUponThing = 1000;
constexpr double kUponRoad = 30; // for each point of a road
constexpr double kOtherSide = 400;
constexpr double kLaterSide = 1;
constexpr int kRoadPoints = 24;
constexpr double kAir = 2; // pixels between a mark and its name

using Side = ChartPlace::Side;
constexpr std::array kSides{ Side::Below, Side::Above, Side::Right, Side::Left };

double areaOf(const QRectF &box)
{
    return box.isEmpty() ? 0 : box.width() * box.height();
}

QRectF nameBox(const QRectF &mark, QSizeF name, Side side)
{
    const QPointF middle = mark.center();
    switch (side) {
    case Side::Above:
        return { { middle.x() - name.width() / 2, mark.top() - kAir - name.height() }, name };
    case Side::Right:
        return { { mark.right() + kAir, middle.y() - name.height() / 2 }, name };
    case Side::Left:
        return { { mark.left() - kAir - name.width(), middle.y() - name.height() / 2 }, name };
    default:
        return { { middle.x() - name.width() / 2, mark.bottom() + kAir }, name };
    }
}

QList<QPointF> pointsOfRoads(const ChartPlan &plan, const QTransform &fit)
{
    QList<QPointF> points;
    for (const ChartRoad &road : plan.roads) {
        const QPainterPath path = fit.map(roadPath(plan, road));
        for (int i = 1; i < kRoadPoints && !path.isEmpty(); ++i)
            points.append(path.pointAtPercent(double(i) / kRoadPoints));
    }
    return points;
}

} // namespace

QTransform chartFit(const ChartPlan &plan, QSizeF size)
{
    const double unit = std::min(size.width() / plan.box.width(), size.height() / plan.box.height());
    const QPointF spare = QPointF(size.width(), size.height()) / 2 - plan.box.center() * unit;
    return { unit, 0, 0, unit, spare.x(), spare.y() };
}

// A curve through all of its points (Catmull and Rom's): a road has no corners.
QPainterPath roadPath(const ChartPlan &plan, const ChartRoad &road)
{
    const ChartPlace *from = plan.find(road.from);
    const ChartPlace *to = plan.find(road.to);
    if (!from || !to)
        return {};
    QList<QPointF> points{ from->at };
    points += road.via;
    points += to->at;
    QPainterPath path(points.first());
    for (qsizetype i = 0; i + 1 < points.size(); ++i) {
        const QPointF before = points[std::max<qsizetype>(0, i - 1)];
        const QPointF after = points[std::min(points.size() - 1, i + 2)];
        path.cubicTo(points[i] + (points[i + 1] - before) / 6, points[i + 1] - (after - points[i]) / 6, points[i + 1]);
    }
    return path;
}

QList<QRectF> placeNames(const ChartPlan &plan, QSizeF size, const QFont &font)
{
    const QTransform fit = chartFit(plan, size);
    const QRectF edge = QRectF({}, size).intersected(fit.mapRect(plan.box));
    const QFontMetricsF metrics(font);
    const QList<QPointF> roads = pointsOfRoads(plan, fit);
    QList<QRectF> marks;
    for (const ChartPlace &place : plan.places) {
        const QPointF reach(place.reach, place.reach);
        marks.append(fit.mapRect(QRectF(place.at - reach, place.at + reach)));
    }
    QList<QRectF> taken = marks;
    QList<QRectF> names;
    for (qsizetype i = 0; i < plan.places.size(); ++i) {
        const ChartPlace &place = plan.places[i];
        const QSizeF letters(std::ceil(metrics.horizontalAdvance(place.name)), std::ceil(metrics.height()));
        QRectF best;
        double least = 0;
        for (std::size_t turn = 0; turn < kSides.size() && !place.name.isEmpty(); ++turn) {
            const QRectF box = nameBox(marks[i], letters, kSides[turn]);
            const bool isWanted = place.side == Side::Anywhere || place.side == kSides[turn];
            double cost = double(turn) * kLaterSide + (isWanted ? 0 : kOtherSide);
            cost += kUponThing * (areaOf(box) - areaOf(box & edge));
            for (const QRectF &other : taken)
                cost += kUponThing * areaOf(box & other);
            for (const QPointF &point : roads)
                cost += place.side == Side::Anywhere && box.contains(point) ? kUponRoad : 0;
            if (best.isNull() || cost < least) {
                best = box;
                least = cost;
            }
        }
        names.append(best);
        taken.append(best);
    }
    return names;
}

} // namespace outremer

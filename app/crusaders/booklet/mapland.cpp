#include "app/booklet/measures.h"
#include "app/booklet/paragraph.h"
#include "app/crusaders/booklet/maplines.h"
#include "app/crusaders/booklet/mapscene.h"

#include <QFontMetricsF>

#include <algorithm>

namespace outremer::booklet {
namespace {

using campaign::MapLine;
using campaign::MapPoint;

PlacePoint onPlace(const QRectF &place)
{
    return [place](MapPoint point) { return MapScene::at(point, place); };
}

QPen softPen(const QColor &colour, qreal points)
{
    return roundPen(colour, pt(points));
}

// Water along a shore as engravers draw it: lines that follow the coast, ever wider apart. Each is the edge of a broad
// stroke, and the next narrower stroke covers all of it but that edge.
void drawShoreLines(QPainter &painter, const QPainterPath &shores)
{
    constexpr int kLines = 7;
    painter.setBrush(Qt::NoBrush);
    for (int i = kLines; i >= 1; --i) {
        const qreal reach = 1.9 * i + 0.34 * i * i;
        QColor line = mapink::kWater;
        line = QColor::fromRgbF(float(line.redF() + (0.93 - line.redF()) * (i - 1) / kLines),
            float(line.greenF() + (0.95 - line.greenF()) * (i - 1) / kLines),
            float(line.blueF() + (0.95 - line.blueF()) * (i - 1) / kLines));
        painter.setPen(softPen(line, 2 * reach + 0.5));
        painter.drawPath(shores);
        painter.setPen(softPen(mapink::kSea, 2 * reach - 0.3));
        painter.drawPath(shores);
    }
}

void drawWater(QPainter &painter, const QRectF &place, const MapScene &scene)
{
    const PlacePoint at = onPlace(place);
    const QPainterPath coast = softLine(scene.drawing.coast, at);
    const QPainterPath land = landBehind(coast, place);
    QPainterPath islands;
    for (const MapLine &island : scene.drawing.islands)
        islands.addPath(softLine(island, at, true));

    painter.fillRect(place, mapink::kSea);
    QPainterPath shores = coast;
    shores.addPath(islands);
    drawShoreLines(painter, shores);
    painter.setBrush(mapink::kLand);
    painter.setPen(Qt::NoPen);
    painter.drawPath(land);
    painter.setPen(softPen(ink::kSoft, 0.9));
    painter.drawPath(islands);
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(coast);

    for (const MapLine &river : scene.drawing.rivers) {
        painter.setPen(softPen(mapink::kWater, 1.3));
        painter.drawPath(softLine(river, at));
    }
    painter.setBrush(mapink::kSea);
    painter.setPen(softPen(mapink::kWater, 0.8));
    for (const MapLine &lake : scene.drawing.lakes)
        painter.drawPath(softLine(lake, at, true));
    painter.setBrush(Qt::NoBrush);
}

void drawMountain(QPainter &painter, QPointF foot)
{
    QPainterPath ridge(foot + QPointF(-pt(6), 0));
    ridge.quadTo(foot + QPointF(-pt(2.5), -pt(4)), foot + QPointF(0, -pt(8)));
    ridge.quadTo(foot + QPointF(pt(2), -pt(5)), foot + QPointF(pt(6.5), 0));
    painter.setBrush(mapink::kLand);
    painter.setPen(softPen(mapink::kRelief, 0.7));
    painter.drawPath(ridge);
    painter.setPen(softPen(mapink::kRelief, 0.4));
    for (int i = 0; i < 3; ++i) { // the shaded side
        const QPointF top = foot + QPointF(pt(0.5 + 1.35 * i), -pt(6.4 - 1.9 * i));
        painter.drawLine(top, top + QPointF(pt(0.2), pt(4.4 - 1.2 * i)));
    }
    painter.setBrush(Qt::NoBrush);
}

void drawDune(QPainter &painter, QPointF middle)
{
    QPen dotted(mapink::kRelief, pt(0.7), Qt::CustomDashLine, Qt::RoundCap);
    dotted.setDashPattern({ 0.1, 3.2 });
    painter.setPen(dotted);
    for (const QPointF &shift : { QPointF(0, 0), QPointF(pt(7), pt(4)) }) {
        QPainterPath dune(middle + shift + QPointF(-pt(6), 0));
        dune.quadTo(middle + shift + QPointF(-pt(1), -pt(5)), middle + shift + QPointF(pt(6), 0));
        painter.drawPath(dune);
    }
}

void drawRoads(QPainter &painter, const QRectF &place, const MapScene &scene)
{
    QPen pen(mapink::kRoad, pt(0.7), Qt::CustomDashLine, Qt::FlatCap);
    pen.setDashPattern({ 4, 2.6 });
    painter.setPen(pen);
    painter.setBrush(Qt::NoBrush);
    for (const campaign::MapRoad &road : scene.drawing.roads)
        painter.drawPath(roadOn(scene.drawing, road, onPlace(place)));
}

// A region's name slides along its own direction until no city's name is in its way.
void drawRegionName(QPainter &painter, const QRectF &place, const MapScene &scene, const campaign::MapLabel &label)
{
    QFont font = scene.face.font(8.2, Typeface::Style::Italic);
    font.setLetterSpacing(QFont::PercentageSpacing, 118);
    const QString text = QString::fromStdString(label.text.in(scene.lang));
    const qreal width = QFontMetricsF(font).horizontalAdvance(text);
    const QRectF area(-width / 2, -pt(4), width, pt(8));
    const auto turned = [&](qreal shift) {
        const QPointF middle = MapScene::at(label.at, place);
        return QTransform::fromTranslate(middle.x(), middle.y()).rotate(label.turn).translate(shift, 0);
    };
    const auto isFree = [&](qreal shift) {
        const QPolygonF shape = turned(shift).map(QPolygonF(area.adjusted(-pt(4), 0, pt(4), 0)));
        return std::ranges::none_of(scene.drawing.cities, [&](const campaign::MapCity &city) {
            return shape.intersects(QPolygonF(cityNameArea(scene, city, place)));
        });
    };
    qreal shift = 0;
    for (int step = 1; step < 16 && !isFree(shift); ++step) // by turns to either side
        shift = (step % 2 == 1 ? -1 : 1) * pt(3) * ((step + 1) / 2);
    painter.save();
    painter.setTransform(turned(shift), true);
    drawLine(painter, area, text, font, label.isWater ? mapink::kWater.darker(130) : mapink::kRelief.darker(120));
    painter.restore();
}

} // namespace

void drawLand(QPainter &painter, const QRectF &place, const MapScene &scene)
{
    drawWater(painter, place, scene);
    for (const MapPoint mountain : scene.drawing.mountains)
        drawMountain(painter, MapScene::at(mountain, place));
    for (const MapPoint dune : scene.drawing.dunes)
        drawDune(painter, MapScene::at(dune, place));
    drawRoads(painter, place, scene);
    for (const campaign::MapLabel &label : scene.drawing.labels)
        drawRegionName(painter, place, scene, label);
}

} // namespace outremer::booklet

#include "app/booklet/measures.h"
#include "app/crusaders/booklet/mapscene.h"

#include <QFontMetricsF>

#include <algorithm>

namespace outremer::booklet {
namespace {

using campaign::CityAtEnd;
using campaign::MapCity;
using campaign::Scar;

constexpr qreal kTowerWidth = pt(6);
constexpr qreal kNameGap = pt(2.5);

QPen stonePen()
{
    return QPen(ink::kText, pt(0.6), Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin);
}

// A tower with three merlons and a gate or a loophole, its foot in the middle of `foot`.
void drawTower(QPainter &painter, QPointF foot, qreal height, bool hasGate)
{
    const qreal half = kTowerWidth / 2;
    const qreal tooth = kTowerWidth / 5;
    const qreal top = foot.y() - height;
    QPolygonF outline;
    outline << QPointF(foot.x() - half, foot.y()) << QPointF(foot.x() - half, top);
    for (int i = 0; i < 5; ++i) { // up, down, up, down, up
        const qreal y = i % 2 == 0 ? top - tooth : top;
        outline << QPointF(foot.x() - half + tooth * i, y) << QPointF(foot.x() - half + tooth * (i + 1), y);
    }
    outline << QPointF(foot.x() + half, foot.y());
    painter.setPen(stonePen());
    painter.setBrush(mapink::kStone);
    painter.drawPolygon(outline);
    painter.setPen(Qt::NoPen);
    painter.setBrush(ink::kText);
    if (hasGate) {
        QPainterPath gate(foot + QPointF(-pt(1.2), 0));
        gate.lineTo(foot + QPointF(-pt(1.2), -pt(2.6)));
        gate.quadTo(foot + QPointF(0, -pt(4.4)), foot + QPointF(pt(1.2), -pt(2.6)));
        gate.lineTo(foot + QPointF(pt(1.2), 0));
        gate.closeSubpath();
        painter.drawPath(gate);
    } else {
        painter.drawRect(QRectF(foot.x() - pt(0.35), foot.y() - height * 0.66, pt(0.7), pt(2)));
    }
    painter.setBrush(Qt::NoBrush);
}

void drawWall(QPainter &painter, QPointF leftFoot, qreal width, qreal height)
{
    painter.setPen(stonePen());
    painter.setBrush(mapink::kStone);
    const qreal tooth = pt(1.2);
    QPolygonF outline{ leftFoot, leftFoot - QPointF(0, height) };
    for (qreal x = 0; x + tooth <= width; x += 2 * tooth)
        outline << leftFoot + QPointF(x, -height) << leftFoot + QPointF(x, -height - tooth)
                << leftFoot + QPointF(x + tooth, -height - tooth) << leftFoot + QPointF(x + tooth, -height);
    outline << leftFoot + QPointF(width, -height) << leftFoot + QPointF(width, 0);
    painter.drawPolygon(outline);
    painter.setBrush(Qt::NoBrush);
}

// How much room a city takes. Its level shows: a tower, two towers and a wall, three towers and walls. One of which
// nothing is known, or which is closed, is a ring.
struct Shape {
    QPointF foot;
    int level = 0;    // 0: a ring
    qreal spread = 0; // from the middle to the outer towers
    qreal half = 0;   // of the width
    qreal height = 0; // with the flag
    QPointF pole{};   // where the flag stands: on the middle tower, or on the left one of two
};

constexpr qreal kFlagHeight = pt(13);

const CityAtEnd *endOf(const MapScene &scene, const MapCity &city)
{
    const auto end = std::ranges::find(scene.cities, city.id, &CityAtEnd::city);
    return end == scene.cities.end() || end->owner == "closed" ? nullptr : &*end;
}

Shape shapeOf(const MapScene &scene, const MapCity &city, const QRectF &place)
{
    Shape shape{ .foot = MapScene::at(city.at, place) + QPointF(0, pt(4)) };
    const CityAtEnd *end = endOf(scene, city);
    if (!end) {
        shape.half = pt(3);
        shape.height = pt(8);
        return shape;
    }
    shape.level = std::clamp(end->level, 1, 3);
    const qreal spreads[]{ 0, pt(6), pt(8.5) };
    const qreal towers[]{ pt(8.5), pt(8), pt(12) }; // the one with the flag
    shape.spread = spreads[shape.level - 1];
    shape.half = shape.spread + kTowerWidth / 2;
    shape.pole = shape.foot - QPointF(shape.level == 2 ? shape.spread : 0, towers[shape.level - 1]);
    shape.height = shape.foot.y() - shape.pole.y() + kFlagHeight;
    return shape;
}

void drawShape(QPainter &painter, const Shape &shape)
{
    const QPointF side(shape.spread, 0);
    if (shape.level == 0) {
        painter.setPen(QPen(mapink::kRelief, pt(0.8)));
        painter.setBrush(mapink::kLand);
        painter.drawEllipse(shape.foot - QPointF(0, pt(4)), pt(2.6), pt(2.6));
        painter.setBrush(Qt::NoBrush);
        return;
    }
    if (shape.level > 1) {
        drawWall(painter, shape.foot - side, 2 * shape.spread, pt(4.6));
        drawTower(painter, shape.foot - side, pt(8), false);
        drawTower(painter, shape.foot + side, pt(8), false);
    }
    if (shape.level != 2)
        drawTower(painter, shape.foot, shape.foot.y() - shape.pole.y(), true);
}

struct CityName {
    QString text;
    QFont font;
    QPointF at{}; // the left end of the baseline
    qreal width = 0;
};

CityName nameOf(const MapScene &scene, const MapCity &city, const Shape &shape)
{
    CityName name{ scene.names.of(city.id), scene.face.font(8.6) };
    if (city.isCapital) {
        name.text = name.text.toUpper();
        name.font = scene.face.spaced(7.6, 108);
    }
    name.width = QFontMetricsF(name.font).horizontalAdvance(name.text);
    const CityAtEnd *end = endOf(scene, city);
    const qreal halo = end && !end->holyLandOf.empty() ? pt(6) : 0;
    name.at = shape.foot + QPointF(-name.width / 2, pt(8.4));
    if (city.side == MapCity::Side::Right)
        name.at = shape.foot + QPointF(shape.half + kNameGap + halo, -pt(0.6));
    else if (city.side == MapCity::Side::Left)
        name.at = shape.foot + QPointF(-shape.half - kNameGap - name.width, -pt(0.6));
    else if (city.side == MapCity::Side::Above)
        name.at.setY(shape.foot.y() - shape.height - pt(2));
    return name;
}

// The city's scars, two in a row, beneath it and its name.
void drawScars(QPainter &painter, const MapScene &scene, const MapCity &city, const Shape &shape)
{
    constexpr std::size_t kInRow = 2;
    std::vector<Scar> scars;
    std::ranges::copy_if(
        scene.scars, std::back_inserter(scars), [&](const Scar &scar) { return scar.city == city.id; });
    const QFont font = scene.face.font(7, Typeface::Style::Italic);
    const qreal step = pt(7) + QFontMetricsF(font).horizontalAdvance(QStringLiteral("1146")) + pt(2);
    const qreal top = shape.foot.y() + (city.side == MapCity::Side::Below ? pt(10) : pt(1.6));
    for (std::size_t i = 0; i < scars.size(); ++i) {
        const std::size_t inRow = std::min(kInRow, scars.size() - i / kInRow * kInRow);
        const QPointF at(
            shape.foot.x() - step * (qreal(inRow) / 2 - qreal(i % kInRow)), top + pt(8) * qreal(i / kInRow));
        drawScar(painter, { at.x(), at.y(), pt(6), pt(7.6) }, scars[i].kind);
        if (scars[i].year != 0)
            drawLabel(painter, at + QPointF(pt(7), pt(6.4)), QString::number(scars[i].year), font, ink::kRubric);
    }
}

void drawCity(QPainter &painter, const QRectF &place, const MapScene &scene, const MapCity &city)
{
    const Shape shape = shapeOf(scene, city, place);
    const CityName name = nameOf(scene, city, shape);
    const CityAtEnd *end = endOf(scene, city);
    drawShape(painter, shape);
    if (const auto *owner = end ? scene.drawing.owner(end->owner) : nullptr) {
        painter.setPen(QPen(ink::kText, pt(0.7)));
        painter.drawLine(shape.pole - QPointF(0, pt(1)), shape.pole - QPointF(0, kFlagHeight));
        drawFlag(painter, { shape.pole.x(), shape.pole.y() - kFlagHeight, pt(11.5), pt(10) }, *owner);
    }
    if (const auto *saint = end ? scene.drawing.owner(end->holyLandOf) : nullptr)
        drawHalo(painter, { shape.foot.x() + shape.half - pt(1.4), shape.foot.y() - pt(5.4), pt(8), pt(8) }, saint);
    drawLabel(painter, name.at, name.text, name.font, end ? ink::kText : mapink::kRelief);
    drawScars(painter, scene, city, shape);
}

} // namespace

QRectF cityNameArea(const MapScene &scene, const MapCity &city, const QRectF &place)
{
    const CityName name = nameOf(scene, city, shapeOf(scene, city, place));
    const qreal height = QFontMetricsF(name.font).capHeight();
    return { name.at.x(), name.at.y() - height, name.width, height };
}

void drawCities(QPainter &painter, const QRectF &place, const MapScene &scene)
{
    for (const MapCity &city : scene.drawing.cities)
        drawCity(painter, place, scene, city);
}

} // namespace outremer::booklet

// What lives and moves on the map: a ship, a serpent of the sea, a caravan.
#include "app/crusaders/board/levantscene.h"
#include "app/crusaders/board/levantstencil.h"
#include "app/crusaders/booklet/maplines.h"

namespace outremer {

using booklet::roundPen;

namespace {

// Water that breaks at something, from `left` on.
void paintFoam(QPainter &painter, const LevantInks &inks, QPointF left, int crests)
{
    painter.setPen(roundPen(inks.wave, 1.8));
    painter.setBrush(Qt::NoBrush);
    for (int i = 0; i < crests; ++i) {
        QPainterPath foam(left + QPointF(17.0 * i, 0));
        foam.quadTo(left + QPointF(17.0 * i + 8, -6), left + QPointF(17.0 * i + 16, 0));
        painter.drawPath(foam);
    }
}

void paintShip(QPainter &painter, const LevantInks &inks, QPointF at)
{
    painter.save();
    painter.translate(at);
    painter.setPen(roundPen(inks.line, 1.6));
    QPainterPath hull(QPointF(-34, -9));
    hull.cubicTo(-26, -4, 22, -4, 32, -12);
    hull.lineTo(36, -12);
    hull.cubicTo(32, 2, 24, 11, 14, 12);
    hull.lineTo(-18, 12);
    hull.cubicTo(-27, 10, -33, 0, -38, -9);
    hull.closeSubpath();
    painter.setBrush(inks.relief);
    painter.drawPath(hull);
    painter.setPen(roundPen(faded(inks.line, 0.8), 1));
    painter.drawLine(QPointF(-31, 1), QPointF(31, 0));
    painter.drawLine(QPointF(-26, 6.5), QPointF(25, 6));
    painter.setPen(roundPen(inks.line, 2.4));
    painter.drawLine(QPointF(-2, -6), QPointF(-2, -62));
    QPainterPath sail(QPointF(-24, -54));
    sail.quadTo(QPointF(0, -59), QPointF(21, -54));
    sail.cubicTo(31, -42, 30, -26, 24, -15);
    sail.quadTo(QPointF(2, -21), QPointF(-20, -15));
    sail.cubicTo(-12, -28, -14, -42, -24, -54);
    painter.setBrush(inks.paper);
    painter.setPen(roundPen(inks.line, 1.6));
    painter.drawPath(sail);
    painter.setPen(QPen(inks.rubric, 5, Qt::SolidLine, Qt::FlatCap));
    painter.drawLine(QPointF(7, -54), QPointF(8, -21));
    painter.drawLine(QPointF(-12, -39), QPointF(26, -39));
    QPainterPath pennon(QPointF(-2, -62));
    pennon.quadTo(QPointF(8, -68), QPointF(18, -61));
    pennon.quadTo(QPointF(8, -60), QPointF(-2, -55));
    painter.setBrush(inks.rubric);
    painter.setPen(roundPen(inks.line, 1));
    painter.drawPath(pennon);
    paintFoam(painter, inks, { -42, 13 }, 5);
    painter.restore();
}

void paintBoat(QPainter &painter, const LevantInks &inks, QPointF at)
{
    painter.save();
    painter.translate(at);
    QPainterPath hull(QPointF(-13, -4));
    hull.quadTo(QPointF(0, 1), QPointF(13, -4));
    hull.quadTo(QPointF(9, 5), QPointF(0, 5));
    hull.quadTo(QPointF(-9, 5), QPointF(-13, -4));
    painter.setPen(roundPen(inks.line, 1.3));
    painter.setBrush(inks.relief);
    painter.drawPath(hull);
    painter.drawLine(QPointF(-1, -1), QPointF(-1, -23));
    painter.setBrush(inks.paper);
    painter.drawPolygon(QPolygonF{ QPointF(-9, -21), QPointF(11, -25), QPointF(9, -5) }); // a lateen sail
    painter.restore();
}

void paintSerpent(QPainter &painter, const LevantInks &inks, QPointF at)
{
    painter.save();
    painter.translate(at);
    QPainterPath body; // neck, two coils, tail
    body.moveTo(-26, 4);
    body.cubicTo(-22, -12, -20, -26, -30, -29);
    for (const auto &[left, height] : { std::pair(-14.0, 20.0), std::pair(9.0, 15.0) }) {
        body.moveTo(left, 4);
        body.cubicTo(left + 1, -height, left + 16, -height, left + 17, 4);
    }
    body.moveTo(32, 4);
    body.cubicTo(34, -4, 36, -8, 43, -12);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(roundPen(inks.line, 9));
    painter.drawPath(body);
    painter.setPen(roundPen(inks.forest, 6));
    painter.drawPath(body);
    QPen scales(inks.gold, 1.6, Qt::CustomDashLine, Qt::RoundCap);
    scales.setDashPattern({ 0.4, 2.2 });
    painter.setPen(scales);
    painter.drawPath(body);

    QPainterPath head(QPointF(-27, -35));
    head.cubicTo(-34, -38, -44, -34, -49, -27);
    head.cubicTo(-45, -25, -41, -25, -38, -25);
    head.lineTo(-44, -22);
    head.cubicTo(-38, -20, -30, -21, -26, -26);
    head.closeSubpath();
    painter.setPen(roundPen(inks.line, 1.4));
    painter.setBrush(inks.forest);
    painter.drawPath(head);
    painter.setBrush(inks.paper);
    painter.drawEllipse(QPointF(-34, -31), 1.9, 1.9);
    painter.setPen(roundPen(inks.rubric, 1.6));
    painter.drawLine(QPointF(-45, -23.6), QPointF(-52, -21));
    QPainterPath fin(QPointF(43, -12));
    fin.lineTo(50, -19);
    fin.lineTo(49, -11);
    fin.lineTo(52, -6);
    fin.closeSubpath();
    painter.setPen(roundPen(inks.line, 1.4));
    painter.setBrush(inks.rubric);
    painter.drawPath(fin);
    paintFoam(painter, inks, { -38, 6 }, 5);
    painter.restore();
}

void paintCamel(QPainter &painter, const LevantInks &inks, QPointF at, const QColor &blanket)
{
    painter.save();
    painter.translate(at);
    QPainterPath camel(QPointF(-27, -23));
    camel.cubicTo(-28, -27, -23, -29, -20, -27); // head
    camel.cubicTo(-17, -26, -17, -20, -15, -17); // neck
    camel.cubicTo(-12, -16, -10, -18, -8, -20);
    camel.cubicTo(-4, -30, 3, -30, 6, -20); // hump
    camel.cubicTo(10, -18, 14, -18, 16, -14);
    camel.lineTo(17, -6);
    camel.lineTo(17, 1);
    camel.lineTo(14, 1);
    camel.lineTo(13, -7);
    camel.lineTo(10, -9);
    camel.lineTo(11, 1);
    camel.lineTo(8, 1);
    camel.lineTo(6, -9);
    camel.cubicTo(0, -7, -4, -7, -7, -9);
    camel.lineTo(-7, 1);
    camel.lineTo(-10, 1);
    camel.lineTo(-11, -9);
    camel.lineTo(-13, 1);
    camel.lineTo(-16, 1);
    camel.lineTo(-15, -10);
    camel.cubicTo(-19, -13, -20, -17, -21, -22);
    camel.cubicTo(-23, -21, -26, -21, -27, -23);
    camel.closeSubpath();
    painter.setPen(roundPen(inks.line, 1.3));
    painter.setBrush(inks.relief);
    painter.drawPath(camel);
    painter.setBrush(blanket);
    painter.drawRoundedRect(QRectF(-7, -23, 12, 10), 2, 2);
    painter.setPen(roundPen(inks.gold, 1.2));
    painter.drawLine(QPointF(-7, -18), QPointF(5, -18));
    painter.restore();
}

} // namespace

void paintBeasts(QPainter &painter, const LevantScene &scene)
{
    paintShip(painter, scene.inks, { 92, 528 });
    paintSerpent(painter, scene.inks, { 112, 268 });
    LevantStencil taken;
    taken.fill(scene.land);
    for (const LevantScene::Region &region : scene.regions)
        taken.stroke(region.letters, 30);
    for (const LevantScene::Place &city : scene.cities) { // off every harbour
        const QPointF roads = city.at + QPointF(-114, 12);
        if (city.terrains.contains("harbour") && roads.x() > 40 && taken.isFree(roads))
            paintBoat(painter, scene.inks, roads);
    }
    const QColor blankets[]{ scene.inks.rubric, scene.inks.water, scene.inks.forest };
    for (int i = 0; i < 3; ++i)
        paintCamel(painter, scene.inks, { 800 + 46.0 * i, 700 + 5.0 * (i % 2) }, blankets[i]);
}

} // namespace outremer

#include "app/booklet/ornaments.h"

#include "app/booklet/measures.h"

#include <QPainterPath>

namespace outremer::booklet {
namespace {

QPen hairline(const QColor &colour, qreal points = 0.5)
{
    return QPen(colour, pt(points), Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin);
}

QPainterPath lozenge(QPointF middle, qreal halfWidth, qreal halfHeight)
{
    QPainterPath path(middle - QPointF(halfWidth, 0));
    path.lineTo(middle - QPointF(0, halfHeight));
    path.lineTo(middle + QPointF(halfWidth, 0));
    path.lineTo(middle + QPointF(0, halfHeight));
    path.closeSubpath();
    return path;
}

// A leaf that grows from `root` along `direction` (degrees).
QPainterPath leaf(QPointF root, qreal direction, qreal length)
{
    QPainterPath path;
    path.cubicTo(length * 0.3, -length * 0.32, length * 0.7, -length * 0.28, length, 0);
    path.cubicTo(length * 0.7, length * 0.18, length * 0.3, length * 0.2, 0, 0);
    QTransform turn;
    turn.translate(root.x(), root.y());
    turn.rotate(direction);
    return turn.map(path);
}

} // namespace

void drawSectionOrnament(QPainter &painter, const QRectF &place)
{
    const QPointF middle = place.center();
    painter.setPen(hairline(ink::kRule));
    for (const qreal side : { -1.0, 1.0 })
        painter.drawLine(middle + QPointF(side * pt(16), 0), middle + QPointF(side * pt(46), 0));
    painter.setPen(Qt::NoPen);
    painter.setBrush(ink::kRubric);
    painter.drawPath(lozenge(middle, pt(3.2), pt(4)));
    painter.setBrush(ink::kRule);
    for (const qreal side : { -1.0, 1.0 })
        painter.drawPath(lozenge(middle + QPointF(side * pt(8.5), 0), pt(2), pt(2.6)));
    painter.setBrush(Qt::NoBrush);
}

void drawHeadpiece(QPainter &painter, const QRectF &place)
{
    constexpr int kArches = 9;
    const qreal step = pt(15);
    const qreal left = place.center().x() - step * kArches / 2;
    const qreal floor = place.bottom();
    const qreal spring = floor - place.height() * 0.42; // where the arches rise from their columns
    painter.setBrush(Qt::NoBrush);
    for (int i = 0; i < kArches; ++i) {
        const qreal x = left + step * i;
        const bool isMiddle = i == kArches / 2;
        QPainterPath arch(QPointF(x + pt(1.4), floor));
        arch.lineTo(x + pt(1.4), spring);
        arch.quadTo(x + pt(2), spring - pt(7), x + step / 2, spring - pt(9.5)); // pointed, as in the East
        arch.quadTo(x + step - pt(2), spring - pt(7), x + step - pt(1.4), spring);
        arch.lineTo(x + step - pt(1.4), floor);
        painter.setPen(hairline(isMiddle ? ink::kRubric : ink::kRule, isMiddle ? 0.9 : 0.6));
        painter.drawPath(arch);
        painter.setPen(Qt::NoPen);
        painter.setBrush(isMiddle ? ink::kRubric : ink::kRule);
        painter.drawPath(lozenge({ x + step / 2, floor - place.height() * 0.3 }, pt(1.6), pt(2.8)));
        painter.setBrush(Qt::NoBrush);
    }
    painter.setPen(hairline(ink::kRule, 0.8));
    painter.drawLine(QPointF(left - pt(6), floor), QPointF(left + step * kArches + pt(6), floor));
}

void drawTailpiece(QPainter &painter, const QRectF &place)
{
    const QPointF middle = place.center();
    painter.setPen(Qt::NoPen);
    for (const qreal side : { -1.0, 1.0 }) {
        painter.save();
        painter.translate(middle);
        painter.scale(side, 1);
        painter.setBrush(ink::kRule);
        for (int i = 0; i < 4; ++i) {
            const qreal x = pt(9) + pt(9) * i;
            painter.drawPath(leaf({ x, 0 }, -38, pt(9 - 1.2 * i)));
            painter.drawPath(leaf({ x, 0 }, 38, pt(9 - 1.2 * i)));
        }
        painter.drawPath(leaf({ pt(44), 0 }, 0, pt(8)));
        painter.setPen(hairline(ink::kRule, 0.6));
        painter.drawLine(QPointF(pt(6), 0), QPointF(pt(45), 0));
        painter.setPen(Qt::NoPen);
        painter.restore();
    }
    painter.setBrush(ink::kRubric);
    painter.drawPath(lozenge(middle, pt(4.2), pt(5.4)));
    painter.setBrush(Qt::NoBrush);
}

void drawFrame(QPainter &painter, const QRectF &place)
{
    painter.setBrush(Qt::NoBrush);
    painter.setPen(hairline(ink::kRule, 1.1));
    painter.drawRect(place);
    painter.setPen(hairline(ink::kRule, 0.4));
    painter.drawRect(place.adjusted(pt(3), pt(3), -pt(3), -pt(3)));
    painter.setPen(Qt::NoPen);
    for (const QPointF &corner : { place.topLeft(), place.topRight(), place.bottomLeft(), place.bottomRight() }) {
        painter.setBrush(Qt::white);
        painter.drawPath(lozenge(corner, pt(9), pt(9)));
        painter.setBrush(ink::kRubric);
        painter.drawPath(lozenge(corner, pt(4), pt(4)));
        painter.setBrush(Qt::NoBrush);
        painter.setPen(hairline(ink::kRule, 0.7));
        painter.drawPath(lozenge(corner, pt(7.5), pt(7.5)));
        painter.setPen(Qt::NoPen);
    }
}

void drawTickBox(QPainter &painter, const QRectF &place)
{
    painter.setBrush(Qt::NoBrush);
    painter.setPen(hairline(ink::kSoft, 0.7));
    painter.drawRect(place);
}

} // namespace outremer::booklet

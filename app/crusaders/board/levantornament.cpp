// What a draughtsman adds: names of regions, a wind rose and the frame.
#include "app/crusaders/board/levantscene.h"
#include "app/crusaders/booklet/maplines.h"

namespace outremer {

using booklet::roundPen;

namespace {

// A half of a ray in ink, the other half left open: rays of a rose seem to stand out.
void paintRay(QPainter &painter, const LevantInks &inks, qreal angle, qreal length, qreal width, const QColor &dark)
{
    painter.save();
    painter.rotate(angle);
    painter.setPen(roundPen(inks.line, 1.1));
    QPolygonF half{ QPointF(0, -length), QPointF(width, -width * 1.5), QPointF(0, 0) };
    painter.setBrush(dark);
    painter.drawPolygon(half);
    for (QPointF &point : half)
        point.setX(-point.x());
    painter.setBrush(inks.paper);
    painter.drawPolygon(half);
    painter.restore();
}

} // namespace

void paintRegions(QPainter &painter, const LevantScene &scene)
{
    for (const LevantScene::Region &region : scene.regions) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(roundPen(faded(region.isAtSea ? scene.inks.sea : scene.inks.paper, 0.8), 5));
        painter.drawPath(region.letters);
        painter.fillPath(region.letters, region.isWater ? scene.inks.waterName : scene.inks.line);
    }
}

void paintRose(QPainter &painter, const LevantScene &scene)
{
    const LevantInks &inks = scene.inks;
    constexpr qreal kRadius = 62;
    painter.save();
    painter.translate(892, 884);
    painter.setBrush(faded(inks.paper, 0.75));
    painter.setPen(roundPen(inks.line, 1.6));
    painter.drawEllipse(QPointF(), kRadius, kRadius);
    painter.setPen(roundPen(inks.gold, 4));
    painter.drawEllipse(QPointF(), kRadius - 5, kRadius - 5);
    painter.setPen(roundPen(inks.line, 1.1));
    painter.drawEllipse(QPointF(), kRadius - 9, kRadius - 9);
    for (int i = 0; i < 32; ++i) {
        painter.rotate(360.0 / 32);
        painter.drawLine(QPointF(0, -kRadius + 2), QPointF(0, -kRadius + (i % 2 ? 8 : 5)));
    }
    for (int i = 0; i < 8; ++i)
        paintRay(painter, inks, 22.5 + 45 * i, 30, 4, inks.gold);
    for (int i = 0; i < 4; ++i)
        paintRay(painter, inks, 45 + 90 * i, 42, 7, inks.water);
    for (int i = 0; i < 4; ++i)
        paintRay(painter, inks, 90 * i, 56, 9, inks.rubric);
    painter.setBrush(inks.gold);
    painter.drawEllipse(QPointF(), 5, 5);

    QPainterPath lily(QPointF(0, -96)); // marks the north
    lily.cubicTo(6, -86, 8, -80, 3, -74);
    lily.lineTo(3, -70);
    lily.cubicTo(8, -80, 16, -80, 15, -72);
    lily.cubicTo(13, -74, 9, -73, 6, -66);
    lily.lineTo(-6, -66);
    lily.cubicTo(-9, -73, -13, -74, -15, -72);
    lily.cubicTo(-16, -80, -8, -80, -3, -70);
    lily.lineTo(-3, -74);
    lily.cubicTo(-8, -80, -6, -86, 0, -96);
    painter.setBrush(inks.rubric);
    painter.setPen(roundPen(inks.line, 1.2));
    painter.drawPath(lily);
    painter.restore();
}

void paintFrame(QPainter &painter, const LevantScene &scene)
{
    constexpr qreal kBand = 15;
    constexpr int kDegrees = 20;
    const LevantInks &inks = scene.inks;
    const qreal far = kChart.right();
    painter.setPen(Qt::NoPen);
    for (int i = 0; i < kDegrees; ++i) { // degrees, dark and light by turns
        const qreal from = far * i / kDegrees, step = far / kDegrees;
        painter.setBrush(i % 2 ? inks.gold : inks.paper);
        painter.drawRect(QRectF(from, 0, step, kBand));
        painter.drawRect(QRectF(from, far - kBand, step, kBand));
        painter.setBrush(i % 2 ? inks.paper : inks.gold);
        painter.drawRect(QRectF(0, from, kBand, step));
        painter.drawRect(QRectF(far - kBand, from, kBand, step));
    }
    painter.setBrush(Qt::NoBrush);
    for (const auto &[inset, width] : { std::pair(1.5, 3.0), std::pair(kBand, 2.2), std::pair(kBand + 5, 1.1) }) {
        painter.setPen(QPen(inks.line, width, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
        painter.drawRect(kChart.adjusted(inset, inset, -inset, -inset));
    }
    for (const QPointF &corner : { QPointF(0, 0), QPointF(far, 0), QPointF(0, far), QPointF(far, far) }) {
        const QPointF inward(corner.x() > 0 ? -1 : 1, corner.y() > 0 ? -1 : 1);
        const QPointF middle = corner + 13 * inward;
        painter.setPen(roundPen(inks.line, 1.8));
        painter.setBrush(inks.water);
        painter.drawRect(QRectF(middle.x() - 13, middle.y() - 13, 26, 26));
        painter.setBrush(inks.gold);
        painter.drawPolygon(QPolygonF{
            middle + QPointF(0, -9), middle + QPointF(9, 0), middle + QPointF(0, 9), middle + QPointF(-9, 0) });
    }
}

} // namespace outremer

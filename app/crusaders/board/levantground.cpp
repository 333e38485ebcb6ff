// The land: vellum with washes of colour, its rivers and lakes, and the roads.
#include "app/crusaders/board/levantscene.h"
#include "app/crusaders/booklet/maplines.h"
#include "model/core/rng.h"

#include <QRadialGradient>

namespace outremer {

using booklet::roundPen;

namespace {

void paintWash(QPainter &painter, QPointF middle, qreal radius, const QColor &colour, qreal opacity)
{
    QRadialGradient wash(middle, radius);
    wash.setColorAt(0, faded(colour, opacity));
    wash.setColorAt(0.55, faded(colour, opacity * 0.55));
    wash.setColorAt(1, faded(colour, 0));
    painter.fillRect(QRectF(middle.x() - radius, middle.y() - radius, 2 * radius, 2 * radius), wash);
}

// A broad brush along a line, densest at the line itself.
void paintGlow(QPainter &painter, const QPainterPath &line, const QColor &colour, qreal reach, qreal opacity)
{
    constexpr int kPasses = 7;
    painter.setBrush(Qt::NoBrush);
    for (int i = kPasses; i >= 1; --i) {
        painter.setPen(roundPen(faded(colour, opacity / kPasses), 2 * reach * i / kPasses));
        painter.drawPath(line);
    }
}

// No two places of a skin look quite alike.
void paintVellum(QPainter &painter, const LevantScene &scene)
{
    Rng rng{ 1187 };
    for (int i = 0; i < 46; ++i) {
        const QPointF middle(rng.below(1000), rng.below(1000));
        paintWash(painter, middle, 40 + rng.below(90), i % 2 ? scene.inks.shade : scene.inks.paper, 0.1);
    }
    painter.setPen(roundPen(faded(scene.inks.shade, 0.22), 0.9));
    for (int i = 0; i < 260; ++i) {
        const QPointF from(rng.below(1000), rng.below(1000));
        painter.drawLine(from, from + QPointF(rng.below(13) - 6.0, rng.below(9) - 4.0));
    }
}

} // namespace

void paintGround(QPainter &painter, const LevantScene &scene)
{
    QPainterPath ground = scene.land;
    ground.addPath(scene.islands);
    ground.setFillRule(Qt::WindingFill);
    painter.save();
    painter.setClipPath(ground, Qt::IntersectClip);
    painter.fillRect(kChart, scene.inks.land);
    paintWash(painter, { 860, 640 }, 520, scene.inks.sand, 0.95);
    paintWash(painter, { 700, 900 }, 420, scene.inks.sand, 0.8);
    for (const QPainterPath &river : scene.rivers)
        paintGlow(painter, river, scene.inks.meadow, 46, 0.75);
    paintGlow(painter, scene.coast, scene.inks.meadow, 95, 0.5);
    paintGlow(painter, scene.islands, scene.inks.meadow, 40, 0.7);
    paintVellum(painter, scene);
    paintGlow(painter, scene.coast, scene.inks.shade, 17, 0.85);
    paintGlow(painter, scene.islands, scene.inks.shade, 12, 0.85);
    painter.restore();
    painter.setBrush(Qt::NoBrush);
    painter.setPen(roundPen(scene.inks.line, 2.6));
    painter.drawPath(scene.coast);
    painter.drawPath(scene.islands);
}

void paintRivers(QPainter &painter, const LevantScene &scene)
{
    painter.save();
    painter.setClipPath(scene.land, Qt::IntersectClip);
    painter.setBrush(Qt::NoBrush);
    for (const auto &[colour, width] :
        { std::pair(scene.inks.line, 6.4), std::pair(scene.inks.water, 4.4), std::pair(scene.inks.shallows, 1.2) }) {
        painter.setPen(roundPen(colour, width));
        for (const QPainterPath &river : scene.rivers)
            painter.drawPath(river);
    }
    painter.setBrush(scene.inks.water);
    painter.setPen(roundPen(scene.inks.line, 1.6));
    painter.drawPath(scene.lakes);
    painter.setClipPath(scene.lakes, Qt::IntersectClip);
    painter.setPen(roundPen(faded(scene.inks.shallows, 0.9), 1.2));
    for (qreal y = 6; y < kChart.bottom(); y += 7)
        painter.drawLine(QPointF(0, y), QPointF(kChart.right(), y));
    painter.restore();
}

void paintRoads(QPainter &painter, const LevantScene &scene)
{
    painter.setBrush(Qt::NoBrush);
    painter.setPen(roundPen(faded(scene.inks.paper, 0.85), 7));
    for (const QPainterPath &road : scene.roads)
        painter.drawPath(road);
    QPen dashes(scene.inks.road, 3, Qt::CustomDashLine, Qt::FlatCap, Qt::RoundJoin);
    dashes.setDashPattern({ 3.4, 1.9 });
    painter.setPen(dashes);
    for (const QPainterPath &road : scene.roads)
        painter.drawPath(road);
}

} // namespace outremer

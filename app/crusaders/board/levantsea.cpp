// The sea: shallows that follow the coast, waves, and lines of the wind rose as on a sailor's chart.
#include "app/crusaders/board/levantscene.h"
#include "app/crusaders/board/levantstencil.h"
#include "app/crusaders/booklet/maplines.h"
#include "model/core/rng.h"

#include <cmath>
#include <numbers>

namespace outremer {

using booklet::roundPen;

namespace {

QPainterPath allShores(const LevantScene &scene)
{
    QPainterPath shores = scene.coast;
    shores.addPath(scene.islands);
    return shores;
}

// Water along a shore as engravers draw it: lines that follow the coast, ever wider apart. Each is the edge of a broad
// stroke, and the next narrower stroke covers all of it but that edge.
void paintShallows(QPainter &painter, const LevantScene &scene)
{
    constexpr int kLines = 6;
    const QPainterPath shores = allShores(scene);
    painter.setBrush(Qt::NoBrush);
    for (int i = kLines; i >= 1; --i) {
        const qreal reach = 3.4 * i + 0.9 * i * i, depth = qreal(i - 1) / kLines;
        const QColor water = mixed(scene.inks.shallows, scene.inks.sea, depth);
        painter.setPen(roundPen(mixed(scene.inks.wave, water, 0.1 + 0.7 * depth), 2 * reach + 1.5));
        painter.drawPath(shores);
        painter.setPen(roundPen(water, 2 * reach - 1.5));
        painter.drawPath(shores);
    }
}

// One crest after the other, like a scribe's.
void paintWaves(QPainter &painter, const LevantScene &scene)
{
    LevantStencil calm;
    calm.fill(scene.land);
    calm.stroke(allShores(scene), 80);
    Rng rng{ 1099 };
    painter.setBrush(Qt::NoBrush);
    painter.setPen(roundPen(faded(scene.inks.wave, 0.75), 1.5));
    for (qreal y = 26; y < kChart.bottom() - 20; y += 19) {
        for (qreal x = 22 + rng.below(28); x < 300; x += 34 + rng.below(26)) {
            const QPointF left(x, y + rng.below(7));
            const QPointF right = left + QPointF(22, 0);
            if (!calm.isFree(left) || !calm.isFree(right))
                continue;
            QPainterPath crest(left);
            crest.quadTo(left + QPointF(3.5, -6), left + QPointF(8, -1));
            crest.quadTo(left + QPointF(11, -7), left + QPointF(15.5, -1.5));
            crest.quadTo(left + QPointF(18.5, -5), right);
            painter.drawPath(crest);
        }
    }
}

void paintWinds(QPainter &painter, const LevantScene &scene)
{
    constexpr int kWinds = 32;
    const QPointF rose(62, 128);
    for (int i = 0; i < kWinds; ++i) {
        const qreal angle = 2 * std::numbers::pi * i / kWinds;
        painter.setPen(roundPen(faded(i % 4 == 0 ? scene.inks.gold : scene.inks.wave, 0.5), 1));
        painter.drawLine(rose, rose + 1200 * QPointF(std::cos(angle), std::sin(angle)));
    }
}

} // namespace

void paintSea(QPainter &painter, const LevantScene &scene)
{
    painter.fillRect(kChart, scene.inks.sea);
    paintWinds(painter, scene);
    paintShallows(painter, scene);
    paintWaves(painter, scene);
}

} // namespace outremer

#include "app/crusaders/board/battlescene.h"

#include "app/crusaders/board/scenepainter.h"

#include <QPainterPath>

namespace outremer {

void ScenePainter::paint()
{
    paintField();
    paintLand();
    paintTown();
    paintWall();
    paintHost();
}

// A cross or a crescent, in gold.
void ScenePainter::finial(double x, double y, bool isCrescent, double size)
{
    m_painter.setPen(QPen(m_scene.m_gold, 1.1));
    m_painter.drawLine(QPointF(x, y), QPointF(x, y - size));
    if (!isCrescent) {
        m_painter.drawLine(QPointF(x - size * 0.4, y - size * 0.6), QPointF(x + size * 0.4, y - size * 0.6));
        return;
    }
    m_painter.setBrush(Qt::NoBrush);
    m_painter.drawArc(QRectF(x - size * 0.4, y - size * 1.7, size * 0.8, size * 0.8), 125 * 16, 290 * 16);
}

void ScenePainter::banner(double x, double top, double height, const QColor &colour, bool isCrescent)
{
    line(1.1);
    m_painter.drawLine(QPointF(x, top + height), QPointF(x, top));
    QPainterPath flag(QPointF(x, top + 1));
    flag.cubicTo(x + 7, top - 2, x + 12, top + 5, x + 20, top + 1);
    flag.lineTo(x + 16, top + 5);
    flag.lineTo(x + 20, top + 10);
    flag.cubicTo(x + 12, top + 13, x + 7, top + 7, x, top + 10);
    flag.closeSubpath();
    m_painter.setBrush(colour);
    line(0.8);
    m_painter.drawPath(flag);
    finial(x, top, isCrescent, 3.4);
}

void ScenePainter::helmet(double x, double y, const QColor &plume)
{
    line(0.7);
    m_painter.setBrush(plume);
    m_painter.drawEllipse(QPointF(x, y), 3.2, 3.8);
    m_painter.drawLine(QPointF(x - 2.6, y + 0.4), QPointF(x + 2.6, y + 0.4));
}

BattleScene::BattleScene(QQuickItem *parent)
    : Picture(parent)
{
    connect(this, &BattleScene::changed, this, [this] { update(); });
}

void BattleScene::describe(QDataStream &words) const
{
    words << m_level << m_defenders << m_attackers << m_saracenCity << m_saracenHost << m_defenderColour
          << m_attackerColour << m_attackerTrim << m_field << m_ground << m_stone << m_ink << m_gold;
}

void BattleScene::paint(QPainter *painter)
{
    painter->setClipRect(boundingRect());
    const double unit = height() / 120;
    painter->scale(unit, unit);
    ScenePainter(*this, *painter, width() / unit).paint();
}

} // namespace outremer

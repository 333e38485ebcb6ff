// The host before the city of a battle.
#include "app/crusaders/board/scenepainter.h"

#include <QPainterPath>

#include <algorithm>

namespace outremer {

// Tents behind, then a shield, a helmet and a lance with its pennon for every attacker.
void ScenePainter::paintHost()
{
    const double begin = m_middle + fort().width / 2 + 26;
    const double room = m_width - begin - 14;
    if (m_scene.m_attackers > 0 && m_scene.m_defenders > 0)
        paintArrows(m_middle + fort().width / 2 + 10, kBase - fort().wall - 16);
    const int tents = m_scene.m_attackers > 5 ? 3 : m_scene.m_attackers > 2 ? 2 : 1;
    for (int i = 0; i < tents && room > 30; ++i)
        tent(begin + room * (i + 0.55) / tents, 96, 30 + 4 * (i % 2));
    const int men = std::min(m_scene.m_attackers, 12);
    for (int i = 0; i < men && room > 30; ++i) {
        const double x = begin + room * (i + 0.5) / men;
        soldier(x, 114 - 5 * (i % 2));
    }
}

// From the wall over the heads of the host.
void ScenePainter::paintArrows(double x, double y)
{
    const double flights[][3] = { { 8, -10, -22 }, { 34, -20, -4 }, { 62, -16, 14 }, { 88, -2, 30 } };
    for (const auto &[right, down, angle] : flights) {
        m_painter.save();
        m_painter.translate(x + right, y + down);
        m_painter.rotate(angle);
        m_painter.setPen(QPen(m_scene.m_gold, 1, Qt::SolidLine, Qt::RoundCap));
        m_painter.drawPolyline(QPolygonF({ { 10, -1.8 }, { 13, 0 }, { 10, 1.8 } }));
        m_painter.drawLine(QPointF(0, 0), QPointF(13, 0));
        m_painter.drawLine(QPointF(-2, -1.5), QPointF(0, 0));
        m_painter.drawLine(QPointF(-2, 1.5), QPointF(0, 0));
        m_painter.restore();
    }
}

void ScenePainter::tent(double x, double base, double height)
{
    line(0.8);
    for (int stripe = -2; stripe < 2; ++stripe) {
        m_painter.setBrush(stripe % 2 == 0 ? m_scene.m_attackerTrim : m_scene.m_attackerColour);
        m_painter.drawPolygon(
            QPolygonF({ { x, base - height }, { x + stripe * 9.0, base }, { x + stripe * 9.0 + 9, base } }));
    }
    finial(x, base - height, m_scene.m_saracenHost, 4);
}

void ScenePainter::soldier(double x, double base)
{
    line(0.9);
    m_painter.drawLine(QPointF(x - 6, base), QPointF(x - 6, base - 30));
    m_painter.setBrush(m_scene.m_attackerColour);
    m_painter.drawPolygon(QPolygonF({ { x - 6, base - 30 }, { x - 15, base - 27 }, { x - 6, base - 24 } }));
    helmet(x, base - 15, m_scene.m_stone);
    QPainterPath shield(QPointF(x - 5, base - 11));
    shield.lineTo(x + 5, base - 11);
    shield.cubicTo(x + 5, base - 3, x + 2, base, x, base + 2);
    shield.cubicTo(x - 2, base, x - 5, base - 3, x - 5, base - 11);
    m_painter.setBrush(m_scene.m_attackerColour);
    m_painter.drawPath(shield);
}

} // namespace outremer

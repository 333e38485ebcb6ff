// Where a battle takes place: a diapered sky, the hills, trees and a sun.
#include "app/crusaders/board/scenepainter.h"

#include <QPainterPath>

#include <algorithm>

namespace outremer {

// A diapered ground, as miniatures have it.
void ScenePainter::paintField()
{
    m_painter.fillRect(QRectF(0, 0, m_width, 120), m_scene.m_field);
    QColor thread = m_scene.m_gold;
    thread.setAlphaF(0.22F);
    m_painter.setPen(QPen(thread, 0.6));
    const double step = 13;
    for (double x = -120; x < m_width + 120; x += step) {
        m_painter.drawLine(QPointF(x, 0), QPointF(x + 120, 120));
        m_painter.drawLine(QPointF(x + 120, 0), QPointF(x, 120));
    }
    thread.setAlphaF(0.5F);
    m_painter.setPen(Qt::NoPen);
    m_painter.setBrush(thread);
    for (double x = -120; x < m_width + 120; x += step) {
        for (double y = step / 2; y < 84; y += step)
            m_painter.drawEllipse(QPointF(x + y, y), 0.8, 0.8);
    }
}

void ScenePainter::paintLand()
{
    QPainterPath far(QPointF(0, 120));
    far.lineTo(0, 86);
    far.cubicTo(m_width * 0.14, 66, m_width * 0.22, 92, m_middle * 0.7, 76);
    far.cubicTo(m_middle, 60, m_middle * 1.2, 66, m_width * 0.7, 84);
    far.cubicTo(m_width * 0.82, 92, m_width * 0.9, 70, m_width, 82);
    far.lineTo(m_width, 120);
    m_painter.setPen(Qt::NoPen);
    m_painter.setBrush(shade(m_scene.m_ground, 135));
    m_painter.drawPath(far);
    QPainterPath near(QPointF(0, 120));
    near.lineTo(0, 101);
    near.cubicTo(m_width * 0.2, 92, m_width * 0.3, 100, m_middle, 96);
    near.cubicTo(m_width * 0.7, 93, m_width * 0.8, 104, m_width, 98);
    near.lineTo(m_width, 120);
    m_painter.setBrush(m_scene.m_ground);
    line(0.8);
    m_painter.drawPath(near);
    for (double at : { 0.03, 0.065, 0.1, 0.15, 0.18, 0.235 })
        cypress(m_width * at, 106 - 24 * at, 22 + 90 * std::abs(at - 0.11));
    paintSun(m_width - 46, 28);
}

void ScenePainter::paintSun(double x, double y)
{
    m_painter.setPen(QPen(m_scene.m_gold, 1.2, Qt::SolidLine, Qt::RoundCap));
    for (int ray = 0; ray < 16; ++ray) {
        m_painter.save();
        m_painter.translate(x, y);
        m_painter.rotate(ray * 22.5);
        m_painter.drawLine(QPointF(0, -14), QPointF(0, ray % 2 == 0 ? -21 : -17.5));
        m_painter.restore();
    }
    line(0.7);
    m_painter.setBrush(m_scene.m_gold);
    m_painter.drawEllipse(QPointF(x, y), 11, 11);
}

void ScenePainter::cypress(double x, double base, double height)
{
    QPainterPath tree(QPointF(x, base - height));
    tree.cubicTo(x + 5, base - height * 0.5, x + 4, base - 3, x, base - 2);
    tree.cubicTo(x - 4, base - 3, x - 5, base - height * 0.5, x, base - height);
    line(0.7);
    m_painter.setBrush(shade(m_scene.m_ground, 190));
    m_painter.drawPath(tree);
    m_painter.drawLine(QPointF(x, base - 2), QPointF(x, base + 1));
}

} // namespace outremer

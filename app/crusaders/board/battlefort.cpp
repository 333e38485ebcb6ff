// The city of a battle: its town, its wall and who stands on it.
#include "app/crusaders/board/scenepainter.h"

#include <QPainterPath>

#include <algorithm>

namespace outremer {

// A block of masonry with battlements; its foot is at `base`.
void ScenePainter::block(double x, double width, double base, double height, const QColor &colour)
{
    const double top = base - height;
    const int merlons = std::max(2, int(width / 7));
    const double step = width / (2 * merlons - 1);
    QPainterPath path(QPointF(x, base));
    path.lineTo(x, top);
    for (int i = 0; i < merlons; ++i) {
        const double at = x + 2 * i * step;
        path.lineTo(at, top - 3.4);
        path.lineTo(at + step, top - 3.4);
        path.lineTo(at + step, top);
        if (i + 1 < merlons)
            path.lineTo(at + 2 * step, top);
    }
    path.lineTo(x + width, base);
    path.closeSubpath();
    line();
    m_painter.setBrush(colour);
    m_painter.drawPath(path);
    QColor joint = m_scene.m_ink;
    joint.setAlphaF(0.35F);
    m_painter.setPen(QPen(joint, 0.5));
    for (double y = top + 4; y < base - 1; y += 5) {
        const double shift = int(y) % 2 == 0 ? 2 : 6;
        for (double at = x + shift; at < x + width - 4; at += 9)
            m_painter.drawLine(QPointF(at, y), QPointF(std::min(at + 4, x + width - 1), y));
    }
}

void ScenePainter::roof(double x, double width, double base, double height, const QColor &colour)
{
    line(0.8);
    m_painter.setBrush(colour);
    m_painter.drawPolygon(
        QPolygonF({ { x - 1.5, base }, { x + width / 2, base - height }, { x + width + 1.5, base } }));
}

void ScenePainter::dome(double x, double width, double base)
{
    QPainterPath path(QPointF(x, base));
    path.cubicTo(x - 2, base - width * 0.75, x + width + 2, base - width * 0.75, x + width, base);
    line(0.8);
    m_painter.setBrush(m_scene.m_gold);
    m_painter.drawPath(path);
    finial(x + width / 2, base - width * 0.57, m_scene.m_saracenCity, 4);
}

void ScenePainter::paintTown()
{
    const Fort &fort = this->fort();
    const QColor back = shade(m_scene.m_stone, 112);
    const double top = kBase - fort.wall;
    const double left = m_middle - fort.width / 2;
    for (int i = 0; i < 3 + 2 * m_scene.m_level; ++i) { // houses look over the wall
        const double x = left + 16 + (fort.width - 44) * i / (2 + 2 * m_scene.m_level);
        const double height = 8 + (i * 5 % 7) + 2 * m_scene.m_level;
        line(0.7);
        m_painter.setBrush(i % 2 == 0 ? back : m_scene.m_stone);
        m_painter.drawRect(QRectF(x, top - height, 13, height));
        roof(x, 13, top - height, 6, shade(m_scene.m_defenderColour, 115));
    }
    if (m_scene.m_level > 2)
        block(m_middle - 70, 140, kBase, 50, back);
    if (m_scene.m_level > 1) {
        block(m_middle + fort.width * 0.17, 20, top, fort.keep * 0.42, back);
        dome(m_middle + fort.width * 0.17, 20, top - fort.keep * 0.42);
    }
    block(m_middle - 13, 26, kBase, fort.keep + 14, m_scene.m_stone);
    line(0.6);
    m_painter.setBrush(m_scene.m_ink);
    for (double y : { 10.0, 22.0 })
        m_painter.drawRoundedRect(QRectF(m_middle - 1.6, kBase - fort.keep - 14 + y, 3.2, 6), 1.5, 1.5);
    banner(m_middle, kBase - fort.keep - 14 - 24, 22, m_scene.m_defenderColour, m_scene.m_saracenCity);
}

void ScenePainter::paintWall()
{
    const Fort &fort = this->fort();
    const double left = m_middle - fort.width / 2;
    garrison(left + 14, fort.width - 28, kBase - fort.wall - 3);
    block(left, fort.width, kBase, fort.wall, m_scene.m_stone);
    for (int i = 0; i < fort.towerCount; ++i) {
        // Half of the towers stand on each side of the gate.
        const int half = fort.towerCount / 2;
        const double gap = fort.width / 2 - 22;
        const double at =
            i < half ? -fort.width / 2 - 7 + gap * i / half : fort.width / 2 - 11 - gap * (i - half) / half;
        block(m_middle + at, 18, kBase + 2, fort.wall + fort.towers, m_scene.m_stone);
        line(0.5);
        m_painter.setBrush(m_scene.m_ink);
        m_painter.drawRoundedRect(QRectF(m_middle + at + 8, kBase - fort.wall - fort.towers + 8, 2, 6), 1, 1);
    }
    QPainterPath gate(QPointF(m_middle - 8, kBase + 1));
    gate.lineTo(m_middle - 8, kBase - 9);
    gate.cubicTo(m_middle - 8, kBase - 19, m_middle + 8, kBase - 19, m_middle + 8, kBase - 9);
    gate.lineTo(m_middle + 8, kBase + 1);
    line();
    m_painter.setBrush(shade(m_scene.m_ink, 110));
    m_painter.drawPath(gate);
    m_painter.setPen(QPen(m_scene.m_gold, 0.7));
    for (double x : { -4.0, 0.0, 4.0 })
        m_painter.drawLine(QPointF(m_middle + x, kBase - 13), QPointF(m_middle + x, kBase));
}

// A helmet and a spear behind the merlons for every defender.
void ScenePainter::garrison(double left, double width, double y)
{
    const int heads = std::min(m_scene.m_defenders, 14);
    for (int i = 0; i < heads; ++i) {
        const double x = left + width * (i + 0.5) / std::max(1, heads);
        line(0.7);
        m_painter.drawLine(QPointF(x + 4, y + 3), QPointF(x + 4, y - 18));
        helmet(x, y - 5, m_scene.m_defenderColour);
    }
}

} // namespace outremer

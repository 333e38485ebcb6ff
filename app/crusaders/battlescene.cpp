#include "crusaders/battlescene.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace outremer {

// Paints in units of which the picture is 120 high; the city stands in the middle of whatever width there is.
class ScenePainter {
public:
    ScenePainter(const BattleScene &scene, QPainter &painter, double width)
        : m_scene(scene)
        , m_painter(painter)
        , m_width(width)
        , m_middle(width / 2)
    {
    }

    void paint()
    {
        paintField();
        paintLand();
        paintTown();
        paintWall();
        paintHost();
    }

private:
    // What a city of each level looks like.
    struct Fort {
        double width, wall, towers, keep;
        int towerCount;
    };
    static constexpr Fort kForts[] = { { 190, 24, 13, 38, 2 }, { 240, 30, 16, 46, 4 }, { 290, 34, 18, 52, 6 } };
    static constexpr double kBase = 98; // where walls meet the ground

    const Fort &fort() const { return kForts[std::clamp(m_scene.m_level, 1, 3) - 1]; }
    void line(double width = 0.9) { m_painter.setPen(QPen(m_scene.m_ink, width, Qt::SolidLine, Qt::RoundCap)); }
    QColor shade(const QColor &colour, int percent) const { return colour.darker(percent); }

    // A diapered ground, as miniatures have it.
    void paintField()
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

    void paintLand()
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

    void paintSun(double x, double y)
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

    void cypress(double x, double base, double height)
    {
        QPainterPath tree(QPointF(x, base - height));
        tree.cubicTo(x + 5, base - height * 0.5, x + 4, base - 3, x, base - 2);
        tree.cubicTo(x - 4, base - 3, x - 5, base - height * 0.5, x, base - height);
        line(0.7);
        m_painter.setBrush(shade(m_scene.m_ground, 190));
        m_painter.drawPath(tree);
        m_painter.drawLine(QPointF(x, base - 2), QPointF(x, base + 1));
    }

    // A block of masonry with battlements; its foot is at `base`.
    void block(double x, double width, double base, double height, const QColor &colour, bool isFine = false)
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
        for (double y = top + 4; y < base - 1 && !isFine; y += 5) {
            const double shift = int(y) % 2 == 0 ? 2 : 6;
            for (double at = x + shift; at < x + width - 4; at += 9)
                m_painter.drawLine(QPointF(at, y), QPointF(std::min(at + 4, x + width - 1), y));
        }
    }

    void roof(double x, double width, double base, double height, const QColor &colour)
    {
        line(0.8);
        m_painter.setBrush(colour);
        m_painter.drawPolygon(
            QPolygonF({ { x - 1.5, base }, { x + width / 2, base - height }, { x + width + 1.5, base } }));
    }

    void dome(double x, double width, double base)
    {
        QPainterPath path(QPointF(x, base));
        path.cubicTo(x - 2, base - width * 0.75, x + width + 2, base - width * 0.75, x + width, base);
        line(0.8);
        m_painter.setBrush(m_scene.m_gold);
        m_painter.drawPath(path);
        finial(x + width / 2, base - width * 0.57, m_scene.m_saracenCity, 4);
    }

    // A cross or a crescent, in gold.
    void finial(double x, double y, bool isCrescent, double size)
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

    void banner(double x, double top, double height, const QColor &colour, bool isCrescent)
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

    void paintTown()
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

    void paintWall()
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
    void garrison(double left, double width, double y)
    {
        const int heads = std::min(m_scene.m_defenders, 14);
        for (int i = 0; i < heads; ++i) {
            const double x = left + width * (i + 0.5) / std::max(1, heads);
            line(0.7);
            m_painter.drawLine(QPointF(x + 4, y + 3), QPointF(x + 4, y - 18));
            helmet(x, y - 5, m_scene.m_defenderColour);
        }
    }

    void helmet(double x, double y, const QColor &plume)
    {
        line(0.7);
        m_painter.setBrush(plume);
        m_painter.drawEllipse(QPointF(x, y), 3.2, 3.8);
        m_painter.drawLine(QPointF(x - 2.6, y + 0.4), QPointF(x + 2.6, y + 0.4));
    }

    // Tents behind, then a shield, a helmet and a lance with its pennon for every attacker.
    void paintHost()
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
    void paintArrows(double x, double y)
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

    void tent(double x, double base, double height)
    {
        line(0.8);
        for (int stripe = -2; stripe < 2; ++stripe) {
            m_painter.setBrush(stripe % 2 == 0 ? m_scene.m_attackerTrim : m_scene.m_attackerColour);
            m_painter.drawPolygon(
                QPolygonF({ { x, base - height }, { x + stripe * 9.0, base }, { x + stripe * 9.0 + 9, base } }));
        }
        finial(x, base - height, m_scene.m_saracenHost, 4);
    }

    void soldier(double x, double base)
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

    const BattleScene &m_scene;
    QPainter &m_painter;
    const double m_width;
    const double m_middle;
};

BattleScene::BattleScene(QQuickItem *parent)
    : QQuickPaintedItem(parent)
{
    setAntialiasing(true);
    connect(this, &BattleScene::changed, this, [this] { update(); });
}

void BattleScene::paint(QPainter *painter)
{
    if (width() <= 0 || height() <= 0)
        return;
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setClipRect(boundingRect());
    const double unit = height() / 120;
    painter->scale(unit, unit);
    ScenePainter(*this, *painter, width() / unit).paint();
}

} // namespace outremer

#pragma once

#include "app/crusaders/board/battlescene.h"

#include <QPainter>

#include <algorithm>

namespace outremer {

// Paints a BattleScene in units of which the picture is 120 high; the city stands in the middle of whatever width there
// is.
class ScenePainter {
public:
    ScenePainter(const BattleScene &scene, QPainter &painter, double width)
        : m_scene(scene)
        , m_painter(painter)
        , m_width(width)
        , m_middle(width / 2)
    {
    }

    void paint();

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

    void paintField(); // battleland.cpp
    void paintLand();
    void paintSun(double x, double y);
    void cypress(double x, double base, double height);

    void paintTown(); // battlefort.cpp
    void paintWall();
    void garrison(double left, double width, double y);
    void block(double x, double width, double base, double height, const QColor &colour);
    void roof(double x, double width, double base, double height, const QColor &colour);
    void dome(double x, double width, double base);

    void paintHost(); // battlehost.cpp
    void paintArrows(double x, double y);
    void tent(double x, double base, double height);
    void soldier(double x, double base);

    // What both sides have.
    void finial(double x, double y, bool isCrescent, double size);
    void banner(double x, double top, double height, const QColor &colour, bool isCrescent);
    void helmet(double x, double y, const QColor &plume);

    const BattleScene &m_scene;
    QPainter &m_painter;
    const double m_width;
    const double m_middle;
};

} // namespace outremer

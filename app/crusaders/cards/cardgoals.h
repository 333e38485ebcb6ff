#pragma once

#include "app/drawing/paintbrush.h"

#include <QVariantList>

namespace outremer {

// What a governor or a bull gives influence for: each goal with its steps, how many and for how much.
class CardGoals {
public:
    CardGoals(const QVariantList &goals, double unit)
        : m_goals(goals)
        , m_unit(unit)
    {
    }

    double height() const;
    // In the middle of the box; false if something had no room.
    bool paint(PaintBrush &brush, const QRectF &box, const QColor &ground, const QColor &ink) const;

private:
    bool paintSteps(
        PaintBrush &brush, const QVariantList &steps, const QRectF &box, const QColor &ground, const QColor &ink) const;

    QVariantList m_goals;
    double m_unit;
};

} // namespace outremer

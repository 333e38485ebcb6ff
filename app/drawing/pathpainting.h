#pragma once

#include <QPainter>
#include <QString>

namespace outremer {

// Draws an SVG path that was drawn in a box of `units` as large as it fits into the middle of `box`. The outline's width
// is one of the screen; without a fill, or with a width of 0, there is only the other.
void paintPath(QPainter &painter, const QString &svg, QSizeF units, const QRectF &box, const QColor &fill,
    const QColor &outline = {}, double width = 0);

} // namespace outremer

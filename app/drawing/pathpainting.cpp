#include "app/drawing/pathpainting.h"

#include "app/drawing/svgpath.h"

namespace outremer {

void paintPath(QPainter &painter, const QString &svg, QSizeF units, const QRectF &box, const QColor &fill,
    const QColor &outline, double width)
{
    const double unit = std::min(box.width() / units.width(), box.height() / units.height());
    if (unit <= 0)
        return;
    painter.save();
    painter.translate(box.center() - QPointF(units.width(), units.height()) * unit / 2);
    painter.scale(unit, unit);
    const QPainterPath &path = svgPath(svg);
    if (fill.isValid())
        painter.fillPath(path, fill);
    if (width > 0)
        painter.strokePath(path, QPen(outline, width / unit, Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin));
    painter.restore();
}

} // namespace outremer

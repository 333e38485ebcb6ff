#pragma once

#include <QPainter>

namespace outremer {

// Qt's raster engine hands every fill of 96 spans and more to other threads and waits for them. For what we paint, waking
// them takes longer than filling; so what is tall is filled band by band, and shown band by band.
constexpr int kFilledBand = 24; // rows of an outline: an edge, the inside, the other edge
constexpr int kShownBand = 32;  // rows of a picture, also where a clip cuts some of them in three

// Calls `draw`, which fills nothing outside of `box`, for one band after the other.
template <class Draw>
void inBands(QPainter &painter, const QRectF &box, Draw draw)
{
    const QTransform transform = painter.transform();
    const QRect whole = transform.mapRect(box).toAlignedRect();
    if (whole.height() <= kFilledBand)
        return draw();
    for (int top = whole.top(); top <= whole.bottom(); top += kFilledBand) {
        painter.save();
        painter.resetTransform(); // bands of whole pixels, whatever the scale is
        painter.setClipRect(QRect(whole.left(), top, whole.width(), kFilledBand), Qt::IntersectClip);
        painter.setTransform(transform);
        draw();
        painter.restore();
    }
}

} // namespace outremer

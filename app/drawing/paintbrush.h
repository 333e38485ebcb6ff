#pragma once

#include "app/drawing/paintpalette.h"
#include "app/drawing/tint.h"
#include "app/ui/textfit.h"

#include <QPainter>
#include <QPainterPath>

namespace outremer {

// Words to be written into a box.
struct Inscription {
    QString words;
    QRectF box;
    Lettering letters;
    QColor ink;
    Qt::Alignment align = Qt::AlignCenter;
};

// The strokes that cards and choices are made of.
class PaintBrush {
public:
    PaintBrush(QPainter &painter, const PaintPalette &palette);

    const PaintPalette &palette() const { return m_palette; }
    double hairline() const { return m_palette.hairline(); }
    QPainter &painter() { return m_painter; }

    // As large as they fit; false, and nothing is written, if they do not.
    bool write(const Inscription &inscription);
    // In letters of a size, line under line from the top of the box. Answers how much of its height they took.
    double writeLines(const QString &words, const QRectF &box, const QFont &font, const QColor &ink,
        Qt::Alignment align = Qt::AlignHCenter, double leading = 1);
    void writeNumber(
        const QString &number, const QRectF &box, int size, const QColor &ink, Qt::Alignment align = Qt::AlignCenter);
    QFont font(int size, bool isItalic = false, bool isBold = false) const;

    void plate(const QRectF &box, double radius, const QBrush &fill, const QColor &border = {}, double width = 0);
    void lozenge(const QPointF &centre, double size, const QColor &colour);
    void sign(const QString &id, const QRectF &box, const QColor &colour, const QColor &outline = {}, double width = 0);
    void arms(const QString &house, const QRectF &box);
    // The sign of what is paid with, on a roundel of its colour.
    void roundel(const QString &means, const QRectF &box);

private:
    QPainter &m_painter;
    const PaintPalette &m_palette;
};

// A square as large as `size` in the middle of a place.
QRectF squareAt(const QPointF &centre, double size);
QLinearGradient shaded(const QRectF &box, const QColor &ground, int lighter, int darker); // from top to bottom

} // namespace outremer

#pragma once

#include "app/drawing/paintbrush.h"

#include <QVariantList>

namespace outremer {

// What a card says: its trigger as a rubric, its parts one under the other and parted by an ornament, then marked rows.
// All of it has one size of letters, the largest at which it fits.
struct CardText {
    QString trigger;
    QStringList parts;
    QString rowsTitle;
    QVariantList rows; // each with a mark and a text
    double largest = 0;
    double smallest = 0;
};

class CardTextBlock {
public:
    CardTextBlock(const PaintPalette &palette, const CardText &text, QSizeF room);

    bool fits() const { return m_fit.size > 0; }
    double height() const { return m_fit.height + m_gap * m_gaps; }
    void paint(PaintBrush &brush, const QRectF &box) const; // in the middle of the box; nothing if it does not fit

private:
    CardText m_text;
    double m_gap;
    int m_gaps;
    double m_indent;
    FittedText m_fit; // of all its words, in the order they are painted, but the rows' title before the parts
};

} // namespace outremer

#include "drawing/glyph.h"

#include "drawing/svgpath.h"

#include <QPainter>

namespace outremer {

Glyph::Glyph(QQuickItem *parent)
    : QQuickPaintedItem(parent)
{
    setAntialiasing(true);
    for (const auto change : { &Glyph::pathChanged, &Glyph::boxChanged, &Glyph::lookChanged })
        connect(this, change, this, [this] { update(); });
}

void Glyph::paint(QPainter *painter)
{
    const qreal unit = std::min(width() / m_boxWidth, height() / m_boxHeight);
    if (unit <= 0)
        return;
    painter->translate((width() - m_boxWidth * unit) / 2, (height() - m_boxHeight * unit) / 2);
    painter->scale(unit, unit);
    const QPainterPath &path = svgPath(m_path);
    painter->fillPath(path, m_colour);
    if (m_outlineWidth > 0)
        painter->strokePath(path, QPen(m_outline, m_outlineWidth / unit, Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin));
}

} // namespace outremer

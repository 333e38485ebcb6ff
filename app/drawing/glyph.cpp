#include "app/drawing/glyph.h"

#include "app/drawing/pathpainting.h"

namespace outremer {

Glyph::Glyph(QQuickItem *parent)
    : Picture(parent)
{
    for (const auto change : { &Glyph::pathChanged, &Glyph::boxChanged, &Glyph::lookChanged })
        connect(this, change, this, [this] { update(); });
}

void Glyph::describe(QDataStream &words) const
{
    words << m_path << m_boxWidth << m_boxHeight << m_colour << m_outline << m_outlineWidth;
}

void Glyph::paint(QPainter *painter)
{
    paintPath(*painter, m_path, { m_boxWidth, m_boxHeight }, boundingRect(), m_colour, m_outline, m_outlineWidth);
}

} // namespace outremer

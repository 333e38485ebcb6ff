#include "cards/pricestrip.h"

#include "cards/cardparts.h"

namespace outremer {

PriceStrip::PriceStrip(QQuickItem *parent)
    : Picture(parent)
{
    connect(this, &PriceStrip::changed, this, [this] { update(); });
}

void PriceStrip::setPalette(CardPalette *palette)
{
    if (palette == m_palette)
        return;
    if (m_palette)
        m_palette->disconnect(this);
    m_palette = palette;
    if (m_palette)
        connect(m_palette, &CardPalette::changed, this, [this] { update(); });
    emit changed();
}

void PriceStrip::describe(QDataStream &words) const
{
    words << m_price << (m_palette ? m_palette->edition() : 0);
}

void PriceStrip::paint(QPainter *painter)
{
    if (!m_palette)
        return;
    CardBrush brush(*painter, *m_palette);
    paintPrice(brush, m_price, boundingRect());
}

} // namespace outremer

#include "app/drawing/pricestrip.h"

namespace outremer {

void paintPrice(PaintBrush &brush, const QStringList &price, const QRectF &box)
{
    const double size = box.height();
    const double last = double(price.size() - 1);
    const double step = std::min(size * 1.1, (box.width() - size) / std::max(1.0, last));
    const double left = box.left() + (box.width() - size - step * last) / 2;
    for (qsizetype i = 0; i < price.size(); ++i)
        brush.roundel(price[i], { std::round(left + double(i) * step), box.top(), size, size });
}

PriceStrip::PriceStrip(QQuickItem *parent)
    : Picture(parent)
{
    connect(this, &PriceStrip::changed, this, [this] { update(); });
}

void PriceStrip::setPalette(PaintPalette *palette)
{
    if (palette == m_palette)
        return;
    if (m_palette)
        m_palette->disconnect(this);
    m_palette = palette;
    if (m_palette)
        connect(m_palette, &PaintPalette::changed, this, [this] { update(); });
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
    PaintBrush brush(*painter, *m_palette);
    paintPrice(brush, m_price, boundingRect());
}

} // namespace outremer

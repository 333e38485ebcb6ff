#include "app/drawing/bittenplate.h"

#include "app/drawing/bands.h"

#include <QPainterPath>

namespace outremer {

BittenPlate::BittenPlate(QQuickItem *parent)
    : Picture(parent)
{
    connect(this, &BittenPlate::changed, this, [this] { update(); });
}

void BittenPlate::describe(QDataStream &words) const
{
    words << m_colour << m_stroke << m_strokeWidth << m_notch;
}

void BittenPlate::paint(QPainter *painter)
{
    const double inset = m_strokeWidth / 2;
    const QRectF box = boundingRect().adjusted(inset, inset, -inset, -inset);
    const double bite = std::min({ m_notch, box.width() / 2, box.height() / 2 });
    const QSizeF mouth(2 * bite, 2 * bite);
    const auto around = [&](const QPointF &corner) { return QRectF(corner - QPointF(bite, bite), mouth); };
    QPainterPath path(box.topLeft() + QPointF(bite, 0));
    path.arcTo(around(box.topRight()), 180, 90);
    path.arcTo(around(box.bottomRight()), 90, 90);
    path.arcTo(around(box.bottomLeft()), 0, 90);
    path.arcTo(around(box.topLeft()), 270, 90);
    path.closeSubpath();
    painter->setBrush(m_colour);
    painter->setPen(
        m_strokeWidth > 0 ? QPen(m_stroke, m_strokeWidth, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin) : QPen(Qt::NoPen));
    inBands(*painter, boundingRect(), [&] { painter->drawPath(path); });
}

} // namespace outremer

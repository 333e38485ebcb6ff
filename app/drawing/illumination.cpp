#include "app/drawing/illumination.h"

#include "app/drawing/svgpath.h"

#include <QPainter>

namespace outremer {
namespace {

QBrush brushOf(const QVariantMap &piece, const QRectF &box)
{
    const auto fill = piece["fill"].value<QColor>();
    if (!piece.contains("deep"))
        return fill;
    QLinearGradient gradient(box.topLeft(), box.bottomLeft());
    gradient.setColorAt(0, fill);
    gradient.setColorAt(1, piece["deep"].value<QColor>());
    return gradient;
}

} // namespace

Illumination::Illumination(QQuickItem *parent)
    : Picture(parent)
{
    connect(this, &Illumination::changed, this, [this] { update(); });
}

void Illumination::describe(QDataStream &words) const
{
    words << m_units << m_pieces;
}

void Illumination::paint(QPainter *painter)
{
    const double unit = std::min(width() / m_units.width(), height() / m_units.height());
    painter->translate(QPointF(width() - m_units.width() * unit, height() - m_units.height() * unit) / 2);
    painter->scale(unit, unit);
    for (const QVariant &each : m_pieces) {
        const QVariantMap piece = each.toMap();
        const QPainterPath &path = svgPath(piece["path"].toString());
        if (piece.contains("fill"))
            painter->fillPath(path, brushOf(piece, path.boundingRect()));
        if (piece.contains("outline"))
            painter->strokePath(path,
                QPen(piece["outline"].value<QColor>(), piece["width"].toDouble(), Qt::SolidLine, Qt::RoundCap,
                    Qt::MiterJoin));
    }
}

} // namespace outremer

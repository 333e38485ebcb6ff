#include "app/drawing/escutcheon.h"

#include "app/drawing/pathpainting.h"
#include "app/drawing/tint.h"

namespace outremer {
namespace {

constexpr QSizeF kUnits(120, 141);
constexpr double kSmallestRimmed = 0.2; // pixels a unit; below there is no room for a rim

const QString &shield()
{
    static const QString path = "M5 5L115 5L115 58C115 98 92 122 60 136C28 122 5 98 5 58Z";
    return path;
}

const QString &shadedHalf()
{
    static const QString path = "M60 5L115 5L115 58C115 98 92 122 60 136Z";
    return path;
}

} // namespace

void paintArms(QPainter &painter, const Arms &arms, const QRectF &box)
{
    const double unit = std::min(box.width() / kUnits.width(), box.height() / kUnits.height());
    const bool isRimmed = unit > kSmallestRimmed;
    paintPath(painter, shield(), kUnits, box, arms.field, arms.shade, isRimmed ? 9 * unit : 1);
    if (isRimmed) {
        paintPath(painter, shadedHalf(), kUnits, box, faded(arms.shade, 0.16));
        paintPath(painter, shield(), kUnits, box, {}, arms.rim, 4.5 * unit);
    }
    paintPath(painter, arms.path, kUnits, box, arms.charge, faded(arms.shade, 0.45), isRimmed ? 2 * unit : 0);
}

Escutcheon::Escutcheon(QQuickItem *parent)
    : Picture(parent)
{
}

void Escutcheon::describe(QDataStream &words) const
{
    words << m_arms.field << m_arms.charge << m_arms.path << m_arms.shade << m_arms.rim;
}

void Escutcheon::paint(QPainter *painter)
{
    paintArms(*painter, m_arms, boundingRect());
}

} // namespace outremer

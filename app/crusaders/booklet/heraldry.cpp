#include "app/crusaders/booklet/heraldry.h"

#include "app/booklet/measures.h"

namespace outremer::booklet {
namespace {

constexpr qreal kWidthToHeight = 0.82;

// A shield with a straight top and sides that meet in a point.
QPainterPath shieldPath(const QRectF &place)
{
    const qreal left = place.left(), right = place.right(), top = place.top(), bottom = place.bottom();
    const qreal bend = top + place.height() * 0.42;
    QPainterPath path(place.topLeft());
    path.lineTo(right, top);
    path.lineTo(right, bend);
    path.cubicTo(right, bend + place.height() * 0.28, place.center().x() + place.width() * 0.22,
        bottom - place.height() * 0.08, place.center().x(), bottom);
    path.cubicTo(place.center().x() - place.width() * 0.22, bottom - place.height() * 0.08, left,
        bend + place.height() * 0.28, left, bend);
    path.closeSubpath();
    return path;
}

// The faint lattice painters of arms fill a plain field with.
void drawLattice(QPainter &painter, const QRectF &place, const QColor &colour)
{
    const qreal step = place.width() / 9;
    painter.setPen(QPen(colour, place.width() / 160));
    const qreal reach = place.width() + place.height();
    for (qreal shift = -reach; shift < reach; shift += step) {
        painter.drawLine(place.topLeft() + QPointF(shift, 0), place.topLeft() + QPointF(shift + reach, reach));
        painter.drawLine(place.topLeft() + QPointF(shift, 0), place.topLeft() + QPointF(shift - reach, reach));
    }
}

} // namespace

QColor fillOf(const campaign::MapOwner &owner)
{
    return QColor(QString::fromStdString(owner.fill));
}

QColor inkOf(const campaign::MapOwner &owner)
{
    return QColor(QString::fromStdString(owner.ink));
}

QPainterPath symbolPath(const campaign::MapOwner &owner, const QRectF &place)
{
    QPainterPath path;
    for (const campaign::MapLine &outline : owner.symbol) {
        QPolygonF polygon;
        for (const campaign::MapPoint &point : outline)
            polygon << QPointF(place.left() + place.width() * point.x / campaign::kSymbolSide,
                place.top() + place.height() * point.y / campaign::kSymbolSide);
        path.addPolygon(polygon);
        path.closeSubpath();
    }
    path.setFillRule(Qt::OddEvenFill);
    return path;
}

void drawShield(QPainter &painter, const QRectF &place, const campaign::MapOwner &owner)
{
    const QColor field = fillOf(owner);
    const QPainterPath outer = shieldPath(place);
    const qreal rim = place.width() * 0.055;
    const QPainterPath inner = shieldPath(place.adjusted(rim, rim, -rim, -rim * 1.35));
    painter.setPen(Qt::NoPen);
    painter.setBrush(field);
    painter.drawPath(outer);
    painter.save();
    painter.setClipPath(inner);
    const bool isSilver = field.lightness() > 240;
    drawLattice(painter, place,
        isSilver                      ? field.darker(103)
            : field.lightness() > 140 ? field.darker(109)
                                      : field.lighter(118));
    painter.restore();

    const qreal side = place.width() * 0.62;
    const QRectF charge(place.center().x() - side / 2, place.top() + place.height() * 0.13, side, side);
    painter.setPen(Qt::NoPen);
    painter.setBrush(inkOf(owner));
    painter.drawPath(symbolPath(owner, charge));

    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(inkOf(owner), place.width() * 0.018));
    painter.drawPath(inner);
    painter.setPen(QPen(ink::kText, place.width() * 0.028, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
    painter.drawPath(outer);
}

void drawShields(QPainter &painter, const QRectF &place, const std::vector<const campaign::MapOwner *> &owners)
{
    if (owners.empty())
        return;
    const qreal width = place.height() * kWidthToHeight;
    const qreal step = width * 1.35;
    qreal left = place.center().x() - (step * qreal(owners.size() - 1) + width) / 2;
    for (const campaign::MapOwner *owner : owners) {
        drawShield(painter, { left, place.top(), width, place.height() }, *owner);
        left += step;
    }
}

} // namespace outremer::booklet

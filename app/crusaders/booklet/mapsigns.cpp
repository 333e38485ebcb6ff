#include "app/booklet/measures.h"
#include "app/booklet/paragraph.h"
#include "app/crusaders/booklet/heraldry.h"
#include "app/crusaders/booklet/mapscene.h"

#include <QFontMetricsF>

namespace outremer::booklet {

void drawFlag(QPainter &painter, const QRectF &place, const campaign::MapOwner &owner)
{
    painter.setPen(QPen(ink::kText, pt(0.5), Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
    painter.setBrush(fillOf(owner));
    painter.drawRect(place);
    const qreal side = place.height() * 0.86;
    painter.setPen(Qt::NoPen);
    painter.setBrush(inkOf(owner));
    painter.drawPath(symbolPath(owner, { place.center().x() - side / 2, place.center().y() - side / 2, side, side }));
    painter.setBrush(Qt::NoBrush);
}

void drawScar(QPainter &painter, const QRectF &place, campaign::Scar::Kind kind)
{
    const auto at = [&](qreal x, qreal y) {
        return QPointF(place.left() + place.width() * x, place.top() + place.height() * y);
    };
    painter.setPen(QPen(mapink::kLand, pt(0.5)));
    painter.setBrush(ink::kRubric);
    QPainterPath sign;
    if (kind == campaign::Scar::Kind::Taken) { // a flame
        sign.moveTo(at(0.5, 0));
        sign.cubicTo(at(0.62, 0.3), at(0.95, 0.42), at(0.88, 0.75));
        sign.cubicTo(at(0.84, 0.95), at(0.65, 1), at(0.5, 1));
        sign.cubicTo(at(0.28, 1), at(0.1, 0.9), at(0.12, 0.68));
        sign.cubicTo(at(0.13, 0.5), at(0.28, 0.46), at(0.3, 0.26));
        sign.cubicTo(at(0.38, 0.36), at(0.42, 0.4), at(0.42, 0.48));
        sign.cubicTo(at(0.5, 0.36), at(0.54, 0.2), at(0.5, 0));
    } else { // a crack
        sign.moveTo(at(0.62, 0));
        sign.lineTo(at(0.2, 0.52));
        sign.lineTo(at(0.46, 0.52));
        sign.lineTo(at(0.3, 1));
        sign.lineTo(at(0.84, 0.4));
        sign.lineTo(at(0.56, 0.4));
        sign.closeSubpath();
    }
    painter.drawPath(sign);
    painter.setBrush(Qt::NoBrush);
}

void drawHalo(QPainter &painter, const QRectF &place, const campaign::MapOwner *owner)
{
    painter.setPen(QPen(QColor(0xb9, 0x8a, 0x2c), pt(0.9)));
    painter.setBrush(owner ? fillOf(*owner) : mapink::kLand);
    painter.drawEllipse(place);
    if (owner) {
        const qreal inset = place.width() * 0.16;
        painter.setPen(Qt::NoPen);
        painter.setBrush(inkOf(*owner));
        painter.drawPath(symbolPath(*owner, place.adjusted(inset, inset, -inset, -inset)));
    }
    painter.setBrush(Qt::NoBrush);
}

void drawLabel(QPainter &painter, QPointF at, const QString &text, const QFont &font, const QColor &colour)
{
    const QFontMetricsF metrics(font);
    const qreal width = metrics.horizontalAdvance(text) + pt(2); // no line of a map is ever shrunk
    QPainterPath edge;
    edge.addText(at, font, text);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(mapink::kPaper, pt(2.2), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPath(edge);
    drawLine(painter, { at.x(), at.y() - metrics.capHeight(), width, metrics.capHeight() }, text, font, colour,
        Qt::AlignLeft);
}

} // namespace outremer::booklet

#include "app/parts/tokenface.h"

#include "app/drawing/pathpainting.h"
#include "app/drawing/tint.h"

#include <QDataStream>
#include <QPainterPath>

#include <cmath>
#include <numbers>

namespace outremer {
namespace {

// In sides of the token.
constexpr double kSign = 0.62;
constexpr double kLine = 0.06;
constexpr double kTokenCorner = 0.2;
constexpr double kHatch = 0.16;
constexpr double kFaded = 0.42;

} // namespace

TokenFace::TokenFace(QQuickItem *parent)
    : Picture(parent)
{
    connect(this, &TokenFace::changed, this, [this] { update(); });
}

void TokenFace::describe(QDataStream &words) const
{
    words << int(m_form) << m_sign << m_colour << m_ink << m_edge << m_isFaceDown << m_isUsed << m_isHollow;
}

QPainterPath TokenFace::outline(double inset) const
{
    const double side = std::min(width(), height()) - 2 * inset;
    QRectF box(0, 0, side, side);
    box.moveCenter(boundingRect().center());
    QPainterPath path;
    if (m_form == Round) {
        path.addEllipse(box);
    } else if (m_form == Square) {
        path.addRoundedRect(box, side * kTokenCorner, side * kTokenCorner);
    } else {
        QPolygonF corners;
        for (int i = 0; i < 6; ++i) {
            const double angle = (i + 0.5) * std::numbers::pi / 3;
            corners << box.center() + side / 2 * QPointF(std::cos(angle), std::sin(angle));
        }
        path.addPolygon(corners);
        path.closeSubpath();
    }
    return path;
}

void TokenFace::paintSign(QPainter &painter, const QColor &ink) const
{
    const double side = std::min(width(), height()) * kSign;
    QRectF box(0, 0, side, side);
    box.moveCenter(boundingRect().center());
    paintPath(painter, m_sign, { 96, 96 }, box, ink);
}

void TokenFace::paint(QPainter *painter)
{
    const double side = std::min(width(), height());
    const double line = std::max(1.0, side * kLine);
    const QPainterPath rim = outline(line / 2);
    if (m_isHollow) {
        painter->strokePath(outline(line), QPen(m_edge, 2 * line));
        painter->strokePath(outline(line), QPen(m_colour, line));
        return paintSign(*painter, m_colour);
    }
    if (m_isUsed)
        painter->setOpacity(kFaded);
    QRadialGradient light(rim.boundingRect().topLeft() + QPointF(side, side) * 0.3, side);
    light.setColorAt(0, m_colour.lighter(118));
    light.setColorAt(1, m_colour.darker(118));
    painter->fillPath(rim, light);
    if (m_isFaceDown) {
        painter->save();
        painter->setClipPath(rim);
        painter->setPen(QPen(faded(m_ink, 0.5), std::max(1.0, side * 0.035)));
        for (double x = -side; x < side; x += side * kHatch) {
            painter->drawLine(QPointF(x, side), QPointF(x + side, 0));
            painter->drawLine(QPointF(x, 0), QPointF(x + side, side));
        }
        painter->restore();
    } else {
        paintSign(*painter, m_ink);
    }
    painter->strokePath(rim, QPen(m_edge, line));
    if (m_isUsed) {
        painter->setOpacity(1);
        painter->setPen(QPen(m_edge, 1.6 * line, Qt::SolidLine, Qt::RoundCap));
        const double inset = side * 0.18;
        const QPointF middle = boundingRect().center(), reach(side / 2 - inset, -(side / 2 - inset));
        painter->drawLine(middle - reach, middle + reach);
    }
}

} // namespace outremer

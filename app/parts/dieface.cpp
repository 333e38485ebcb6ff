#include "app/parts/dieface.h"

#include "app/drawing/tint.h"

#include <QDataStream>
#include <QPainterPath>

#include <cmath>
#include <numbers>

namespace outremer {
namespace {

// In sides of the die.
constexpr double kInset = 0.13; // room for the lozenge and the rims
constexpr double kDieCorner = 0.2;
constexpr double kDiePip = 0.19;
constexpr double kFromMiddle = 0.26;
constexpr double kLozenge = 0.24;
constexpr double kKindBar = 0.08;

// How the outline of a die with so many sides is seen from above: its corners, and how far the first is turned.
struct Outline {
    int corners;
    double turn; // in corners
};
Outline outlineOf(int sides)
{
    switch (sides) {
    case 4:
        return { 3, -0.75 };
    case 8:
        return { 4, 0 };
    case 10:
        return { 4, 0 };
    case 12:
        return { 5, -1.25 };
    default:
        return { 6, 0.5 };
    }
}

} // namespace

DieFace::DieFace(QQuickItem *parent)
    : Picture(parent)
{
    connect(this, &DieFace::changed, this, [this] { update(); });
}

void DieFace::describe(QDataStream &words) const
{
    words << m_sides << m_value << m_kind << m_isCounting << m_paper << m_ink << m_edge << m_mark << m_family;
}

QRectF DieFace::body() const
{
    const double side = std::min(width(), height());
    QRectF box(0, 0, side * (1 - 2 * kInset), side * (1 - 2 * kInset));
    box.moveCenter(boundingRect().center());
    return box;
}

QPainterPath DieFace::outline() const
{
    const QRectF box = body();
    QPainterPath path;
    if (m_sides == 6) {
        path.addRoundedRect(box, box.width() * kDieCorner, box.width() * kDieCorner);
        return path;
    }
    const Outline form = outlineOf(m_sides);
    QPolygonF corners;
    for (int i = 0; i < form.corners; ++i) {
        const double angle = (i + form.turn) * 2 * std::numbers::pi / form.corners;
        corners << box.center() + box.width() * 0.56 * QPointF(std::cos(angle), std::sin(angle));
    }
    path.addPolygon(corners);
    path.closeSubpath();
    return path;
}

QList<QRectF> DieFace::pips() const
{
    // The middle, for odd values; then two corners, the other two, and the middles of two edges, as real dice have them.
    static constexpr std::array<std::array<int, 2>, 7> kPlaces{ { { 0, 0 }, { 1, -1 }, { -1, 1 }, { -1, -1 }, { 1, 1 },
        { -1, 0 }, { 1, 0 } } };
    if (m_sides != 6 || m_value < 1 || m_value > 6)
        return {};
    const QRectF box = body();
    const double size = box.width() * kDiePip;
    QList<QRectF> places;
    for (std::size_t i = m_value % 2 == 1 ? 0 : 1; i < kPlaces.size() && int(places.size()) < m_value; ++i) {
        QRectF pip(0, 0, size, size);
        pip.moveCenter(box.center() + QPointF(kPlaces[i][0], kPlaces[i][1]) * box.width() * kFromMiddle);
        places.append(pip);
    }
    return places;
}

void DieFace::paintKind(QPainter &painter) const
{
    const QRectF box = body();
    const double wide = box.width() * kKindBar;
    for (int bar = 0; bar < m_kind; ++bar) {
        const double left = box.center().x() + (2 * bar - m_kind) * wide + wide / 2;
        painter.fillRect(QRectF(left, box.bottom() - box.height() * 0.09, wide, box.height() * 0.09), m_ink);
    }
}

void DieFace::paint(QPainter *painter)
{
    const QPainterPath rim = outline();
    const QRectF box = body();
    const double line = std::max(1.0, box.width() / 24);
    painter->fillPath(rim.translated(line * 0.8, line * 1.4), faded(m_edge, 0.35));
    QLinearGradient light(box.topLeft(), box.bottomRight());
    light.setColorAt(0, m_paper.lighter(106));
    light.setColorAt(1, m_paper.darker(112));
    painter->fillPath(rim, light);
    painter->strokePath(rim, QPen(m_edge, line, Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin));
    if (m_isCounting)
        painter->strokePath(rim, QPen(m_mark, 2.4 * line, Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin));
    painter->setPen(Qt::NoPen);
    painter->setBrush(m_ink);
    for (const QRectF &pip : pips())
        painter->drawEllipse(pip);
    if (m_sides != 6 && m_value > 0) {
        QFont font(m_family);
        font.setBold(true);
        font.setPixelSize(std::max(1, qRound(box.width() * (m_value > 9 ? 0.4 : 0.5))));
        painter->setFont(font);
        painter->setPen(m_ink);
        painter->drawText(
            m_sides == 4 ? box.translated(0, box.height() * 0.06) : box, Qt::AlignCenter, QString::number(m_value));
    }
    paintKind(*painter);
    if (!m_isCounting)
        return;
    const double half = box.width() * kLozenge / 2;
    const QPointF top(box.center().x(), rim.boundingRect().top());
    const QPolygonF lozenge(
        { top + QPointF(0, -half), top + QPointF(half, 0), top + QPointF(0, half), top + QPointF(-half, 0) });
    painter->setPen(QPen(m_edge, line));
    painter->setBrush(m_mark);
    painter->drawPolygon(lozenge);
}

} // namespace outremer

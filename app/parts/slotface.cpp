#include "app/parts/slotface.h"

#include "app/drawing/pathpainting.h"
#include "app/drawing/tint.h"

#include <QDataStream>

namespace outremer {
namespace {

// In sides of the slot.
constexpr double kSlotCorner = 0.22;
constexpr double kWorker = 0.72;
constexpr double kOneWanted = 0.6;
constexpr double kPale = 0.7;
constexpr double kGhost = 0.62;

QRectF middleOf(const QRectF &box, double side)
{
    QRectF inner(0, 0, side, side);
    inner.moveCenter(box.center());
    return inner;
}

} // namespace

SlotFace::SlotFace(QQuickItem *parent)
    : Picture(parent)
{
    connect(this, &SlotFace::changed, this, [this] { update(); });
}

void SlotFace::describe(QDataStream &words) const
{
    words << m_wanted << m_wantedColours << m_sign << m_colour << m_paper << m_line << m_shade << m_isProposed
          << m_isClosed;
}

void SlotFace::paint(QPainter *painter)
{
    const double side = std::min(width(), height());
    const double line = std::max(1.0, side / 22);
    const QRectF box = middleOf(boundingRect(), side - line);
    const bool isTaken = !m_sign.isEmpty();
    QPen pen(m_line, line);
    if (!isTaken || m_isProposed)
        pen.setDashPattern(m_isProposed ? QList<qreal>{ 0.5, 1.6 } : QList<qreal>{ 3, 2 });
    if (m_isProposed) {
        pen.setWidthF(1.8 * line);
        pen.setCapStyle(Qt::RoundCap);
    }
    painter->setPen(pen);
    painter->setBrush(faded(m_paper, m_isClosed ? 0.4 : 1));
    const QRectF frame = m_isProposed ? box.adjusted(line, line, -line, -line) : box;
    painter->drawRoundedRect(frame, side * kSlotCorner, side * kSlotCorner);
    if (!isTaken)
        paintWanted(*painter, box);
    painter->setOpacity(m_isProposed ? kGhost : 1);
    if (isTaken)
        paintPath(*painter, m_sign, { 96, 96 }, middleOf(box, side * kWorker), m_colour, m_shade, line * 0.9);
    painter->setOpacity(1);
    if (m_isClosed)
        paintClosed(*painter, box);
}

// One kind in the middle; several side by side, for any of them will do.
void SlotFace::paintWanted(QPainter &painter, const QRectF &box) const
{
    if (m_wanted.isEmpty())
        return;
    painter.setOpacity(m_isClosed ? kPale / 2 : kPale);
    const auto kinds = double(m_wanted.size());
    const double side = kinds == 1 ? box.width() * kOneWanted : box.width() * 0.92 / kinds;
    for (int i = 0; i < int(m_wanted.size()); ++i) {
        QRectF place(0, 0, side, side);
        place.moveCenter(box.center() + QPointF((i - (kinds - 1) / 2) * side, 0));
        const QColor colour = m_wantedColours.value(i).value<QColor>();
        paintPath(painter, m_wanted[i], { 96, 96 }, place, colour.isValid() ? colour : m_line, m_shade,
            std::max(0.6, side / 40));
    }
    painter.setOpacity(1);
}

void SlotFace::paintClosed(QPainter &painter, const QRectF &box) const
{
    const QRectF cross = middleOf(box, box.width() * 0.5);
    painter.setPen(QPen(m_line, std::max(1.5, box.width() / 12), Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(cross.topLeft(), cross.bottomRight());
    painter.drawLine(cross.topRight(), cross.bottomLeft());
}

} // namespace outremer

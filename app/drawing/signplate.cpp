#include "app/drawing/signplate.h"

#include "app/drawing/pathpainting.h"

#include <QFontMetricsF>
#include <cmath>

namespace outremer {
namespace {

// In heights of the plate.
constexpr double kSign = 0.74;
constexpr double kBefore = 0.1; // the sign, when a number follows
constexpr double kBehind = 0.15;
constexpr double kCorner = 0.28;

} // namespace

SignPlate::SignPlate(QQuickItem *parent)
    : Picture(parent)
{
    connect(this, &SignPlate::lookChanged, this, [this] { update(); });
    connect(this, &SignPlate::lettersChanged, this, &SignPlate::measure);
}

void SignPlate::setNumber(const QString &number)
{
    if (number == m_number)
        return;
    m_number = number;
    measure();
    emit numberChanged();
}

void SignPlate::geometryChange(const QRectF &now, const QRectF &before)
{
    Picture::geometryChange(now, before);
    if (now.height() != before.height())
        measure();
}

QFont SignPlate::font() const
{
    QFont font(m_family);
    font.setPixelSize(std::max(1, qRound(height() * m_letters)));
    font.setBold(m_isBold);
    return font;
}

void SignPlate::measure()
{
    const double digits = m_number.isEmpty() ? 0 : QFontMetricsF(font()).horizontalAdvance(m_number);
    setImplicitWidth(m_number.isEmpty() ? height() : std::ceil(height() * (kBefore + kSign + kBehind) + digits));
    update();
}

void SignPlate::describe(QDataStream &words) const
{
    words << m_path << m_number << m_family << m_isBold << m_letters << m_colour << m_ink << m_border << m_borderWidth
          << m_isAngular;
}

void SignPlate::paint(QPainter *painter)
{
    const double high = height();
    const double line = std::max(1.0, high * m_borderWidth);
    const double round = std::max(0.0, high * (m_number.isEmpty() && !m_isAngular ? 0.5 : kCorner) - line / 2);
    painter->setPen(QPen(m_border, line));
    painter->setBrush(m_colour);
    painter->drawRoundedRect(boundingRect().adjusted(line / 2, line / 2, -line / 2, -line / 2), round, round);
    const double side = high * kSign;
    const double x = m_number.isEmpty() ? (width() - side) / 2 : high * kBefore;
    paintPath(*painter, m_path, { 96, 96 }, { x, (high - side) / 2, side, side }, m_ink);
    painter->setPen(m_ink);
    painter->setFont(font());
    painter->drawText(boundingRect().adjusted(0, 0, -high * kBehind, 0), Qt::AlignRight | Qt::AlignVCenter, m_number);
}

} // namespace outremer

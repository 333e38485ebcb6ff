#include "app/parts/bracketlines.h"

#include <QDataStream>
#include <QPainterPath>

#include <algorithm>

namespace outremer {
namespace {

constexpr double kAcross = 0.78; // how much of its share a place takes up in the direction of the rounds
constexpr double kAlong = 0.82;  // and in the other

} // namespace

BracketLines::BracketLines(QQuickItem *parent)
    : Picture(parent)
{
    connect(this, &BracketLines::changed, this, [this] { update(); });
}

void BracketLines::describe(QDataStream &words) const
{
    words << m_rounds << m_isUpward << m_won << m_pointed << m_line << m_mark << m_way;
}

QRectF BracketLines::box(int round, int place, QSizeF size) const
{
    const int places = 1 << std::max(0, m_rounds - 1 - round);
    const QSizeF room = m_isUpward ? size.transposed() : size;
    const double across = room.width() / m_rounds;
    // Later rounds have more room, but need no higher boxes than twice the first.
    const double share = room.height() / places;
    const double along = std::min(share * kAlong, 2 * kAlong * room.height() / (1 << (m_rounds - 1)));
    const QRectF lying(
        round * across + across * (1 - kAcross) / 2, (place + 0.5) * share - along / 2, across * kAcross, along);
    if (!m_isUpward)
        return lying;
    return { lying.top(), size.height() - lying.right(), lying.height(), lying.width() };
}

QPainterPath BracketLines::lineFrom(int round, int place) const
{
    const QRectF from = box(round, place, size());
    const QRectF to = box(round + 1, place / 2, size());
    QPainterPath path;
    if (m_isUpward) {
        const double middle = (from.top() + to.bottom()) / 2;
        path.moveTo(from.center().x(), from.top());
        path.lineTo(from.center().x(), middle);
        path.lineTo(to.center().x(), middle);
        path.lineTo(to.center().x(), to.bottom());
    } else {
        const double middle = (from.right() + to.left()) / 2;
        path.moveTo(from.right(), from.center().y());
        path.lineTo(middle, from.center().y());
        path.lineTo(middle, to.center().y());
        path.lineTo(to.left(), to.center().y());
    }
    return path;
}

bool BracketLines::isOnTheWay(int round, int place) const
{
    const int from = m_pointed.section('.', 0, 0).toInt();
    return !m_pointed.isEmpty() && from <= round && m_pointed.section('.', 1).toInt() >> (round - from) == place;
}

void BracketLines::paint(QPainter *painter)
{
    const double width = std::max(1.5, std::min(this->width(), height()) / 160);
    // What matters more is drawn over what matters less.
    for (int pass = 0; pass < 3; ++pass) {
        for (int round = 0; round + 1 < m_rounds; ++round) {
            for (int place = 0; place < 1 << (m_rounds - 1 - round); ++place) {
                const bool isWon = m_won.contains(QString("%1.%2").arg(round).arg(place));
                const int rank = isOnTheWay(round, place) ? 2 : isWon ? 1 : 0;
                if (rank != pass)
                    continue;
                const QColor &colour = pass == 2 ? m_way : pass == 1 ? m_mark : m_line;
                painter->strokePath(lineFrom(round, place),
                    QPen(colour, pass == 0 ? width : 2 * width, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
            }
        }
    }
}

} // namespace outremer

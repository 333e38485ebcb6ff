#include "app/parts/blockface.h"

#include "app/drawing/pathpainting.h"
#include "app/drawing/tint.h"
#include "app/ui/textfit.h"

#include <QDataStream>

#include <algorithm>

namespace outremer {
namespace {

// In sides of the block.
constexpr double kThick = 0.1;   // of the wood that is seen below a standing block
constexpr double kRim = 0.09;    // of wood around its face
constexpr double kTurned = 0.84; // of a lying block: turned, it still fits
constexpr double kTurn = -8;     // degrees
constexpr double kBlockPip = 0.13;
constexpr double kBlockCorner = 0.1;
constexpr double kLetters = 0.19;
constexpr int kSmall = 40; // pixels; below there are no words

} // namespace

BlockFace::BlockFace(QQuickItem *parent)
    : Picture(parent)
{
    connect(this, &BlockFace::changed, this, [this] { update(); });
}

void BlockFace::describe(QDataStream &words) const
{
    words << m_wood << m_paper << m_ink << m_shade << m_sign << m_name << m_letters << m_note << m_family << m_strength
          << m_most << m_isHalved << m_isHidden << m_isLying;
}

QRectF BlockFace::body() const
{
    const double side = std::min(width(), height()) * (m_isLying ? kTurned : 1);
    const double thick = m_isLying ? 0 : side * kThick;
    QRectF box(0, 0, side - thick / 2, side - thick);
    box.moveCenter(boundingRect().center() - QPointF(0, thick / 2));
    return box;
}

QRectF BlockFace::face() const
{
    const QRectF box = body();
    const double rim = std::max(1.0, box.width() * kRim);
    return box.adjusted(rim, rim, -rim, -rim);
}

bool BlockFace::isSmall() const
{
    return body().width() < kSmall;
}

QList<QRectF> BlockFace::pips() const
{
    const int all = m_isHidden ? 0 : std::max(m_most, m_strength);
    const QRectF box = face();
    const double size = std::min(box.width() * (isSmall() ? 1.5 : 1) * kBlockPip, box.width() / std::max(1, all) * 0.8);
    const double apart = std::min(size * 1.5, (box.width() - size) / std::max(1, all));
    QList<QRectF> places;
    for (int i = 0; i < all; ++i)
        places.append(
            { box.center().x() + (i - (all - 1) / 2.0) * apart - size / 2, box.top() + size * 0.5, size, size });
    return places;
}

void BlockFace::paint(QPainter *painter)
{
    if (m_isLying) {
        painter->translate(boundingRect().center());
        painter->rotate(kTurn);
        painter->translate(-boundingRect().center());
    }
    paintWood(*painter);
    if (m_isHidden)
        return;
    paintFace(*painter);
    paintPips(*painter);
}

void BlockFace::paintWood(QPainter &painter) const
{
    const QRectF box = body();
    const double corner = box.width() * kBlockCorner;
    painter.setPen(Qt::NoPen);
    if (m_isLying) { // a shadow all around: it lies flat
        painter.setBrush(faded(m_shade, 0.35));
        const double drop = box.width() * 0.04;
        painter.drawRoundedRect(box.adjusted(-drop / 2, 0, drop, 1.5 * drop), corner, corner);
    } else { // the edge it stands on
        painter.setBrush(m_wood.darker(170));
        painter.drawRoundedRect(box.adjusted(0, box.height() * 0.3, 0, box.width() * kThick), corner, corner);
    }
    QLinearGradient light(box.topLeft(), box.bottomRight());
    light.setColorAt(0, m_wood.lighter(125));
    light.setColorAt(0.5, m_wood);
    light.setColorAt(1, m_wood.darker(125));
    painter.setBrush(light);
    painter.setPen(QPen(faded(m_shade, 0.6), std::max(1.0, box.width() / 50)));
    painter.drawRoundedRect(box, corner, corner);
    if (m_isHidden) { // a bevel and nothing else
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(faded(m_wood.lighter(170), 0.7), std::max(1.0, box.width() / 36)));
        painter.drawRoundedRect(face(), corner / 2, corner / 2);
    }
}

void BlockFace::paintFace(QPainter &painter) const
{
    const QRectF box = face();
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_paper);
    painter.drawRoundedRect(box, box.width() * kBlockCorner / 2, box.width() * kBlockCorner / 2);
    const double room = isSmall() ? 0.62 : 0.38;
    const double top = isSmall() ? 0.3 : 0.2;
    QRectF sign(0, box.top() + box.height() * top, box.width() * room, box.height() * room);
    sign.moveCenter({ box.center().x(), sign.center().y() });
    paintPath(painter, m_sign, { 96, 96 }, sign, m_wood, faded(m_shade, 0.5), isSmall() ? 0 : 1);
    if (isSmall())
        return;
    painter.setPen(m_ink);
    const double line = box.height() * kLetters;
    const QRectF foot(box.left() + line / 4, box.bottom() - line * 1.12, box.width() - line / 2, line);
    QFont font(m_family);
    font.setBold(true);
    font.setPixelSize(std::max(1, qRound(line * 0.92)));
    painter.setFont(font);
    painter.drawText(foot, Qt::AlignLeft | Qt::AlignVCenter, m_letters);
    painter.drawText(foot, Qt::AlignRight | Qt::AlignVCenter, m_note);
    const QRectF words(box.left() + line / 8, foot.top() - line * 1.05, box.width() - line / 4, line * 1.1);
    const FittedText fitted = fitText({ m_name }, { m_family, line * 0.85, 6 }, words.size());
    if (fitted.size == 0)
        return;
    font.setBold(false);
    font.setPixelSize(fitted.size);
    writeLines(painter, fitted.texts.value(0), words, font, Qt::AlignHCenter);
}

void BlockFace::paintPips(QPainter &painter) const
{
    const QList<QRectF> places = pips();
    for (int i = 0; i < int(places.size()); ++i) {
        const bool isLast = i == m_strength - 1;
        painter.setPen(QPen(m_ink, std::max(1.0, places[i].width() / 6)));
        painter.setBrush(i < m_strength && !(isLast && m_isHalved) ? QBrush(m_ink) : QBrush(Qt::NoBrush));
        painter.drawEllipse(places[i]);
        if (isLast && m_isHalved) {
            painter.setBrush(m_ink);
            painter.drawChord(places[i], 90 * 16, 180 * 16);
        }
    }
}

} // namespace outremer

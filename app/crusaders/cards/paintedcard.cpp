#include "app/crusaders/cards/paintedcard.h"

#include <QImage>

namespace outremer {
namespace {

// From which sizes on there is room for a text, and for everything; at 1280×800.
constexpr QSizeF kForText(60, 96);
constexpr double kForEverything = 200;

} // namespace

PaintedCard::PaintedCard(QQuickItem *parent)
    : Picture(parent)
{
}

void PaintedCard::setFace(const QVariantMap &face)
{
    if (face == m_face)
        return;
    m_face = face;
    update();
    emit faceChanged();
}

void PaintedCard::setCompact(bool isCompact)
{
    if (isCompact == m_isCompact)
        return;
    m_isCompact = isCompact;
    update();
    emit compactChanged();
}

void PaintedCard::setPalette(PaintPalette *palette)
{
    if (palette == m_palette)
        return;
    if (m_palette)
        m_palette->disconnect(this);
    m_palette = palette;
    if (m_palette) {
        connect(m_palette, &PaintPalette::changed, this, [this] {
            update();
            emit paletteChanged();
        });
    }
    update();
    emit paletteChanged();
}

bool PaintedCard::isComplete() const
{
    QImage sheet(QSize(int(width()), int(height())).expandedTo({ 1, 1 }), QImage::Format_ARGB32_Premultiplied);
    QPainter painter(&sheet);
    return draw(painter);
}

void PaintedCard::describe(QDataStream &words) const
{
    words << m_face << m_isCompact << (m_palette ? m_palette->edition() : 0);
}

void PaintedCard::paint(QPainter *painter)
{
    draw(*painter);
}

bool PaintedCard::draw(QPainter &painter) const
{
    const QRectF card = boundingRect().adjusted(bleed(), bleed(), -bleed(), -bleed());
    if (!m_palette || card.isEmpty())
        return true;
    const bool isTiny = m_isCompact || card.width() < m_palette->px(kForText.width())
        || card.height() < m_palette->px(kForText.height());
    PaintBrush brush(painter, *m_palette);
    return paintCard(brush, m_face, card,
        isTiny                                             ? CardSize::Tiny
            : card.width() < m_palette->px(kForEverything) ? CardSize::Normal
                                                           : CardSize::Large);
}

} // namespace outremer

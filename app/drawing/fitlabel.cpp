#include "app/drawing/fitlabel.h"

#include <QPainter>

namespace outremer {

FitLabel::FitLabel(QQuickItem *parent)
    : Picture(parent)
{
    connect(this, &FitLabel::styleChanged, this, &FitLabel::measure);
    connect(this, &FitLabel::paintChanged, this, [this] { update(); });
}

void FitLabel::componentComplete()
{
    Picture::componentComplete();
    measure();
}

void FitLabel::geometryChange(const QRectF &now, const QRectF &before)
{
    Picture::geometryChange(now, before);
    if (now.size() != before.size())
        measure();
}

void FitLabel::measure()
{
    if (!isComponentComplete())
        return;
    const bool didFit = fits();
    m_fit = fitText({ m_words }, { m_family, m_largest, m_smallest, m_leading, m_isSlanted, m_isBold }, size());
    update();
    if (fits() != didFit)
        emit fitsChanged();
}

void FitLabel::describe(QDataStream &words) const
{
    words << m_fit.texts << m_fit.size << m_fit.height << m_family << m_leading << m_isSlanted << m_isBold << m_isStruck
          << m_colour << int(m_align);
}

void FitLabel::paint(QPainter *painter)
{
    if (m_fit.size == 0)
        return;
    QFont font(m_family);
    font.setPixelSize(m_fit.size);
    font.setItalic(m_isSlanted);
    font.setBold(m_isBold);
    font.setStrikeOut(m_isStruck);
    const double top = m_align & Qt::AlignTop ? 0 : (height() - m_fit.height) / 2;
    painter->setPen(m_colour);
    writeLines(*painter, m_fit.texts.first(), { 0, top, width(), m_fit.height }, font, m_align, m_leading);
}

} // namespace outremer

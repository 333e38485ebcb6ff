#include "app/book/booksheet.h"

#include "app/book/nightink.h"

#include <QPainter>
#include <QQuickWindow>

namespace outremer {

BookSheet::BookSheet(QQuickItem *parent)
    : QQuickPaintedItem(parent)
{
    setAntialiasing(true);
}

void BookSheet::setPages(StoryPages *pages)
{
    if (pages == m_pages)
        return;
    if (m_pages)
        m_pages->disconnect(this);
    m_pages = pages;
    if (m_pages)
        connect(m_pages, &StoryPages::changed, this, [this] { update(); });
    update();
    emit pagesChanged();
}

void BookSheet::setPage(int page)
{
    if (page == m_page)
        return;
    m_page = page;
    update();
    emit pageChanged();
}

void BookSheet::setDark(bool dark)
{
    if (dark == m_dark)
        return;
    m_dark = dark;
    update();
    emit darkChanged();
}

void BookSheet::paint(QPainter *painter)
{
    if (!m_pages)
        return;
    if (!m_dark) {
        m_pages->paint(*painter, m_page, boundingRect());
        return;
    }
    const qreal ratio = window() ? window()->effectiveDevicePixelRatio() : 1;
    QImage ink((size() * ratio).toSize(), QImage::Format_ARGB32_Premultiplied);
    ink.setDevicePixelRatio(ratio);
    ink.fill(Qt::transparent);
    QPainter inner(&ink);
    inner.setRenderHint(QPainter::Antialiasing);
    m_pages->paint(inner, m_page, boundingRect());
    inner.end();
    painter->drawImage(boundingRect(), atNight(std::move(ink)));
}

} // namespace outremer

#include "app/crusaders/book/chroniclemap.h"

#include "app/book/nightink.h"
#include "app/booklet/measures.h"
#include "app/crusaders/book/bookwords.h"
#include "app/crusaders/booklet/mapscene.h"
#include "campaign/crusaders/pictures/atlas.h"
#include "campaign/crusaders/prose/chapters.h"

#include <QPainter>
#include <QQuickWindow>

namespace outremer {

using namespace booklet;

ChronicleMap::ChronicleMap(QQuickItem *parent)
    : QQuickPaintedItem(parent)
{
    setAntialiasing(true);
}

void ChronicleMap::redraw()
{
    update();
    emit described();
}

void ChronicleMap::setBook(CampaignBook *book)
{
    if (book == m_book)
        return;
    if (m_book)
        m_book->disconnect(this);
    m_book = book;
    if (m_book)
        connect(m_book, &CampaignBook::changed, this, &ChronicleMap::redraw);
    redraw();
    emit bookChanged();
}

void ChronicleMap::setChapter(int chapter)
{
    if (chapter == m_chapter)
        return;
    m_chapter = chapter;
    redraw();
    emit chapterChanged();
}

void ChronicleMap::setDark(bool dark)
{
    if (dark == m_dark)
        return;
    m_dark = dark;
    update();
    emit darkChanged();
}

QString ChronicleMap::description() const
{
    if (!m_book || !m_book->view().isOpen())
        return {};
    const BookView &view = m_book->view();
    const auto page = campaign::mapPage(view.facts, m_chapter);
    if (!page)
        return {};
    const campaign::Names names = view.names();
    QStringList cities;
    for (const campaign::CityAtEnd &city : *page->cities)
        cities.append(tr("%1: %2, level %3, troops: %4")
                          .arg(textOf(names.of(campaign::Thing::City, city.city, view.lang)),
                              textOf(campaign::ownerName(city.owner, names, view.lang)))
                          .arg(city.level)
                          .arg(city.units));
    return cities.join("; ");
}

void ChronicleMap::paint(QPainter *painter)
{
    static const Result<Typeface> kFace = Typeface::find();
    if (!m_book || !m_book->view().isOpen() || !kFace)
        return;
    const BookView &view = m_book->view();
    const auto page = campaign::mapPage(view.facts, m_chapter);
    if (!page)
        return;
    const PlaceNames names = PlaceNames::builtIn(view.lang);
    const MapScene scene{ campaign::builtInMap(), *page->cities, page->scars,
        textOf(campaign::chapterText(m_chapter).title.in(view.lang)), view.lang, names, *kFace };
    const qreal ratio = window() ? window()->effectiveDevicePixelRatio() : 1;
    const qreal side = std::min(width(), height());
    QImage drawn(QSizeF(side * ratio, side * ratio).toSize(), QImage::Format_ARGB32_Premultiplied);
    drawn.fill(Qt::transparent);
    QPainter inner(&drawn);
    inner.setRenderHint(QPainter::Antialiasing);
    // Drawn a little smaller than the booklet prints it and then enlarged: letters and signs grow for the screen.
    constexpr qreal kSide = kTextWidth * 0.94;
    inner.scale(drawn.width() / kSide, drawn.width() / kSide);
    drawMap(inner, { pt(1), pt(1), kSide - pt(2), kSide - pt(2) }, scene);
    inner.end();
    painter->setRenderHint(QPainter::SmoothPixmapTransform);
    painter->drawImage(
        QRectF((width() - side) / 2, (height() - side) / 2, side, side), m_dark ? atNight(std::move(drawn)) : drawn);
}

} // namespace outremer

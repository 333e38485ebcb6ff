#include "app/drawing/picture.h"

#include "app/drawing/bands.h"

#include <QCache>
#include <QDataStream>
#include <QIODevice>
#include <QQuickWindow>
#include <QSGImageNode>
#include <QSGRendererInterface>
#include <QSGTexture>
#include <QTimerEvent>

#include <memory>

namespace outremer {
namespace {

constexpr qsizetype kRoom = 24 << 20; // bytes of pictures that are kept, those used last
constexpr int kSettling = 40;         // milliseconds that a picture may be shown stretched

// Only asked while the scene is brought in step, when nobody else paints.
QCache<QByteArray, QImage> &kept()
{
    static QCache<QByteArray, QImage> pictures(kRoom);
    return pictures;
}

// A picture in the scene, as one image or, where the processor draws, as several (bands.h).
class ShownPicture : public QSGNode {
public:
    ShownPicture(QQuickWindow &window, const QImage &picture, const QSizeF &size, bool isStretched)
        : m_texture(window.createTextureFromImage(
            picture, picture.hasAlphaChannel() ? QQuickWindow::TextureHasAlphaChannel : QQuickWindow::TextureIsOpaque))
    {
        const bool isSoftware = window.rendererInterface()->graphicsApi() == QSGRendererInterface::Software;
        const int band = isSoftware && !isStretched ? kShownBand : picture.height();
        const QTransform fit = QTransform::fromScale(size.width() / picture.width(), size.height() / picture.height());
        for (int top = 0; top < picture.height(); top += band) {
            const QRectF part(0, top, picture.width(), std::min(band, picture.height() - top));
            QSGImageNode *node = window.createImageNode();
            node->setTexture(m_texture.get());
            node->setSourceRect(part);
            node->setRect(fit.mapRect(part));
            if (isStretched)
                node->setFiltering(QSGTexture::Linear);
            node->setFlag(OwnedByParent);
            appendChildNode(node);
        }
    }

private:
    std::unique_ptr<QSGTexture> m_texture;
};

} // namespace

Picture::Picture(QQuickItem *parent)
    : QQuickItem(parent)
{
    setFlag(ItemHasContents);
    setAntialiasing(true);
}

QByteArray Picture::look() const
{
    QByteArray words;
    QDataStream stream(&words, QIODevice::WriteOnly);
    stream << QByteArray(metaObject()->className());
    describe(stream);
    return words;
}

QImage Picture::shared(const QByteArray &look, const QSize &pixels, qreal ratio)
{
    QByteArray key = look;
    QDataStream stream(&key, QIODevice::Append);
    stream << pixels << ratio;
    if (const QImage *picture = kept().object(key))
        return *picture;
    if (m_settling.isActive() && look == m_look)
        return m_picture;
    QImage picture(pixels, isOpaque() ? QImage::Format_RGB32 : QImage::Format_ARGB32_Premultiplied);
    if (!isOpaque())
        picture.fill(Qt::transparent);
    QPainter painter(&picture);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing | QPainter::SmoothPixmapTransform);
    painter.scale(ratio, ratio);
    paint(&painter);
    painter.end();
    if (picture.sizeInBytes() < kRoom / 8) // the page itself would push out many small ones
        kept().insert(key, new QImage(picture), picture.sizeInBytes());
    return picture;
}

QSGNode *Picture::updatePaintNode(QSGNode *old, UpdatePaintNodeData *)
{
    m_isStale = !isVisible();
    if (m_isStale) // nobody sees it
        return old;
    delete old; // with its texture: some versions of Qt's software renderer keep one that is only replaced
    const qreal ratio = window()->effectiveDevicePixelRatio();
    const QSize pixels = (size() * ratio).toSize();
    if (pixels.isEmpty())
        return nullptr;
    const QByteArray now = look();
    m_picture = shared(now, pixels, ratio);
    m_look = now;
    return new ShownPicture(*window(), m_picture, QSizeF(pixels) / ratio, m_picture.size() != pixels);
}

void Picture::geometryChange(const QRectF &now, const QRectF &before)
{
    QQuickItem::geometryChange(now, before);
    if (now.size() == before.size())
        return;
    if (mayStretch() && !m_picture.isNull())
        m_settling.start(kSettling, this);
    update();
}

void Picture::timerEvent(QTimerEvent *event)
{
    if (event->timerId() != m_settling.timerId())
        return QQuickItem::timerEvent(event);
    m_settling.stop();
    update();
}

void Picture::itemChange(ItemChange change, const ItemChangeData &data)
{
    QQuickItem::itemChange(change, data);
    if (change == ItemDevicePixelRatioHasChanged || (change == ItemVisibleHasChanged && data.boolValue && m_isStale))
        update();
}

} // namespace outremer

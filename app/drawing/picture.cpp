#include "drawing/picture.h"

#include <QCache>
#include <QDataStream>
#include <QIODevice>
#include <QQuickWindow>
#include <QSGImageNode>

namespace outremer {
namespace {

constexpr qsizetype kRoom = 24 << 20; // bytes of pictures that are kept, those used last

// Only asked while the scene is brought in step, when nobody else paints.
QCache<QByteArray, QImage> &kept()
{
    static QCache<QByteArray, QImage> pictures(kRoom);
    return pictures;
}

} // namespace

Picture::Picture(QQuickItem *parent)
    : QQuickItem(parent)
{
    setFlag(ItemHasContents);
    setAntialiasing(true);
}

QImage Picture::shared(const QSize &pixels, qreal ratio)
{
    QByteArray words;
    QDataStream stream(&words, QIODevice::WriteOnly);
    stream << QByteArray(metaObject()->className()) << pixels << ratio;
    describe(stream);
    if (const QImage *picture = kept().object(words))
        return *picture;
    QImage picture(pixels, QImage::Format_ARGB32_Premultiplied);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing | QPainter::SmoothPixmapTransform);
    painter.scale(ratio, ratio);
    paint(&painter);
    painter.end();
    kept().insert(words, new QImage(picture), picture.sizeInBytes());
    return picture;
}

QSGNode *Picture::updatePaintNode(QSGNode *old, UpdatePaintNodeData *)
{
    delete old; // with its texture: some versions of Qt's software renderer keep one that is only replaced
    const qreal ratio = window()->effectiveDevicePixelRatio();
    const QSize pixels = (size() * ratio).toSize();
    if (pixels.isEmpty())
        return nullptr;
    QSGImageNode *node = window()->createImageNode();
    node->setOwnsTexture(true);
    node->setTexture(window()->createTextureFromImage(shared(pixels, ratio), QQuickWindow::TextureHasAlphaChannel));
    node->setSourceRect(QRectF(QPointF(), pixels));
    node->setRect(QRectF(QPointF(), QSizeF(pixels) / ratio));
    return node;
}

void Picture::geometryChange(const QRectF &now, const QRectF &before)
{
    QQuickItem::geometryChange(now, before);
    if (now.size() != before.size())
        update();
}

void Picture::itemChange(ItemChange change, const ItemChangeData &data)
{
    QQuickItem::itemChange(change, data);
    if (change == ItemDevicePixelRatioHasChanged)
        update();
}

} // namespace outremer

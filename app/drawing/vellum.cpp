#include "app/drawing/vellum.h"

#include <QPainter>
#include <QPainterPath>

#include <cmath>

namespace outremer {
namespace {

constexpr int kBlotches = 10;
constexpr int kFibres = 90;
constexpr qreal kCoarseness = 8;  // what is smooth is painted so much smaller and stretched: it looks the same
constexpr qreal kReference = 420; // the blotch for which the fibres were drawn

QColor washed(QColor colour, float opacity)
{
    colour.setAlphaF(opacity);
    return colour;
}

// Places that look scattered and are the same every time.
qreal scattered(qreal step, qreal start, int index)
{
    return std::fmod(index * step + start, 1);
}

} // namespace

Vellum::Vellum(QQuickItem *parent)
    : Picture(parent)
{
    connect(this, &Vellum::changed, this, [this] { update(); });
}

void Vellum::describe(QDataStream &words) const
{
    words << m_page << m_shade << m_light << m_fibre << m_blotch;
}

QImage Vellum::ground() const
{
    QImage image((size() / kCoarseness).toSize().expandedTo({ 1, 1 }), QImage::Format_RGB32);
    image.fill(m_page);
    QPainter painter(&image);
    painter.scale(image.width() / width(), image.height() / height());
    for (int i = 0; i < kBlotches; ++i) {
        const qreal radius = m_blotch * (0.55 + std::fmod(i * 0.37, 0.45));
        const QPointF centre(width() * scattered(0.618, 0.11, i), height() * scattered(0.414, 0.27, i));
        const QColor tint = i % 2 ? m_shade : m_light;
        QRadialGradient gradient(centre, radius);
        gradient.setColorAt(0, washed(tint, 0.28F));
        gradient.setColorAt(1, washed(tint, 0));
        painter.fillRect(QRectF(centre - QPointF(radius, radius), QSizeF(2 * radius, 2 * radius)), gradient);
    }
    const qreal worn = m_blotch / 4;
    const auto wear = [&](QRectF area, QPointF outside, QPointF inside) {
        QLinearGradient gradient(outside, inside);
        gradient.setColorAt(0, washed(m_shade, 0.5F));
        gradient.setColorAt(1, washed(m_shade, 0));
        painter.fillRect(area, gradient);
    };
    wear({ 0, 0, width(), worn }, { 0, 0 }, { 0, worn });
    wear({ 0, height() - worn, width(), worn }, { 0, height() }, { 0, height() - worn });
    wear({ 0, 0, worn, height() }, { 0, 0 }, { worn, 0 });
    wear({ width() - worn, 0, worn, height() }, { width(), 0 }, { width() - worn, 0 });
    return image;
}

QPainterPath Vellum::fibres() const
{
    const qreal unit = m_blotch / kReference;
    QPainterPath path;
    for (int i = 0; i < kFibres; ++i) {
        const QPointF from(width() * scattered(0.7548, 0, i), height() * scattered(0.5698, 0, i));
        const QPointF bend(4 * unit * (i % 5 - 2), 2 * unit * (i % 3 - 1));
        path.moveTo(from);
        path.quadTo(from + bend, from + QPointF(4 * unit * (i % 7 - 3), 4 * unit * (i % 4 - 1.5)));
    }
    return path;
}

void Vellum::paint(QPainter *painter)
{
    painter->setRenderHint(QPainter::SmoothPixmapTransform);
    painter->drawImage(boundingRect(), ground());
    painter->setRenderHint(QPainter::Antialiasing);
    painter->strokePath(fibres(), QPen(washed(m_fibre, 0.16F), std::max(1.0, m_blotch / kReference)));
}

} // namespace outremer

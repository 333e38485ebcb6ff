#pragma once

#include "app/drawing/paintbrush.h"
#include "app/drawing/picture.h"

#include <QPointer>

namespace outremer {

// The symbols of a price in a row; they overlap a little when there are many.
void paintPrice(PaintBrush &brush, const QStringList &price, const QRectF &box);

// A price by itself.
class PriceStrip : public outremer::Picture {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QStringList price MEMBER m_price NOTIFY changed)
    Q_PROPERTY(outremer::PaintPalette *palette READ palette WRITE setPalette NOTIFY changed)

public:
    explicit PriceStrip(QQuickItem *parent = nullptr);

    PaintPalette *palette() const { return m_palette; }
    void setPalette(PaintPalette *palette);

    void paint(QPainter *painter) override;

signals:
    void changed();

protected:
    void describe(QDataStream &words) const override;

private:
    QStringList m_price;
    QPointer<PaintPalette> m_palette;
};

} // namespace outremer

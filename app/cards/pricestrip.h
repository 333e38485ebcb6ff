#pragma once

#include "cards/cardpalette.h"
#include "drawing/picture.h"

#include <QPointer>

namespace outremer {

// A price as goods' symbols in a row; they overlap a little when there are many.
class PriceStrip : public outremer::Picture {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QStringList price MEMBER m_price NOTIFY changed)
    Q_PROPERTY(outremer::CardPalette *palette READ palette WRITE setPalette NOTIFY changed)

public:
    explicit PriceStrip(QQuickItem *parent = nullptr);

    CardPalette *palette() const { return m_palette; }
    void setPalette(CardPalette *palette);

    void paint(QPainter *painter) override;

signals:
    void changed();

protected:
    void describe(QDataStream &words) const override;

private:
    QStringList m_price;
    QPointer<CardPalette> m_palette;
};

} // namespace outremer

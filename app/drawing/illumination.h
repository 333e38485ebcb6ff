#pragma once

#include "app/drawing/picture.h"

#include <QVariantList>

namespace outremer {

// A picture of several paths, one over the other, drawn in its own units and fitted into the item.
class Illumination : public outremer::Picture {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QSizeF units MEMBER m_units NOTIFY changed REQUIRED)
    // Maps of path (SVG); fill, and deep if that becomes another colour towards the bottom; outline and width (in units).
    Q_PROPERTY(QVariantList pieces MEMBER m_pieces NOTIFY changed REQUIRED)

public:
    explicit Illumination(QQuickItem *parent = nullptr);

    void paint(QPainter *painter) override;

signals:
    void changed();

protected:
    void describe(QDataStream &words) const override;

private:
    QSizeF m_units;
    QVariantList m_pieces;
};

} // namespace outremer

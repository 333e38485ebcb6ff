#pragma once

#include <QQuickPaintedItem>
#include <QVariantList>

namespace outremer {

// A picture of several paths, one over the other, drawn in its own units and fitted into the item.
class Illumination : public QQuickPaintedItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QSizeF units MEMBER m_units NOTIFY changed REQUIRED)
    // Maps of path (SVG), fill, outline and width (in units).
    Q_PROPERTY(QVariantList pieces MEMBER m_pieces NOTIFY changed REQUIRED)

public:
    explicit Illumination(QQuickItem *parent = nullptr);

    void paint(QPainter *painter) override;

signals:
    void changed();

private:
    QSizeF m_units;
    QVariantList m_pieces;
};

} // namespace outremer

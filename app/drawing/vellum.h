#pragma once

#include "app/drawing/picture.h"

#include <QColor>

namespace outremer {

// The page behind everything: mottled vellum with fibres and worn edges, painted once for a size.
class Vellum : public outremer::Picture {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QColor page MEMBER m_page NOTIFY changed)
    Q_PROPERTY(QColor shade MEMBER m_shade NOTIFY changed)
    Q_PROPERTY(QColor light MEMBER m_light NOTIFY changed)
    Q_PROPERTY(QColor fibre MEMBER m_fibre NOTIFY changed)
    Q_PROPERTY(qreal blotch MEMBER m_blotch NOTIFY changed) // the radius of the largest one

public:
    explicit Vellum(QQuickItem *parent = nullptr);

    void paint(QPainter *painter) override;

signals:
    void changed();

protected:
    void describe(QDataStream &words) const override;
    bool isOpaque() const override { return true; }

private:
    QImage ground() const;
    QPainterPath fibres() const;

    QColor m_page;
    QColor m_shade;
    QColor m_light;
    QColor m_fibre;
    qreal m_blotch = 1;
};

} // namespace outremer

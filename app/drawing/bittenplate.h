#pragma once

#include "app/drawing/picture.h"

#include <QColor>

namespace outremer {

// A plate with bitten corners: the shape of panels and buttons.
class BittenPlate : public outremer::Picture {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QColor color MEMBER m_colour NOTIFY changed)
    Q_PROPERTY(QColor stroke MEMBER m_stroke NOTIFY changed)
    Q_PROPERTY(qreal strokeWidth MEMBER m_strokeWidth NOTIFY changed)
    Q_PROPERTY(qreal notch MEMBER m_notch NOTIFY changed) // radius of the bites

public:
    explicit BittenPlate(QQuickItem *parent = nullptr);

    void paint(QPainter *painter) override;

signals:
    void changed();

protected:
    void describe(QDataStream &words) const override;

private:
    QColor m_colour;
    QColor m_stroke;
    qreal m_strokeWidth = 1;
    qreal m_notch = 0;
};

} // namespace outremer

#pragma once

#include "app/drawing/picture.h"

#include <QColor>

namespace outremer {

// One filled path, drawn in its own units and fitted into the item; stays sharp at any size.
class Glyph : public outremer::Picture {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString path MEMBER m_path NOTIFY pathChanged REQUIRED)
    Q_PROPERTY(qreal boxWidth MEMBER m_boxWidth NOTIFY boxChanged)
    Q_PROPERTY(qreal boxHeight MEMBER m_boxHeight NOTIFY boxChanged)
    Q_PROPERTY(QColor color MEMBER m_colour NOTIFY lookChanged)
    Q_PROPERTY(QColor outline MEMBER m_outline NOTIFY lookChanged)
    Q_PROPERTY(qreal outlineWidth MEMBER m_outlineWidth NOTIFY lookChanged) // on the screen; half of it lies outside

public:
    explicit Glyph(QQuickItem *parent = nullptr);

    void paint(QPainter *painter) override;

signals:
    void pathChanged();
    void boxChanged();
    void lookChanged();

protected:
    void describe(QDataStream &words) const override;

private:
    QString m_path;
    qreal m_boxWidth = 96;
    qreal m_boxHeight = 96;
    QColor m_colour = Qt::transparent;
    QColor m_outline = Qt::transparent;
    qreal m_outlineWidth = 0;
};

} // namespace outremer

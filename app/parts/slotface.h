#pragma once

#include "app/drawing/picture.h"

#include <QColor>
#include <QVariantList>

namespace outremer {

// A place for one worker: dashed and with pale silhouettes of the kinds it takes while it is free, a worker in a ring of
// dots while that is only proposed, the worker alone once he stands there, and a cross where it is closed.
class SlotFace : public outremer::Picture {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QStringList wanted MEMBER m_wanted NOTIFY changed) // signs: SVG paths in a square of 96 units
    Q_PROPERTY(QVariantList wantedColors MEMBER m_wantedColours NOTIFY changed)
    Q_PROPERTY(QString sign MEMBER m_sign NOTIFY changed)
    Q_PROPERTY(QColor color MEMBER m_colour NOTIFY changed)
    Q_PROPERTY(QColor paper MEMBER m_paper NOTIFY changed)
    Q_PROPERTY(QColor line MEMBER m_line NOTIFY changed)
    Q_PROPERTY(QColor shade MEMBER m_shade NOTIFY changed)
    Q_PROPERTY(bool proposed MEMBER m_isProposed NOTIFY changed)
    Q_PROPERTY(bool closed MEMBER m_isClosed NOTIFY changed)

public:
    explicit SlotFace(QQuickItem *parent = nullptr);

    void paint(QPainter *painter) override;

signals:
    void changed();

protected:
    void describe(QDataStream &words) const override;

private:
    void paintWanted(QPainter &painter, const QRectF &box) const;
    void paintClosed(QPainter &painter, const QRectF &box) const;

    QStringList m_wanted;
    QVariantList m_wantedColours;
    QString m_sign;
    QColor m_colour, m_paper, m_line, m_shade;
    bool m_isProposed = false, m_isClosed = false;
};

} // namespace outremer

#pragma once

#include "app/drawing/picture.h"

#include <QColor>

namespace outremer {

// A token of card or wood: a sign upon somebody's colour. Face down it shows a hatched back without any sign; used up it
// lies pale and struck through, so that it is told apart without colours too.
class TokenFace : public outremer::Picture {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(Form form MEMBER m_form NOTIFY changed)
    Q_PROPERTY(QString sign MEMBER m_sign NOTIFY changed) // an SVG path in a square of 96 units
    Q_PROPERTY(QColor color MEMBER m_colour NOTIFY changed)
    Q_PROPERTY(QColor ink MEMBER m_ink NOTIFY changed)
    Q_PROPERTY(QColor edge MEMBER m_edge NOTIFY changed)
    Q_PROPERTY(bool faceDown MEMBER m_isFaceDown NOTIFY changed)
    Q_PROPERTY(bool used MEMBER m_isUsed NOTIFY changed)
    Q_PROPERTY(bool hollow MEMBER m_isHollow NOTIFY changed) // only an outline: what would be there

public:
    enum Form { Round, Square, Hexagon };
    Q_ENUM(Form)

    explicit TokenFace(QQuickItem *parent = nullptr);

    void paint(QPainter *painter) override;

signals:
    void changed();

protected:
    void describe(QDataStream &words) const override;

private:
    QPainterPath outline(double inset) const;
    void paintSign(QPainter &painter, const QColor &ink) const;

    Form m_form = Round;
    QString m_sign;
    QColor m_colour, m_ink, m_edge;
    bool m_isFaceDown = false, m_isUsed = false, m_isHollow = false;
};

} // namespace outremer

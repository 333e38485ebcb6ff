#pragma once

#include "app/drawing/picture.h"

#include <QColor>

namespace outremer {

// A wooden block. Standing, it shows its owner a face with its strength as pips along the upper edge, and everybody else
// a bare back in the colour of its side. Lying, it is open to all: turned a little and flat on the table, so that it
// cannot be taken for one that stands. Where it is small only the sign and the pips are left.
class BlockFace : public outremer::Picture {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QColor wood MEMBER m_wood NOTIFY changed)   // the side's colour
    Q_PROPERTY(QColor paper MEMBER m_paper NOTIFY changed) // of the face
    Q_PROPERTY(QColor ink MEMBER m_ink NOTIFY changed)
    Q_PROPERTY(QColor shade MEMBER m_shade NOTIFY changed)
    Q_PROPERTY(QString sign MEMBER m_sign NOTIFY changed) // an SVG path in a square of 96 units
    Q_PROPERTY(QString name MEMBER m_name NOTIFY changed)
    Q_PROPERTY(QString letters MEMBER m_letters NOTIFY changed)
    Q_PROPERTY(QString note MEMBER m_note NOTIFY changed)
    Q_PROPERTY(QString family MEMBER m_family NOTIFY changed)
    Q_PROPERTY(int strength MEMBER m_strength NOTIFY changed)
    Q_PROPERTY(int most MEMBER m_most NOTIFY changed)
    Q_PROPERTY(bool halved MEMBER m_isHalved NOTIFY changed)
    Q_PROPERTY(bool hidden MEMBER m_isHidden NOTIFY changed)
    Q_PROPERTY(bool lying MEMBER m_isLying NOTIFY changed)

public:
    explicit BlockFace(QQuickItem *parent = nullptr);

    void paint(QPainter *painter) override;

    // Where the pips are, in the block before it is turned; lit ones first. For the painter and for tests.
    QList<QRectF> pips() const;

signals:
    void changed();

protected:
    void describe(QDataStream &words) const override;

private:
    QRectF body() const;
    QRectF face() const;
    bool isSmall() const;
    void paintWood(QPainter &painter) const;
    void paintFace(QPainter &painter) const;
    void paintPips(QPainter &painter) const;

    QColor m_wood, m_paper, m_ink, m_shade;
    QString m_sign, m_name, m_letters, m_note, m_family;
    int m_strength = 0, m_most = 0;
    bool m_isHalved = false, m_isHidden = false, m_isLying = false;
};

} // namespace outremer

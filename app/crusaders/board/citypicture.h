#pragma once

#include "app/drawing/picture.h"

#include <QColor>

namespace outremer {

// A city as a miniature shows it: a village, a walled town or a fortress by its level, its owner's arms on the banner,
// a dome where Saracens rule, rays where it is a holy land; a covered token where it is closed.
class CityPicture : public outremer::Picture {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString owner MEMBER m_owner NOTIFY changed REQUIRED)
    Q_PROPERTY(int level MEMBER m_level NOTIFY changed REQUIRED)
    Q_PROPERTY(bool closed MEMBER m_closed NOTIFY changed)
    Q_PROPERTY(QColor halo MEMBER m_halo NOTIFY changed)   // of the holy land's owner; transparent: none
    Q_PROPERTY(QColor field MEMBER m_field NOTIFY changed) // the owner's colour
    Q_PROPERTY(QColor charge MEMBER m_charge NOTIFY changed)
    Q_PROPERTY(QColor stone MEMBER m_stone NOTIFY changed)
    Q_PROPERTY(QColor line MEMBER m_line NOTIFY changed)
    Q_PROPERTY(QColor gold MEMBER m_gold NOTIFY changed)

public:
    // It is drawn in a box of these units.
    static constexpr qreal kWidth = 48;
    static constexpr qreal kHeight = 44;

    explicit CityPicture(QQuickItem *parent = nullptr);

    void paint(QPainter *painter) override;

signals:
    void changed();

protected:
    void describe(QDataStream &words) const override;

private:
    QString m_owner;
    int m_level = 1;
    bool m_closed = false;
    QColor m_halo = Qt::transparent, m_field, m_charge, m_stone, m_line, m_gold;
};

} // namespace outremer

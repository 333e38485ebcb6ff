#pragma once

#include "app/drawing/picture.h"

#include <QColor>

namespace outremer {

// One die as it lies there: pips for six sides, a number upon the outline of its kind for any other. One that counts has
// a double rim and a lozenge upon its edge, and kinds of dice have bars: they are told apart without colours.
class DieFace : public outremer::Picture {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(int sides MEMBER m_sides NOTIFY changed REQUIRED)
    Q_PROPERTY(int value MEMBER m_value NOTIFY changed REQUIRED) // 0: blank
    Q_PROPERTY(bool counts MEMBER m_isCounting NOTIFY changed)
    Q_PROPERTY(int kind MEMBER m_kind NOTIFY changed) // where a game has several: so many bars along the lower edge
    Q_PROPERTY(QColor paper MEMBER m_paper NOTIFY changed)
    Q_PROPERTY(QColor ink MEMBER m_ink NOTIFY changed)
    Q_PROPERTY(QColor edge MEMBER m_edge NOTIFY changed)
    Q_PROPERTY(QColor mark MEMBER m_mark NOTIFY changed) // of one that counts
    Q_PROPERTY(QString family MEMBER m_family NOTIFY changed)

public:
    explicit DieFace(QQuickItem *parent = nullptr);

    void paint(QPainter *painter) override;

    QList<QRectF> pips() const; // none where it shows a number

signals:
    void changed();

protected:
    void describe(QDataStream &words) const override;

private:
    QRectF body() const;
    QPainterPath outline() const;
    void paintKind(QPainter &painter) const;

    int m_sides = 6, m_value = 0, m_kind = 0;
    bool m_isCounting = false;
    QColor m_paper, m_ink, m_edge, m_mark;
    QString m_family;
};

} // namespace outremer

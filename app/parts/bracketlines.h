#pragma once

#include "app/drawing/picture.h"

#include <QColor>

namespace outremer {

// The lines of a bracket, from left to right or from the bottom up, and where its places lie. What leads from a place that
// was won is drawn twice as broad.
class BracketLines : public outremer::Picture {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(int rounds MEMBER m_rounds NOTIFY changed REQUIRED) // with the champion's
    Q_PROPERTY(bool upward MEMBER m_isUpward NOTIFY changed)
    Q_PROPERTY(QStringList won MEMBER m_won NOTIFY changed)     // ids "round.place" of those who went on
    Q_PROPERTY(QString pointed MEMBER m_pointed NOTIFY changed) // whose way to the top is shown
    Q_PROPERTY(QColor line MEMBER m_line NOTIFY changed)
    Q_PROPERTY(QColor mark MEMBER m_mark NOTIFY changed)
    Q_PROPERTY(QColor way MEMBER m_way NOTIFY changed)

public:
    explicit BracketLines(QQuickItem *parent = nullptr);

    // The box of a place in a bracket of this size.
    Q_INVOKABLE QRectF box(int round, int place, QSizeF size) const;

    void paint(QPainter *painter) override;

signals:
    void changed();

protected:
    void describe(QDataStream &words) const override;

private:
    QPainterPath lineFrom(int round, int place) const;
    bool isOnTheWay(int round, int place) const;

    int m_rounds = 1;
    bool m_isUpward = false;
    QStringList m_won;
    QString m_pointed;
    QColor m_line, m_mark, m_way;
};

} // namespace outremer

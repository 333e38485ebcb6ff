#pragma once

#include "app/drawing/picture.h"

#include <QColor>

namespace outremer {

// Arms: a field with its charge, and what every shield is rimmed with.
struct Arms {
    QColor field;
    QColor charge;
    QString path; // of the charge, an SVG path in the shield's 120 by 141 units
    QColor shade;
    QColor rim;
};

void paintArms(QPainter &painter, const Arms &arms, const QRectF &box);

// A heater shield with its arms.
class Escutcheon : public outremer::Picture {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QColor field READ field WRITE setField NOTIFY changed)
    Q_PROPERTY(QColor charge READ charge WRITE setCharge NOTIFY changed)
    Q_PROPERTY(QString path READ path WRITE setPath NOTIFY changed)
    Q_PROPERTY(QColor shade READ shade WRITE setShade NOTIFY changed)
    Q_PROPERTY(QColor rim READ rim WRITE setRim NOTIFY changed)

public:
    explicit Escutcheon(QQuickItem *parent = nullptr);

    const QColor &field() const { return m_arms.field; }
    const QColor &charge() const { return m_arms.charge; }
    const QString &path() const { return m_arms.path; }
    const QColor &shade() const { return m_arms.shade; }
    const QColor &rim() const { return m_arms.rim; }
    void setField(const QColor &field) { set(m_arms.field, field); }
    void setCharge(const QColor &charge) { set(m_arms.charge, charge); }
    void setPath(const QString &path) { set(m_arms.path, path); }
    void setShade(const QColor &shade) { set(m_arms.shade, shade); }
    void setRim(const QColor &rim) { set(m_arms.rim, rim); }

    void paint(QPainter *painter) override;

signals:
    void changed();

protected:
    void describe(QDataStream &words) const override;

private:
    template <typename T>
    void set(T &member, const T &value)
    {
        if (member == value)
            return;
        member = value;
        update();
        emit changed();
    }

    Arms m_arms;
};

} // namespace outremer

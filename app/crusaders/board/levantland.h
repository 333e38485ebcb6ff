#pragma once

#include "app/drawing/picture.h"

#include <QVariantMap>

namespace outremer {

// The land beneath the cities, drawn as a map in a manuscript. It is painted anew only when its size, the language, the
// light or the plan (MapPart) changes.
class LevantLand : public outremer::Picture {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QVariantMap plan MEMBER m_plan NOTIFY changed REQUIRED)
    Q_PROPERTY(QVariantMap inks MEMBER m_inks NOTIFY changed REQUIRED) // by name: see LevantInks
    Q_PROPERTY(QString language MEMBER m_language NOTIFY changed REQUIRED)
    Q_PROPERTY(QString fontFamily MEMBER m_fontFamily NOTIFY changed REQUIRED)

public:
    explicit LevantLand(QQuickItem *parent = nullptr);

    void paint(QPainter *painter) override;

signals:
    void changed();

protected:
    void describe(QDataStream &words) const override;
    bool isOpaque() const override { return true; }

private:
    QVariantMap m_plan, m_inks;
    QString m_language, m_fontFamily;
};

} // namespace outremer

#pragma once

#include "app/drawing/picture.h"

#include <QColor>

namespace outremer {

// A small plate with a sign and perhaps a number behind it; without one it is as wide as it is high. Its measures follow
// from its height.
class SignPlate : public outremer::Picture {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString path MEMBER m_path NOTIFY lookChanged REQUIRED) // an SVG path in a square of 96 units
    Q_PROPERTY(QString number READ number WRITE setNumber NOTIFY numberChanged)
    Q_PROPERTY(QString family MEMBER m_family NOTIFY lettersChanged)
    Q_PROPERTY(bool bold MEMBER m_isBold NOTIFY lettersChanged)
    Q_PROPERTY(qreal letters MEMBER m_letters NOTIFY lettersChanged) // their size, in heights of the plate
    Q_PROPERTY(QColor color MEMBER m_colour NOTIFY lookChanged)
    Q_PROPERTY(QColor ink MEMBER m_ink NOTIFY lookChanged)
    Q_PROPERTY(QColor border MEMBER m_border NOTIFY lookChanged)
    Q_PROPERTY(qreal borderWidth MEMBER m_borderWidth NOTIFY lookChanged) // in heights of the plate
    Q_PROPERTY(bool angular MEMBER m_isAngular NOTIFY lookChanged) // without a number too; otherwise that is round

public:
    explicit SignPlate(QQuickItem *parent = nullptr);

    const QString &number() const { return m_number; }
    void setNumber(const QString &number);

    void paint(QPainter *painter) override;

signals:
    void lookChanged();
    void numberChanged();
    void lettersChanged();

protected:
    void describe(QDataStream &words) const override;
    void geometryChange(const QRectF &now, const QRectF &before) override;

private:
    QFont font() const;
    void measure();

    QString m_path;
    QString m_number;
    QString m_family;
    bool m_isBold = true;
    qreal m_letters = 0.78;
    QColor m_colour;
    QColor m_ink;
    QColor m_border;
    qreal m_borderWidth = 1.0 / 14;
    bool m_isAngular = false;
};

} // namespace outremer

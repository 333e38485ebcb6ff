#pragma once

#include "app/drawing/picture.h"
#include "app/ui/textfit.h"

#include <QColor>

namespace outremer {

// Words in a measured box: they wrap and shrink from the largest letters down to the smallest, and are rather left out
// than cut off. Painted, and without a size of its own: nothing is laid out twice.
class FitLabel : public outremer::Picture {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString words MEMBER m_words NOTIFY styleChanged REQUIRED)
    Q_PROPERTY(QString family MEMBER m_family NOTIFY styleChanged)
    Q_PROPERTY(qreal largest MEMBER m_largest NOTIFY styleChanged REQUIRED)
    Q_PROPERTY(qreal smallest MEMBER m_smallest NOTIFY styleChanged REQUIRED)
    Q_PROPERTY(qreal leading MEMBER m_leading NOTIFY styleChanged)
    Q_PROPERTY(bool slanted MEMBER m_isSlanted NOTIFY styleChanged)
    Q_PROPERTY(bool bold MEMBER m_isBold NOTIFY styleChanged)
    Q_PROPERTY(bool struck MEMBER m_isStruck NOTIFY paintChanged) // through
    Q_PROPERTY(QColor color MEMBER m_colour NOTIFY paintChanged)
    Q_PROPERTY(Qt::Alignment align MEMBER m_align NOTIFY paintChanged)
    Q_PROPERTY(bool fits READ fits NOTIFY fitsChanged)

public:
    explicit FitLabel(QQuickItem *parent = nullptr);

    bool fits() const { return m_words.isEmpty() || m_fit.size > 0; }

    void paint(QPainter *painter) override;

signals:
    void styleChanged();
    void paintChanged();
    void fitsChanged();

protected:
    void describe(QDataStream &words) const override;
    void componentComplete() override;
    void geometryChange(const QRectF &now, const QRectF &before) override;

private:
    void measure();

    QString m_words, m_family;
    qreal m_largest = 0, m_smallest = 0, m_leading = 1;
    bool m_isSlanted = false, m_isBold = false, m_isStruck = false;
    QColor m_colour;
    Qt::Alignment m_align = Qt::AlignCenter;
    FittedText m_fit;
};

} // namespace outremer

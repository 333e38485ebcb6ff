#pragma once

#include <QObject>
#include <QStringList>
#include <QVariantList>
#include <qqml.h>

namespace outremer {

// Where the lines of a plot go in a field of a given size: the scale, the points, and names at their ends that do not
// cover one another. `series` are { id, name, values }; a value that is null is not known and leaves a gap.
class PlotLayout : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QVariantList series MEMBER m_series NOTIFY changed)
    Q_PROPERTY(QStringList categories MEMBER m_categories NOTIFY changed)
    Q_PROPERTY(qreal width MEMBER m_width NOTIFY changed)
    Q_PROPERTY(qreal height MEMBER m_height NOTIFY changed)
    Q_PROPERTY(qreal nameHeight MEMBER m_nameHeight NOTIFY changed)
    Q_PROPERTY(qreal signSize MEMBER m_signSize NOTIFY changed)  // of what stands on each point
    Q_PROPERTY(QVariantList ticks READ ticks NOTIFY changed)     // { y, text }
    Q_PROPERTY(QVariantList columns READ columns NOTIFY changed) // { x, text }
    // { id, name, path (as in SVG), points: { x, y, value }, last, nameY (the middle of the name) }. The signs of equal values
    // stand side by side: a point's x is its sign's, the path's is the column's.
    Q_PROPERTY(QVariantList lines READ lines NOTIFY changed)

public:
    using QObject::QObject;

    QVariantList ticks() const;
    QVariantList columns() const;
    QVariantList lines() const;

signals:
    void changed();

private:
    int top() const; // of the scale: a round number at or above every value
    qreal xOf(qsizetype column) const;
    qreal yOf(qreal value) const;
    QVariantMap lineOf(const QVariantMap &series) const;
    void partSigns(QList<QVariantMap> &lines) const;
    void partNames(QList<QVariantMap> &lines) const;

    QVariantList m_series;
    QStringList m_categories;
    qreal m_width = 0, m_height = 0, m_nameHeight = 0, m_signSize = 0;
};

} // namespace outremer

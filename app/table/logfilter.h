#pragma once

#include <QSortFilterProxyModel>
#include <qqml.h>

namespace outremer {

// The log as somebody wants to read it: everything, only what matters, or only what one house did. Lines the viewer may
// not see are not there.
class LogFilter : public QSortFilterProxyModel {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString seat READ seat WRITE setSeat NOTIFY filterChanged) // empty: everybody
    Q_PROPERTY(int loudness READ loudness WRITE setLoudness NOTIFY
            filterChanged) // 0 everything, 1 without small change, 2 the great events
    Q_PROPERTY(int count READ count NOTIFY countChanged)

public:
    explicit LogFilter(QObject *parent = nullptr);

    QString seat() const { return m_seat; }
    void setSeat(const QString &seat);
    int loudness() const { return m_loudness; }
    void setLoudness(int loudness);
    int count() const { return rowCount(); }

signals:
    void filterChanged();
    void countChanged();

protected:
    bool filterAcceptsRow(int row, const QModelIndex &parent) const override;

private:
    QString m_seat;
    int m_loudness = 1;
};

} // namespace outremer

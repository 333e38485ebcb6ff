#pragma once

#include <QAbstractListModel>
#include <QVariantMap>
#include <qqml.h>

namespace outremer {

// A list of plain rows for a screen. Whoever owns it says what the rows are now; the model finds out what changed and
// tells only that, so that nothing on the screen is made anew by a move. The first role is a row's identity: it must be
// unique among the rows.
// Who derives from it spells it with its namespace, as with every base that QML knows: moc notes bases down as they are
// spelled, and QML's tools find no other.
class RowModel : public QAbstractListModel {
    Q_OBJECT
    QML_ANONYMOUS
    Q_PROPERTY(int count READ count NOTIFY countChanged)

public:
    using Row = QVariantMap; // by role; what is missing is an invalid value

    RowModel(const QStringList &roles, QObject *parent);

    int count() const { return int(m_rows.size()); }
    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

    void show(const QList<Row> &rows);
    void clear() { show({}); }
    const QList<Row> &rows() const { return m_rows; }

signals:
    void countChanged();

private:
    QVariant keyOf(const Row &row) const { return row.value(m_roles.first()); }
    qsizetype find(const QVariant &key, qsizetype from) const;
    void removeMissing(const QList<Row> &rows);
    void update(qsizetype at, const Row &row);

    QStringList m_roles;
    QList<Row> m_rows;
};

} // namespace outremer

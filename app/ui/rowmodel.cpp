#include "app/ui/rowmodel.h"

namespace outremer {

RowModel::RowModel(const QStringList &roles, QObject *parent)
    : QAbstractListModel(parent)
    , m_roles(roles)
{
}

int RowModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : count();
}

QVariant RowModel::data(const QModelIndex &index, int role) const
{
    const qsizetype at = role - Qt::UserRole;
    if (!checkIndex(index, CheckIndexOption::IndexIsValid) || at < 0 || at >= m_roles.size())
        return {};
    return m_rows[index.row()].value(m_roles[at]);
}

QHash<int, QByteArray> RowModel::roleNames() const
{
    QHash<int, QByteArray> names;
    for (qsizetype i = 0; i < m_roles.size(); ++i)
        names.insert(Qt::UserRole + int(i), m_roles[i].toLatin1());
    return names;
}

qsizetype RowModel::find(const QVariant &key, qsizetype from) const
{
    for (qsizetype i = from; i < m_rows.size(); ++i) {
        if (keyOf(m_rows[i]) == key)
            return i;
    }
    return -1;
}

void RowModel::removeMissing(const QList<Row> &rows)
{
    for (qsizetype i = m_rows.size() - 1; i >= 0; --i) {
        const QVariant key = keyOf(m_rows[i]);
        const auto isIt = [&](const Row &row) { return keyOf(row) == key; };
        const bool staysInPlace = i < rows.size() && isIt(rows[i]); // as most do
        if (staysInPlace || std::any_of(rows.begin(), rows.end(), isIt))
            continue;
        beginRemoveRows({}, int(i), int(i));
        m_rows.removeAt(i);
        endRemoveRows();
    }
}

void RowModel::update(qsizetype at, const Row &row)
{
    if (row == m_rows[at])
        return;
    QList<int> changed;
    for (qsizetype i = 0; i < m_roles.size(); ++i) {
        if (m_rows[at].value(m_roles[i]) != row.value(m_roles[i]))
            changed.append(Qt::UserRole + int(i));
    }
    m_rows[at] = row;
    if (!changed.isEmpty()) // an empty list would mean all roles
        emit dataChanged(index(int(at)), index(int(at)), changed);
}

void RowModel::show(const QList<Row> &rows)
{
    if (rows == m_rows) // as after most moves
        return;
    const int before = count();
    removeMissing(rows);
    for (qsizetype i = 0; i < rows.size(); ++i) {
        const qsizetype was = find(keyOf(rows[i]), i);
        if (was < 0) {
            beginInsertRows({}, int(i), int(i));
            m_rows.insert(i, rows[i]);
            endInsertRows();
            continue;
        }
        if (was != i) {
            beginMoveRows({}, int(was), int(was), {}, int(i));
            m_rows.move(was, i);
            endMoveRows();
        }
        update(i, rows[i]);
    }
    if (count() != before)
        emit countChanged();
}

} // namespace outremer

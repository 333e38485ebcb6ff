#include "logmodel.h"

#include "table.h"

namespace outremer {

LogModel::LogModel(Table &table)
    : QAbstractListModel(&table)
    , m_table(table)
{
    connect(&table, &Table::textChanged, this, [this] { refresh(); });
}

int LogModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : m_rows;
}

QVariant LogModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Event &event = m_table.match()->events()[std::size_t(index.row())];
    const AnyGame &game = m_table.match()->game();
    switch (role) {
    case TextRole:
        return QString::fromStdString(m_table.speech().event(event, m_table.viewer()));
    case SeatIdRole:
        for (const Ref &ref : event.fields) {
            if (ref.noun == kSeatNoun)
                return QString::fromStdString(game.idOf(ref));
        }
        return QString();
    case KindRole:
        return QString::fromUtf8(game.eventName(event.kind).data(), qsizetype(game.eventName(event.kind).size()));
    default:
        return {};
    }
}

QHash<int, QByteArray> LogModel::roleNames() const
{
    return { { TextRole, "text" }, { SeatIdRole, "seatId" }, { KindRole, "kind" } };
}

void LogModel::reset()
{
    beginResetModel();
    m_rows = int(m_table.match()->events().size());
    endResetModel();
}

// Lines are added as the match goes on and taken away by undo; a change of viewer or language rewords the rest.
void LogModel::refresh()
{
    if (!m_table.match())
        return;
    const int wanted = int(m_table.match()->events().size());
    if (wanted < m_rows) {
        beginRemoveRows({}, wanted, m_rows - 1);
        m_rows = wanted;
        endRemoveRows();
    }
    if (m_rows > 0)
        emit dataChanged(index(0), index(m_rows - 1), { TextRole });
    if (wanted > m_rows) {
        beginInsertRows({}, m_rows, wanted - 1);
        m_rows = wanted;
        endInsertRows();
    }
}

} // namespace outremer

#include "app/table/logfilter.h"

#include "app/table/logmodel.h"

namespace outremer {

LogFilter::LogFilter(QObject *parent)
    : QSortFilterProxyModel(parent)
{
    connect(this, &QAbstractItemModel::rowsInserted, this, &LogFilter::countChanged);
    connect(this, &QAbstractItemModel::rowsRemoved, this, &LogFilter::countChanged);
    connect(this, &QAbstractItemModel::modelReset, this, &LogFilter::countChanged);
}

void LogFilter::setSeat(const QString &seat)
{
    if (seat == m_seat)
        return;
    m_seat = seat;
    emit filterChanged();
    invalidateFilter();
}

void LogFilter::setLoudness(int loudness)
{
    if (loudness == m_loudness)
        return;
    m_loudness = loudness;
    emit filterChanged();
    invalidateFilter();
}

bool LogFilter::filterAcceptsRow(int row, const QModelIndex &parent) const
{
    const QModelIndex line = sourceModel()->index(row, 0, parent);
    if (line.data(LogModel::ToneRole).toInt() < m_loudness)
        return false;
    if (!m_seat.isEmpty() && line.data(LogModel::SeatIdRole).toString() != m_seat)
        return false;
    return !line.data(LogModel::TextRole).toString().isEmpty();
}

} // namespace outremer

#include "app/table/standings.h"

#include "app/table/seatmodel.h"

#include <tuple>

namespace outremer {
namespace {

auto rankOf(const QModelIndex &seat)
{
    return std::tuple(!seat.data(SeatModel::IsWinnerRole).toBool(), -seat.data(SeatModel::ScoreRole).toInt());
}

} // namespace

Standings::Standings(QObject *parent)
    : QSortFilterProxyModel(parent)
{
    sort(0); // and again whenever the seats change
}

bool Standings::lessThan(const QModelIndex &one, const QModelIndex &other) const
{
    return rankOf(one) < rankOf(other);
}

} // namespace outremer

#include "app/table/seatmodel.h"

#include "app/table/table.h"

namespace outremer {

SeatModel::SeatModel(Table &table)
    : QAbstractListModel(&table)
    , m_table(table)
{
    connect(&table, &Table::textChanged, this, [this] { refresh(); });
}

int SeatModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() || !m_table.shown() ? 0 : m_table.shown()->seatCount();
}

QVariant SeatModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const AnyMatch &match = *m_table.shown();
    const auto seat = Seat(index.row());
    switch (role) {
    case SeatIdRole:
        return QString::fromStdString(match.seatId(seat));
    case PlayerNameRole:
        return m_table.nameOf(seat);
    case HouseNameRole:
        return QString::fromStdString(Speech(match.game(), m_table.speech().lang()).name(match.seatRef(seat)));
    case IsBotRole:
        return m_table.players()[seat].bot.has_value();
    case BotNameRole:
        return m_table.seatAt(seat)["botName"];
    case IsActiveRole:
        return match.decision().seat == seat;
    case ScoreRole:
        return match.outcome().scores[seat];
    case IsWinnerRole:
        return match.decision().isOver() && contains(match.outcome().winners, seat);
    default:
        return {};
    }
}

QHash<int, QByteArray> SeatModel::roleNames() const
{
    return { { SeatIdRole, "seatId" }, { PlayerNameRole, "playerName" }, { HouseNameRole, "houseName" },
        { IsBotRole, "isBot" }, { BotNameRole, "botName" }, { IsActiveRole, "isActive" }, { ScoreRole, "score" },
        { IsWinnerRole, "isWinner" } };
}

void SeatModel::reset()
{
    beginResetModel();
    endResetModel();
}

void SeatModel::refresh()
{
    if (rowCount() > 0)
        emit dataChanged(index(0), index(rowCount() - 1));
}

} // namespace outremer

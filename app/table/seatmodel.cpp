#include "app/table/seatmodel.h"

#include "app/table/newmatch.h"
#include "app/table/table.h"
#include "app/thinking/botwords.h"
#include "app/ui/variants.h"

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
        return m_table.words().houseOf(seat);
    case IsBotRole:
        return m_table.players()[seat].bot.has_value();
    case BotNameRole:
        return m_table.players()[seat].bot ? BotWords::nameOf(*m_table.players()[seat].bot) : QString();
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

bool SeatModel::has(int seat) const
{
    return m_table.match() && seat >= 0 && seat < m_table.match()->seatCount();
}

SeatedPlayer SeatModel::at(int index) const
{
    if (!has(index))
        return {};
    const auto seat = Seat(index);
    const TableWords words = m_table.words();
    const Player &player = m_table.players()[seat];
    const BotSpec bot = player.bot.value_or(BotWords::kUsual);
    const bool isOffered = int(bot.kind) < BotWords::kOffered;
    return { words.idOf(seat), words.houseOf(seat), words.nameOf(seat), player.bot.has_value(),
        player.bot ? BotWords::nameOf(bot) : QString(),
        player.bot ? BotWords::aboutOf(bot, m_table.match()->game()) : QString(),
        isOffered ? int(bot.kind) : int(BotWords::kUsual), int(bot.style), m_table.phase() != Table::Over,
        tr("Player %1").arg(index + 1) };
}

QVariantList SeatModel::people() const
{
    QList<SeatedPlayer> people;
    for (int seat = 0; has(seat); ++seat) {
        if (!m_table.players()[std::size_t(seat)].bot)
            people.append(at(seat));
    }
    return asVariants(people);
}

bool SeatModel::seatPerson(int seat, const QString &name)
{
    if (!has(seat))
        return false;
    const QString kept = name.simplified().left(NewMatch::kMaxName);
    Player player;
    player.name = (kept.isEmpty() ? at(seat).proposed : kept).toStdString();
    return m_table.reseat(Seat(seat), std::move(player));
}

bool SeatModel::seatBot(int seat, int kind, int style)
{
    if (!has(seat))
        return false;
    const auto bot = BotWords::picked(kind, style, m_table.match()->game().knowsStyles());
    return bot && m_table.reseat(Seat(seat), { {}, bot });
}

void SeatModel::reset()
{
    beginResetModel();
    endResetModel();
    emit peopleChanged();
}

void SeatModel::refresh()
{
    if (rowCount() > 0)
        emit dataChanged(index(0), index(rowCount() - 1));
    emit peopleChanged();
}

} // namespace outremer

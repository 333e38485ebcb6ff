#include "app/kingdoms/kingdomssectors.h"

#include "app/kingdoms/kingdomswords.h"

#include <utility>

namespace outremer {

using namespace kingdoms;

namespace {

QVariantList squadsOf(const Content &content, const Sector &sector)
{
    QVariantList squads;
    const auto tally = tallyOf(sector);
    for (int size = kArmySize; size >= 2; --size) {
        for (int kind = kKinds - 1; kind >= 0; --kind) {
            if (countOf(tally, kind) == size)
                squads.append(QVariantMap{
                    { "symbol", QString::fromStdString(content.symbols[std::size_t(kind)].id) }, { "size", size } });
        }
    }
    return squads;
}

// "Edessa, House of the Cross: Norman Vanguard (bow, swords, helmet); ..."
QString spokenSector(const Content &content, const State &state, Seat seat, int territory)
{
    QStringList cards;
    for (Card card : state.sector(seat, territory))
        cards.append(spokenCard(content, card));
    const auto at = std::size_t(territory);
    QString spoken = wordFor(content.territories[at]) + ", " + wordFor(content.seats[seat]) + ": "
        + (cards.isEmpty() ? QString("–") : cards.join("; "));
    if (state.owner[at] == seat)
        spoken += ". " + KingdomsSectors::tr("Victory marker %1").arg(state.marker[at]);
    return spoken;
}

} // namespace

int KingdomsSectors::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() || !m_content ? 0 : m_state.seats * kTerritories;
}

QVariant KingdomsSectors::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Seat seat = Seat(index.row() / kTerritories);
    const int territory = index.row() % kTerritories;
    const auto at = std::size_t(territory);
    switch (role) {
    case SeatIdRole:
        return QString::fromStdString(m_content->seats[seat].id);
    case TerritoryIdRole:
        return QString::fromStdString(m_content->territories[at].id);
    case TerritoryNameRole:
        return wordFor(m_content->territories[at]);
    case NumberRole:
        return territory + 1;
    case ColumnRole:
        return territory;
    case RowRole:
        return (seat - m_home - 1 + 2 * m_state.seats) % m_state.seats;
    case CardsRole: {
        QVariantList cards;
        for (Card card : m_state.sector(seat, territory))
            cards.append(
                QVariantMap{ { "name", wordFor(m_content->cards[card]) }, { "symbols", symbolIds(*m_content, card) } });
        return cards;
    }
    case SquadsRole:
        return squadsOf(*m_content, m_state.sector(seat, territory));
    case SpokenRole:
        return spokenSector(*m_content, m_state, seat, territory);
    case MarkerRole:
        return m_state.owner[at] == seat ? m_state.marker[at] : 0;
    default:
        return {};
    }
}

QHash<int, QByteArray> KingdomsSectors::roleNames() const
{
    return { { SeatIdRole, "seatId" }, { TerritoryIdRole, "territoryId" }, { TerritoryNameRole, "territoryName" },
        { NumberRole, "number" }, { ColumnRole, "column" }, { RowRole, "row" }, { CardsRole, "cards" },
        { SquadsRole, "squads" }, { MarkerRole, "marker" }, { SpokenRole, "spoken" } };
}

void KingdomsSectors::close()
{
    beginResetModel();
    m_content.reset();
    endResetModel();
}

void KingdomsSectors::open(std::shared_ptr<const Content> content, const State &state, Seat home)
{
    beginResetModel();
    m_content = std::move(content);
    m_state = state;
    m_home = home;
    endResetModel();
}

void KingdomsSectors::show(const State &state, Seat home)
{
    const State before = std::exchange(m_state, state);
    if (home != m_home) {
        m_home = home;
        emit dataChanged(index(0), index(rowCount() - 1), { RowRole });
    }
    for (int row = 0; row < rowCount(); ++row) {
        const auto seat = std::size_t(row / kTerritories);
        const auto at = std::size_t(row % kTerritories);
        if (before.sectors[seat][at] != state.sectors[seat][at] || before.owner[at] != state.owner[at])
            emit dataChanged(index(row), index(row), { CardsRole, SquadsRole, MarkerRole, SpokenRole });
    }
}

void KingdomsSectors::reword()
{
    if (rowCount() > 0)
        emit dataChanged(index(0), index(rowCount() - 1), { TerritoryNameRole, CardsRole, SpokenRole });
}

} // namespace outremer

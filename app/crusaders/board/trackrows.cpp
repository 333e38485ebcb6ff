#include "app/crusaders/board/trackrows.h"

#include "app/crusaders/board/boardwords.h"

namespace outremer {

using namespace crusaders;

QList<RowModel::Row> TrackRows::cells() const
{
    QList<RowModel::Row> rows;
    for (const Cell cell : m_view.content->track) {
        const int number = int(rows.size());
        QString words = tr("Cell %1").arg(number + 1);
        if (cell == Cell::Bishop)
            words = tr("Cell %1: a bishop").arg(number + 1);
        else if (cell == Cell::Rescript)
            words = tr("Cell %1: a rescript").arg(number + 1);
        rows.append({ { "cell", number },
            { "kind",
                cell == Cell::Bishop         ? "bishop"
                    : cell == Cell::Rescript ? "rescript"
                                             : "blank" },
            { "spoken", words } });
    }
    return rows;
}

RowModel::Row TrackRows::marker(const QString &key, Seat owner, int cell, int place) const
{
    const QString name = ownerName(m_view, owner);
    const bool isOut = isPlayer(owner) && m_view.state.player(owner).isOut;
    const QString words = tr("%1: cell %2").arg(name).arg(cell + 1);
    return { { "marker", key }, { "owner", m_view.ownerId(owner) }, { "name", name }, { "cell", cell },
        { "place", place }, { "out", isOut },
        { "spoken", place > 0 ? tr("%1, number %2 in turn order").arg(words).arg(place) : words } };
}

// CR-TURN-01; CR-AUTOMA-03: the markers of absent states fill the rightmost cells.
QList<RowModel::Row> TrackRows::markers() const
{
    QList<RowModel::Row> rows;
    const State &state = m_view.state;
    for (const Seat seat : m_board.turnOrder()) {
        if (state.player(seat).realm != kNoRealm)
            rows.append(marker(QString::number(seat), seat, state.player(seat).holiness, int(rows.size()) + 1));
    }
    const int cellCount = int(m_view.content->track.size());
    for (int i = 0; i < m_board.automaSets(); ++i)
        rows.append(marker("automa-" + QString::number(i), kAutoma, cellCount - 1 - i, 0));
    return rows;
}

QString TrackRows::bonusWords(int cell) const
{
    const TrackBonus &bonus = m_view.content->saracenTrack[std::size_t(cell)];
    return bonus.isStrength ? tr("strength +%1").arg(bonus.amount)
                            : tr("up to %n raider(s) from a city", nullptr, bonus.amount);
}

// CR-EVENT-13, 14: the tokens lie on the bonuses, and the first cell is the first to be uncovered.
QList<RowModel::Row> TrackRows::raids() const
{
    const State &state = m_view.state;
    QList<RowModel::Row> rows;
    for (int cell = 0; cell < kTrackCells; ++cell) {
        const TrackBonus &bonus = m_view.content->saracenTrack[std::size_t(cell)];
        const bool isCovered = cell >= state.bonuses && cell - state.bonuses < state.raidTokens.size();
        const bool isShown = isCovered && cell == state.bonuses && state.tokenShown;
        const Good good = isShown ? state.raidTokens.back() : Good{};
        const QString token = isShown ? tr("raid token: %1").arg(goodName(*m_view.content, good))
            : isCovered               ? tr("raid token, face down")
                                      : QString();
        const QString words = tr("Cell %1: %2").arg(cell + 1).arg(bonusWords(cell));
        rows.append({ { "cell", cell }, { "covered", isCovered },
            { "good", isShown ? idWord(kGoodWords[std::size_t(good)]) : QString() },
            { "kind", bonus.isStrength ? "strength" : "move" }, { "amount", int(bonus.amount) },
            { "counts", cell < m_board.uncovered() },
            { "spoken", token.isEmpty() ? words : tr("%1; %2").arg(words, token) } });
    }
    return rows;
}

QVariantMap TrackRows::saracens() const
{
    const State &state = m_view.state;
    const Content &content = *m_view.content;
    const int strength = m_board.strengthBonus();
    const int raiders = m_board.raidersPerCity();
    const bool isKnown = state.tokenShown && !state.raidTokens.empty();
    const Good target = isKnown ? state.raidTokens.back() : Good{};
    // CR-EVENT-04, CR-HOMS-07: cities of the token's good are raided, and Homs always.
    const QString targetWords = isKnown
        ? tr("Next raid: %1 and %2").arg(goodName(content, target), wordFor(content.cities[content.homs].name))
        : state.raidTokens.empty() ? tr("No more raids")
                                   : tr("The target is not known yet");
    const QString words =
        tr("Saracen strength +%1, %2").arg(strength).arg(tr("up to %n raider(s) from a city", nullptr, raiders));
    return { { "strength", strength }, { "raiders", raiders }, { "supply", int(state.saracens) },
        { "target", isKnown ? idWord(kGoodWords[std::size_t(target)]) : QString() }, { "targetWords", targetWords },
        { "spoken", tr("%1. %2").arg(words, targetWords) } };
}

} // namespace outremer

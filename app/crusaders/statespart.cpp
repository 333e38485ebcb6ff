#include "crusaders/statespart.h"

#include "crusaders/staterow.h"

namespace outremer {
namespace {

// One row for each place: what lies there, or nothing.
QList<RowModel::Row> places(const QString &role, const QVariantList &held, int least)
{
    QList<RowModel::Row> rows;
    for (int i = 0; i < std::max(least, int(held.size())); ++i)
        rows.append({ { "slot", i + 1 }, { role, held.value(i) } });
    return rows;
}

} // namespace

StatesPart::StatesPart(QObject *parent)
    : BoardPart(parent)
    , m_states(new RowModel(kStateRoles, this))
    , m_own(new RowModel(kStateRoles, this))
    , m_buildings(new RowModel({ "slot", "building" }, this))
    , m_spies(new RowModel({ "slot", "spy" }, this))
{
}

void StatesPart::show(const BoardView &view)
{
    m_chapter = view.state.saga.chapter;
    m_askedSeat = -1;
    QList<RowModel::Row> rows;
    for (Seat seat = 0; seat < view.state.seats; ++seat) {
        rows.append(stateRow(view, seat));
        if (rows.last()["isAsked"].toBool() && seat != view.home)
            m_askedSeat = seat;
    }
    m_states->show(rows);
    const RowModel::Row &own = rows[view.home];
    m_own->show({ own });
    m_buildings->show(places("building", own["buildings"].toList(), own["slots"].toInt()));
    m_spies->show(places("spy", own["spies"].toList(), own["spySlots"].toInt()));
    emit shown();
}

void StatesPart::clear()
{
    m_askedSeat = -1;
    m_chapter = 0;
    m_states->clear();
    m_own->clear();
    m_buildings->clear();
    m_spies->clear();
    emit shown();
}

} // namespace outremer

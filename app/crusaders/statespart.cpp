#include "crusaders/statespart.h"

#include "crusaders/staterow.h"

namespace outremer {

StatesPart::StatesPart(QObject *parent)
    : BoardPart(parent)
    , m_states(new RowModel(kStateRoles, this))
    , m_own(new RowModel(kStateRoles, this))
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
    m_own->show({ rows[view.home] });
    emit shown();
}

void StatesPart::clear()
{
    m_askedSeat = -1;
    m_chapter = 0;
    m_states->clear();
    m_own->clear();
    emit shown();
}

} // namespace outremer

#include "app/crusaders/board/statespart.h"

#include "app/crusaders/board/statebrief.h"
#include "app/crusaders/board/statecards.h"
#include "app/crusaders/board/staterow.h"

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
    , m_states(new RowModel({ "seat", "row" }, this))
    , m_own(new RowModel({ "seat", "row" }, this))
    , m_buildings(new RowModel({ "slot", "building" }, this))
    , m_spies(new RowModel({ "slot", "spy" }, this))
    , m_details(new RowModel({ "seat", "row" }, this))
{
}

void StatesPart::show(const BoardView &view)
{
    m_view = view;
    int askedSeat = -1;
    QList<RowModel::Row> rows;
    for (Seat seat = 0; seat < view.state.seats; ++seat) {
        if (seat == m_briefs.size())
            m_briefs.push_back(new StateBrief(seat, this));
        m_briefs[seat]->show(view);
        rows.append({ { "seat", int(seat) }, { "row", QVariant::fromValue(m_briefs[seat]) } });
        if (m_briefs[seat]->isAsked() && seat != view.home)
            askedSeat = seat;
    }
    m_states->show(rows);
    m_own->show({ rows[view.home] });
    QVariantMap own;
    addPlayedCards(view, view.home, own);
    m_buildings->show(places("building", own["buildings"].toList(), own["slots"].toInt()));
    m_spies->show(places("spy", own["spies"].toList(), own["spySlots"].toInt()));
    showDetails();
    tell(askedSeat, view.state.saga.chapter);
}

void StatesPart::setDetailed(bool isDetailed)
{
    if (isDetailed == m_isDetailed)
        return;
    m_isDetailed = isDetailed;
    showDetails();
    emit detailedChanged();
}

void StatesPart::showDetails()
{
    if (!m_isDetailed || !m_view)
        return m_details->clear();
    QList<RowModel::Row> rows;
    for (Seat seat = 0; seat < m_view->state.seats; ++seat) {
        QVariantMap row = stateRow(*m_view, seat);
        row.insert("stocks", QVariant::fromValue(m_briefs[seat]->stocks()));
        rows.append({ { "seat", int(seat) }, { "row", row } });
    }
    m_details->show(rows);
}

void StatesPart::tell(int askedSeat, int chapter)
{
    if (std::exchange(m_chapter, chapter) != chapter)
        emit chapterChanged();
    if (std::exchange(m_askedSeat, askedSeat) != askedSeat)
        emit askedSeatChanged();
}

void StatesPart::clear()
{
    m_view.reset();
    for (RowModel *model : { m_states, m_own, m_buildings, m_spies, m_details })
        model->clear();
    tell(-1, 0);
}

} // namespace outremer

#include "app/crusaders/board/trackpart.h"

#include "app/crusaders/board/roundrows.h"
#include "app/crusaders/board/trackrows.h"

namespace outremer {

TrackPart::TrackPart(QObject *parent)
    : BoardPart(parent)
    , m_cells(new RowModel({ "cell", "kind", "spoken" }, this))
    , m_markers(new RowModel({ "marker", "owner", "name", "cell", "place", "out", "spoken" }, this))
    , m_raids(new RowModel({ "cell", "covered", "good", "kind", "amount", "counts", "spoken" }, this))
    , m_phases(new RowModel({ "phase", "name", "stage", "order", "orderName" }, this))
    , m_endings(new RowModel({ "ending", "icon", "name", "text", "owners", "near", "met", "spoken" }, this))
    , m_prices(new RowModel({ "good", "price", "sold", "spoken" }, this))
{
}

void TrackPart::put(QVariantMap &place, const QVariantMap &value, void (TrackPart::*changed)())
{
    if (value == place)
        return;
    place = value;
    emit(this->*changed)();
}

void TrackPart::show(const BoardView &view)
{
    const TrackRows tracks(view);
    m_cells->show(tracks.cells());
    m_markers->show(tracks.markers());
    m_raids->show(tracks.raids());
    put(m_saracens, tracks.saracens(), &TrackPart::saracensChanged);
    const RoundRows round(view);
    m_phases->show(round.phases());
    m_endings->show(round.endings());
    m_prices->show(round.prices());
    put(m_round, round.round(), &TrackPart::roundChanged);
    put(m_event, round.event(), &TrackPart::eventChanged);
    put(m_commander, round.commander(), &TrackPart::commanderChanged);
}

void TrackPart::clear()
{
    for (RowModel *model : { m_cells, m_markers, m_raids, m_phases, m_endings, m_prices })
        model->clear();
    put(m_saracens, {}, &TrackPart::saracensChanged);
    put(m_round, {}, &TrackPart::roundChanged);
    put(m_event, {}, &TrackPart::eventChanged);
    put(m_commander, {}, &TrackPart::commanderChanged);
}

} // namespace outremer

#pragma once

#include "crusaders/boardview.h"

#include <QStringList>
#include <QVariantMap>

namespace outremer {

// Everything about one player's state that its items show; kStateRoles names it all, the seat first. What the viewer may
// not know is a card without a name, or not there. The last role is all of it at once, for items that show much of it.
extern const QStringList kStateRoles;
QVariantMap stateRow(const BoardView &view, Seat seat);

QString stateName(const BoardView &view, Seat seat);  // "Jerusalem", or "First player" before a state is chosen
QString playerName(const BoardView &view, Seat seat); // as they call themselves; otherwise their state's

} // namespace outremer

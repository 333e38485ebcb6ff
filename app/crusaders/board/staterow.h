#pragma once

#include "app/crusaders/board/boardview.h"

#include <QVariantMap>

namespace outremer {

// Everything about one player's state, for the sheet that shows all of it. What the viewer may not know is a card without
// a name, or not there. How much there is of each good is in the state's brief (statebrief.h).
QVariantMap stateRow(const BoardView &view, Seat seat);

} // namespace outremer

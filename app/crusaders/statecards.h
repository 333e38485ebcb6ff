#pragma once

#include "crusaders/boardview.h"

#include <QVariantMap>

namespace outremer {

// Adds to a state's row the cards it holds, has in play and has sworn on; a card the viewer may not know is its back.
void addStateCards(const BoardView &view, Seat seat, QVariantMap &row);

} // namespace outremer

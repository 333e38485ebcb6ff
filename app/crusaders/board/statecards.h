#pragma once

#include "app/crusaders/board/boardview.h"

#include <QVariantMap>

namespace outremer {

// Adds to a state's row the cards it holds, has in play and has sworn on; a card the viewer may not know is its back.
void addStateCards(const BoardView &view, Seat seat, QVariantMap &row);

void addPlayedCards(const BoardView &view, Seat seat, QVariantMap &row); // of these, its buildings and spies

} // namespace outremer

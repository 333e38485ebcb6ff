#pragma once

#include "app/drawing/paintbrush.h"

#include <QVariantMap>

namespace outremer {

enum class CardSize {
    Tiny,   // on the table: head, name, colours and price
    Normal, // in the hand: with its text, if that can be read, or a picture
    Large,  // everything that is printed on it, its story and where it comes from
};

// Paints a whole card; what a face holds is told in app/crusaders/board/cardfaces.h. A face without a name is a card that nobody
// may know: its back, which may also stand for a deck (`count`, `levels`). False if something had no room.
bool paintCard(PaintBrush &brush, const QVariantMap &face, const QRectF &box, CardSize size);

// How far a card's shadow, or the deck beneath it, reaches beyond its box.
double cardBleed(const PaintPalette &palette);

} // namespace outremer

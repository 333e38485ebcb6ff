#pragma once

#include "app/play/play.h"

#include <QVariantList>

namespace outremer {

class Table;

// What a seat sees and what stays hidden from it, as its game's door tells it, for the screen.
class Sights {
public:
    // Maps of text and group: "open" (to everybody), "own" (to this seat alone) or "hidden" (from it).
    static QVariantList of(const Table &table, const AnyMatch &match, Seat seat);
};

} // namespace outremer

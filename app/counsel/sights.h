#pragma once

#include "app/play/play.h"

#include <QVariantList>

namespace outremer {

class Table;

// What a seat sees and what stays hidden from it, as its game's door tells it, for the screen.
class Sights {
public:
    // A SightLine each.
    static QVariantList of(const Table &table, const AnyMatch &match, Seat seat);
};

} // namespace outremer

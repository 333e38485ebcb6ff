#pragma once

#include "play/play.h"

#include <QCoreApplication>
#include <QVariantList>

namespace outremer {

class Table;

// What kinds of things a seat sees and what stays hidden from it, as counts. It is made from what everybody at the table
// may know, so it can be shown to anybody at any time.
class Sights {
    Q_DECLARE_TR_FUNCTIONS(outremer::Sights)

public:
    // Maps of text and group: "open" (to everybody), "own" (to this seat alone) or "hidden" (from it).
    static QVariantList of(const Table &table, const AnyMatch &match, Seat seat);
};

} // namespace outremer

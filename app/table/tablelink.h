#pragma once

#include "app/table/table.h"

namespace outremer {

// Whatever shows a match follows one table at a time: it hears nothing more from the one before. Answers false when
// `table` is the one it follows already.
inline bool turnTo(Table *table, QPointer<Table> &followed, const QObject *follower)
{
    if (table == followed)
        return false;
    if (followed)
        QObject::disconnect(followed, nullptr, follower, nullptr);
    followed = table;
    return true;
}

} // namespace outremer

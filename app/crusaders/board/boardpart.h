#pragma once

#include "app/crusaders/board/boardview.h"

#include <QObject>

namespace outremer {

// One region of the Crusaders board: the map, the cross, the markets... It is shown a view after every change and keeps
// nothing else.
class BoardPart : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;

    virtual void show(const BoardView &view) = 0;
    virtual void clear() = 0; // another game is on the table
};

} // namespace outremer

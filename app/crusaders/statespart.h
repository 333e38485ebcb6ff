#pragma once

#include "crusaders/boardpart.h"
#include "rowmodel.h"

namespace outremer {

// The players' states: one row for each seat in the order of the seats, with everything their items show (staterow.h),
// and the row of the seat nearest to the screen once more by itself.
class StatesPart : public outremer::BoardPart {
    Q_OBJECT
    QML_ANONYMOUS
    Q_PROPERTY(outremer::RowModel *states READ states CONSTANT)
    Q_PROPERTY(outremer::RowModel *own READ own CONSTANT)
    // The seat whose goods or buildings the viewer has to choose from although they are somebody else's; -1: none.
    Q_PROPERTY(int askedSeat READ askedSeat NOTIFY shown)
    Q_PROPERTY(int chapter READ chapter NOTIFY shown) // of the campaign; 0 in a match by itself

public:
    explicit StatesPart(QObject *parent);

    RowModel *states() const { return m_states; }
    RowModel *own() const { return m_own; }
    int askedSeat() const { return m_askedSeat; }
    int chapter() const { return m_chapter; }

    void show(const BoardView &view) override;
    void clear() override;

signals:
    void shown();

private:
    RowModel *m_states;
    RowModel *m_own;
    int m_askedSeat = -1;
    int m_chapter = 0;
};

} // namespace outremer

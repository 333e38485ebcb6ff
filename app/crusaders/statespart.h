#pragma once

#include "crusaders/boardpart.h"
#include "rowmodel.h"

namespace outremer {

// The players' states: one row for each seat in the order of the seats, with everything their items show (staterow.h),
// and the row of the seat nearest to the screen once more by itself. What lies on that seat's places are rows of their own:
// a whole row is news with every coin, and its cards would be drawn again.
class StatesPart : public outremer::BoardPart {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("a CrusadersBoard has one")
    Q_PROPERTY(outremer::RowModel *states READ states CONSTANT)
    Q_PROPERTY(outremer::RowModel *own READ own CONSTANT)
    Q_PROPERTY(outremer::RowModel *buildings READ buildings CONSTANT) // slot, building
    Q_PROPERTY(outremer::RowModel *spies READ spies CONSTANT)         // slot, spy
    // The seat whose goods or buildings the viewer has to choose from although they are somebody else's; -1: none.
    Q_PROPERTY(int askedSeat READ askedSeat NOTIFY shown)
    Q_PROPERTY(int chapter READ chapter NOTIFY shown) // of the campaign; 0 in a match by itself

public:
    explicit StatesPart(QObject *parent);

    RowModel *states() const { return m_states; }
    RowModel *own() const { return m_own; }
    RowModel *buildings() const { return m_buildings; }
    RowModel *spies() const { return m_spies; }
    int askedSeat() const { return m_askedSeat; }
    int chapter() const { return m_chapter; }

    void show(const BoardView &view) override;
    void clear() override;

signals:
    void shown();

private:
    RowModel *m_states;
    RowModel *m_own;
    RowModel *m_buildings;
    RowModel *m_spies;
    int m_askedSeat = -1;
    int m_chapter = 0;
};

} // namespace outremer

#pragma once

#include "app/crusaders/board/boardpart.h"
#include "app/ui/rowmodel.h"

namespace outremer {

class StateBrief;

// The players' states in the order of the seats: at a glance (statebrief.h), and everything about them while somebody
// looks at a sheet with all of it. What lies on the places of the seat nearest to the screen are rows of their own.
class StatesPart : public outremer::BoardPart {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("a CrusadersBoard has one")
    Q_PROPERTY(outremer::RowModel *states READ states CONSTANT)       // seat, row: a StateBrief
    Q_PROPERTY(outremer::RowModel *own READ own CONSTANT)             // the same of the nearest seat alone
    Q_PROPERTY(outremer::RowModel *buildings READ buildings CONSTANT) // slot, building
    Q_PROPERTY(outremer::RowModel *spies READ spies CONSTANT)         // slot, spy
    Q_PROPERTY(outremer::RowModel *details READ details CONSTANT)     // seat, row: all of it (staterow.h), stocks
    Q_PROPERTY(bool detailed READ isDetailed WRITE setDetailed NOTIFY detailedChanged) // whether details are wanted
    // The seat whose goods or buildings the viewer has to choose from although they are somebody else's; -1: none.
    Q_PROPERTY(int askedSeat READ askedSeat NOTIFY askedSeatChanged)
    Q_PROPERTY(int chapter READ chapter NOTIFY chapterChanged) // of the campaign; 0 in a match by itself

public:
    explicit StatesPart(QObject *parent);

    RowModel *states() const { return m_states; }
    RowModel *own() const { return m_own; }
    RowModel *buildings() const { return m_buildings; }
    RowModel *spies() const { return m_spies; }
    RowModel *details() const { return m_details; }
    bool isDetailed() const { return m_isDetailed; }
    void setDetailed(bool isDetailed);
    int askedSeat() const { return m_askedSeat; }
    int chapter() const { return m_chapter; }
    const StateBrief &brief(Seat seat) const { return *m_briefs[seat]; }

    void show(const BoardView &view) override;
    void clear() override;

signals:
    void detailedChanged();
    void askedSeatChanged();
    void chapterChanged();

private:
    void showDetails();
    void tell(int askedSeat, int chapter);

    std::vector<StateBrief *> m_briefs; // by seat, as many as ever sat here
    RowModel *m_states;
    RowModel *m_own;
    RowModel *m_buildings;
    RowModel *m_spies;
    RowModel *m_details;
    bool m_isDetailed = false;
    int m_askedSeat = -1;
    int m_chapter = 0;
    std::optional<BoardView> m_view; // that is shown, for who wants to know more of it
};

} // namespace outremer

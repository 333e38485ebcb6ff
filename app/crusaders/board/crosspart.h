#pragma once

#include "app/crusaders/board/boardpart.h"
#include "app/ui/rowmodel.h"

namespace outremer {

// The cross of orders (CR-PLAN, CR-ACT): its four sectors, and in whose turn the tokens of this round are placed.
class CrossPart : public outremer::BoardPart {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("a CrusadersBoard has one")
    // order; name; stack: the tokens of the inner cell, the top one last, and outer: the one of the outer cell or none,
    // each { owner, enhanced }; price: coins that covering costs now; stage: "waiting", "now" or "done" while
    // orders are carried out, else empty; spokenInner, spokenEnhanced, spokenOuter: the three things one can point at.
    Q_PROPERTY(outremer::RowModel *sectors READ sectors CONSTANT)
    // slot; owner; name; pass: 1 or 2; stage: "done", "now" or "next". Empty outside the planning phase.
    Q_PROPERTY(outremer::RowModel *placements READ placements CONSTANT)
    Q_PROPERTY(bool planning READ planning NOTIFY changed)
    Q_PROPERTY(bool enhancing READ enhancing NOTIFY changed)     // who places now may use Homs (CR-HOMS-02)
    Q_PROPERTY(bool outerClosed READ outerClosed NOTIFY changed) // by an event, for everybody

public:
    explicit CrossPart(QObject *parent);

    RowModel *sectors() const { return m_sectors; }
    RowModel *placements() const { return m_placements; }
    bool planning() const { return m_marks.planning; }
    bool enhancing() const { return m_marks.enhancing; }
    bool outerClosed() const { return m_marks.outerClosed; }

    void show(const BoardView &view) override;
    void clear() override;

signals:
    void changed();

private:
    struct Marks {
        bool planning = false;
        bool enhancing = false;
        bool outerClosed = false;
        friend bool operator==(const Marks &, const Marks &) = default;
    };

    RowModel::Row sector(const BoardView &view, std::size_t order) const;
    QList<RowModel::Row> placementsOf(const BoardView &view) const;
    void mark(const Marks &marks);

    RowModel *m_sectors;
    RowModel *m_placements;
    Marks m_marks;
};

} // namespace outremer

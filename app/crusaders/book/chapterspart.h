#pragma once

#include "app/crusaders/book/bookpart.h"
#include "app/ui/rowmodel.h"

namespace outremer {

// The four chapters: written, being played, next, or sealed with what opens them. Roles of `rows`:
//   number, roman, stage ("written", "playing", "next", "sealed"), stageText, why (of what has not begun),
//   title, subtitle, years, isTable, ending, winner, winnerHouse, rounds, pause (where play stands), evenings (texts),
//   standings ({ rank, house, ruler, influence, cities, holyLands, traded, points, marks }), hasSales, hasMap,
//   legacy, legacyStory, unlocked ({ kind, text }), scars (texts).
class ChaptersPart : public outremer::BookPart {
    Q_OBJECT
    QML_ANONYMOUS
    Q_PROPERTY(outremer::RowModel *rows READ rows CONSTANT)
    Q_PROPERTY(int current READ current NOTIFY changed) // the number of the chapter a reader would look for first

public:
    explicit ChaptersPart(QObject *parent);

    RowModel *rows() const { return m_rows; }
    int current() const { return m_current; }
    void show(const BookView &view) override;

private:
    RowModel *m_rows;
    int m_current = 1;
};

} // namespace outremer

#pragma once

#include "app/crusaders/board/boardview.h"
#include "app/ui/rowmodel.h"

#include <QCoreApplication>

namespace outremer {

// The rows of the holiness track and of the Saracen track, as TrackPart shows them.
class TrackRows {
    Q_DECLARE_TR_FUNCTIONS(outremer::TrackRows)
public:
    explicit TrackRows(const BoardView &view)
        : m_view(view)
        , m_board(view.board())
    {
    }

    QList<RowModel::Row> cells() const; // cell, kind: "blank", "bishop" or "rescript", spoken
    QList<RowModel::Row>
    markers() const; // marker, owner, name, cell, place: in turn order, 0 for the automa; out, spoken
    // cell; covered; good: of the token that is face up, else empty; kind: "strength" or "move"; amount; counts; spoken
    QList<RowModel::Row> raids() const;
    // strength, raiders, supply, target: a good or empty, targetWords, spoken
    QVariantMap saracens() const;

private:
    RowModel::Row marker(const QString &key, Seat owner, int cell, int place) const;
    QString bonusWords(int cell) const;

    const BoardView &m_view;
    crusaders::Board m_board;
};

} // namespace outremer

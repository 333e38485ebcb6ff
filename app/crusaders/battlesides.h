#pragma once

#include "crusaders/boardview.h"
#include "rowmodel.h"

#include <QCoreApplication>

namespace outremer {

class Table;

// The two sides of a battle as the stage shows them.
class BattleSides {
    Q_DECLARE_TR_FUNCTIONS(outremer::BattleSides)
public:
    BattleSides(const BoardView &view, const Table &table)
        : m_view(view)
        , m_table(table)
        , m_board(view.board())
    {
    }

    // Whose arms, names, units, strength, losses, hand; `isDecided`: there is a winner.
    QVariantMap describe(crusaders::Side side, bool isDecided) const;
    // What the strength of a side is made of; the amounts add up to it. Roles: key, icon, text, amount.
    QList<RowModel::Row> strength(crusaders::Side side) const;
    // Attacker or defender, saracens too.
    QString nameOf(Seat owner) const;
    static QString idOf(crusaders::Side side) { return side == crusaders::kAttacker ? "attacker" : "defender"; }

private:
    QString playerOf(crusaders::Side side) const;
    int total(crusaders::Side side) const;
    int cards(crusaders::Side side) const;

    const BoardView &m_view;
    const Table &m_table;
    const crusaders::Board m_board;
};

} // namespace outremer

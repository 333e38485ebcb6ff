#pragma once

#include "app/crusaders/board/battlerows.h"
#include "app/crusaders/board/boardview.h"
#include "app/ui/rowmodel.h"

#include <QCoreApplication>

#include <optional>

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
        , m_isDecided(isBattleDecided(view.state))
    {
    }

    // Whose arms, names, units, strength, losses, hand. Once there is a winner strength means nothing any more.
    QVariantMap describe(crusaders::Side side) const;
    // What the strength of a side is made of; the amounts add up to it. Roles: key, icon, text, amount. Once there is a
    // winner, the units alone.
    QList<RowModel::Row> strength(crusaders::Side side) const;
    // How the marker lies, for the attacker, and when there is a winner how it lay then; and that in words.
    int difference() const;
    QString lead() const;
    // Attacker or defender, saracens too.
    QString nameOf(Seat owner) const;
    static QString idOf(crusaders::Side side) { return side == crusaders::kAttacker ? "attacker" : "defender"; }

private:
    QString playerOf(crusaders::Side side) const;
    int units(crusaders::Side side) const;
    std::optional<int> whenDecided() const; // the difference then
    int total(crusaders::Side side) const;
    int cards(crusaders::Side side) const;

    const BoardView &m_view;
    const Table &m_table;
    const crusaders::Board m_board;
    const bool m_isDecided;
};

} // namespace outremer

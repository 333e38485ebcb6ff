#pragma once

#include "app/crusaders/board/boardview.h"
#include "app/ui/rowmodel.h"

#include <QCoreApplication>

namespace outremer {

// How the round and the match stand: phases, what would end the match, the event, trade and the commander of a campaign.
class RoundRows {
    Q_DECLARE_TR_FUNCTIONS(outremer::RoundRows)
public:
    explicit RoundRows(const BoardView &view)
        : m_view(view)
        , m_board(view.board())
    {
    }

    // phase; name; stage: "past", "now" or "next"; order and orderName: being carried out
    QList<RowModel::Row> phases() const;
    // ending; icon; name; text: how far it has come; owners: who is nearest to it; near; met; spoken
    QList<RowModel::Row> endings() const;
    QList<RowModel::Row> prices() const; // good, price, sold; none before chapter II
    QVariantMap round() const;           // words, first: who is first in turn, firstWords
    // face, or none; left: events still to come; over: it was carried out; lasting: it changes the round;
    // words: what it does now; brief: without raids
    QVariantMap event() const;
    QVariantMap commander() const; // from chapter IV on: city, left: cards in his deck, face: his last order

private:
    struct Reach { // how near somebody is to an end of the match
        int value = 0;
        int goal = 0;
        SeatSet owners = 0;
        bool isSure = true;
    };
    RowModel::Row ending(const char *id, const char *icon, const Reach &reach) const;
    Reach best(int goal, int (RoundRows::*count)(Seat) const) const;
    RowModel::Row defeat() const;
    QStringList namesOf(SeatSet owners) const;
    QStringList idsOf(SeatSet owners) const;
    int citiesOf(Seat seat) const;
    int holyLandsOf(Seat seat) const;
    int rounds() const;

    const BoardView &m_view;
    crusaders::Board m_board;
};

} // namespace outremer

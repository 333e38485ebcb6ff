#pragma once

#include "app/crusaders/board/aftermathpart.h"
#include "app/crusaders/board/battlepart.h"
#include "app/crusaders/board/crosspart.h"
#include "app/crusaders/board/handpart.h"
#include "app/crusaders/board/mappart.h"
#include "app/crusaders/board/marketpart.h"
#include "app/crusaders/board/paymentpart.h"
#include "app/crusaders/board/resultpart.h"
#include "app/crusaders/board/statespart.h"
#include "app/crusaders/board/talepart.h"
#include "app/crusaders/board/trackpart.h"
#include "app/table/table.h"

namespace outremer {

// The Crusaders board as its page binds to it: its parts, each shown the viewer's view after every change. It serves a
// match by itself and a chapter of a campaign alike.
class CrusadersBoard : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(outremer::Table *table READ table WRITE setTable NOTIFY tableChanged)
    Q_PROPERTY(outremer::MapPart *map READ map CONSTANT)
    Q_PROPERTY(outremer::CrossPart *cross READ cross CONSTANT)
    Q_PROPERTY(outremer::TrackPart *tracks READ tracks CONSTANT)
    Q_PROPERTY(outremer::MarketPart *markets READ markets CONSTANT)
    Q_PROPERTY(outremer::HandPart *hand READ hand CONSTANT)
    Q_PROPERTY(outremer::StatesPart *states READ states CONSTANT)
    Q_PROPERTY(outremer::BattlePart *battle READ battle CONSTANT)
    Q_PROPERTY(outremer::TalePart *tale READ tale CONSTANT)
    Q_PROPERTY(outremer::PaymentPart *payment READ payment CONSTANT)
    Q_PROPERTY(outremer::AftermathPart *aftermath READ aftermath CONSTANT)
    Q_PROPERTY(outremer::ResultPart *result READ result CONSTANT)

public:
    explicit CrusadersBoard(QObject *parent = nullptr);

    Table *table() const { return m_table; }
    void setTable(Table *table);
    MapPart *map() const { return m_map; }
    CrossPart *cross() const { return m_cross; }
    TrackPart *tracks() const { return m_tracks; }
    MarketPart *markets() const { return m_markets; }
    HandPart *hand() const { return m_hand; }
    StatesPart *states() const { return m_states; }
    BattlePart *battle() const { return m_battle; }
    TalePart *tale() const { return m_tale; }
    PaymentPart *payment() const { return m_payment; }
    AftermathPart *aftermath() const { return m_aftermath; }
    ResultPart *result() const { return m_result; }

    // The card that a name in the log speaks of; empty where it is no card's.
    Q_INVOKABLE QVariantMap faceOf(const QString &noun, const QString &id) const;
    Q_INVOKABLE int seatOf(const QString &state) const; // -1: nobody plays it

signals:
    void tableChanged();

private:
    void show(const std::vector<BoardPart *> &parts);

    QPointer<Table> m_table;
    MapPart *m_map;
    CrossPart *m_cross;
    TrackPart *m_tracks;
    MarketPart *m_markets;
    HandPart *m_hand;
    StatesPart *m_states;
    BattlePart *m_battle;
    TalePart *m_tale;
    PaymentPart *m_payment;
    AftermathPart *m_aftermath;
    ResultPart *m_result;
    std::vector<BoardPart *> m_parts; // all that lie on the table
    std::vector<BoardPart *> m_words; // what is asked and told beside it
};

} // namespace outremer

#pragma once

#include "app/kingdoms/kingdomshand.h"
#include "app/kingdoms/kingdomssectors.h"
#include "app/table/table.h"
#include "model/erased.h"
#include "model/kingdoms/kingdoms.h"

namespace outremer {

// The Kingdoms board as its page binds to it, made from the viewer's view and nothing else.
class KingdomsBoard : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(outremer::Table *table READ table WRITE setTable NOTIFY tableChanged)
    Q_PROPERTY(outremer::KingdomsHand *hand READ hand CONSTANT)
    Q_PROPERTY(outremer::KingdomsSectors *sectors READ sectors CONSTANT)
    Q_PROPERTY(int deckCount READ deckCount NOTIFY changed)
    Q_PROPERTY(int seatCount READ seatCount NOTIFY changed)
    Q_PROPERTY(QString viewerSeat READ viewerSeat NOTIFY changed)

public:
    explicit KingdomsBoard(QObject *parent = nullptr);

    Table *table() const { return m_table; }
    void setTable(Table *table);
    KingdomsHand *hand() const { return m_hand; }
    KingdomsSectors *sectors() const { return m_sectors; }
    int deckCount() const { return m_deckCount; }
    int seatCount() const { return m_seatCount; }
    QString viewerSeat() const { return m_viewerSeat; }

signals:
    void tableChanged();
    void changed();

private:
    const ErasedMatch<kingdoms::Kingdoms> *match() const;
    void open();
    void refresh();

    QPointer<Table> m_table;
    KingdomsHand *m_hand;
    KingdomsSectors *m_sectors;
    int m_deckCount = 0;
    int m_seatCount = 0;
    QString m_viewerSeat;
};

} // namespace outremer

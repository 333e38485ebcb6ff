#pragma once

#include "crusaders/aftermathpart.h"
#include "crusaders/boardpart.h"
#include "table.h"

namespace outremer {

// The Crusaders board as its page binds to it: its parts, each shown the viewer's view after every change. It serves a
// match by itself and a chapter of a campaign alike.
class CrusadersBoard : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(outremer::Table *table READ table WRITE setTable NOTIFY tableChanged)
    Q_PROPERTY(outremer::AftermathPart *aftermath READ aftermath CONSTANT)

public:
    explicit CrusadersBoard(QObject *parent = nullptr);

    Table *table() const { return m_table; }
    void setTable(Table *table);
    AftermathPart *aftermath() const { return m_aftermath; }

signals:
    void tableChanged();

private:
    void refresh();

    QPointer<Table> m_table;
    AftermathPart *m_aftermath;
    std::vector<BoardPart *> m_parts;
};

} // namespace outremer

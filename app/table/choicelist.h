#pragma once

#include "app/table/listedchoice.h"
#include "app/table/table.h"
#include "app/ui/rowmodel.h"

namespace outremer {

// The options of the present decision as a list to pick from, in the game's order but for the one that passes, which
// comes last. Things already named on the board narrow it down. It is empty unless a person is choosing.
class ChoiceList : public outremer::RowModel {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(outremer::Table *table READ table WRITE setTable NOTIFY tableChanged)
    Q_PROPERTY(outremer::ListedChoice pass READ pass NOTIFY passChanged) // the last row, if it passes

public:
    explicit ChoiceList(QObject *parent = nullptr);

    Table *table() const { return m_table; }
    void setTable(Table *table);
    ListedChoice pass() const { return m_pass; }

    Q_INVOKABLE void pick(const QString &key);
    Q_INVOKABLE void pickAt(int row);

signals:
    void tableChanged();
    void passChanged();

private:
    void refresh();
    void narrow();
    std::vector<Option> offered() const;

    QPointer<Table> m_table;
    std::vector<Option> m_offered; // that the rows are about
    ListedChoice m_pass;
};

} // namespace outremer

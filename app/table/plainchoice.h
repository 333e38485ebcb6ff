#pragma once

#include "app/table/table.h"

namespace outremer {

// An option that is about nothing but itself, such as paying with a coin, for an item that means it: the item says the
// option's name ("pay-coin") and learns whether it can be chosen now.
class PlainChoice : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(outremer::Table *table READ table WRITE setTable NOTIFY tableChanged REQUIRED)
    Q_PROPERTY(QString option READ option WRITE setOption NOTIFY optionChanged REQUIRED)
    Q_PROPERTY(bool selectable READ selectable NOTIFY stateChanged)

public:
    using QObject::QObject;

    Table *table() const { return m_table; }
    void setTable(Table *table);
    QString option() const { return m_option; }
    void setOption(const QString &option);
    bool selectable() const { return m_found.has_value(); }

    Q_INVOKABLE void choose();

signals:
    void tableChanged();
    void optionChanged();
    void stateChanged();

private:
    void refresh();

    QPointer<Table> m_table;
    QString m_option;
    std::optional<Option> m_found;
};

} // namespace outremer

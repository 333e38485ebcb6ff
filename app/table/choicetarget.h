#pragma once

#include "app/table/table.h"

#include <QQuickItem>

namespace outremer {

// Put into a board item, it says what the item stands for ({ territory: "north", seat: "first" }) and answers whether
// it can be chosen now. With `orElse` it may stand in a second place of the sentence too: a city of a march in its end.
// Mouse, touch, keyboard and screen reader all go through `choose`; what cannot be chosen says
// why not.
class ChoiceTarget : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(outremer::Table *table READ table WRITE setTable NOTIFY tableChanged REQUIRED)
    Q_PROPERTY(QVariantMap what READ what WRITE setWhat NOTIFY whatChanged REQUIRED)
    Q_PROPERTY(QVariantMap orElse READ orElse WRITE setOrElse NOTIFY whatChanged)
    Q_PROPERTY(bool selectable READ selectable NOTIFY stateChanged)
    Q_PROPERTY(bool selected READ selected NOTIFY stateChanged)

public:
    explicit ChoiceTarget(QObject *parent = nullptr);
    ~ChoiceTarget() override;

    Table *table() const { return m_table; }
    void setTable(Table *table);
    QVariantMap what() const { return m_what; }
    void setWhat(const QVariantMap &what);
    QVariantMap orElse() const { return m_orElse; }
    void setOrElse(const QVariantMap &orElse);
    bool selectable() const { return m_selectable; }
    bool selected() const { return m_selected; }
    bool completing() const;
    QQuickItem *item() const { return qobject_cast<QQuickItem *>(parent()); }

    Q_INVOKABLE void choose();

signals:
    void tableChanged();
    void whatChanged();
    void stateChanged();

private:
    void refresh();
    RefList refs() const; // what choosing it means now
    RefList refsOf(const QVariantMap &what) const;

    QPointer<Table> m_table;
    QVariantMap m_what, m_orElse;
    bool m_selectable = false;
    bool m_selected = false;
};

} // namespace outremer

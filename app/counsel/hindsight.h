#pragma once

#include "app/table/table.h"
#include "app/thinking/mind.h"

namespace outremer {

// What a bot could see and what it thought, decision by decision. It is open only when the match is over: before that
// the table would show what the bot holds to people who play against it. The board then looks back with the eyes of the
// bot's seat, and the thought is thought again: the same view, numbers and iterations lead to the same thought, unless
// the clock had cut it short in the match. Decisions of whoever sat there before the bot are not looked into.
class Hindsight : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(outremer::Table *table READ table WRITE setTable NOTIFY tableChanged)
    Q_PROPERTY(bool isOpen READ isOpen NOTIFY changed)
    Q_PROPERTY(QString title READ title NOTIFY changed)
    Q_PROPERTY(int index READ index NOTIFY changed) // of the decision that is looked at
    Q_PROPERTY(int count READ count NOTIFY changed)
    Q_PROPERTY(QString question READ question NOTIFY changed) // what was asked of it
    Q_PROPERTY(QString summary READ summary NOTIFY changed)
    Q_PROPERTY(bool thinking READ thinking NOTIFY changed)
    Q_PROPERTY(QVariantList options READ options NOTIFY changed) // each a Finding
    Q_PROPERTY(QVariantList sights READ sights NOTIFY changed)   // each a SightLine

public:
    static constexpr int kOptions = 5;

    explicit Hindsight(QObject *parent = nullptr);

    Table *table() const { return m_table; }
    void setTable(Table *table);
    bool isOpen() const;
    QString title() const;
    int index() const { return m_index; }
    int count() const { return int(m_steps.size()); }
    QString question() const;
    QString summary() const;
    bool thinking() const { return m_mind.isThinking(); }
    QVariantList options() const;
    QVariantList sights() const;

    bool canOpen(int seat) const;
    Q_INVOKABLE void open(int seat); // at its last decision
    Q_INVOKABLE void turn(int index);
    Q_INVOKABLE void close();
    // What this seat can see, as counts: for anybody at any time.
    Q_INVOKABLE QVariantList sightsOf(int seat) const;

signals:
    void tableChanged();
    void changed();

private:
    void follow();
    const BotSpec &bot() const { return *m_table->players()[std::size_t(m_seat)].bot; }
    const Option &played() const { return m_table->match()->journal()[m_steps[std::size_t(m_index)]].option; }

    QPointer<Table> m_table;
    Mind m_mind;
    int m_seat = -1;
    int m_index = -1;
    std::vector<std::size_t> m_steps; // after which the bot had a choice
    std::optional<Thought> m_thought;
};

} // namespace outremer

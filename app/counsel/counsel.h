#pragma once

#include "app/table/table.h"
#include "app/thinking/mind.h"

namespace outremer {

// A counsel for the person who is choosing: the best options, what they promise, and why the first is ahead. It is
// thought out as the king would, from what this seat sees and from nothing else; not even its random numbers know more.
// It belongs to one decision of one viewer: when either changes, nothing of it is left.
class Counsel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(outremer::Table *table READ table WRITE setTable NOTIFY tableChanged)
    Q_PROPERTY(bool possible READ possible NOTIFY changed) // somebody has a choice to make
    Q_PROPERTY(bool thinking READ thinking NOTIFY changed)
    Q_PROPERTY(bool shown READ shown NOTIFY changed)
    Q_PROPERTY(QVariantList options READ options NOTIFY changed) // each a Finding, the best first
    Q_PROPERTY(QString why READ why NOTIFY changed)

public:
    static constexpr int kOptions = 3;

    explicit Counsel(QObject *parent = nullptr);

    Table *table() const { return m_table; }
    void setTable(Table *table);
    bool possible() const;
    bool thinking() const { return m_mind.isThinking(); }
    bool shown() const { return m_thought.has_value(); }
    QVariantList options() const;
    QString why() const;

    Q_INVOKABLE void ask();
    Q_INVOKABLE void enough(); // shows what has been found out so far
    Q_INVOKABLE void putAway();
    Q_INVOKABLE void toggle();
    Q_INVOKABLE void take(int index); // plays it, as if it had been chosen

signals:
    void tableChanged();
    void changed();

private:
    struct Moment {
        const AnyMatch *match = nullptr; // only compared
        std::size_t steps = 0;
        Seat viewer = kNobody;

        friend bool operator==(const Moment &, const Moment &) = default;
    };
    Moment moment() const;
    void follow(); // the table went on

    QPointer<Table> m_table;
    Mind m_mind;
    Moment m_asked;
    std::optional<Thought> m_thought;
};

} // namespace outremer

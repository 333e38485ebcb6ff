#pragma once

#include "app/parts/boardthing.h"
#include "app/parts/thingrows.h"
#include "app/table/table.h"

namespace outremer {

struct DieThing : BoardThing {
    Q_GADGET
    QML_ANONYMOUS
    Q_PROPERTY(int sides MEMBER sides)
    Q_PROPERTY(int value MEMBER value)
    Q_PROPERTY(bool counts MEMBER isCounting)
    Q_PROPERTY(int kind MEMBER kind)

public:
    int sides = 6;
    int value = 0;
    bool isCounting = false;
    int kind = 0;  // of several that a game throws together
    QString shows; // the value, with the word for the kind

    friend bool operator==(const DieThing &, const DieThing &) = default;
};

// Events with dice that follow each other are one roll, such as one event for each colour. This is the last of them that a
// viewer may know: the first event and the one behind the last; both 0 if nobody has rolled.
struct RollSpan {
    std::size_t first = 0;
    std::size_t end = 0;

    bool isEmpty() const { return first == end; }
    friend bool operator==(const RollSpan &, const RollSpan &) = default;
};
RollSpan newestRoll(const std::vector<Event> &events, Seat viewer);

// The dice that were rolled last, as the viewer of a table may know them. It says when a roll is new, so that the dice may
// tumble; what they show is there at once, and nothing ever waits for them.
class DiceTray : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(outremer::Table *table READ table WRITE setTable NOTIFY tableChanged REQUIRED)
    Q_PROPERTY(outremer::ThingRows *dice READ dice CONSTANT)
    Q_PROPERTY(QString sentence READ sentence NOTIFY changed) // what the game says about the roll
    Q_PROPERTY(QString spoken READ spoken NOTIFY changed)     // the values, which of them count, and the sentence
    Q_PROPERTY(bool empty READ isEmpty NOTIFY changed)        // nobody has rolled yet

public:
    explicit DiceTray(QObject *parent = nullptr);

    Table *table() const { return m_table; }
    void setTable(Table *table);
    ThingRows *dice() const { return m_dice; }
    const QString &sentence() const { return m_sentence; }
    const QString &spoken() const { return m_spoken; }
    bool isEmpty() const { return m_dice->count() == 0; }

signals:
    void tableChanged();
    void changed();
    void rolled(); // the match went on, and these dice fell

private:
    void forget(); // another match
    void follow();
    void show(const AnyMatch &match);
    static QString wordsFor(const QList<DieThing> &dice, const QString &sentence);

    QPointer<Table> m_table;
    ThingRows *m_dice;
    QString m_sentence, m_spoken;
    RollSpan m_roll;
    // What was shown before: a roll is new only if the match itself has gone on since.
    std::size_t m_events = 0;
    std::size_t m_forgotten = 0; // steps that the match does not remember, when it was shown at once
    bool m_isFollowing = false;
};

} // namespace outremer

#pragma once

#include "app/parts/boardthing.h"

#include <QCoreApplication>

namespace outremer {

// A place in a bracket: who is to fight there or came so far.
struct BracketSlot : BoardThing {
    Q_GADGET
    QML_ANONYMOUS
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString note MEMBER note)
    Q_PROPERTY(QString colour MEMBER colour)
    Q_PROPERTY(QString sign MEMBER sign)
    Q_PROPERTY(int round MEMBER round)
    Q_PROPERTY(int place MEMBER place)
    Q_PROPERTY(bool bye MEMBER isBye)
    Q_PROPERTY(bool open MEMBER isOpen)
    Q_PROPERTY(bool out MEMBER isOut)
    Q_PROPERTY(bool champion MEMBER isChampion)

public:
    QString name;
    QString note; // beside the name: strength, fame
    QString colour;
    QString sign;
    int round = 0;
    int place = 0;       // in its round
    bool isBye = false;  // nobody: who is paired with it goes on
    bool isOpen = false; // not known yet
    bool isOut = false;  // was beaten here
    bool isChampion = false;

    friend bool operator==(const BracketSlot &, const BracketSlot &) = default;
};

// Who met whom and who went on.
class BracketSlots {
    Q_DECLARE_TR_FUNCTIONS(outremer::BracketSlots)

public:
    static constexpr int kUndecided = -1;

    // All places of a bracket, round after round, the champion's last. `entrants` are those of the first round, filled up
    // with byes to a power of two; `wins` says for every pairing, those of the first round first, whether its first or
    // second went on (0, 1), or kUndecided. Byes need no decision, and nothing follows from a decision about nobody.
    static QList<BracketSlot> of(QList<BracketSlot> entrants, const QList<int> &wins);
    static int roundsFor(qsizetype entrants); // with the champion's

private:
    static BracketSlot after(BracketSlot &first, BracketSlot &second, int win);
    static QString labelOf(const BracketSlot &slot);
};

} // namespace outremer

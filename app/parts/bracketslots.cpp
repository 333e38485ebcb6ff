#include "app/parts/bracketslots.h"

namespace outremer {

int BracketSlots::roundsFor(qsizetype entrants)
{
    int rounds = 1;
    for (qsizetype places = 1; places < entrants; places *= 2)
        ++rounds;
    return rounds;
}

QList<BracketSlot> BracketSlots::of(QList<BracketSlot> entrants, const QList<int> &wins)
{
    const int rounds = roundsFor(entrants.size());
    while (entrants.size() < qsizetype(1) << (rounds - 1)) {
        BracketSlot bye;
        bye.isBye = true;
        entrants.append(bye);
    }
    QList<BracketSlot> all;
    QList<BracketSlot> round = entrants;
    qsizetype pairing = 0;
    for (int number = 0; number < rounds; ++number) {
        QList<BracketSlot> next;
        for (qsizetype i = 0; i + 1 < round.size(); i += 2)
            next.append(after(round[i], round[i + 1], wins.value(pairing++, kUndecided)));
        for (qsizetype i = 0; i < round.size(); ++i) {
            round[i].round = number;
            round[i].place = int(i);
            round[i].isChampion = number == rounds - 1 && !round[i].isOpen && !round[i].isBye;
            round[i].id = QString("%1.%2").arg(number).arg(i);
            round[i].label = labelOf(round[i]);
        }
        all += round;
        round = next;
    }
    return all;
}

// Who goes on from a pairing. What stands for a target does so in the first round only: it is the place that is chosen.
BracketSlot BracketSlots::after(BracketSlot &first, BracketSlot &second, int win)
{
    const bool isSettled = first.isBye || second.isBye;
    const bool isKnown = !first.isOpen && !second.isOpen && (win == 0 || win == 1);
    if (!isSettled && !isKnown) {
        BracketSlot open;
        open.isOpen = true;
        return open;
    }
    const bool isFirst = isSettled ? second.isBye : win == 0;
    if (!isSettled)
        (isFirst ? second : first).isOut = true;
    BracketSlot winner = isFirst ? first : second;
    winner.what.clear();
    winner.orElse.clear();
    winner.isOut = false;
    return winner;
}

QString BracketSlots::labelOf(const BracketSlot &slot)
{
    if (slot.isChampion)
        return tr("Champion: %1").arg(slot.name);
    const QString who = slot.isBye ? tr("bye") : slot.isOpen || slot.name.isEmpty() ? tr("not known yet") : slot.name;
    const QString words = tr("Round %1: %2").arg(QString::number(slot.round + 1), who);
    return slot.isOut ? tr("%1, beaten").arg(words) : words;
}

} // namespace outremer

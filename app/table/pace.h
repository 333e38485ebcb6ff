#pragma once

#include "app/play/play.h"

#include <QObject>

namespace outremer {

class BotTurn;

// How soon what no person has to choose is done: a bot's step, once it has thought and people have looked, and a step that
// is the only one. Where a step can still be taken back there is more time, for it will not be able to any more.
class Pace : public QObject {
    Q_OBJECT

public:
    explicit Pace(QObject *parent);

    void begin(std::uint64_t startHash); // of another match
    void letBotPlay(const Play &play, int pause);
    void letHappen(const Option &only, int pause);
    void cancel();

    int timeToLook(bool canUndo) const; // before a bot's step, in milliseconds
    // Before the one thing there is to do is done, while the step before it can be taken back. None, unless something comes
    // to light by it.
    int pauseBefore(const Play &play, const Option &only, Seat viewer) const;

    bool isHurried() const { return m_isHurried; } // bots play without pauses until a person decides
    void hurry(const Play &play);
    void calm() { m_isHurried = false; }

    // The numbers that a bot's decision after so many steps is made with.
    Rng numbersAt(std::size_t steps) const { return streamOf(m_seed, steps); }

signals:
    void decided(const outremer::Option &option);

private:
    BotTurn *m_turn;
    std::uint64_t m_seed = 0; // follows from how the match began
    bool m_isHurried = false;
};

} // namespace outremer

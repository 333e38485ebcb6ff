#pragma once

#include "app/thinking/mind.h"
#include "model/core/anymatch.h"

#include <QTimer>

#include <optional>

namespace outremer {

// A bot's decision at the table: it thinks while people look at what happened last, and answers when both are done.
// Bots that do not search have their answer at once.
class BotTurn : public QObject {
    Q_OBJECT
public:
    struct Patience {
        int pause = 0;          // milliseconds that people have to look, at least
        int thinkingTime = 0;   // and at most to think, in milliseconds
        bool isHurried = false; // they want to go on: no pause, and a moment to think
    };

    explicit BotTurn(QObject *parent = nullptr);

    // The random numbers are the decision's own: as long as the clock does not cut it short, the same ones lead to the
    // same answer.
    void begin(const AnyMatch &match, const BotSpec &bot, Rng rng, const Patience &patience);
    void begin(const Option &only, int pause); // the one thing there is to do, done after a pause
    void hurry();                              // answers as soon as it can, with what it has found out
    void cancel();
    bool isUnderWay() const { return m_pause.isActive() || isThinking() || m_answer; }
    bool isThinking() const { return m_mind.isThinking(); }

signals:
    void decided(const outremer::Option &option);
    void thinkingChanged();

private:
    void answerWhenDue();

    QTimer m_pause;
    Mind m_mind;
    std::optional<Option> m_answer;
};

} // namespace outremer

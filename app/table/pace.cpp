#include "app/table/pace.h"

#include "app/thinking/botturn.h"
#include "app/ui/preferences.h"

namespace outremer {

Pace::Pace(QObject *parent)
    : QObject(parent)
    , m_turn(new BotTurn(this))
{
    connect(m_turn, &BotTurn::decided, this, &Pace::decided);
}

void Pace::begin(std::uint64_t startHash)
{
    cancel();
    m_seed = startHash;
    m_isHurried = false;
}

void Pace::letBotPlay(const Play &play, int pause)
{
    // Each step has random numbers of its own: the same seed and the same choices of people make the same match, also
    // when it was left and taken up again, and taking back does not make a bot change its mind.
    const BotSpec &bot = *play.players()[play.match().decision().seat].bot;
    m_turn->begin(play.match(), bot, numbersAt(play.stepCount()),
        { pause, 1000 * Preferences::instance()->thinkingTime(), m_isHurried });
}

void Pace::letHappen(const Option &only, int pause)
{
    m_turn->begin(only, pause);
}

void Pace::cancel()
{
    m_turn->cancel();
}

// After a person's move there is time to take it back before the bot looks at a card.
int Pace::timeToLook(bool canUndo) const
{
    return Preferences::instance()->botDelay() * (canUndo ? 2 : 1);
}

// What brings something to light ends the undo of what came before it. Whoever chose that is given as much time as before
// a bot's move, unless the screen was handed over since: that was the time.
int Pace::pauseBefore(const Play &play, const Option &only, Seat viewer) const
{
    const AnyMatch &match = play.match();
    const Decision asked = match.decision();
    const bool isHandedOver =
        !play.players()[asked.seat].bot && viewer == asked.seat && match.undoable()->seat != asked.seat;
    if (isHandedOver || m_isHurried)
        return 0;
    const auto ahead = match.forkAt(match.journal().size());
    ahead->submit(asked.seat, only);
    return ahead->undoable() ? 0 : timeToLook(true);
}

void Pace::hurry(const Play &play)
{
    m_isHurried = true;
    if (m_turn->isUnderWay())
        m_turn->hurry();
    else
        letBotPlay(play, 0);
}

} // namespace outremer

#include "app/thinking/botturn.h"

#include <algorithm>
#include <utility>

namespace outremer {
namespace {

constexpr int kHurriedTime = 150; // milliseconds: nobody waits for it, and it is no blind choice

} // namespace

BotTurn::BotTurn(QObject *parent)
    : QObject(parent)
{
    m_pause.setSingleShot(true);
    connect(&m_pause, &QTimer::timeout, this, &BotTurn::answerWhenDue);
    connect(&m_mind, &Mind::answered, this, [this](const Thought &thought) {
        m_answer = thought.choice;
        emit thinkingChanged();
        answerWhenDue();
    });
}

void BotTurn::begin(const AnyMatch &match, const BotSpec &bot, Rng rng, const Patience &patience)
{
    cancel();
    m_pause.start(patience.isHurried ? 0 : patience.pause);
    if (bot.isQuick() || match.options().size() == 1) {
        m_answer = match.botChoice(bot, rng);
        return;
    }
    const int time = patience.isHurried ? std::min(kHurriedTime, patience.thinkingTime) : patience.thinkingTime;
    m_mind.ask(match.thinker(), { .bot = bot, .seed = rng.next(), .milliseconds = std::uint32_t(time) });
    emit thinkingChanged();
}

void BotTurn::begin(const Option &only, int pause)
{
    cancel();
    m_pause.start(pause);
    m_answer = only;
}

void BotTurn::hurry()
{
    if (!isUnderWay())
        return;
    m_pause.start(0);
    m_mind.hurry();
}

void BotTurn::cancel()
{
    m_pause.stop();
    m_answer.reset();
    const bool wasThinking = isThinking();
    m_mind.forget();
    if (wasThinking)
        emit thinkingChanged();
}

void BotTurn::answerWhenDue()
{
    if (m_answer && !m_pause.isActive())
        emit decided(*std::exchange(m_answer, std::nullopt));
}

} // namespace outremer

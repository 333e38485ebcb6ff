#include "app/table/table.h"

#include "app/archive/archive.h"
#include "app/archive/storewords.h"
#include "app/table/choicetarget.h"
#include "app/table/forgood.h"
#include "app/table/logmodel.h"
#include "app/table/seatmodel.h"
#include "app/table/targetfocus.h"
#include "app/thinking/botturn.h"
#include "app/ui/afterframe.h"
#include "app/ui/preferences.h"
#include "app/ui/sparememory.h"

#include <QGuiApplication>
#include <QTimer>

#include <algorithm>

namespace outremer {
namespace {

constexpr int kResultShown = 50; // milliseconds until nobody waits for the window any more

} // namespace

Table::Table(QObject *parent)
    : QObject(parent)
    , m_nextFrame(new AfterFrame(this))
    , m_turn(new BotTurn(this))
    , m_seats(new SeatModel(*this))
    , m_log(new LogModel(*this))
{
    connect(m_turn, &BotTurn::decided, this, &Table::submit);
    connect(m_nextFrame, &AfterFrame::reached, this, &Table::ask);
    connect(Preferences::instance(), &Preferences::languageChanged, this, &Table::moved);
    connect(Preferences::instance(), &Preferences::languageChanged, this, &Table::textChanged);
    // Whoever turns away from the program may leave the screen to somebody else.
    connect(qGuiApp, &QGuiApplication::applicationStateChanged, this, [this](Qt::ApplicationState state) {
        if (state != Qt::ApplicationActive)
            conceal();
    });
    // The file a match is kept in went away: so does the match.
    connect(Archive::instance(), &Archive::stateChanged, this, [this] {
        if (Archive::instance()->state() != Archive::Ready)
            leave();
    });
}

Table::~Table() = default;

void Table::proceed()
{
    m_turn->cancel();
    m_picker.close();
    m_pointedAt.clear();
    m_asked.reset();
    const Decision decision = match()->decision();
    if (decision.isOver()) {
        m_phase = Over;
        m_viewer = kNobody; // hands are put down; what was played lies open
        QTimer::singleShot(kResultShown, this, &giveBackSpareMemory);
        return announce();
    }
    const bool isBot = players()[decision.seat].bot.has_value();
    // With one person at the table nobody else can look, so the screen stays theirs.
    if (m_isAlone)
        m_viewer = m_homeSeat;
    else if (isBot || m_viewer != decision.seat)
        m_viewer = kNobody;
    const auto options = match()->options();
    const bool isForced = options.size() == 1;
    if (isBot) {
        m_phase = BotThinking;
        // After a person's move there is time to take it back before the bot looks at a card.
        const int pause = Preferences::instance()->botDelay() * (undoLabel().isEmpty() ? 1 : 2);
        if (!m_replay)
            letBotPlay(isForced ? forcedPause(options.front()) : pause);
        return announce();
    }
    m_isHurrying = false;
    m_homeSeat = decision.seat;
    if (m_viewer != decision.seat && !isQuestionOpen()) {
        m_phase = HandOver;
        return announce();
    }
    m_phase = Choosing;
    if (m_replay)
        return announce();
    // Where there is nothing to choose the step is made at once, as a helpful neighbour would.
    const int pause = isForced ? forcedPause(options.front()) : 0;
    if (isForced && pause == 0)
        return submit(options.front());
    m_picker.reset(*match());
    if (isForced)
        m_turn->begin(options.front(), pause);
    announce();
}

// What brings something to light ends the undo of what came before it. Whoever chose that is given as much time as before
// a bot's move, unless the screen was handed over since: that was the time.
int Table::forcedPause(const Option &option) const
{
    const Step *last = match()->undoable();
    if (undoLabel().isEmpty())
        return 0;
    const Decision asked = match()->decision();
    const bool isHandedOver = !players()[asked.seat].bot && m_viewer == asked.seat && last->seat != asked.seat;
    if (isHandedOver || m_isHurrying)
        return 0;
    const auto ahead = match()->forkAt(match()->journal().size());
    ahead->submit(asked.seat, option);
    return ahead->undoable() ? 0 : 2 * Preferences::instance()->botDelay();
}

bool Table::isQuestionOpen() const
{
    const Decision asked = match() ? match()->decision() : Decision{};
    return !asked.isOver() && !players()[asked.seat].bot && peopleCount() > 1 && match()->game().isOpen(asked.kind);
}

void Table::setStage(QQuickWindow *stage)
{
    if (stage == m_stage)
        return;
    m_stage = stage;
    emit stageChanged();
}

// The one who made a step sees the board answer at once; what is asked next, and the log, follow in the next frame.
// Nothing may follow later where others could look, or where there is less to tell of than before.
bool Table::mayAskLater() const
{
    return m_goesOn && m_phase == Choosing && m_toldPhase == std::pair(Choosing, false) && !replaying()
        && m_viewer == m_toldViewer && m_stage && m_stage->isExposed();
}

void Table::announce()
{
    const bool isLater = mayAskLater();
    emit moved();
    if (isLater)
        m_nextFrame->await(m_stage);
    else
        ask();
}

bool Table::isAskPending() const
{
    return m_nextFrame->isAwaited();
}

void Table::ask()
{
    m_nextFrame->cancel();
    m_toldViewer = m_viewer;
    emit textChanged();
    if (const std::pair now{ m_phase, replaying() }; std::exchange(m_toldPhase, now) != now)
        emit phaseChanged();
    emit changed();
    emit choicesChanged();
}

void Table::submit(const Option &option)
{
    remember(); // nothing is chosen on a position that was not played again
    const std::size_t before = match()->events().size();
    if (const auto refusal = m_play->submit(match()->decision().seat, option)) {
        m_saveProblem =
            tr("The last step could not be saved and was not made. %1").arg(StoreWords::of(refusal->message));
        refuse(*refusal);
        m_isHurrying = false;
        if (match()->decision().isOver()) // the step is saved; what the chapter came to is not
            m_phase = Over;
        return announce();
    }
    m_saveProblem.clear();
    m_latestEvent = before;
    m_goesOn = true;
    proceed();
    m_goesOn = false;
}

void Table::decide(const Option &option)
{
    if (!Preferences::instance()->askInPlay() || !isForGood(*match(), option))
        return submit(option);
    m_asked = option;
    emit askedFirst(QString::fromStdString(speech().option(option, match()->targets(option))));
}

void Table::agree()
{
    if (const auto option = std::exchange(m_asked, std::nullopt); option && m_phase == Choosing && !m_replay)
        submit(*option);
}

void Table::letBotPlay(int pause)
{
    // Each step has random numbers of its own: the same seed and the same choices of people make the same match, also
    // when it was left and taken up again, and taking back does not make a bot change its mind.
    m_turn->begin(*match(), *players()[match()->decision().seat].bot, botNumbers(m_play->stepCount()),
        { pause, 1000 * Preferences::instance()->thinkingTime(), m_isHurrying });
}

void Table::retry()
{
    if (m_saveProblem.isEmpty())
        return;
    if (m_phase == Over)
        submit({});
    else if (m_phase == BotThinking)
        letBotPlay(0);
}

void Table::skipBots()
{
    if (m_phase != BotThinking || m_replay)
        return;
    m_isHurrying = true;
    if (m_turn->isUnderWay())
        m_turn->hurry();
    else
        letBotPlay(0);
    emit changed();
}

void Table::ready()
{
    if (m_phase != HandOver)
        return;
    m_viewer = match()->decision().seat;
    m_isAlone = peopleCount() == 1;
    proceed();
}

void Table::conceal()
{
    const bool isOpen = isQuestionOpen();
    if ((m_phase != Choosing && !(m_phase == HandOver && isOpen)) || peopleCount() < 2 || askedOpenly())
        return;
    m_replay.reset();
    m_viewer = kNobody;
    if (isOpen)
        return proceed(); // it is asked without a viewer
    m_turn->cancel();
    m_picker.close();
    m_phase = HandOver;
    announce();
}

void Table::lookAtSecrets()
{
    if (!askedOpenly() || m_replay)
        return;
    m_turn->cancel();
    m_picker.close();
    m_pointedAt.clear();
    m_asked.reset();
    m_phase = HandOver;
    announce();
}

void Table::undo()
{
    remember();
    if (undoLabel().isEmpty())
        return;
    if (const auto refusal = m_play->undo()) {
        refuse(*refusal);
        return;
    }
    m_latestEvent = match()->events().size();
    // Whoever sits here now must not see the cards of the one whose turn it is again.
    if (m_viewer != match()->decision().seat)
        m_viewer = kNobody;
    proceed();
}

void Table::rewind(int step)
{
    remember();
    if (!match() || step < 0 || std::size_t(step) >= match()->journal().size())
        return;
    m_replay.reset();
    if (const auto refusal = m_play->rewind(std::size_t(step))) {
        refuse(*refusal);
        return;
    }
    m_latestEvent = match()->events().size();
    m_viewer = kNobody;
    proceed();
}

void Table::lookBack(int step, Seat eyes)
{
    remember();
    if (!match() || m_phase == HandOver || step < 0 || std::size_t(step) > match()->journal().size())
        return;
    m_turn->cancel();
    m_replay = match()->forkAt(std::size_t(step));
    m_latestEvent = step == 0 ? 0 : match()->forkAt(std::size_t(step) - 1)->events().size();
    m_picker.close();
    m_pointedAt.clear();
    if (eyes != m_eyes)
        m_viewer = m_eyes = eyes;
    announce();
}

void Table::replay(int step)
{
    lookBack(step, kNobody);
}

void Table::endReplay()
{
    if (!m_replay)
        return;
    m_replay.reset();
    m_eyes = kNobody;
    m_latestEvent = match()->events().size();
    proceed();
}

void Table::lookAs(int seat, int step)
{
    if (!match() || m_phase != Over || seat < 0 || seat >= match()->seatCount() || step < 0)
        return;
    const Player &player = players()[std::size_t(seat)];
    if (!player.bot || std::size_t(step) < player.since) // what a person saw there before it is theirs
        return;
    lookBack(step, Seat(seat));
}

void Table::clearSelection()
{
    m_asked.reset();
    m_picker.clear();
    m_pointedAt.clear();
    emit choicesChanged();
}

void Table::explain(const RefList &refs)
{
    QStringList rules;
    QStringList texts;
    for (const std::string &id : match()->whyNot(refs)) {
        rules.append(QString::fromStdString(id));
        texts.append(ruleText(rules.last()));
    }
    if (!rules.isEmpty())
        emit explained(texts.join('\n'), rules);
}

void Table::choose(const RefList &refs, ChoiceTarget *by)
{
    if (m_replay || m_phase == Over)
        return;
    if (!m_picker.isSelectable(refs))
        return explain(refs);
    if (const auto option = m_picker.name(refs))
        return decide(*option);
    if (!m_picker.hasSelection())
        m_pointedAt.clear();
    else if (by)
        m_pointedAt.push_back(by);
    emit choicesChanged();
}

bool Table::wasPointedAt(const ChoiceTarget *target) const
{
    return std::ranges::count(m_pointedAt, target) > 0;
}

void Table::dismiss(ChoiceTarget *target)
{
    std::erase(m_targets, target);
    std::erase(m_pointedAt, target);
}

void Table::focusFirst() const
{
    if (ChoiceTarget *target = firstTarget(m_targets))
        target->item()->forceActiveFocus(Qt::OtherFocusReason);
}

void Table::moveFocus(int arrowKey) const
{
    if (ChoiceTarget *target = targetTowards(m_targets, Qt::Key(arrowKey)))
        target->item()->forceActiveFocus(Qt::TabFocusReason);
}

} // namespace outremer

#include "app/table/table.h"

#include "app/archive/archive.h"
#include "app/archive/storewords.h"
#include "app/campaigns/campaigncontent.h"
#include "app/campaigns/chapterplay.h"
#include "app/play/rescue.h"
#include "app/table/choicetarget.h"
#include "app/table/forgood.h"
#include "app/table/gamedoor.h"
#include "app/table/logmodel.h"
#include "app/table/newmatch.h"
#include "app/table/seatmodel.h"
#include "app/table/targetfocus.h"
#include "app/ui/preferences.h"
#include "app/ui/sparememory.h"
#include "app/ui/variants.h"

#include <QGuiApplication>
#include <QTimer>

#include <algorithm>

namespace outremer {
namespace {

constexpr int kResultShown = 50; // milliseconds until nobody waits for the window any more

// The board is there at once; what happened before follows when it was played again.
MatchOpening atOnce(Table *table)
{
    return { true, [table] { QMetaObject::invokeMethod(table, &Table::remember, Qt::QueuedConnection); } };
}

} // namespace

Table::Table(QObject *parent)
    : QObject(parent)
    , m_telling(new TellingOrder(this))
    , m_pace(new Pace(this))
    , m_seats(new SeatModel(*this))
    , m_log(new LogModel(*this))
{
    connect(m_pace, &Pace::decided, this, &Table::submit);
    connect(m_telling, &TellingOrder::board, this, &Table::moved);
    connect(m_telling, &TellingOrder::rest, this, [this](bool isOtherPhase) {
        emit textChanged();
        if (isOtherPhase)
            emit phaseChanged();
        emit changed();
        emit choicesChanged();
    });
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

QString Table::gameId() const
{
    return isOpen() ? QString::fromStdString(std::string(match()->game().id())) : QString();
}

QUrl Table::page() const
{
    return isOpen() ? doorOf(match()->game().id()).page() : QUrl();
}

ChapterPlay *Table::chapterPlay() const
{
    return dynamic_cast<ChapterPlay *>(m_play.get());
}

int Table::campaign() const
{
    return chapterPlay() ? int(chapterPlay()->campaign().campaign().id.value) : 0;
}

int Table::chapter() const
{
    return isOpen() ? chapterNumber(*match()) : 0;
}

QStringList Table::latest() const
{
    if (!isOpen())
        return {};
    const std::size_t end = shown()->events().size();
    const std::size_t begin = replaying() ? m_past.latestEvent() : m_latestEvent;
    return TableWords(*shown(), players(), viewer()).told(std::min(begin, end), end);
}

QString Table::latestSeat() const
{
    return isOpen() ? TableWords(*shown(), players(), viewer()).latestSeat() : QString();
}

void Table::setStage(QQuickWindow *stage)
{
    if (stage == m_telling->stage())
        return;
    m_telling->setStage(stage);
    emit stageChanged();
}

bool Table::refuse(const Refusal &refusal)
{
    emit explained(StoreWords::of(refusal.message), {});
    return false;
}

bool Table::resume(const QString &id)
{
    const auto match = WantedPlay::newest(id);
    if (!match)
        return refuse(match.refusal());
    return *match && resumeMatch(match->value);
}

bool Table::open(const WantedPlay &wanted)
{
    auto play = wanted.open(atOnce(this));
    if (play || play.refusal().code != "other-rules")
        return take(std::move(play));
    const auto question = wanted.askAboutRules();
    if (!question)
        return refuse(question.refusal());
    m_wanted = wanted;
    emit olderRulesFound(*question);
    return false;
}

bool Table::goOnByPresentRules()
{
    const WantedPlay wanted = std::exchange(m_wanted, {});
    if (const auto refusal = wanted.goOnByPresentRules())
        return refuse(*refusal);
    return take(wanted.open(atOnce(this)));
}

bool Table::take(Result<std::unique_ptr<Play>> play)
{
    if (!play)
        return refuse(play.refusal());
    m_play = std::move(*play);
    sitDown();
    Archive::instance()->announce();
    return true;
}

// From here on the screen shows another match, or the same by another content.
void Table::sitDown()
{
    m_pace->begin(m_play->startHash());
    m_past.end();
    m_saveProblem.clear();
    m_latestEvent = match()->events().size();
    m_hotSeat.sitDown(players());
    m_seats->reset();
    m_log->reset();
    emit opened();
    proceed();
}

bool Table::goOnWithPresentContent()
{
    if (!isOfOldContent() || m_phase == Over)
        return false;
    if (const auto refusal = m_play->goOnWithPresentContent(tr("With the content of before").toStdString())) {
        emit explained(
            tr("This match cannot go on with the new content: its position has something that the new content "
               "does not know. It goes on with the content it began with."),
            {});
        return false;
    }
    sitDown();
    return true;
}

void Table::remember()
{
    if (!m_play || !m_play->settle())
        return;
    m_latestEvent = match()->events().size();
    m_log->reset();
    announce();
}

bool Table::endEvening()
{
    if (!chapterPlay())
        return false;
    const auto refusal = chapterPlay()->campaign().endEvening();
    Archive::instance()->announce();
    return refusal ? refuse(*refusal) : true;
}

void Table::leave()
{
    if (!m_play)
        return;
    withdraw();
    m_past.end();
    if (Archive::instance()->state() == Archive::Ready) // else a worker has the file
        m_play->leave();
    m_play.reset();
    m_hotSeat.rise();
    m_phase = Closed;
    m_seats->reset();
    m_log->reset();
    emit opened();
    announce();
    if (Archive::instance()->state() == Archive::Ready)
        Archive::instance()->announce();
}

void Table::proceed()
{
    withdraw();
    const Decision decision = match()->decision();
    if (decision.isOver()) {
        m_phase = Over;
        m_hotSeat.rise(); // hands are put down; what was played lies open
        QTimer::singleShot(kResultShown, this, &giveBackSpareMemory);
        return announce();
    }
    const auto options = match()->options();
    const bool isForced = options.size() == 1;
    const auto forcedPause = [&] {
        return undoLabel().isEmpty() ? 0 : m_pace->pauseBefore(*m_play, options.front(), viewer());
    };
    if (players()[decision.seat].bot) {
        m_hotSeat.askBot();
        m_phase = BotThinking;
        if (!replaying())
            m_pace->letBotPlay(*m_play, isForced ? forcedPause() : m_pace->timeToLook(!undoLabel().isEmpty()));
        return announce();
    }
    m_hotSeat.askPerson(decision.seat);
    m_pace->calm();
    if (viewer() != decision.seat && !isQuestionOpen()) {
        m_phase = HandOver;
        return announce();
    }
    m_phase = Choosing;
    if (replaying())
        return announce();
    // Where there is nothing to choose the step is made at once, as a helpful neighbour would.
    const int pause = isForced ? forcedPause() : 0;
    if (isForced && pause == 0)
        return submit(options.front());
    m_selection.offer(*match());
    if (isForced)
        m_pace->letHappen(options.front(), pause);
    announce();
}

void Table::announce()
{
    m_telling->tell({ m_phase == Choosing && !replaying(), viewer(), int(m_phase), replaying() }, m_goesOn);
}

bool Table::isQuestionOpen() const
{
    const Decision asked = match() ? match()->decision() : Decision{};
    return !asked.isOver() && !players()[asked.seat].bot && m_hotSeat.peopleCount() > 1
        && match()->game().isOpen(asked.kind);
}

void Table::ready()
{
    if (m_phase != HandOver)
        return;
    m_hotSeat.take(match()->decision().seat);
    proceed();
}

void Table::conceal()
{
    const bool isOpen = isQuestionOpen();
    if ((m_phase != Choosing && !(m_phase == HandOver && isOpen)) || m_hotSeat.peopleCount() < 2 || askedOpenly())
        return;
    m_past.end();
    m_hotSeat.rise();
    if (isOpen)
        return proceed(); // it is asked without a viewer
    withdraw();
    m_phase = HandOver;
    announce();
}

void Table::lookAtSecrets()
{
    if (!askedOpenly() || replaying())
        return;
    withdraw();
    m_phase = HandOver;
    announce();
}

bool Table::reseat(Seat seat, Player player)
{
    if (m_phase == Over)
        return false;
    player.since = match()->journal().size();
    if (const auto refusal = m_play->reseat(seat, std::move(player)))
        return refuse(*refusal);
    m_past.end();
    m_pace->calm();
    m_hotSeat.reseat(seat, players());
    proceed();
    Archive::instance()->announce();
    return true;
}

void Table::submit(const Option &option)
{
    remember(); // nothing is chosen on a position that was not played again
    const std::size_t before = match()->events().size();
    if (const auto refusal = m_play->submit(match()->decision().seat, option)) {
        m_saveProblem =
            tr("The last step could not be saved and was not made. %1").arg(StoreWords::of(refusal->message));
        m_saveProblemCode = refusal->code;
        refuse(*refusal);
        m_pace->calm();
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
    m_selection.keepWaiting(option);
    emit askedFirst(words().option(option));
}

void Table::agree()
{
    if (const auto option = m_selection.takeWaiting(); option && m_phase == Choosing && !replaying())
        submit(*option);
}

void Table::retry()
{
    if (m_saveProblem.isEmpty())
        return;
    if (m_phase == Over)
        submit({});
    else if (m_phase == BotThinking)
        m_pace->letBotPlay(*m_play, 0);
}

bool Table::isFileAstray() const
{
    return !m_saveProblem.isEmpty() && isAstray(m_saveProblemCode);
}

void Table::rescue()
{
    Archive *archive = Archive::instance();
    if (!isFileAstray() || !archive->chronicle())
        return;
    const auto rescued = outremer::rescue(*archive->chronicle(), *match(), players(), m_saveProblemCode);
    if (!rescued)
        return void(refuse(rescued.refusal()));
    const QString file = QString::fromStdString(rescued->file.string());
    archive->say(rescued->isWhole ? tr("All of the chronicle, with this match, is now in %1").arg(file)
                                  : tr("This match is now in %1").arg(file));
}

void Table::readAgain()
{
    if (!isFileAstray())
        return;
    leave();
    Archive::instance()->close();
    Archive::instance()->open();
}

void Table::skipBots()
{
    if (m_phase != BotThinking || replaying())
        return;
    m_pace->hurry(*m_play);
    emit changed();
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
    proceed();
}

QVariantList Table::pastSteps(int most) const
{
    return isOpen() ? asVariants(words().pastSteps(most)) : QVariantList();
}

void Table::rewind(int step)
{
    remember();
    if (!match() || step < 0 || std::size_t(step) >= match()->journal().size())
        return;
    m_past.end();
    if (const auto refusal = m_play->rewind(std::size_t(step))) {
        refuse(*refusal);
        return;
    }
    m_latestEvent = match()->events().size();
    m_hotSeat.rise();
    proceed();
}

void Table::lookBack(int step, Seat eyes)
{
    remember();
    if (!match() || m_phase == HandOver || step < 0 || std::size_t(step) > match()->journal().size())
        return;
    withdraw();
    if (eyes != m_past.eyes())
        m_hotSeat.lendEyes(eyes);
    m_past.show(*match(), std::size_t(step), eyes);
    announce();
}

void Table::endReplay()
{
    if (!replaying())
        return;
    m_past.end();
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
    m_selection.clear();
    emit choicesChanged();
}

void Table::choose(const RefList &refs, ChoiceTarget *by)
{
    if (replaying() || m_phase == Over)
        return;
    if (!picker().isSelectable(refs)) {
        const QStringList rules = words().rulesAgainst(refs);
        if (!rules.isEmpty())
            emit explained(words().rules(rules), rules);
        return;
    }
    if (const auto option = m_selection.name(refs, by))
        return decide(*option);
    emit choicesChanged();
}

void Table::focusFirst() const
{
    if (ChoiceTarget *target = firstTarget(m_selection.targets()))
        target->item()->forceActiveFocus(Qt::OtherFocusReason);
}

void Table::moveFocus(int arrowKey) const
{
    if (ChoiceTarget *target = targetTowards(m_selection.targets(), Qt::Key(arrowKey)))
        target->item()->forceActiveFocus(Qt::TabFocusReason);
}

} // namespace outremer

#pragma once

#include "app/table/hotseat.h"
#include "app/table/lookback.h"
#include "app/table/pace.h"
#include "app/table/selection.h"
#include "app/table/tablewords.h"
#include "app/table/tellingorder.h"
#include "app/table/wantedplay.h"

#include <QObject>
#include <QPointer>
#include <QQuickWindow>
#include <QUrl>
#include <QVariantList>
#include <qqml.h>

namespace outremer {

class ChapterPlay;
class ChoiceTarget;
class LogModel;
class NewMatch;
class SeatModel;

// A match on the screen. It finds out whose turn it is and sees to it that whatever follows does: who may look (HotSeat),
// what can be pointed at (Selection), how soon bots follow (Pace), what was before (LookBack), what is said (TableWords) and
// in which order it is told (TellingOrder).
class Table : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(bool isOpen READ isOpen NOTIFY opened)
    Q_PROPERTY(QString gameId READ gameId NOTIFY opened)
    Q_PROPERTY(QUrl page READ page NOTIFY opened)        // of its board
    Q_PROPERTY(int campaign READ campaign NOTIFY opened) // 0: the match belongs to none
    Q_PROPERTY(int chapter READ chapter NOTIFY opened)
    Q_PROPERTY(QString title READ title NOTIFY textChanged)
    Q_PROPERTY(Phase phase READ phase NOTIFY phaseChanged)
    Q_PROPERTY(QString decision READ decision NOTIFY changed) // the kind of question, "plan.place"
    Q_PROPERTY(QString prompt READ prompt NOTIFY textChanged)
    Q_PROPERTY(QString activeSeat READ activeSeat NOTIFY changed)
    Q_PROPERTY(QString activeName READ activeName NOTIFY textChanged)
    Q_PROPERTY(QString viewerSeat READ viewerSeat NOTIFY changed) // empty while nobody may look
    // Somebody is asked what everybody may hear: the screen was not handed over, and shows no secrets.
    Q_PROPERTY(bool askedOpenly READ askedOpenly NOTIFY changed)
    Q_PROPERTY(bool canConceal READ canConceal NOTIFY changed) // the question needs none of what the viewer sees
    Q_PROPERTY(QString showSecretsText READ showSecretsText NOTIFY textChanged) // of a button that calls ready()
    Q_PROPERTY(QString undoLabel READ undoLabel NOTIFY textChanged)
    Q_PROPERTY(QString undoBarrier READ undoBarrier NOTIFY textChanged) // what came to light and cannot be taken back
    Q_PROPERTY(QStringList latest READ latest NOTIFY textChanged) // what the last step did, as the viewer may know
    Q_PROPERTY(QString latestSeat READ latestSeat NOTIFY changed)
    Q_PROPERTY(bool hurrying READ hurrying NOTIFY changed) // bots play without pauses until a person decides
    Q_PROPERTY(QString thinkingText READ thinkingText NOTIFY textChanged) // which bot it is that thinks
    Q_PROPERTY(bool replaying READ replaying NOTIFY phaseChanged)
    Q_PROPERTY(int step READ step NOTIFY changed) // that the board shows
    Q_PROPERTY(int stepCount READ stepCount NOTIFY changed)
    Q_PROPERTY(int eyes READ eyes NOTIFY changed) // the seat of the bot whose view is looked back at; -1: none
    Q_PROPERTY(QString endingText READ endingText NOTIFY textChanged)
    Q_PROPERTY(QString winnersText READ winnersText NOTIFY textChanged)
    Q_PROPERTY(QString saveProblem READ saveProblem NOTIFY changed)
    // The file is no longer where it was, or somebody else has written into it: rescue() and readAgain() are the ways on.
    Q_PROPERTY(bool isFileAstray READ isFileAstray NOTIFY changed)
    Q_PROPERTY(bool isOfOldContent READ isOfOldContent NOTIFY opened) // it began with content that has changed since
    Q_PROPERTY(bool hasSelection READ hasSelection NOTIFY choicesChanged)
    Q_PROPERTY(QQuickWindow *stage READ stage WRITE setStage NOTIFY stageChanged) // the window it is shown in
    Q_PROPERTY(outremer::SeatModel *seats READ seats CONSTANT)
    Q_PROPERTY(outremer::LogModel *log READ log CONSTANT)

public:
    enum Phase { Closed, HandOver, Choosing, BotThinking, Over };
    Q_ENUM(Phase)

    explicit Table(QObject *parent = nullptr);
    ~Table() override;

    bool isOpen() const { return m_play != nullptr; }
    QString gameId() const;
    QUrl page() const;
    int campaign() const;
    int chapter() const;
    Phase phase() const { return m_phase; }
    bool askedOpenly() const { return m_phase == Choosing && viewer() == kNobody && isQuestionOpen(); }
    bool canConceal() const
    {
        return (m_phase == HandOver || (m_phase == Choosing && viewer() != kNobody)) && isQuestionOpen();
    }
    bool hurrying() const { return m_pace->isHurried(); }
    bool replaying() const { return m_past.isUnderWay(); }
    int eyes() const { return m_past.eyes() == kNobody ? -1 : int(m_past.eyes()); }
    int step() const { return replaying() ? m_past.step() : stepCount(); }
    int stepCount() const { return isOpen() ? int(m_play->stepCount()) : 0; }
    QString saveProblem() const { return m_saveProblem; }
    bool isFileAstray() const;
    bool isOfOldContent() const { return isOpen() && m_play->isOfOldContent(); }
    bool hasSelection() const { return m_selection.picker().hasSelection(); }
    QQuickWindow *stage() const { return m_telling->stage(); }
    void setStage(QQuickWindow *stage);
    SeatModel *seats() const { return m_seats; }
    LogModel *log() const { return m_log; }

    // In words; empty where there is nothing to say.
    QString title() const { return isOpen() ? words().title() : QString(); }
    QString decision() const { return isOpen() ? words().decision() : QString(); }
    QString prompt() const { return m_phase == Choosing ? words().question() : QString(); }
    QString activeSeat() const { return isOpen() ? words().activeSeat() : QString(); }
    QString activeName() const { return isOpen() ? words().activeName() : QString(); }
    QString viewerSeat() const { return isOpen() && viewer() != kNobody ? words().idOf(viewer()) : QString(); }
    QString showSecretsText() const { return isOpen() ? words().showSecrets() : QString(); }
    QString undoLabel() const { return isOpen() && !replaying() ? words().undoable(m_latestEvent) : QString(); }
    QString undoBarrier() const { return isOpen() && !replaying() ? words().undoBarrier() : QString(); }
    QStringList latest() const;
    QString latestSeat() const;
    QString thinkingText() const { return m_phase == BotThinking ? words().thinking() : QString(); }
    QString endingText() const { return m_phase == Over ? words().ending() : QString(); }
    QString winnersText() const { return m_phase == Over ? words().winners() : QString(); }
    Q_INVOKABLE QString ruleText(const QString &id) const { return isOpen() ? words().rule(id) : QString(); }

    // A match comes and goes.
    Q_INVOKABLE bool start(outremer::NewMatch *plan) { return take(WantedPlay::begin(*plan)); }
    Q_INVOKABLE bool resume(const QString &gameId); // the newest match of this game that is not over
    Q_INVOKABLE bool resumeMatch(qint64 match) { return open(WantedPlay(MatchId{ match })); }
    // Its chapter, or the beginning of the next one.
    Q_INVOKABLE bool openCampaign(qint64 campaign) { return open(WantedPlay(CampaignId{ campaign })); }
    Q_INVOKABLE bool goOnByPresentRules();     // with the one that `olderRulesFound` was about
    Q_INVOKABLE bool goOnWithPresentContent(); // where the position allows it; what was played stays in the book
    Q_INVOKABLE bool endEvening();             // of the campaign; and the day's backup
    Q_INVOKABLE void leave();                  // everything is saved already
    // What came before the position that was shown at once, if it is not there yet.
    Q_INVOKABLE void remember();

    // Who may look.
    Q_INVOKABLE void ready();         // the next person has taken the table over
    Q_INVOKABLE void conceal();       // nobody may look until somebody says they are ready
    Q_INVOKABLE void lookAtSecrets(); // whoever is asked openly wants the screen for a moment

    // Steps, and taking them back.
    Q_INVOKABLE void undo();
    Q_INVOKABLE void agree();     // to the step that was asked about
    Q_INVOKABLE void retry();     // after a step could not be saved
    Q_INVOKABLE void rescue();    // writes what is in memory to a new file, and says which
    Q_INVOKABLE void readAgain(); // lets go of the match and opens the file that is there now
    Q_INVOKABLE void skipBots();
    // Taking back what undo cannot, with the consent of everybody at the table. The steps that could be the first to be
    // taken back, newest first: RewindSteps, told as the viewer may know them.
    Q_INVOKABLE QVariantList pastSteps(int most) const;
    Q_INVOKABLE void rewind(int step);

    // Looking back: the board shows the match as it was after `step` steps; nothing can be chosen meanwhile.
    Q_INVOKABLE void replay(int step) { lookBack(step, kNobody); }
    Q_INVOKABLE void endReplay();
    // The same with the eyes of a bot, once the match is over: until then what it holds is nobody's to see.
    Q_INVOKABLE void lookAs(int seat, int step);

    Q_INVOKABLE void clearSelection();
    Q_INVOKABLE void focusFirst() const; // the thing a keyboard would most likely want next
    Q_INVOKABLE void moveFocus(int arrowKey) const;

    // For what shows a match: boards, lists, and what is pointed at.
    const AnyMatch *match() const { return m_play ? &m_play->match() : nullptr; }
    const AnyMatch *shown() const { return replaying() ? m_past.match() : match(); } // what the board shows
    const std::vector<Player> &players() const { return m_play->players(); }
    const OptionPicker &picker() const { return m_selection.picker(); }
    Selection &selection() { return m_selection; }
    Seat viewer() const { return m_hotSeat.viewer(); }
    Seat homeSeat() const { return m_past.eyes() == kNobody ? m_hotSeat.home() : m_past.eyes(); }
    TableWords words() const { return { *match(), players(), viewer() }; }
    Speech speech() const { return words().speech(); }
    QString nameOf(Seat seat) const { return words().nameOf(seat); }
    // The numbers that a bot's decision after so many steps is made with.
    Rng botNumbers(std::size_t steps) const { return m_pace->numbersAt(steps); }
    void choose(const RefList &refs, ChoiceTarget *by = nullptr);
    void submit(const Option &option); // one of the options of whoever is in turn
    void decide(const Option &option); // the same, but asks first if people wish it and the step is for good
    bool reseat(Seat seat, Player player);
    // The board has answered a step; what is asked next is about to be told.
    bool isAskPending() const { return m_telling->isPending(); }

signals:
    void opened();         // another match is on the table
    void moved();          // the board differs, or its words; after a person's step the rest follows a frame later
    void changed();        // the match went on, or the viewer changed
    void phaseChanged();   // with it, before `changed`: another phase, or looking back began or ended
    void choicesChanged(); // something became selectable, selected or neither
    void textChanged();    // words on the screen differ: a step was made or the language changed
    // Why something cannot be chosen, or that a file could not be read: words, and the rules behind them.
    void explained(const QString &text, const QStringList &rules);
    void askedFirst(const QString &step); // a step waits for agree()
    // A match of other rules was to be opened: goOnByPresentRules() would do what this question says.
    void olderRulesFound(const QString &question);
    void stageChanged();

private:
    bool open(const WantedPlay &wanted);
    bool take(Result<std::unique_ptr<Play>> play);
    void sitDown();
    bool refuse(const Refusal &refusal); // says it; false, so that callers can return it
    ChapterPlay *chapterPlay() const;
    void proceed();              // finds out whose turn it is and what the screen may show
    void announce();             // tells what differs now
    bool isQuestionOpen() const; // people take turns at it, and it can be answered from what all of them know
    void withdraw()              // what was offered or thought about is no more
    {
        m_pace->cancel();
        m_selection.close();
    }
    void lookBack(int step, Seat eyes);

    std::unique_ptr<Play> m_play;
    WantedPlay m_wanted; // that was found to be of older rules
    Phase m_phase = Closed;
    HotSeat m_hotSeat;
    Selection m_selection;
    LookBack m_past;
    QString m_saveProblem;
    std::string m_saveProblemCode;
    std::size_t m_latestEvent = 0; // the first of the last step
    bool m_goesOn = false;         // by a step, not back and not to another match
    TellingOrder *m_telling;
    Pace *m_pace;
    SeatModel *m_seats;
    LogModel *m_log;
};

} // namespace outremer

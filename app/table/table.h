#pragma once

#include "app/play/optionpicker.h"
#include "app/play/play.h"
#include "model/core/speech.h"

#include <QObject>
#include <QPointer>
#include <QQuickWindow>
#include <QUrl>
#include <QVariantMap>
#include <qqml.h>

namespace outremer {

class AfterFrame;
class BotTurn;
class ChapterPlay;
class ChoiceTarget;
class LogModel;
class NewMatch;
class SeatModel;

// A match on the screen: who looks at it, whose turn it is, what they may choose. It holds the hot-seat's privacy:
// `viewer` is the one seat whose secrets the screen may show, and nobody while the table is handed over.
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
    Q_PROPERTY(QVariantList people READ people NOTIFY textChanged) // maps of seatId and name: the persons at the table
    Q_PROPERTY(QString endingText READ endingText NOTIFY textChanged)
    Q_PROPERTY(QString winnersText READ winnersText NOTIFY textChanged)
    Q_PROPERTY(QString saveProblem READ saveProblem NOTIFY changed)
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
    QString title() const;
    Phase phase() const { return m_phase; }
    QString decision() const;
    QString prompt() const;
    QString activeSeat() const;
    QString activeName() const;
    QString viewerSeat() const;
    bool askedOpenly() const;
    bool canConceal() const;
    QString showSecretsText() const;
    QString undoLabel() const;
    QString undoBarrier() const;
    QStringList latest() const;
    QString latestSeat() const;
    bool hurrying() const { return m_isHurrying; }
    QString thinkingText() const;
    bool replaying() const { return m_replay != nullptr; }
    int eyes() const { return m_eyes == kNobody ? -1 : int(m_eyes); }
    int step() const;
    int stepCount() const;
    QVariantList people() const;
    QString endingText() const;
    QString winnersText() const;
    QString saveProblem() const { return m_saveProblem; }
    bool isOfOldContent() const;
    bool hasSelection() const { return m_picker.hasSelection(); }
    QQuickWindow *stage() const { return m_stage; }
    void setStage(QQuickWindow *stage);
    SeatModel *seats() const { return m_seats; }
    LogModel *log() const { return m_log; }

    Q_INVOKABLE bool start(outremer::NewMatch *plan);
    Q_INVOKABLE bool resume(const QString &gameId); // the newest match of this game that is not over
    Q_INVOKABLE bool resumeMatch(qint64 match);
    Q_INVOKABLE bool openCampaign(qint64 campaign); // its chapter, or the beginning of the next one
    Q_INVOKABLE bool endEvening();                  // of the campaign; and the day's backup
    Q_INVOKABLE void leave();                       // everything is saved already
    // What came before the position that was shown at once, if it is not there yet.
    Q_INVOKABLE void remember();
    Q_INVOKABLE bool goOnWithPresentContent(); // where the position allows it; what was played stays in the book
    Q_INVOKABLE void ready();                  // the next person has taken the table over
    Q_INVOKABLE void conceal();                // nobody may look until somebody says they are ready
    Q_INVOKABLE void lookAtSecrets();          // whoever is asked openly wants the screen for a moment
    Q_INVOKABLE void undo();
    Q_INVOKABLE void agree(); // to the step that was asked about
    Q_INVOKABLE void retry(); // after a step could not be saved
    Q_INVOKABLE void skipBots();

    // Somebody else sits down, in the middle of the match (tableseats.cpp). Whoever comes begins with what the seat has.
    Q_INVOKABLE bool seatPerson(int seat, const QString &name);
    Q_INVOKABLE bool seatBot(int seat, int kind, int style); // indices into the lists of BotWords
    // Who sits there: seatId, houseName, name, isBot, botName, about, kind, style; knowsStyles, canChange; and proposed,
    // a name for a person who takes the seat.
    Q_INVOKABLE QVariantMap seatAt(int seat) const;

    Q_INVOKABLE QString ruleText(const QString &id) const;
    Q_INVOKABLE void clearSelection();
    Q_INVOKABLE void focusFirst() const; // the thing a keyboard would most likely want next
    Q_INVOKABLE void moveFocus(int arrowKey) const;

    // Looking back: the board shows the match as it was after `step` steps; nothing can be chosen meanwhile.
    Q_INVOKABLE void replay(int step);
    Q_INVOKABLE void endReplay();
    // The same with the eyes of a bot, once the match is over: until then what it holds is nobody's to see.
    Q_INVOKABLE void lookAs(int seat, int step);

    // Taking back what undo cannot, with the consent of everybody at the table. The steps that could be the first to be
    // taken back, newest first: maps of step, seatId, name and text, told as the viewer may know them.
    Q_INVOKABLE QVariantList pastSteps(int most) const;
    Q_INVOKABLE void rewind(int step);

    // For ChoiceTarget and the boards.
    const AnyMatch *match() const { return m_play ? &m_play->match() : nullptr; }
    const AnyMatch *shown() const { return m_replay ? m_replay.get() : match(); } // what the board shows
    const OptionPicker &picker() const { return m_picker; }
    Seat viewer() const { return m_viewer; }
    Seat homeSeat() const { return m_eyes == kNobody ? m_homeSeat : m_eyes; } // whose side of the table is nearest
    // The numbers that a bot's decision after so many steps is made with.
    Rng botNumbers(std::size_t steps) const { return streamOf(m_botSeed, steps); }
    const std::vector<Player> &players() const { return m_play->players(); }
    int peopleCount() const;
    QString nameOf(Seat seat) const; // the player's, or the house's
    Speech speech() const;
    void choose(const RefList &refs, ChoiceTarget *by = nullptr);
    void submit(const Option &option); // one of the options of whoever is in turn
    void decide(const Option &option); // the same, but asks first if people wish it and the step is for good
    // Of two equal things, such as two equal cards, only the one that was pointed at is shown as selected.
    bool wasPointedAt(const ChoiceTarget *target) const;
    bool isAskPending() const; // the board has answered a step; what is asked next is about to be told
    void enlist(ChoiceTarget *target) { m_targets.push_back(target); }
    void dismiss(ChoiceTarget *target);

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
    void stageChanged();

private:
    bool take(std::unique_ptr<Play> play);
    void sitDown();
    bool refuse(const Refusal &refusal); // says it; false, so that callers can return it
    void proceed();                      // finds out whose turn it is and what the screen may show
    bool isQuestionOpen() const;         // people take turns at it, and it can be answered from what all of them know
    void letBotPlay(int pause);
    int forcedPause(const Option &option) const; // before the one thing there is to do is done
    void lookBack(int step, Seat eyes);
    bool reseat(Seat seat, Player player);
    void findHome(); // the person whose side of the table is nearest, after others have sat down
    void announce();
    void ask(); // tells what is asked now, and everything but the board
    bool mayAskLater() const;
    void explain(const RefList &refs);
    ChapterPlay *chapterPlay() const;

    std::unique_ptr<Play> m_play;
    std::unique_ptr<AnyMatch> m_replay;
    QString m_saveProblem;
    Phase m_phase = Closed;
    std::pair<Phase, bool> m_toldPhase{ Closed, false }; // and whether it was looked back
    Seat m_toldViewer = kNobody;
    bool m_goesOn = false; // by a step, not back and not to another match
    Seat m_viewer = kNobody;
    Seat m_homeSeat = 0;
    Seat m_eyes = kNobody;
    bool m_isAlone = false;        // the one person at the table is known to sit before the screen
    std::size_t m_latestEvent = 0; // the first of the last step
    bool m_isHurrying = false;
    OptionPicker m_picker;
    std::uint64_t m_botSeed = 0;   // follows from how the match began
    std::optional<Option> m_asked; // waits for agree()
    QPointer<QQuickWindow> m_stage{};
    AfterFrame *m_nextFrame;
    BotTurn *m_turn;
    SeatModel *m_seats;
    LogModel *m_log;
    std::vector<ChoiceTarget *> m_targets;
    std::vector<const ChoiceTarget *> m_pointedAt; // since the decision began or the selection was cleared
};

} // namespace outremer

#pragma once

#include "core/speech.h"
#include "optionpicker.h"
#include "savedmatches.h"

#include <QObject>
#include <QPointer>
#include <QTimer>
#include <QVariantMap>
#include <qqml.h>

namespace outremer {

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
    Q_PROPERTY(QString title READ title NOTIFY textChanged)
    Q_PROPERTY(Phase phase READ phase NOTIFY changed)
    Q_PROPERTY(QString prompt READ prompt NOTIFY textChanged)
    Q_PROPERTY(QString activeSeat READ activeSeat NOTIFY changed)
    Q_PROPERTY(QString activeName READ activeName NOTIFY textChanged)
    Q_PROPERTY(QString undoLabel READ undoLabel NOTIFY textChanged)
    Q_PROPERTY(QString endingText READ endingText NOTIFY textChanged)
    Q_PROPERTY(QString winnersText READ winnersText NOTIFY textChanged)
    Q_PROPERTY(QString saveProblem READ saveProblem NOTIFY changed)
    Q_PROPERTY(bool hasSelection READ hasSelection NOTIFY choicesChanged)
    Q_PROPERTY(outremer::SeatModel *seats READ seats CONSTANT)
    Q_PROPERTY(outremer::LogModel *log READ log CONSTANT)

public:
    enum Phase { Closed, HandOver, Choosing, BotThinking, Over };
    Q_ENUM(Phase)

    explicit Table(QObject *parent = nullptr);
    ~Table() override;

    bool isOpen() const { return m_match != nullptr; }
    QString gameId() const;
    QString title() const;
    Phase phase() const { return m_phase; }
    QString prompt() const;
    QString activeSeat() const;
    QString activeName() const;
    QString undoLabel() const;
    QString endingText() const;
    QString winnersText() const;
    QString saveProblem() const { return m_saveProblem; }
    bool hasSelection() const { return m_picker.hasSelection(); }
    SeatModel *seats() const { return m_seats; }
    LogModel *log() const { return m_log; }

    Q_INVOKABLE bool start(outremer::NewMatch *plan);
    Q_INVOKABLE bool resume(const QString &gameId);
    Q_INVOKABLE void ready(); // the next person has taken the table over
    Q_INVOKABLE void undo();
    Q_INVOKABLE QString ruleText(const QString &id) const;
    Q_INVOKABLE void clearSelection();
    Q_INVOKABLE void focusFirst() const; // the thing a keyboard would most likely want next
    Q_INVOKABLE void moveFocus(int arrowKey) const;

    // For ChoiceTarget and the boards.
    const AnyMatch *match() const { return m_match.get(); }
    const AnyMatch *shown() const { return m_match.get(); } // what the board shows
    const OptionPicker &picker() const { return m_picker; }
    Seat viewer() const { return m_viewer; }
    Seat homeSeat() const { return m_homeSeat; } // whose side of the table is nearest
    const std::vector<Player> &players() const { return m_players; }
    Speech speech() const;
    void choose(const RefList &refs, ChoiceTarget *by = nullptr);
    void submit(const Option &option); // one of the options of the person in turn
    // Of two equal things, such as two equal cards, only the one that was pointed at is shown as selected.
    bool wasPointedAt(const ChoiceTarget *target) const;
    void enlist(ChoiceTarget *target) { m_targets.push_back(target); }
    void dismiss(ChoiceTarget *target);

signals:
    void opened();         // another match is on the table
    void changed();        // the match went on, or the viewer changed
    void choicesChanged(); // something became selectable, selected or neither
    void textChanged();    // words on the screen differ: a step was made or the language changed
    // Why something cannot be chosen, or that a file could not be read: words, and the rules behind them.
    void explained(const QString &text, const QStringList &rules);

private:
    void open(SavedMatch saved);
    void proceed(); // finds out whose turn it is and what the screen may show
    void letBotPlay();
    void save();
    void announce();
    void explain(const RefList &refs);
    int peopleCount() const;

    SavedMatches m_savedMatches;
    std::unique_ptr<AnyMatch> m_match;
    std::vector<Player> m_players;
    std::filesystem::path m_path;
    QString m_saveProblem;
    Phase m_phase = Closed;
    Seat m_viewer = kNobody;
    Seat m_homeSeat = 0;
    OptionPicker m_picker;
    Rng m_botRng;
    QTimer m_botTimer;
    SeatModel *m_seats;
    LogModel *m_log;
    std::vector<ChoiceTarget *> m_targets;
    std::vector<const ChoiceTarget *> m_pointedAt; // since the decision began or the selection was cleared
};

} // namespace outremer

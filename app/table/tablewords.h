#pragma once

#include "app/play/play.h"
#include "app/table/rewindstep.h"
#include "model/core/speech.h"

#include <QCoreApplication>
#include <QStringList>

namespace outremer {

// What a table says about a match, in the language of the moment and as one viewer may know it. It changes nothing, and is
// made anew whenever something is to be said.
class TableWords {
    Q_DECLARE_TR_FUNCTIONS(outremer::TableWords)

public:
    TableWords(const AnyMatch &match, const std::vector<Player> &players, Seat viewer)
        : m_match(match)
        , m_players(players)
        , m_viewer(viewer)
    {
    }

    Speech speech() const; // with the names of the players
    QString title() const;
    QString idOf(Seat seat) const;
    QString nameOf(Seat seat) const;  // the player's, or the house's
    QString houseOf(Seat seat) const; // the house's, whoever plays it

    // Of the present decision; empty when the match is over.
    QString decision() const; // its kind, "plan.place"
    QString question() const;
    QString activeSeat() const;
    QString activeName() const;
    QString thinking() const; // which bot it is that thinks; it must be a bot's turn

    QString showSecrets() const; // of the button that shows one's own
    QString option(const Option &option) const;
    QString rule(const QString &id) const; // empty: there is none
    QString rules(const QStringList &ids) const;
    QStringList rulesAgainst(const RefList &refs) const; // why these cannot be chosen now

    QStringList told(std::size_t from, std::size_t to) const; // of these events, what the viewer may know
    // The step that its maker may take back, as the viewer may know it; `from`: its first event. Empty: there is none.
    QString undoable(std::size_t from) const;
    QString undoBarrier() const; // what came to light and ended the undo
    // The steps that could be the first to be taken back by consent, newest first.
    QList<RewindStep> pastSteps(int most) const;

    // Once the match is over.
    QString ending() const;
    QString winners() const;

private:
    const AnyMatch &m_match;
    const std::vector<Player> &m_players;
    Seat m_viewer;
};

} // namespace outremer

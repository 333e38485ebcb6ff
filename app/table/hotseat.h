#pragma once

#include "app/play/play.h"

namespace outremer {

// Who may look at the one screen that several people share. `viewer` is the seat whose secrets it may show: whoever took
// it over, until it is another's turn; nobody while it is handed over. One person among bots keeps it.
class HotSeat {
public:
    Seat viewer() const { return m_viewer; }
    Seat home() const { return m_home; } // the person whose side of the table is nearest
    int peopleCount() const { return m_people; }

    void sitDown(const std::vector<Player> &players); // to another match
    void rise() { m_viewer = kNobody; }               // hands are put down, or the screen is let go

    // Whose decision it is now.
    void askBot();
    void askPerson(Seat seat);

    void take(Seat seat);     // this person has taken the screen over
    void lendEyes(Seat eyes); // of a bot, once the match is over; nobody: no longer
    // Somebody else plays a seat. The screen stays with whoever sits before it and with nobody else: the one person who is
    // left may be another one, and is asked to take it over first.
    void reseat(Seat seat, const std::vector<Player> &players);

private:
    void findHome(const std::vector<Player> &players);
    void turnTo(Seat seat);

    Seat m_viewer = kNobody;
    Seat m_home = 0;
    int m_people = 0;
    bool m_isAlone = false; // the one person at the table is known to sit before the screen
};

} // namespace outremer

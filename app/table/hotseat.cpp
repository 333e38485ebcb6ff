#include "app/table/hotseat.h"

#include <algorithm>

namespace outremer {
namespace {

bool isPerson(const Player &player)
{
    return !player.bot;
}

} // namespace

void HotSeat::findHome(const std::vector<Player> &players)
{
    m_people = int(std::ranges::count_if(players, isPerson));
    if (isPerson(players[m_home]))
        return;
    const auto person = std::ranges::find_if(players, isPerson);
    m_home = person == players.end() ? 0 : Seat(person - players.begin());
}

void HotSeat::sitDown(const std::vector<Player> &players)
{
    m_viewer = kNobody;
    m_home = 0;
    findHome(players);
    m_isAlone = m_people == 1;
}

// With one person at the table nobody else can look, so the screen stays theirs.
void HotSeat::turnTo(Seat seat)
{
    if (m_isAlone)
        m_viewer = m_home;
    else if (m_viewer != seat)
        m_viewer = kNobody;
}

void HotSeat::askBot()
{
    turnTo(kNobody);
}

void HotSeat::askPerson(Seat seat)
{
    turnTo(seat);
    m_home = seat;
}

void HotSeat::take(Seat seat)
{
    m_viewer = seat;
    m_isAlone = m_people == 1;
}

void HotSeat::lendEyes(Seat eyes)
{
    m_viewer = eyes;
}

void HotSeat::reseat(Seat seat, const std::vector<Player> &players)
{
    findHome(players);
    m_isAlone = m_people == 1 && m_viewer == m_home;
    if (players[seat].bot && m_viewer == seat)
        m_viewer = kNobody;
}

} // namespace outremer

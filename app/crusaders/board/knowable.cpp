#include "app/crusaders/board/knowable.h"

namespace outremer {

using namespace crusaders;

int Knowable::holyLands(Seat seat) const
{
    int lands = 0;
    for (CityId city = 0; city < kCities; ++city)
        lands += !m_board.isContested(city) && m_board.holyLandOf(city) == seat ? 1 : 0;
    return lands;
}

int Knowable::contestedLands(Seat seat) const
{
    int lands = 0;
    for (CityId city = 0; city < kCities; ++city)
        lands += m_board.isContested(city) && m_view.state.player(seat).clergy[city].count() > 0 ? 1 : 0;
    return lands;
}

bool Knowable::knows(Seat seat, Quantity quantity) const
{
    switch (quantity) {
    case Quantity::HolyLands:
        return contestedLands(seat) == 0;
    case Quantity::LevelFour:
    case Quantity::YellowTactics:
    case Quantity::WhiteTactics:
    case Quantity::BlueTactics:
    case Quantity::RedTactics:
    case Quantity::TacticColours:
        return seat == m_view.viewer;
    default:
        return true;
    }
}

bool Knowable::knows(Seat seat, const Goal &goal) const
{
    if (goal.leader == 0)
        return knows(seat, goal.of);
    for (Seat other = 0; other < m_view.state.seats; ++other) {
        if (!knows(other, goal.of))
            return false;
    }
    return true;
}

bool Knowable::knowsBull(Seat seat) const
{
    const Card bull = m_view.state.player(seat).bulls[0];
    return bull != kNoCard && knows(seat, m_view.content->bulls[bull].goals[0])
        && knows(seat, m_view.content->bulls[bull].goals[1]);
}

} // namespace outremer

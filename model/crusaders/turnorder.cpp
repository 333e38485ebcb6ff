#include "model/crusaders/board.h"

namespace outremer::crusaders {

// CR-TURN-01, 02, 05: the marker furthest right acts first; automa markers do not count.
SeatList Board::turnOrder() const
{
    SeatList order;
    for (Seat seat = 0; seat < s.seats; ++seat) {
        order.push(seat);
        for (int i = seat; i > 0 && s.player(order[i - 1]).holiness < s.player(seat).holiness; --i)
            std::swap(order[i], order[i - 1]);
    }
    return order;
}

Seat Board::firstPlayer() const
{
    for (Seat seat : turnOrder()) {
        if (!s.player(seat).isOut)
            return seat;
    }
    return kNobody;
}

// CR-SETUP-28, CR-AUTOMA-03: the absent states' markers fill the rightmost cells for the whole match.
bool Board::isCellTaken(int cell, Seat except) const
{
    if (cell >= int(c.track.size()) - automaSets())
        return true;
    for (Seat seat = 0; seat < s.seats; ++seat) {
        if (seat != except && s.player(seat).holiness == cell)
            return true;
    }
    return false;
}

} // namespace outremer::crusaders

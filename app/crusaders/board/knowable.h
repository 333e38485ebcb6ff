#pragma once

#include "app/crusaders/board/boardview.h"

namespace outremer {

// What a viewer can be sure of. A redacted State still answers every question of Board, but where it depends on hidden
// cards or on the levels of other players' bishops (CR-MODEL-36, 40) the answer is only a guess and must not be shown.
class Knowable {
public:
    explicit Knowable(const BoardView &view)
        : m_view(view)
        , m_board(view.board())
    {
    }

    int holyLands(Seat seat) const;      // that nobody contests
    int contestedLands(Seat seat) const; // where this seat has bishops and others too
    bool knows(Seat seat, crusaders::Quantity quantity) const;
    bool knows(Seat seat, const crusaders::Goal &goal) const; // its points
    bool knowsBull(Seat seat) const;

private:
    const BoardView &m_view;
    crusaders::Board m_board;
};

} // namespace outremer

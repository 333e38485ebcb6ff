#include "app/table/forgood.h"

namespace outremer {

bool isForGood(const AnyMatch &match, const Option &option)
{
    const Seat seat = match.decision().seat;
    const auto ahead = match.forkAt(match.journal().size());
    ahead->submit(seat, option);
    // What leaves no choice is done at once.
    while (ahead->decision().seat == seat && !ahead->decision().isOver() && ahead->options().size() == 1)
        ahead->submit(seat, ahead->options().front());
    return ahead->decision().isOver() || ahead->decision().seat != seat || !ahead->undoable();
}

} // namespace outremer

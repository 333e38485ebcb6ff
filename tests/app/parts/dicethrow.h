#pragma once

#include "app/table/table.h"

namespace outremer::test {

// Lets these dice fall in the last event of the match at a table, as a game that rolls would have told it, and says so.
// The games of the shelf may have no dice; the table and its followers need not know.
inline void throwDice(Table &table, const std::vector<Die> &dice, Event event = {})
{
    auto &events = const_cast<std::vector<Event> &>(table.match()->events());
    if (event == Event{} && !events.empty())
        event = events.back();
    event.dice.clear();
    for (const Die &die : dice)
        event.dice.push(die);
    events.push_back(event);
    emit table.moved();
}

} // namespace outremer::test

#include "model/core/teller.h"

namespace outremer {
namespace {

Event eventOf(std::uint8_t kind, std::initializer_list<Ref> fields, bool reveals)
{
    Event event{ .kind = kind, .reveals = reveals };
    for (const Ref &ref : fields)
        event.fields.push(ref);
    return event;
}

} // namespace

void report(
    EventSink &events, std::uint8_t kind, std::initializer_list<Ref> fields, bool reveals, std::span<const Die> dice)
{
    Event event = eventOf(kind, fields, reveals);
    for (const Die &die : dice)
        event.dice.push(die);
    events.report(event);
}

void reportSecret(EventSink &events, std::uint8_t kind, std::initializer_list<Ref> fields, bool reveals, Seat seat,
    std::uint8_t secret)
{
    Event event = eventOf(kind, fields, reveals);
    event.seenBy = seat < kMaxSeats ? only(seat) : SeatSet(0); // nobody at the table sees what the rules themselves do
    event.secret = secret;
    events.report(event);
}

} // namespace outremer

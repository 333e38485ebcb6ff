#include "crusaders/referee.h"

namespace outremer::crusaders {
namespace {

Event eventOf(EventKind kind, std::initializer_list<Ref> fields)
{
    Event event{ .kind = std::uint8_t(kind) };
    for (const Ref &ref : fields)
        event.fields.push(ref);
    return event;
}

} // namespace

void Referee::tell(EventKind kind, std::initializer_list<Ref> fields)
{
    if (m_events.isListening())
        m_events.report(eventOf(kind, fields));
}

void Referee::reveal(EventKind kind, std::initializer_list<Ref> fields)
{
    if (!m_events.isListening())
        return;
    Event event = eventOf(kind, fields);
    event.reveals = true;
    m_events.report(event);
}

void Referee::confide(Seat seat, EventKind kind, std::uint8_t secret, std::initializer_list<Ref> fields)
{
    if (!m_events.isListening())
        return;
    Event event = eventOf(kind, fields);
    event.seenBy = isPlayer(seat) ? only(seat) : SeatSet(0);
    event.secret = secret;
    m_events.report(event);
}

void Referee::whisper(Seat seat, EventKind kind, std::uint8_t secret, std::initializer_list<Ref> fields)
{
    if (!m_events.isListening())
        return;
    Event event = eventOf(kind, fields);
    event.seenBy = isPlayer(seat) ? only(seat) : SeatSet(0);
    event.secret = secret;
    event.reveals = true;
    m_events.report(event);
}

Ref Referee::realm(Seat seat) const
{
    if (seat == kSaracens)
        return { kRealmNoun, kSaracenRealm };
    if (!isPlayer(seat))
        return { kRealmNoun, kAutomaRealm };
    return { kRealmNoun, std::int16_t(s.player(seat).realm) };
}

Ref Referee::other(Seat seat) const
{
    return { kOtherNoun, realm(seat).value };
}

} // namespace outremer::crusaders

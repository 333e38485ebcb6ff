#pragma once

#include "model/core/event.h"

#include <initializer_list>

namespace outremer {

// Makes and reports an event, once somebody listens (teller.cpp).
void report(EventSink &events, std::uint8_t kind, std::initializer_list<Ref> fields, bool reveals,
    std::span<const Die> dice = {});
void reportSecret(EventSink &events, std::uint8_t kind, std::initializer_list<Ref> fields, bool reveals, Seat seat,
    std::uint8_t secret);

// How the rules of a game tell what happened; referees inherit it. Where nobody listens it costs one comparison.
template <class Kind>
class Teller {
public:
    using Fields = std::initializer_list<Ref>;

    explicit Teller(EventSink &events)
        : m_events(events)
    {
    }
    // Everybody sees it, and it may be taken back. Dice are told in the order in which they were thrown.
    void tell(Kind kind, Fields fields, std::span<const Die> dice = {}) const
    {
        if (m_events.isListening())
            report(m_events, std::uint8_t(kind), fields, false, dice);
    }
    // Everybody sees it, and it cannot be unlearnt: a draw, a die, a flip.
    void reveal(Kind kind, Fields fields, std::span<const Die> dice = {}) const
    {
        if (m_events.isListening())
            report(m_events, std::uint8_t(kind), fields, true, dice);
    }
    // One seat makes a secret choice: the fields of these bits are that seat's alone.
    void confide(Seat seat, Kind kind, std::uint8_t secret, Fields fields) const
    {
        if (m_events.isListening())
            reportSecret(m_events, std::uint8_t(kind), fields, false, seat, secret);
    }
    // One seat learns a secret.
    void whisper(Seat seat, Kind kind, std::uint8_t secret, Fields fields) const
    {
        if (m_events.isListening())
            reportSecret(m_events, std::uint8_t(kind), fields, true, seat, secret);
    }

private:
    EventSink &m_events;
};

} // namespace outremer

#pragma once

#include "model/core/option.h"

#include <optional>
#include <span>
#include <vector>

namespace outremer {

// A die as it fell: 1 to `sides`. `counts` is whether it was a success, for games that have such. Games that throw dice of
// several colours at once say which it is: their phrases "die.1", "die.2"... name the kinds, and 0 is a die like any other.
struct Die {
    std::uint8_t sides = 6;
    std::uint8_t value = 0;
    bool counts = false;
    std::uint8_t kind = 0;

    friend bool operator==(const Die &, const Die &) = default;
};

// Something that happened, as the log, the animations, the chronicle and the statistics are told it.
struct Event {
    static constexpr int kMostDice = 12;

    std::uint8_t kind = 0;
    SeatSet seenBy = kEveryone; // who may know the secret fields
    std::uint8_t secret = 0;    // bit i: field i is secret; all bits: the others do not even learn that it happened
    bool reveals = false;       // somebody learnt what cannot be unlearnt: undo stops here
    RefList fields{};
    FixedList<Die, kMostDice> dice{}; // in the order in which they were thrown; as open or secret as the whole event

    static constexpr std::uint8_t kAllSecret = 0xff;

    friend bool operator==(const Event &, const Event &) = default;
};

// The event as one viewer may know it: secret fields are left out for those who may not see them.
inline std::optional<Event> seenFrom(const Event &event, Seat viewer)
{
    if (event.secret == 0 || contains(event.seenBy, viewer))
        return event;
    if (event.secret == Event::kAllSecret)
        return std::nullopt;
    Event redacted = event;
    redacted.fields = {};
    for (int i = 0; i < event.fields.size(); ++i) {
        if ((event.secret >> i & 1) == 0)
            redacted.fields.push(event.fields[i]);
    }
    return redacted;
}

// Where `apply` reports to. Search and simulation pass a deaf sink and pay nothing for the events.
class EventSink {
public:
    EventSink() = default;
    explicit EventSink(std::vector<Event> &out)
        : m_out(&out)
    {
    }
    bool isListening() const { return m_out != nullptr; } // for games whose events cost something to make
    void report(const Event &event)
    {
        if (m_out)
            m_out->push_back(event);
    }

private:
    std::vector<Event> *m_out = nullptr;
};

} // namespace outremer

#pragma once

#include "model/core/seat.h"

#include <array>
#include <cstring>
#include <new>
#include <type_traits>

namespace outremer {

// One thing pending: what, who decides, whom it is about, and a few bytes that mean what the task says. Plain data, so it
// is copied, saved and replayed for free. Each task reads and writes its bytes as a small struct of its own:
//
//   struct BlindOffer { std::uint8_t deck; Card card; std::uint8_t isExtra; };
//   push(ask(Task::BlindOffer, seat, BlindOffer{ deck, card, isExtra }));
//   ... frame.as<BlindOffer>().card
//
// Who decides is not always who it happens to. A game names its own fields of it (Fields says which words and domains).
template <class TaskType, class FieldList>
struct Pending {
    using Task = TaskType;
    static constexpr std::size_t kBytes = 4;

    TaskType task{};
    Seat seat = kNobody;  // decides
    Seat self = kNobody;  // whom it is about
    Seat rival = kNobody; // the other one, where there is one
    std::array<std::uint8_t, kBytes> bytes{};

    template <class Payload>
    Payload &as()
    {
        return *std::launder(reinterpret_cast<Payload *>(checked<Payload>(bytes.data())));
    }
    template <class Payload>
    const Payload &as() const
    {
        return *std::launder(reinterpret_cast<const Payload *>(checked<Payload>(bytes.data())));
    }
    // The same frame with these bytes.
    template <class Payload>
    Pending with(const Payload &payload) const
    {
        Pending frame = *this;
        frame.bytes = {};
        std::memcpy(checked<Payload>(frame.bytes.data()), &payload, sizeof payload);
        return frame;
    }

    template <class Self, class Walk>
    static void fields(Self &self, Walk &walk)
    {
        FieldList::fields(self, walk);
    }
    friend bool operator==(const Pending &, const Pending &) = default;

private:
    // Bytes may be looked at as a struct of bytes, and as nothing else.
    template <class Payload, class Byte>
    static Byte *checked(Byte *bytes)
    {
        static_assert(sizeof(Payload) <= kBytes && alignof(Payload) == 1
            && std::is_trivially_copyable_v<Payload> && std::is_standard_layout_v<Payload>);
        return bytes;
    }
};

// A number or set of sixteen bits in two bytes, little end first.
struct TwoBytes {
    std::uint8_t low = 0;
    std::uint8_t high = 0;

    constexpr TwoBytes() = default;
    constexpr TwoBytes(unsigned value)
        : low(std::uint8_t(value & 0xff))
        , high(std::uint8_t(value >> 8))
    {
    }
    constexpr operator std::uint16_t() const { return std::uint16_t(low | high << 8); }
};

} // namespace outremer

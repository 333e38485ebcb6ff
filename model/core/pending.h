#pragma once

#include "model/core/fields.h"

#include <array>
#include <cstring>
#include <new>
#include <span>
#include <type_traits>

namespace outremer {

// One thing pending: what, who decides, whom it is about, and a few bytes that mean what the task says. Plain data, so it
// is copied, saved and replayed for free. Each task reads and writes its bytes as a small struct of its own:
//
//   struct BlindOffer { std::uint8_t deck; Card card; std::uint8_t isExtra; };
//   push(ask(Task::BlindOffer, seat, BlindOffer{ deck, card, isExtra }));
//   ... frame.as<BlindOffer>().card
//
// What the bytes are called, and what their numbers mean, is said in the row of the task (PayloadField below).
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
    constexpr TwoBytes(std::uint8_t first, std::uint8_t second)
        : low(first)
        , high(second)
    {
    }
    constexpr TwoBytes(unsigned value)
        : low(std::uint8_t(value & 0xff))
        , high(std::uint8_t(value >> 8))
    {
    }
    constexpr operator std::uint16_t() const { return std::uint16_t(low | high << 8); }
};

// One or two bytes of a frame by name, in their order.
struct PayloadField {
    std::string_view name;
    Domain domain = kPlain;
    int bytes = 1;
    std::span<const Domain> byFirst{}; // ... or as the first byte of the frame says
    bool isFormer = false;             // only frames of older rules have it (formerField)

    static PayloadField former(std::string_view name) { return { name, kPlain, 0, {}, true }; }
    const Domain &domainIn(std::uint8_t first) const { return first < byFirst.size() ? byFirst[first] : domain; }
};

// The bytes of a frame for a walk over fields: hashes and snapshots take them as they are, whoever gives things names gets
// what the task says. A byte the task does not know must be 0.
template <class Bytes, class Walk>
void walkPayload(Bytes &bytes, std::span<const PayloadField> fields, Walk &walk)
{
    if constexpr (requires { Walk::kSeesBytes; }) {
        for (auto &byte : bytes)
            walk({}, byte);
    } else {
        std::size_t at = 0;
        for (const PayloadField &field : fields) {
            if (field.isFormer) {
                formerField(walk, field.name);
                continue;
            }
            const Domain &domain = field.domainIn(bytes[0]);
            if (field.bytes == 1) {
                walk(field.name, bytes[at], domain);
            } else {
                std::uint16_t number = TwoBytes(bytes[at], bytes[at + 1]);
                walk(field.name, number, domain);
                if constexpr (!std::is_const_v<Bytes>) {
                    bytes[at] = TwoBytes(number).low;
                    bytes[at + 1] = TwoBytes(number).high;
                }
            }
            at += std::size_t(field.bytes);
        }
        if constexpr (requires { walk.require(true); }) {
            for (; at < bytes.size(); ++at)
                walk.require(bytes[at] == 0);
        }
    }
}

} // namespace outremer

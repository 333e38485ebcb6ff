#pragma once

#include "model/core/domain.h"

#include <array>
#include <type_traits>

namespace outremer {

template <class T>
inline constexpr bool kIsNumber = std::is_arithmetic_v<T> || std::is_enum_v<T>;

template <class T>
inline constexpr bool kIsArray = false;
template <class T, std::size_t N>
inline constexpr bool kIsArray<std::array<T, N>> = true;

template <class T>
inline constexpr bool kIsList = false;
template <class T, int Capacity>
inline constexpr bool kIsList<FixedList<T, Capacity>> = true;

// A State and each of its parts has one list of its fields, in the order in which they are hashed and saved:
//
//   template <class Self, class Walk>
//   static void fields(Self &self, Walk &walk)
//   {
//       walk("owner", self.owner, kSeatId);
//       walk("governor", self.governor, kGovernorId);
//   }
//
// From it follow hashes and snapshots (Fields below), exact positions and range checks (exact.h), and what a plain board
// shows (things.h).

// A name that only positions of older rules have: whoever reads names passes over it. A field that is new is `later()`
// (domain.h); so an update strands nobody who left in the middle of a match.
template <class Walk>
void formerField(Walk &walk, std::string_view name)
{
    if constexpr (requires { walk.former(name); })
        walk.former(name);
}

// The walk of hashes and snapshots: every number of a value, in order. Names and meanings cost nothing here. Sink offers
// `number(T &)` and `numbers(T *, count)`.
template <class Sink>
class Fields {
public:
    static constexpr bool kSeesBytes = true; // of a frame, whatever they mean (pending.h)

    explicit Fields(Sink &sink)
        : m_sink(sink)
    {
    }

    template <class T>
    void operator()(std::string_view, T &value, const Domain & = kPlain)
    {
        walk(value);
    }

    template <class T>
    void walk(T &value)
    {
        using Plain = std::remove_const_t<T>;
        if constexpr (kIsNumber<Plain>) {
            m_sink.number(value);
        } else if constexpr (kIsArray<Plain>) {
            if constexpr (kIsNumber<typename Plain::value_type>) {
                m_sink.numbers(value.data(), value.size());
            } else {
                for (auto &item : value)
                    walk(item);
            }
        } else if constexpr (kIsList<Plain>) {
            walk(value.items);
            walk(value.count);
        } else {
            Plain::fields(value, *this);
        }
    }

private:
    Sink &m_sink;
};

} // namespace outremer

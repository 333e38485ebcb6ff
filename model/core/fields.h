#pragma once

#include <array>
#include <type_traits>

namespace outremer {

template <class T>
struct IsArray : std::false_type {
};
template <class T, std::size_t N>
struct IsArray<std::array<T, N>> : std::true_type {
};

template <class T>
inline constexpr bool kIsNumber = std::is_arithmetic_v<T> || std::is_enum_v<T>;

// Walks every number of a value in declaration order, through its `serialize` members. Hashing and snapshots both
// stand on this one walk, so a field listed once is hashed and saved, and `Sink` never sees anything but numbers.
// Sink offers `number(T &)` and `numbers(T *, count)`.
template <class Sink>
class Fields {
public:
    explicit Fields(Sink &sink)
        : m_sink(sink)
    {
    }

    template <class T>
    Fields &operator&(T &value)
    {
        using Plain = std::remove_const_t<T>;
        if constexpr (kIsNumber<Plain>) {
            m_sink.number(value);
        } else if constexpr (IsArray<Plain>::value) {
            if constexpr (kIsNumber<typename Plain::value_type>) {
                m_sink.numbers(value.data(), value.size());
            } else {
                for (auto &item : value)
                    *this &item;
            }
        } else {
            // serialize() is one member for reading and writing, hence not const; a writing sink changes nothing.
            const_cast<Plain &>(value).serialize(*this, 0);
        }
        return *this;
    }

private:
    Sink &m_sink;
};

} // namespace outremer

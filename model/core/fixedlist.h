#pragma once

#include <algorithm>
#include <array>
#include <cassert>
#include <cstdint>
#include <type_traits>

namespace outremer {

// A list that never touches the heap, so a State made of them is one plain value.
// Overflow is a rules bug, not a runtime condition. Slots behind the end are kept zero: equal lists are equal bytes.
template <class T, int Capacity>
struct FixedList {
    using Count = std::conditional_t<(Capacity < 256), std::uint8_t, std::uint16_t>;

    std::array<T, Capacity> items{};
    Count count = 0;

    static constexpr int capacity() { return Capacity; }
    constexpr int size() const { return count; }
    constexpr bool empty() const { return count == 0; }
    constexpr bool full() const { return count == Capacity; }

    constexpr void push(T value)
    {
        assert(count < Capacity);
        items[count++] = value;
    }
    constexpr T pop()
    {
        assert(count > 0);
        const T value = items[--count];
        items[count] = T{};
        return value;
    }
    constexpr void clear()
    {
        std::fill(begin(), end(), T{});
        count = 0;
    }
    constexpr T removeAt(int index)
    {
        assert(index >= 0 && index < count);
        const T value = items[std::size_t(index)];
        std::copy(items.begin() + index + 1, items.begin() + count, items.begin() + index);
        items[--count] = T{};
        return value;
    }
    constexpr void insertSorted(T value)
    {
        push(value);
        for (int i = count - 1; i > 0 && (*this)[i] < (*this)[i - 1]; --i)
            std::swap(items[std::size_t(i)], items[std::size_t(i - 1)]);
    }
    constexpr int indexOf(const T &value) const
    {
        for (int i = 0; i < count; ++i) {
            if ((*this)[i] == value)
                return i;
        }
        return -1;
    }
    constexpr bool contains(const T &value) const { return indexOf(value) >= 0; }

    constexpr T &operator[](int index) { return items[std::size_t(index)]; }
    constexpr const T &operator[](int index) const { return items[std::size_t(index)]; }
    constexpr const T &back() const { return (*this)[count - 1]; }
    constexpr T *begin() { return items.data(); }
    constexpr T *end() { return items.data() + count; }
    constexpr const T *begin() const { return items.data(); }
    constexpr const T *end() const { return items.data() + count; }

    friend constexpr bool operator==(const FixedList &, const FixedList &) = default;
};

} // namespace outremer

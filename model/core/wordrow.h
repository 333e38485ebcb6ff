#pragma once

#include "model/core/option.h"

#include <initializer_list>
#include <span>
#include <string_view>

namespace outremer {

// Which nouns something carries, in their order.
struct Carries {
    std::array<std::uint16_t, 6> nouns{};
    std::uint8_t count = 0;

    constexpr Carries(std::initializer_list<std::uint16_t> list)
    {
        for (std::uint16_t noun : list)
            nouns[count++] = noun;
    }
    constexpr operator std::span<const std::uint16_t>() const { return { nouns.data(), count }; }
};

// A row of a game's table of event kinds (or verbs that carry what the option says): what it is called and what it is
// about. The battery checks what is really told, and the blanks of the phrases, against it.
template <class Kind>
struct WordRow {
    Kind kind;
    std::string_view word;
    Carries nouns{};
};

// Rows carry their key so that a reader need not count, and so that none can be missing or exchanged.
template <class Rows>
constexpr bool areInOrder(const Rows &rows, int first = 0)
{
    for (std::size_t i = 0; i < rows.size(); ++i) {
        if (int(rows[i].kind) != first + int(i))
            return false;
    }
    return true;
}

} // namespace outremer

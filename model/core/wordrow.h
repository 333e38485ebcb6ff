#pragma once

#include "model/core/option.h"

#include <initializer_list>
#include <string_view>

namespace outremer {

// Which nouns something carries, in their order.
struct Carries {
    std::array<std::uint16_t, 6> nouns{};
    std::uint8_t count = 0;

    constexpr Carries() = default;
    constexpr Carries(std::initializer_list<std::uint16_t> list)
    {
        for (std::uint16_t noun : list)
            nouns[count++] = noun;
    }
    constexpr const std::uint16_t *begin() const { return nouns.data(); }
    constexpr const std::uint16_t *end() const { return nouns.data() + count; }
};

// What an event kind or a verb is called and what it is about.
struct Wording {
    std::string_view word;
    Carries nouns{};
};

// A row of a game's table of event kinds, or of verbs. The nouns of a verb stand behind whoever decides. The battery
// checks what is really told and offered, and the blanks of the phrases, against it.
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

// Options come from files too, so that a verb need not be one of the game's.
template <class Rows>
constexpr Wording wordingOf(const Rows &rows, std::uint8_t kind, int first = 0)
{
    const auto at = std::size_t(kind - first);
    return at < rows.size() ? Wording{ rows[at].word, rows[at].nouns } : Wording{ "?" };
}

// What an option is about that says it itself: whoever decides, and its parts as the verb's nouns.
inline RefList targetsOf(Ref decider, const Wording &verb, const Option &option)
{
    const std::array parts{ option.first, option.second, option.third };
    RefList refs;
    refs.push(decider);
    for (std::size_t i = 0; i < verb.nouns.count; ++i)
        refs.push({ verb.nouns.nouns[i], std::int16_t(parts[i]) });
    return refs;
}

} // namespace outremer

#pragma once

#include "model/core/option.h"

#include <limits>
#include <span>
#include <string_view>

namespace outremer {

// A value outside of the usual ones and its word: cities belong to seats, or to "saracens".
struct OtherWord {
    std::int32_t value = 0;
    std::string_view word;
};

// What the numbers of a field mean. A State's field list says it once; exact positions, range checks and the things on
// the table follow from it.
struct Domain {
    static constexpr std::int32_t kNever = std::numeric_limits<std::int32_t>::min();

    std::uint16_t noun = kNumberNoun; // each number is the id of one of these
    std::int32_t none = kNever;       // this value stands for nothing: null. A list holds no such thing
    std::int32_t least = 0;           // of plain numbers, and of those with words
    std::int32_t most = std::numeric_limits<std::int32_t>::max();
    std::span<const std::string_view> words{};    // of a vocabulary, instead of the noun's ids
    std::span<const OtherWord> others{};          // what else may stand there
    std::array<std::uint16_t, 2> keys{};          // arrays are keyed by these nouns (kNumberNoun: not), outer first
    std::span<const std::string_view> keyWords{}; // ... or the outer one by these words
    bool isFlag = false;                          // 0 or 1
    bool isSet = false;                           // bits of the noun or of the words
    bool isLater = false;                         // positions of older rules do not have it: it is 0 there

    constexpr Domain() { keys.fill(kNumberNoun); }
    template <class Change> // before its users: clang 14 wants it so
    constexpr Domain changed(Change change) const
    {
        Domain copy = *this;
        change(copy);
        return copy;
    }
    // Each answers this domain with one thing changed, so that a field reads as a phrase: kCityId.by(kSeatNoun).
    constexpr Domain orNone(std::int32_t value) const
    {
        return changed([&](Domain &d) { d.none = value; });
    }
    constexpr Domain by(std::uint16_t outer, std::uint16_t inner = kNumberNoun) const
    {
        return changed([&](Domain &d) { d.keys = { outer, inner }; });
    }
    constexpr Domain byWords(std::span<const std::string_view> all) const
    {
        return changed([&](Domain &d) { d.keyWords = all; });
    }
    constexpr Domain orElse(std::span<const OtherWord> all) const
    {
        return changed([&](Domain &d) { d.others = all; });
    }
    constexpr Domain asSet() const
    {
        return changed([](Domain &d) { d.isSet = true; });
    }
    constexpr Domain later() const
    {
        return changed([](Domain &d) { d.isLater = true; });
    }
    constexpr Domain in(std::span<const std::string_view> all) const
    {
        return changed([&](Domain &d) { d.words = all; });
    }

    // Whether a single number is sound: of `count` things of the noun (negative: not known).
    constexpr bool holds(std::int64_t value, int count, bool isInList) const
    {
        if (value == none)
            return !isInList;
        for (const OtherWord &other : others) {
            if (value == other.value)
                return true;
        }
        const std::int64_t size = words.empty() ? count : std::int64_t(words.size());
        if (isSet)
            return value >= 0 && (size < 0 || value < std::int64_t(1) << size);
        if (isFlag)
            return value == 0 || value == 1;
        if (noun != kNumberNoun || !words.empty())
            return value >= 0 && (size < 0 || value < size);
        return value >= least && value <= most;
    }
};

constexpr Domain idOfNoun(std::uint16_t noun)
{
    Domain domain;
    domain.noun = noun;
    return domain;
}
constexpr Domain between(std::int32_t least, std::int32_t most)
{
    Domain domain;
    domain.least = least;
    domain.most = most;
    return domain;
}
constexpr Domain wordOf(std::span<const std::string_view> words)
{
    return Domain().in(words);
}
constexpr Domain flagDomain()
{
    Domain domain;
    domain.isFlag = true;
    return domain;
}

inline constexpr Domain kPlain{};
inline constexpr Domain kFlag = flagDomain();
inline constexpr Domain kSeatId = idOfNoun(kSeatNoun);

} // namespace outremer

#pragma once

#include <bit>
#include <cstdint>
#include <utility>

namespace outremer {

// Our own random numbers (the SplitMix64 sequence): the same on every machine and build, unlike std::shuffle and
// the std distributions. One word of state, so a State can carry its generator by value.
struct Rng {
    std::uint64_t word = 0;

    constexpr std::uint64_t next()
    {
        word += 0x9e3779b97f4a7c15u;
        std::uint64_t z = word;
        z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
        z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
        return z ^ (z >> 31);
    }

    // Uniform in [0, bound), without bias: draws that would favour small numbers are thrown away.
    constexpr std::uint32_t below(std::uint32_t bound)
    {
        const std::uint32_t threshold = (0u - bound) % bound;
        for (;;) {
            const std::uint64_t product = std::uint64_t(std::uint32_t(next() >> 32)) * bound;
            if (std::uint32_t(product) >= threshold)
                return std::uint32_t(product >> 32);
        }
    }

    template <class List>
    constexpr void shuffle(List &list)
    {
        for (int i = int(list.size()) - 1; i > 0; --i)
            std::swap(list[i], list[int(below(std::uint32_t(i + 1)))]);
    }

    template <class Self, class Walk>
    static void fields(Self &self, Walk &walk)
    {
        walk("word", self.word);
    }
    friend constexpr bool operator==(const Rng &, const Rng &) = default;
};

// An independent stream for a numbered purpose (a match of a tournament, a bot's seat), so that adding one consumer
// of random numbers never shifts another's.
constexpr Rng streamOf(std::uint64_t seed, std::uint64_t purpose)
{
    Rng mixer{ seed ^ std::rotl(purpose * 0xd1342543de82ef95u + 1, 32) };
    return Rng{ mixer.next() ^ purpose };
}

} // namespace outremer

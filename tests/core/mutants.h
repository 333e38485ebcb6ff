#pragma once

#include "model/core/rng.h"

#include <algorithm>
#include <cstdint>
#include <string>
#include <string_view>

namespace outremer::test {

// A copy of `bytes` with one to three of the usual accidents: a flipped bit, a byte with a meaning of its own
// put in or over another, a run lost, doubled or the end cut off. The same random numbers give the same
// damage.
inline std::string mutantOf(std::string bytes, Rng &rng)
{
    static constexpr std::string_view kTelling("{}[]\",:\\-+019eE.?\n\t \0\x7f\x80\xc3\xff", 25);
    for (std::uint32_t accidents = 1 + rng.below(3); accidents > 0 && !bytes.empty(); --accidents) {
        const std::size_t at = rng.below(std::uint32_t(bytes.size()));
        const std::size_t run = std::min<std::size_t>(1 + rng.below(12), bytes.size() - at);
        const char telling = kTelling[rng.below(std::uint32_t(kTelling.size()))];
        switch (rng.below(7)) {
        case 0:
            bytes[at] = char(bytes[at] ^ (1 << rng.below(8)));
            break;
        case 1:
            bytes[at] = telling;
            break;
        case 2:
            bytes.insert(at, 1, telling);
            break;
        case 3:
            bytes[at] = char('0' + rng.below(75)); // a digit, letter or sign: what still parses is the harder test
            break;
        case 4:
            bytes.erase(at, run);
            break;
        case 5:
            bytes.insert(at, bytes.substr(at, run));
            break;
        default:
            if (rng.below(8) == 0)
                bytes.resize(at);
            break;
        }
    }
    return bytes;
}

// What a failing random test says: the number that shows it again.
inline std::string atSeed(std::uint64_t seed, const std::string &what = {})
{
    return "seed " + std::to_string(seed) + (what.empty() ? "" : ": " + what);
}

} // namespace outremer::test

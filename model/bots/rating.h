#pragma once

#include <cstdint>

namespace outremer {

// How often one side won of the matches it played. A shared victory counts for each of its winners.
struct SideTally {
    std::uint64_t wins = 0;
    std::uint64_t matches = 0;
};

// A 95 % confidence interval for a rate (Wilson's score interval: honest near 0 and 1 too).
struct Interval {
    double low = 0;
    double high = 0;
};
Interval confidence(std::uint64_t successes, std::uint64_t trials);

// How much stronger one bot is than another, in Elo points with a 95 % interval: 100 points are odds of 16 to 9. Of
// the victories that either of them won each is due so many by its number of chairs, so that one king among three
// squires is compared fairly. Rates of 0 and 1 have no Elo: bounds are cut at 1200.
struct EloDifference {
    double value = 0;
    double low = 0;
    double high = 0;
};
EloDifference eloBetween(const SideTally &bot, const SideTally &against);

} // namespace outremer

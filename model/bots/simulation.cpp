#include "bots/simulation.h"

#include <cmath>

namespace outremer {

Interval confidence(std::uint64_t successes, std::uint64_t trials)
{
    if (trials == 0)
        return { 0, 1 };
    constexpr double z = 1.959963984540054;
    const double n = double(trials);
    const double rate = double(successes) / n;
    const double centre = rate + z * z / (2 * n);
    const double spread = z * std::sqrt(rate * (1 - rate) / n + z * z / (4 * n * n));
    const double scale = 1 + z * z / n;
    return { (centre - spread) / scale, (centre + spread) / scale };
}

} // namespace outremer

#include "model/bots/rating.h"

#include <algorithm>
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

EloDifference eloBetween(const SideTally &bot, const SideTally &against)
{
    constexpr double kMost = 1200;
    const double chairs = bot.matches == 0 ? 1 : double(against.matches) / double(bot.matches);
    const auto elo = [&](double share) {
        const double odds = share / std::max(1 - share, 1e-12) * chairs;
        return std::clamp(400 * std::log10(std::max(odds, 1e-12)), -kMost, kMost);
    };
    const std::uint64_t decided = bot.wins + against.wins;
    const Interval interval = confidence(bot.wins, decided);
    const double share = decided == 0 ? 0.5 : double(bot.wins) / double(decided);
    return { elo(share), elo(interval.low), elo(interval.high) };
}

} // namespace outremer

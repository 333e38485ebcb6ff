#pragma once

#include "tests/crusaders/table.h"

// What tests of several phases count by.
namespace outremer::crusaders::test {

// Goods as the numbers that options carry.
inline constexpr int kWood = int(Good::Wood);
inline constexpr int kCandles = int(Good::Candles);
inline constexpr int kSteel = int(Good::Steel);
inline constexpr int kHorses = int(Good::Horses);
inline constexpr int kSpices = int(Good::Spices);

inline constexpr std::array kEveryOrder{ Order::Construction, Order::Prayer, Order::Muster, Order::March };

inline const auto &innerOf(const Table &t, Order order)
{
    return t.s.inner[std::size_t(order)];
}

} // namespace outremer::crusaders::test

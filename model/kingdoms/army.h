#pragma once

#include <array>
#include <bit>
#include <cstdint>

namespace outremer::kingdoms {

// The five kinds of symbols, weakest first (KC-ARMY-02).
enum class Symbol : std::uint8_t { Lance, Bow, Swords, Helmet, Banner };
inline constexpr int kKinds = 5;

// A unit card is the set of its symbols, one bit each (KC-AMB-01: at most one of a kind); a higher bit is a stronger
// kind. 0 is a card the viewer cannot see.
using Card = std::uint8_t;
inline constexpr int kCardFaces = 1 << kKinds;
inline constexpr Card kUnknownCard = 0;

constexpr bool shows(Card card, int kind)
{
    return (card >> kind & 1) != 0;
}
constexpr int symbolsOn(Card card)
{
    return std::popcount(unsigned(card));
}

// Four cards are an army (KC-ARMY-01).
inline constexpr int kArmySize = 4;

// How many of its cards show each kind, as the digits of one number in base 5. Adding a card is adding its tally.
using Tally = std::uint16_t;
inline constexpr int kTallies = 5 * 5 * 5 * 5 * 5;
inline constexpr std::array<Tally, kKinds> kTallyOfKind{ 1, 5, 25, 125, 625 };
inline constexpr Tally kTallyOfAllKinds = 1 + 5 + 25 + 125 + 625;

constexpr Tally tallyOf(Card card)
{
    Tally tally = 0;
    for (int kind = 0; kind < kKinds; ++kind)
        tally = Tally(tally + (shows(card, kind) ? kTallyOfKind[std::size_t(kind)] : 0));
    return tally;
}
constexpr int countOf(Tally tally, int kind)
{
    return tally / kTallyOfKind[std::size_t(kind)] % 5;
}

// The strength of an army as one number: larger wins, equal armies are equal numbers (KC-COMPARE-01..08).
using Strength = std::uint32_t;
Strength strengthOf(Tally tally);

} // namespace outremer::kingdoms

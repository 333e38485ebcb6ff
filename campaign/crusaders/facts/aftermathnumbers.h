#pragma once

namespace outremer::campaign {

// The numbers of the aftermath's rules.
inline constexpr int kMarksOfNickname = 2;   // for the first of a quality; as many more for each other one (CA-NICK-02)
inline constexpr int kHeirloomLevel = 2;     // at most (CA-HEIR-01)
inline constexpr int kTemperateHoldings = 2; // cities or holy lands (CA-QUAL-05)
inline constexpr int kBattlesOfRuin = 2;     // at least (CA-SCAR-02)
inline constexpr int kCrown = 3;             // for winning the last chapter (CA-WIN-04)

// More than any campaign can come to: what a book is checked against.
inline constexpr int kMostMarks = 99;
inline constexpr int kMostPoints = 999;

} // namespace outremer::campaign

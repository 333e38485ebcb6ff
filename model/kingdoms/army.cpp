#include "model/kingdoms/army.h"

namespace outremer::kingdoms {
namespace {

// Regiments, battalions and companies each give their number and then their kinds, and single symbols only their
// kinds (KC-COMPARE-07). With equal numbers, comparing two sets of kinds as bit masks is comparing them one by one
// from the strongest down (KC-COMPARE-02, 04, 06, 08).
constexpr Strength weigh(Tally tally)
{
    Strength strength = 0;
    for (int size = kArmySize; size >= 1; --size) {
        Strength kinds = 0;
        for (int kind = 0; kind < kKinds; ++kind)
            kinds |= countOf(tally, kind) == size ? 1u << kind : 0u; // KC-ARMY-09: exactly this size, not more
        if (size > 1)
            strength = strength << 3 | Strength(std::popcount(kinds));
        strength = strength << kKinds | kinds;
    }
    return strength;
}

constexpr auto kStrengths = [] {
    std::array<Strength, kTallies> strengths{};
    for (int tally = 0; tally < kTallies; ++tally)
        strengths[std::size_t(tally)] = weigh(Tally(tally));
    return strengths;
}();

} // namespace

Strength strengthOf(Tally tally)
{
    return kStrengths[tally];
}

} // namespace outremer::kingdoms

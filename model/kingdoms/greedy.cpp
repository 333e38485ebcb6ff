#include "model/kingdoms/kingdoms.h"
#include "model/kingdoms/proof.h"

#include <algorithm>

namespace outremer::kingdoms {
namespace {

// How likely, in percent, a squad that needs n more symbols of its kind still gets them from a hand of five.
constexpr std::array kChance{ 100, 62, 38, 24, 16 };

// What a sector promises: each kind by how far it is on the way to a regiment, or else to a battalion. A regiment is
// worth about ten battalions, and a stronger kind a little more than a weaker one, as KC-COMPARE has it.
constexpr int promiseOf(Tally tally, int placed)
{
    int total = 0;
    for (int kind = 0; kind < kKinds; ++kind) {
        const int missing = placed - countOf(tally, kind);
        const int weight = 20 + 3 * kind;
        if (missing == 0)
            total += weight * 10 * kChance[std::size_t(kArmySize - placed)] / 100;
        else if (missing == 1 && placed > 1)
            total += weight * kChance[std::size_t(kArmySize - placed)] / 100;
    }
    return total;
}

// Looked up, because searching asks for millions of them.
const auto kPromises = [] {
    std::array<std::array<std::int16_t, kTallies>, kArmySize + 1> promises{};
    for (int placed = 0; placed <= kArmySize; ++placed) {
        for (int tally = 0; tally < kTallies; ++tally)
            promises[std::size_t(placed)][std::size_t(tally)] = std::int16_t(promiseOf(Tally(tally), placed));
    }
    return promises;
}();

int promise(const Sector &sector)
{
    return kPromises[std::size_t(sector.size())][tallyOf(sector)];
}

int bestPromiseOfOthers(const State &state, int territory, Seat seat)
{
    int best = 0;
    for (Seat other = 0; other < state.seats; ++other) {
        if (other != seat)
            best = std::max(best, promise(state.sector(other, territory)));
    }
    return best;
}

int worthOf(int mine, int best)
{
    return std::clamp(500 + (mine - best) * 2, 50, 950);
}

// A territory's worth to a seat, 0 to 1000: certain when it has a marker, otherwise by the promises on the table.
int worth(const State &state, int territory, Seat seat)
{
    const Seat owner = state.owner[std::size_t(territory)];
    if (owner != kNobody)
        return owner == seat ? 1000 : 0;
    return worthOf(promise(state.sector(seat, territory)), bestPromiseOfOthers(state, territory, seat));
}

} // namespace

// One move deep, by what everybody can see plus the own hand: place it, let the rules settle the territories, and
// count their worth; a rich card kept in the hand is worth a little too.
int Kingdoms::appraise(const View<State> &view, const Option &option) const
{
    if (Verb(option.verb) != Verb::Place)
        return 0;
    State after = *view;
    const Seat seat = view->active;
    EventSink deaf;
    apply(after, option, deaf);
    int total = 0;
    for (int territory = 0; territory < kTerritories; ++territory)
        total += worth(after, territory, seat);
    return total * 10 - symbolsOn(option.first) * 60;
}

// The same without asking the rules: what the placement changes in its own territory.
int Kingdoms::quickWorth(const State &guess, const Option &option) const
{
    if (Verb(option.verb) != Verb::Place)
        return 0;
    const int thrift = symbolsOn(option.first) * 60;
    const int territory = option.second;
    if (guess.owner[std::size_t(territory)] != kNobody)
        return -thrift;
    const Sector &sector = guess.sector(guess.active, territory);
    const Tally tally = tallyOf(sector);
    const auto placed = std::size_t(sector.size());
    const int best = bestPromiseOfOthers(guess, territory, guess.active);
    const int before = worthOf(kPromises[placed][tally], best);
    const int after = worthOf(kPromises[placed + 1][std::size_t(tally + tallyOf(option.first))], best);
    return (after - before) * 10 - thrift;
}

} // namespace outremer::kingdoms

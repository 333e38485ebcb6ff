#include "model/kingdoms/kingdoms.h"
#include "model/kingdoms/proof.h"

#include "model/core/exact.h"

#include <algorithm>
#include <string>

namespace outremer::kingdoms {
namespace {

bool areHandsSorted(const State &state)
{
    return std::ranges::all_of(state.hands, [](const Hand &hand) { return std::ranges::is_sorted(hand); });
}

// All cards of the game are somewhere, once (KC-TURN-08), and `unseen` counts those not on the table.
std::string brokenCards(const State &state, const Content &content)
{
    std::array<int, kCardFaces> hidden{};
    std::array<int, kCardFaces> open{};
    for (Card card : state.deck)
        ++hidden[card];
    for (std::size_t seat = 0; seat < state.seats; ++seat) {
        for (Card card : state.hands[seat])
            ++hidden[card];
        for (const Sector &sector : state.sectors[seat]) {
            for (Card card : sector)
                ++open[card];
        }
    }
    for (std::size_t face = 1; face < kCardFaces; ++face) {
        const int copies = content.copies[face] * content.decks[state.seats];
        if (hidden[face] + open[face] != copies)
            return "the game has " + std::to_string(copies) + " cards \"" + content.cards[face].id + "\", not "
                + std::to_string(hidden[face] + open[face]);
        if (state.unseen[face] != hidden[face])
            return "the tally of unseen cards is wrong";
    }
    return state.unseen[0] == 0 ? "" : "the tally of unseen cards is wrong";
}

// KC-TURN-01: going round from the active seat, some have placed k cards and then the rest k + 1.
std::string brokenTurns(const State &state, const Content &content)
{
    int total = 0;
    int previous = -1;
    int first = 0;
    for (int turn = 0; turn < state.seats; ++turn) {
        // When the match is over the active seat is the one that placed last, so the round starts behind it.
        const int offset = state.phase == Phase::Over ? turn + 1 : turn;
        const auto seat = std::size_t((state.active + offset) % state.seats);
        int placed = 0;
        for (const Sector &sector : state.sectors[seat])
            placed += sector.size();
        first = turn == 0 ? placed : first;
        if (placed < previous || placed > first + 1)
            return "the players have not placed their cards in turn (KC-TURN-01)";
        previous = placed;
        total += placed;
        const bool hasDrawn = seat == state.active && state.phase == Phase::Place;
        const int wanted = content.handSize + (hasDrawn ? 1 : 0);
        // With a small deck of a pack hands shrink once it is empty (KC-AMB-18).
        const int held = state.hands[seat].size();
        if (held > wanted || (held < wanted && !state.deck.empty()))
            return "a hand has " + std::to_string(held) + " cards instead of " + std::to_string(wanted);
        if (held == 0 && placed < kTerritories * kArmySize)
            return "a player has no cards left to place";
    }
    if (state.phase == Phase::Draw && state.deck.empty())
        return "there is no card left to draw";
    return total == state.placements ? "" : "the number of placements is wrong";
}

// An army is completed by its owner's own placement, and a player's nth army at the earliest by his 4nth.
std::string brokenMoments(const State &state)
{
    std::array<bool, kMaxSeats * kTerritories * kArmySize + 1> used{};
    for (std::size_t seat = 0; seat < kMaxSeats; ++seat) {
        for (std::size_t territory = 0; territory < kTerritories; ++territory) {
            const std::uint8_t moment = state.fourthCard[seat][territory];
            if ((moment > 0) != state.sectors[seat][territory].full() || moment > state.placements)
                return "the order of the fourth cards is wrong";
            if (moment == 0)
                continue;
            const auto earlier = std::ranges::count_if(
                state.fourthCard[seat], [moment](std::uint8_t other) { return other > 0 && other <= moment; });
            const int ownPlacements = (moment + state.seats - 1) / state.seats;
            if (used[moment] || placerOf(state, moment) != seat || ownPlacements < kArmySize * earlier)
                return "the order of the fourth cards is wrong";
            used[moment] = true;
        }
    }
    return {};
}

// A territory belongs to the strongest army, because a win is proven before it is given (KC-WIN-09).
std::string brokenOwner(const State &state, int territory, const std::string &name)
{
    const Seat owner = state.owner[std::size_t(territory)];
    if (owner == kNobody)
        return winnerOf(state, territory) == kNobody
            ? ""
            : "\"" + name + "\" is decided but has no marker (KC-WIN-01, KC-WIN-04)";
    if (owner >= state.seats || !state.sector(owner, territory).full())
        return "the winner of \"" + name + "\" has no army there (KC-WIN-02)";
    for (Seat seat = 0; seat < state.seats; ++seat) {
        if (seat != owner && state.sector(seat, territory).full() && isStronger(state, territory, seat, owner))
            return "another army in \"" + name + "\" is stronger than its winner's (KC-WIN-04)";
    }
    return {};
}

std::string brokenMarkers(const State &state, const Content &content)
{
    std::array<bool, kTerritories + 1> used{};
    int markers = 0;
    for (std::size_t territory = 0; territory < kTerritories; ++territory) {
        const std::uint8_t marker = state.marker[territory];
        if ((state.owner[territory] == kNobody) != (marker == 0) || marker > kTerritories
            || (marker > 0 && used[marker]))
            return "the victory markers are not numbered in order (KC-WIN-03)";
        used[marker] = true;
        markers += marker > 0 ? 1 : 0;
        if (std::string broken = brokenOwner(state, int(territory), content.territories[territory].id); !broken.empty())
            return broken;
    }
    for (int number = 1; number <= markers; ++number) {
        if (!used[std::size_t(number)])
            return "the victory markers are not numbered in order (KC-WIN-03)";
    }
    if (markers != state.markers)
        return "the number of markers is wrong";
    return isFinished(state) == (state.phase == Phase::Over) ? "" : "the match ends with the fifth marker (KC-WIN-06)";
}

} // namespace

std::string Kingdoms::brokenInvariant(const State &state) const
{
    std::string broken = brokenFields(*this, state);
    if (broken.empty() && !areHandsSorted(state))
        broken = "a hand is not sorted";
    if (broken.empty())
        broken = brokenCards(state, *m_content);
    if (broken.empty())
        broken = brokenTurns(state, *m_content);
    if (broken.empty())
        broken = brokenMoments(state);
    if (broken.empty())
        broken = brokenMarkers(state, *m_content);
    return broken;
}

} // namespace outremer::kingdoms

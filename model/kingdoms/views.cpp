#include "model/kingdoms/kingdoms.h"

namespace outremer::kingdoms {

// Placed cards are open (KC-AMB-20); hidden are the other hands and the order of the deck, not their sizes.
View<State> Kingdoms::viewFor(const State &state, Seat viewer) const
{
    State seen = state;
    for (Seat seat = 0; seat < state.seats; ++seat) {
        if (seat != viewer)
            seen.hands[seat].items.fill(kUnknownCard);
    }
    seen.deck.items.fill(kUnknownCard);
    return { viewer, seen };
}

State Kingdoms::resample(const View<State> &view, Rng &rng) const
{
    State guess = *view;
    auto left = guess.unseen;
    if (view.viewer() < guess.seats) {
        for (Card card : guess.hands[view.viewer()])
            --left[card];
    }
    FixedList<Card, kMaxDeck + kMaxSeats * kHandCapacity> pool;
    for (int face = 1; face < kCardFaces; ++face) {
        for (int i = 0; i < left[std::size_t(face)]; ++i)
            pool.push(Card(face));
    }
    rng.shuffle(pool);
    for (Seat seat = 0; seat < guess.seats; ++seat) {
        if (seat == view.viewer())
            continue;
        const int size = guess.hands[seat].size();
        guess.hands[seat] = {};
        for (int i = 0; i < size; ++i)
            guess.hands[seat].insertSorted(pool.pop());
    }
    guess.deck = {};
    while (!pool.empty())
        guess.deck.push(pool.pop());
    return guess;
}

} // namespace outremer::kingdoms

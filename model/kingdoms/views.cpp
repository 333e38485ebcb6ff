#include "model/kingdoms/kingdoms.h"

namespace outremer::kingdoms {

// Placed cards are open (KC-AMB-20); hidden are the other hands and the order of the deck, not their sizes.
void Kingdoms::hide(State &seen, Seat viewer, const Veil &veil) const
{
    for (Seat seat = 0; seat < seen.seats; ++seat) {
        for (Card &card : seen.hands[seat]) {
            if (seat != viewer)
                veil.hide(card, kUnknownCard);
        }
    }
    for (Card &card : seen.deck)
        veil.hide(card, kUnknownCard);
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

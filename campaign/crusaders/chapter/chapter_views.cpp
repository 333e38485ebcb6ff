// What a seat may know of a chapter: what it may know of the match, and only its own choice of an interlude.
#include "campaign/crusaders/chapter/chapter.h"

namespace outremer::campaign {

void Chapter::hide(State &seen, Seat viewer, const Veil &veil) const
{
    m_match.hide(seen.match, viewer, veil);
    for (Seat seat = 0; seat < seen.seats; ++seat) {
        if (seat == viewer)
            continue;
        if (seen.isInMatch())
            veil.hide(seen.tally.governors[seat], 0); // as the influence it is part of (CR-MODEL-38)
        if (seen.aftermath.choices[seat] != crusaders::kNoChoice)
            veil.hide(seen.aftermath.choices[seat], crusaders::kNoChoice); // CA-INTER-02
    }
}

State Chapter::resample(const View<State> &view, Rng &rng) const
{
    State guess = *view;
    guess.match = m_match.resample(View<crusaders::State>(view.viewer(), view->match), rng);
    for (Seat seat = 0; seat < guess.seats; ++seat) {
        const bool hasChosen = guess.aftermath.stage == Stage::Interlude && seat < guess.aftermath.turn;
        if (hasChosen && seat != view.viewer())
            guess.aftermath.choices[seat] = std::uint8_t(rng.below(2));
    }
    return guess;
}

std::optional<View<crusaders::State>> Chapter::viewWithin(const View<State> &view) const
{
    if (!view->isInMatch())
        return std::nullopt;
    return View<crusaders::State>(view.viewer(), view->match);
}

} // namespace outremer::campaign

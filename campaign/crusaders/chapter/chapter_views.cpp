// What a seat may know of a chapter: what it may know of the match, and only its own choice of an interlude.
#include "campaign/crusaders/chapter/chapter.h"

namespace outremer::campaign {

View<State> Chapter::viewFor(const State &state, Seat viewer) const
{
    State seen = state;
    seen.match = *m_match.viewFor(state.match, viewer);
    for (Seat seat = 0; seat < state.seats; ++seat) {
        if (seat == viewer)
            continue;
        if (state.isInMatch())
            seen.tally.governors[seat] = 0;                  // as the influence it is part of (CR-MODEL-38)
        seen.aftermath.choices[seat] = crusaders::kNoChoice; // CA-INTER-02
    }
    return { viewer, seen };
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

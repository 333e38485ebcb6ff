#pragma once

#include "model/core/seat.h"

namespace outremer {

// A State as one seat may know it: unknown things are replaced by the game's "unknown". A type of its own, so that
// nobody hands the truth to a bot or a screen by mistake; a game's viewFor is the place where they are made.
template <class State>
class View {
public:
    View(Seat viewer, const State &redacted)
        : m_state(redacted)
        , m_viewer(viewer)
    {
    }
    Seat viewer() const { return m_viewer; }
    const State *operator->() const { return &m_state; }
    const State &operator*() const { return m_state; }
    friend bool operator==(const View &, const View &) = default;

private:
    State m_state;
    Seat m_viewer;
};

} // namespace outremer

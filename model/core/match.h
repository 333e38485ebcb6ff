#pragma once

#include "model/core/game.h"
#include "model/core/step.h"

#include <algorithm>

namespace outremer {

// A match in play. Its setup and journal are the truth; the state is what they lead to. A match is a value: a copy is
// a fork that goes its own way.
template <Game G>
class Match {
public:
    using State = typename G::State;

    Match(const G &game, const Setup &setup)
        : Match(game, game.start(setup))
    {
    }
    // From a position: the journal starts there.
    Match(const G &game, const State &start)
        : m_game(&game)
        , m_start(start)
        , m_state(start)
    {
    }

    const G &game() const { return *m_game; }
    const State &start() const { return m_start; }
    const State &state() const { return m_state; }
    Decision decision() const { return m_game->decision(m_state); }
    const std::vector<Step> &journal() const { return m_journal; }
    const std::vector<Event> &events() const { return m_events; }

    OptionsOf<G> options() const
    {
        OptionsOf<G> options;
        m_game->listOptions(m_state, options);
        return options;
    }

    // The only way to change a match. On refusal nothing has changed.
    std::optional<Refusal> submit(Seat seat, const Option &option)
    {
        const Decision asked = decision();
        if (asked.isOver())
            return Refusal{ "match-over", "the match is over" };
        if (asked.seat != seat)
            return Refusal{ "not-your-turn", "it is another seat's decision" };
        if (!options().contains(option))
            return Refusal{ "illegal-option", "that option is not among the legal ones" };
        const std::size_t eventsBefore = m_events.size();
        const State before = m_state;
        EventSink sink(m_events);
        m_game->apply(m_state, option, sink);
        m_journal.push_back({ seat, option });
        // Undo cannot cross what somebody learnt, because what came before is no longer kept.
        const auto fresh = m_events.begin() + std::ptrdiff_t(eventsBefore);
        if (std::any_of(fresh, m_events.end(), [](const Event &event) { return event.reveals; }))
            m_undoable.clear();
        else
            m_undoable.push_back({ before, eventsBefore });
        return std::nullopt;
    }

    // The step that undo would take back, or nothing behind the information barrier.
    const Step *undoable() const { return m_undoable.empty() ? nullptr : &m_journal.back(); }

    // The state that undo would return to; only when there is something undoable.
    const State &undoState() const { return m_undoable.back().state; }

    bool undo()
    {
        if (m_undoable.empty())
            return false;
        m_state = m_undoable.back().state;
        m_events.resize(m_undoable.back().eventCount);
        m_undoable.pop_back();
        m_journal.pop_back();
        return true;
    }

    // The match as it was after its first `steps` steps, as a match of its own ("what if").
    Match forkAt(std::size_t steps) const
    {
        if (steps >= m_journal.size())
            return *this;
        Match fork(*m_game, m_start);
        for (std::size_t i = 0; i < steps; ++i)
            fork.submit(m_journal[i].seat, m_journal[i].option);
        return fork;
    }

private:
    struct Undoable {
        State state;
        std::size_t eventCount;
    };

    const G *m_game;
    State m_start;
    State m_state;
    std::vector<Step> m_journal;
    std::vector<Event> m_events;
    std::vector<Undoable> m_undoable;
};

} // namespace outremer

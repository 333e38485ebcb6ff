#pragma once

#include "db/journal.h"

#include <map>

namespace outremer {

// When a line was last played. Reading a line proves its whole chain, so what was read is remembered until the line grows.
class LastSteps {
public:
    struct Seen {
        std::int64_t steps = 0;
        Moment at = 0; // 0: no step yet
    };
    Result<Seen> of(const Journal &journal, LineId line)
    {
        const auto head = journal.head(line);
        if (!head)
            return head.refusal();
        Seen &seen = m_seen[line];
        if (seen.at != 0 && seen.steps == head->length)
            return seen;
        const auto steps = journal.steps(line);
        if (!steps)
            return steps.refusal();
        seen = { head->length, steps->empty() ? 0 : steps->back().at };
        return seen;
    }

private:
    std::map<LineId, Seen> m_seen;
};

} // namespace outremer

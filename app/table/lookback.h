#pragma once

#include "model/core/anymatch.h"

#include <memory>

namespace outremer {

// The match as it was some steps ago, while somebody looks back at it, with their own eyes or with a bot's. The match
// itself does not change by it.
class LookBack {
public:
    bool isUnderWay() const { return m_match != nullptr; }
    const AnyMatch *match() const { return m_match.get(); } // none unless it is under way
    Seat eyes() const { return m_eyes; }                    // of the bot whose view is shown; nobody: one's own
    int step() const { return int(m_match->journal().size()); }
    std::size_t latestEvent() const { return m_latestEvent; } // the first of the step that is shown

    void show(const AnyMatch &match, std::size_t step, Seat eyes);
    void end();

private:
    std::unique_ptr<AnyMatch> m_match;
    Seat m_eyes = kNobody;
    std::size_t m_latestEvent = 0;
};

} // namespace outremer

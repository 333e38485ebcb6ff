#pragma once

#include "model/core/anymatch.h"

#include <memory>
#include <mutex>
#include <vector>

namespace outremer {

// Matches that were played again from their journal a moment ago, by the last link of their chain, which says all that
// went into them. Whoever tells of a match leaves it here for the one who plays it next, and the other way round, so that
// no line is played again twice in a row. A few, and each is given away once.
class Replays {
public:
    static Replays &instance();

    void keep(std::uint64_t chain, std::unique_ptr<AnyMatch> match);
    std::unique_ptr<AnyMatch> take(std::uint64_t chain); // null when it is not here
    void clear();

private:
    struct Kept {
        std::uint64_t chain = 0;
        std::unique_ptr<AnyMatch> match;
    };
    static constexpr std::size_t kMost = 2;

    std::mutex m_mutex; // pages are told of in the background
    std::vector<Kept> m_kept;
};

} // namespace outremer

#include "model/bots/thinking.h"

namespace outremer {

void settle(Thought &thought, bool isYoung, Rng &lots)
{
    std::stable_sort(thought.options.begin(), thought.options.end(), [](const RankedOption &a, const RankedOption &b) {
        if (a.visits != b.visits)
            return a.visits > b.visits;
        return a.expected != b.expected ? a.expected > b.expected : a.prior > b.prior;
    });
    thought.choice = thought.options.front().option;
    if (!isYoung)
        return;
    std::uint32_t visits = 0;
    for (const RankedOption &option : thought.options)
        visits += option.visits;
    std::uint32_t lot = lots.below(std::max(1u, visits));
    for (const RankedOption &option : thought.options) {
        if (lot < option.visits) {
            thought.choice = option.option;
            return;
        }
        lot -= option.visits;
    }
}

} // namespace outremer

#pragma once

#include <Qt>
#include <vector>

namespace outremer {

class ChoiceTarget;

// Finds the board item a keyboard means. Both look only at items that are visible and enabled.

// What to focus when a decision begins: something that settles it, topmost first; else anything selectable, first what
// lies nearest to the player, at the lower edge.
ChoiceTarget *firstTarget(const std::vector<ChoiceTarget *> &targets);

// The nearest item from the focused one in the direction of an arrow key.
ChoiceTarget *targetTowards(const std::vector<ChoiceTarget *> &targets, Qt::Key arrow);

} // namespace outremer

#pragma once

#include "model/core/anygame.h"

#include <QString>

namespace outremer {

// The drawn sign that stands for an option, by its name, as the look of the game has it: that of its verb, or that of what
// the option is about. Signs of the window are in qml/ui/heraldry/.
QString choiceIcon(const AnyGame &game, const Option &option, const RefList &targets);

} // namespace outremer

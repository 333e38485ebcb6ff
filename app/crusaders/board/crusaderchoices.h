#pragma once

#include "app/crusaders/board/boardview.h"
#include "app/table/choicedetails.h"

namespace outremer {

// What a list of choices shows of an option of Crusaders, or of the aftermath of a chapter, beside its words.
ChoiceDetails crusaderChoice(const BoardView &view, const Option &option, const RefList &targets);

} // namespace outremer

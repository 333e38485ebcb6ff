#pragma once

#include "app/crusaders/board/boardview.h"

namespace outremer {

// Words that several parts of the board need, in the language of the moment.
QString ownerName(const BoardView &view, Seat owner); // "Jerusalem", "First player", "Saracens", "Automa"
QString thingName(const crusaders::Content &content, std::string_view key); // of names.json: "order.march"
QString goodName(const crusaders::Content &content, crusaders::Good good);
QString idWord(std::string_view id); // as items and themes know it

} // namespace outremer

// The games that have more to show than every game has. A new one is its folder, and here its include, its door and its row.
#include "app/table/gamedoor.h"

#include "app/crusaders/board/crusadersdoor.h"
#include "app/kingdoms/kingdomsdoor.h"

namespace outremer {

const GameDoor &doorOf(std::string_view game)
{
    static const CrusadersDoor kCrusaders;
    static const KingdomsDoor kKingdoms;
    static const std::map<std::string_view, const GameDoor *> kDoors{
        { "crusaders", &kCrusaders },
        { "campaign", &kCrusaders }, // a chapter is played on the same board
        { "kingdoms", &kKingdoms },
    };
    static const GameDoor kPlain;
    const auto found = kDoors.find(game);
    return found == kDoors.end() ? kPlain : *found->second;
}

} // namespace outremer

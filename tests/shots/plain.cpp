#include "tests/shots/studio.h"

#include "model/shelf.h"

namespace outremer {

// The game that only tests have is the last on the shelf.
static void shootPlain(Studio &studio)
{
    const QString game = QString::fromStdString(std::string(shelf().back()->id()));
    studio.arrange(game, 1, 1);
    studio.shoot("plain-arranged");
    studio.arrange(game, 3, 2);
    studio.call("begin");
    studio.play(1, Table::Choosing);
    studio.shoot("plain-open");
    studio.playUntil([](const Table &table) { return table.decision() == "bead"; });
    studio.shoot("plain-secret");
    studio.play(1000, Table::Over);
    studio.shoot("plain-result");
    studio.arrange(game, 1, 1);
    studio.call("begin");
    studio.play(1000, Table::Over);
    studio.shoot("plain-alone");
}

OUTREMER_SCENE("plain", shootPlain)

} // namespace outremer

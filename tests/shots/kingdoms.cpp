#include "tests/shots/studio.h"

#include "model/core/anygame.h"

namespace outremer {

static void shootKingdoms(Studio &studio)
{
    studio.arrange("kingdoms", 4, 2);
    studio.shoot("new-match");
    studio.arrange("kingdoms", 2, 1);
    studio.call("begin");
    studio.play(46, Table::Choosing);
    studio.shoot("kingdoms-two");
    RefList theirs; // a sector of the other player: the program says why not
    theirs.push({ kSeatNoun, 1 });
    theirs.push(*studio.table().match()->game().refOf("territory", "edessa"));
    studio.table().choose(theirs);
    studio.shoot("kingdoms-why-not");
    studio.arrange("kingdoms", 4, 1);
    studio.call("begin");
    studio.play(130, Table::Choosing);
    const RefList first = studio.table().match()->targets(studio.table().match()->options().front());
    RefList card; // a card is taken up, its places glow
    card.push(first[0]);
    card.push(first[1]);
    studio.table().choose(card);
    studio.shoot("kingdoms-four");
    studio.arrange("kingdoms", 3, 2);
    studio.call("begin");
    studio.play(20, Table::HandOver);
    studio.shoot("hand-over");
    studio.play(1000, Table::Over);
    studio.shoot("result");
}

OUTREMER_SCENE("kingdoms", shootKingdoms)

} // namespace outremer

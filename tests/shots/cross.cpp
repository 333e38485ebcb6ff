#include "tests/shots/studio.h"

#include "tests/crusaders/chapter.h"
#include "tests/support/savedposition.h"

#include "app/crusaders/board/boardview.h"
#include "model/core/exact.h"

#include <QDebug>

namespace outremer {

namespace {

auto at(crusaders::Phase phase, crusaders::Task task)
{
    return [phase, task](const Table &table) {
        const auto view = BoardView::of(table);
        return view && view->state.phase == phase && view->state.frames.back().task == task;
    };
}

void open(Studio &studio, const std::string &position)
{
    if (const auto refused = test::savePosition(position, 1))
        qFatal("%s", refused->message.c_str());
    QMetaObject::invokeMethod(studio.shell(), "resume", Q_ARG(QString, "crusaders"));
}

} // namespace

// The middle of the Crusaders board: cross, tracks, phases.
static void shootCross(Studio &studio)
{
    // Edessa holds Homs and is asked for its second token; the cross has stacks.
    open(studio, R"({"seats": ["edessa", "jerusalem", "tripoli", "antioch"], "seed": 5, "round": 2, "phase": "planning",
        "edessa": {"holiness": 8, "coins": 12}, "jerusalem": {"holiness": 13}, "tripoli": {"holiness": 5},
        "antioch": {"holiness": 2}, "cities": {"homs": {"owner": "edessa", "troops": 2}},
        "cross": {"march": {"inner": [{"seat": "jerusalem", "enhanced": true}]},
            "muster": {"inner": [{"seat": "antioch", "enhanced": true}]}}})");
    studio.playUntil(at(crusaders::Phase::Planning, crusaders::Task::Place));
    studio.shoot("cross-planning");
    studio.playUntil(at(crusaders::Phase::Activation, crusaders::Task::OrderMenu));
    studio.shoot("cross-activation");
    // Two players and the automa.
    open(studio, R"({"seats": ["tripoli", "jerusalem"], "seed": 3, "round": 3, "phase": "planning"})");
    studio.playUntil(at(crusaders::Phase::Planning, crusaders::Task::Place));
    studio.shoot("cross-automa");
    // The last chapter of a campaign has prices and the commander.
    using crusaders::test::ChapterTable;
    using crusaders::test::kTripoli;
    ChapterTable planning(4);
    planning.planning(4);
    open(studio, writeExact(crusaders::test::game(), planning.s).dump());
    studio.playUntil(at(crusaders::Phase::Planning, crusaders::Task::Place));
    studio.shoot("cross-chapter-4");
    ChapterTable order(4);
    for (const char *city : { "acre", "homs" })
        order.place(city, kTripoli, 2, 1);
    order.order(kTripoli, crusaders::Order::Construction, true, 5);
    open(studio, writeExact(crusaders::test::game(), order.s).dump());
    studio.shoot("cross-order");
}

OUTREMER_SCENE("cross", shootCross)

} // namespace outremer

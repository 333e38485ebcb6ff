#include "tests/shots/studio.h"

#include "app/crusaders/board/boardview.h"
#include "app/table/forgood.h"
#include "model/core/anygame.h"

#include <QQuickItem>
#include <QTest>

namespace outremer {
namespace {

QQuickItem *find(QQuickItem *item, const QString &name)
{
    const bool isOfClass = QByteArray(item->metaObject()->className()).startsWith(name.toLatin1() + "_");
    if (item->isVisible() && (item->objectName() == name || isOfClass))
        return item;
    for (QQuickItem *child : item->childItems()) {
        if (QQuickItem *found = find(child, name))
            return found;
    }
    return nullptr;
}

QQuickItem *find(Studio &studio, const QString &name)
{
    QQuickItem *found = find(studio.view().contentItem(), name);
    if (!found)
        qFatal("there is no %s", qPrintable(name));
    return found;
}

// As if a name in the log had been clicked.
void locate(Studio &studio, const char *noun, const QString &id)
{
    QMetaObject::invokeMethod(find(studio, "CrusadersPage"), "locate", Q_ARG(QString, noun), Q_ARG(QString, id));
}

void shootLooks(Studio &studio)
{
    locate(studio, "city", "damascus");
    studio.shoot("table-city-located");
    const AnyGame &game = studio.table().match()->game();
    locate(studio, "tactic", QString::fromStdString(game.idOf({ crusaders::kTacticNoun, 12 })));
    studio.shoot("table-card-located");
    QMetaObject::invokeMethod(find(studio, "ZoomLayer"), "forceActiveFocus");
    QTest::keyClick(&studio.view(), Qt::Key_Escape);
    RefList far; // a city that nothing can be done with now: the program says why not
    far.push(*game.refOf("city", "tadmor"));
    studio.table().choose(far);
    studio.shoot("table-why-not");
    emit studio.table().changed(); // the words go
}

// What comes over the table for a while.
void shootCovers(Studio &studio)
{
    QMetaObject::invokeMethod(find(studio, "askTableButton"), "clicked");
    studio.shoot("table-consent");
    QMetaObject::invokeMethod(find(studio, "consent"), "done");
    studio.table().replay(studio.table().stepCount() / 2);
    studio.shoot("table-replay");
    studio.table().endReplay();
    Preferences::instance()->setAskInPlay(true);
    studio.playUntil([](const Table &table) { return isForGood(*table.match(), table.match()->options().front()); });
    studio.settle();
    studio.table().decide(studio.table().match()->options().front());
    studio.shoot("table-ask-first");
    QTest::keyClick(&studio.view(), Qt::Key_Escape);
    Preferences::instance()->setAskInPlay(false);
    Preferences::instance()->setTextSize(200);
    studio.shoot("table-large");
    Preferences::instance()->setTextSize(100);
}

bool isEvent(const Table &table)
{
    return BoardView::of(table)->state.phase == crusaders::Phase::Event;
}

} // namespace

// The table of Crusaders and what every game lays over it.
static void shootTable(Studio &studio)
{
    studio.call("openShelf");
    studio.shoot("shelf");
    studio.arrange("crusaders", 4, 2);
    studio.shoot("new-match-crusaders");
    studio.call("begin");
    studio.play(30, Table::HandOver);
    studio.shoot("table-hand-over");
    studio.play(70, Table::Choosing);
    studio.playUntil([](const Table &table) { return table.decision() == "plan.place"; });
    shootLooks(studio);
    shootCovers(studio);
    if (studio.playUntil(isEvent))
        studio.shoot("table-event");
}

OUTREMER_SCENE("table", shootTable)

} // namespace outremer

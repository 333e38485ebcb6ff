#include "tests/shots/studio.h"

#include "app/counsel/counsel.h"
#include "app/table/seatmodel.h"
#include "model/core/anygame.h"

#include <QQuickItem>
#include <QTest>

namespace outremer {
namespace {

QQuickItem *find(Studio &studio, const QString &name)
{
    QList<QQuickItem *> items{ studio.view().contentItem() }; // sheets lie beside the Shell
    for (qsizetype i = 0; i < items.size(); ++i) {
        if (items[i]->objectName() == name && items[i]->isVisible())
            return items[i];
        items.append(items[i]->childItems());
    }
    qFatal("there is no %s", qPrintable(name));
}

void press(Studio &studio, const char *name)
{
    QMetaObject::invokeMethod(find(studio, name), "clicked");
}

void shootCounsel(Studio &studio, const QString &name)
{
    auto *counsel = studio.shell()->findChild<Counsel *>();
    counsel->ask();
    studio.shoot(name + "-thinking");
    while (counsel->thinking())
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    studio.shoot(name);
    counsel->putAway();
}

} // namespace

// Everything about bots that a person meets: choosing them, waiting for them, asking them, taking their seat.
static void shootBots(Studio &studio)
{
    Preferences::instance()->setGuide(false);
    studio.arrange("crusaders", 4, 1);
    studio.plan().setKind(1, 1 + int(BotKind::Squire));
    studio.plan().setKind(2, 1 + int(BotKind::Knight));
    studio.plan().setStyle(2, 2);
    studio.plan().setKind(3, 1 + int(BotKind::King));
    studio.plan().setStyle(3, 1);
    studio.shoot("bots-new-match");
    studio.arrange("crusaders", 3, 1);
    studio.plan().setSeed(9);
    studio.call("begin");
    studio.play(150, Table::Choosing);
    shootCounsel(studio, "bots-counsel");
    press(studio, "seatButton1");
    studio.shoot("bots-take-seat");
    QTest::keyClick(&studio.view(), Qt::Key_Escape);
    studio.settle();
    press(studio, "seatButton0");
    studio.shoot("bots-give-seat");
    QTest::keyClick(&studio.view(), Qt::Key_Escape);
    studio.settle();
    studio.table().seats()->seatBot(1, int(BotKind::King), 2);
    Preferences::instance()->setBotDelay(60'000);
    Rng rng{ 3 };
    while (studio.table().phase() != Table::BotThinking)
        studio.table().submit(studio.table().match()->botChoice(BotKind::Greedy, rng));
    studio.shoot("bots-thinking");
    Preferences::instance()->setBotDelay(0);
    studio.table().seats()->seatBot(1, int(BotKind::Greedy), 0);
    studio.play(100'000, Table::Over);
    studio.settle();
    press(studio, "putAsideButton");
    press(studio, "seatButton1");
    studio.shoot("bots-seat-when-over");
    press(studio, "hindsightButton");
    studio.shoot("bots-hindsight-greedy");
    press(studio, "hindsightClose");

    studio.arrange("kingdoms", 3, 1);
    studio.plan().setKind(1, 1 + int(BotKind::Squire));
    studio.call("begin");
    studio.play(40, Table::Choosing);
    shootCounsel(studio, "bots-counsel-kingdoms");
    studio.play(100'000, Table::Over);
    studio.settle();
    press(studio, "putAsideButton");
    press(studio, "seatButton1");
    studio.settle();
    press(studio, "hindsightButton");
    for (int i = 0; i < 6; ++i)
        press(studio, "hindsightBack");
    studio.settle();
    studio.shoot("bots-hindsight");
    Preferences::instance()->setGuide(true);
}

OUTREMER_SCENE("bots", shootBots)

} // namespace outremer

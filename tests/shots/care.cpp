#include "tests/shots/studio.h"

#include "model/core/anygame.h"

#include <QQuickItem>
#include <QTest>

namespace outremer {
namespace {

void openPage(Studio &studio, const char *page)
{
    studio.shell()->setProperty("page", page);
    studio.settle();
}

void type(Studio &studio, const QString &text)
{
    for (const QChar letter : text)
        QTest::sendKeyEvent(QTest::Click, &studio.view(), Qt::Key_unknown, letter, Qt::NoModifier);
}

void press(Studio &studio, Qt::Key key)
{
    QTest::keyClick(&studio.view(), key);
}

bool isAsked(const Table &table, std::string_view decision)
{
    return table.match()->game().decisionName(table.match()->decision().kind) == decision;
}

} // namespace

static void shootCare(Studio &studio)
{
    Preferences &preferences = *Preferences::instance();
    preferences.forgetHints();
    const bool isRussian = preferences.language() == "ru";
    openPage(studio, "settings");
    studio.shoot("settings");
    preferences.setTextSize(200);
    studio.shoot("settings-large");
    openPage(studio, "rules");
    studio.shoot("rules-large");
    press(studio, Qt::Key_F1);
    studio.shoot("shortcuts-large");
    press(studio, Qt::Key_Escape);
    preferences.setTextSize(100);
    openPage(studio, "shelf");
    openPage(studio, "rules");
    studio.shoot("rules");
    type(studio, isRussian ? "еписк город" : "bishop city");
    studio.shoot("rules-search");
    QMetaObject::invokeMethod(studio.shell(), "openRule", Q_ARG(QString, "CR-BATTLE-33"));
    studio.shoot("rules-open");
    openPage(studio, "shelf");
    press(studio, Qt::Key_F1);
    studio.shoot("shortcuts");
    press(studio, Qt::Key_Escape);
    studio.settle();
    QMetaObject::invokeMethod(studio.shell()->findChild<QObject *>("menuButton"), "clicked");
    studio.shoot("menu");
    press(studio, Qt::Key_Escape);
    studio.settle();

    preferences.setGuide(true);
    studio.arrange("kingdoms", 2, 1);
    studio.call("begin");
    while (studio.table().phase() == Table::BotThinking)
        QCoreApplication::processEvents();
    studio.shoot("guide-kingdoms");
    studio.arrange("crusaders", 3, 3);
    studio.call("begin");
    studio.playUntil([](const Table &table) { return isAsked(table, "plan.place"); });
    preferences.setGuide(true);
    preferences.forgetHints(); // as on the first evening
    studio.shoot("guide-crusaders");
    press(studio, Qt::Key_G);
    studio.shoot("guide-next");
    preferences.setTextSize(200);
    studio.shoot("guide-large");
    preferences.setTextSize(100);
}

OUTREMER_SCENE("care", shootCare)

} // namespace outremer

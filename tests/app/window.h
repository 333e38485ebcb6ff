#pragma once

#include "app/kingdoms/kingdomsboard.h"
#include "app/table/newmatch.h"
#include "app/table/table.h"
#include "app/ui/preferences.h"
#include "tests/support/await.h"
#include "tests/support/quickfolder.h"

#include "model/bots/bots.h"

#include <QQmlContext>
#include <QQmlEngine>
#include <QQmlExpression>
#include <QQuickItem>
#include <QQuickView>
#include <QTemporaryDir>
#include <QTest>

namespace outremer::test {

// A data folder of this process alone, for tests that do not bring their own: nothing of the user's is touched, and tests
// that run at once do not stand in each other's way.
inline void useOwnHome()
{
    static const QTemporaryDir kHome(quickFolder());
    if (!qEnvironmentVariableIsSet("OUTREMER_HOME"))
        qputenv("OUTREMER_HOME", kHome.path().toLocal8Bit());
}

// The real Shell in a real window, and what tests do with it.
class ShellWindow {
public:
    explicit ShellWindow(QSize size = { 1280, 800 })
    {
        useOwnHome();
        Preferences::instance()->setBotDelay(0);
        m_view.engine()->addImportPath(":/qt/qml");
        m_view.setResizeMode(QQuickView::SizeRootObjectToView);
        m_view.resize(size);
        m_view.setSource(QUrl("qrc:/qt/qml/Outremer/Shell.qml"));
        m_view.show();
        m_view.requestActivate();
        QVERIFY(QTest::qWaitForWindowActive(&m_view)); // keys are for the window that is in front
    }

    QQuickView &view() { return m_view; }
    QQuickItem *shell() const { return m_view.rootObject(); }
    Table &table() const { return *shell()->property("table").value<Table *>(); }
    NewMatch &plan() const { return *shell()->property("plan").value<NewMatch *>(); }

    // How long the next player cannot be meant by a click: tests need not wait for a person's hands.
    void setHandOverPause(int milliseconds)
    {
        QQmlExpression(m_view.rootContext(), shell(), QString("Theme.handOverPause = %1").arg(milliseconds)).evaluate();
    }

    // Sits people down in the first seats and bots in the others, and begins.
    void begin(int seats, int people) { begin("kingdoms", seats, people); }
    void begin(const QString &game, int seats, int people)
    {
        QMetaObject::invokeMethod(shell(), "arrange", Q_ARG(QString, game));
        plan().setSeatCount(seats);
        for (int seat = 0; seat < seats; ++seat)
            plan().setKind(seat, seat < people ? 0 : 1 + int(BotKind::Greedy));
        plan().setSeed(++m_matches); // the same matches every time the test runs
        QMetaObject::invokeMethod(shell(), "begin");
        AWAIT(table().phase() != Table::BotThinking);
    }
    // Lets the person in turn make some legal choice.
    void chooseAnything(Rng &rng)
    {
        table().submit(table().match()->botChoice(BotKind::Random, rng));
        AWAIT(table().phase() != Table::BotThinking && !table().isAskPending());
    }

    // Every visible item below the shell.
    QList<QQuickItem *> visibleItems() const
    {
        QList<QQuickItem *> items{ shell() };
        for (qsizetype i = 0; i < items.size(); ++i) {
            for (QQuickItem *child : items[i]->childItems()) {
                if (child->isVisible())
                    items.append(child);
            }
        }
        return items;
    }
    QQuickItem *find(const QString &name) const
    {
        for (QQuickItem *item : visibleItems()) {
            if (item->objectName() == name)
                return item;
        }
        return nullptr;
    }

private:
    QQuickView m_view;
    std::uint64_t m_matches = 0;
};

} // namespace outremer::test

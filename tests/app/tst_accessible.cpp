#include "archive/archive.h"
#include "pagewalk.h"

#include <QDir>
#include <QGuiApplication>
#include <QTemporaryDir>
#include <QtQml/qqmlextensionplugin.h>

Q_IMPORT_QML_PLUGIN(OutremerPlugin)

using namespace outremer;
using test::ShellWindow;

namespace {

void turnTo(ShellWindow &window, const char *page)
{
    window.shell()->setProperty("page", page);
}

void arrange(ShellWindow &window, const char *game)
{
    QMetaObject::invokeMethod(window.shell(), "arrange", Q_ARG(QString, game));
}

void click(ShellWindow &window, const char *name)
{
    QMetaObject::invokeMethod(window.find(name), "clicked");
}

// Every page, and how one gets there. A new page is one line here.
struct Page {
    const char *name;
    void (*open)(ShellWindow &);
};
constexpr Page kPages[] = {
    { "shelf", [](ShellWindow &window) { turnTo(window, "shelf"); } },
    { "new match of Kingdoms", [](ShellWindow &window) { arrange(window, "kingdoms"); } },
    { "new match of Crusaders", [](ShellWindow &window) { arrange(window, "crusaders"); } },
    { "hand-over", [](ShellWindow &window) { window.begin(2, 2); } },
    { "table of Kingdoms", [](ShellWindow &window) { window.begin(4, 1); } },
    { "settings", [](ShellWindow &window) { turnTo(window, "settings"); } },
    { "rules", [](ShellWindow &window) { turnTo(window, "rules"); } },
    { "keys", [](ShellWindow &window) { QTest::keyClick(&window.view(), Qt::Key_F1); } },
    { "menu", [](ShellWindow &window) { click(window, "menuButton"); } },
};

} // namespace

// Every page as a screen reader and a keyboard meet it, and that its words have room.
class TestAccessible : public QObject {
    Q_OBJECT
private slots:
    void init()
    {
        Archive::instance()->close();
        QDir(qEnvironmentVariable("OUTREMER_HOME")).removeRecursively();
        Preferences::instance()->forgetHints(); // the table has a hint beside it
    }

    void everyControl_hasANameAndARole_data() { pages(); }
    void everyControl_hasANameAndARole()
    {
        ShellWindow window;
        open(window);
        const test::PageWalk walk(window);
        QVERIFY(walk.controls() > 0);
        const QStringList found = walk.namelessControls();
        QVERIFY2(found.isEmpty(), qPrintable("\n    " + found.join("\n    ")));
    }
    void everyText_hasRoom_data() { pages(); }
    void everyText_hasRoom()
    {
        ShellWindow window;
        open(window);
        const test::PageWalk walk(window);
        QVERIFY(walk.texts() > 0);
        const QStringList found = walk.clippedTexts();
        QVERIFY2(found.isEmpty(), qPrintable("\n    " + found.join("\n    ")));
    }
    // Where the keyboard can go it can be seen: something takes the focus, and says so by a frame.
    void tab_walksThroughEveryPage_data() { pages(); }
    void tab_walksThroughEveryPage()
    {
        ShellWindow window;
        open(window);
        QSet<QQuickItem *> met;
        for (int step = 0; step < 80; ++step) {
            QTest::keyClick(&window.view(), Qt::Key_Tab);
            QQuickItem *item = window.view().activeFocusItem();
            QVERIFY(item);
            QVERIFY2(item->isVisible(), item->metaObject()->className());
            met.insert(item);
        }
        QVERIFY(met.size() >= 1);
        QVERIFY(met.size() < 80); // it comes round again
    }

private:
    static void pages()
    {
        QTest::addColumn<int>("page");
        QTest::addColumn<QString>("language");
        for (int page = 0; page < int(std::size(kPages)); ++page) {
            for (const char *language : { "ru", "en" })
                QTest::addRow("%s, %s", kPages[page].name, language) << page << QString(language);
        }
    }
    static void open(ShellWindow &window)
    {
        QFETCH(int, page);
        QFETCH(QString, language);
        Preferences::instance()->setLanguage(language);
        kPages[page].open(window);
        QTRY_VERIFY(window.table().phase() != Table::BotThinking);
        QVERIFY(QTest::qWaitForWindowExposed(&window.view()));
        window.view().grabWindow(); // layouts find their places with a frame
        window.view().grabWindow();
    }
};

int main(int argc, char *argv[])
{
    const QTemporaryDir home;
    qputenv("OUTREMER_HOME", home.path().toLocal8Bit());
    QGuiApplication app(argc, argv);
    QAccessible::setActive(true);
    TestAccessible test;
    return QTest::qExec(&test, argc, argv);
}
#include "tst_accessible.moc"

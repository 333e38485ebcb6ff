#include "tests/app/pages/preparedhome.h"
#include "tests/app/pagewalk.h"
#include "tests/support/await.h"
#include "tests/support/ruletest.h"

#include <QDir>
#include <QGuiApplication>
#include <QTemporaryDir>

using namespace outremer;
using test::ShellWindow;

namespace {

const test::PreparedHome &home()
{
    static const test::PreparedHome kHome = test::prepareHome();
    return kHome;
}

void turnTo(ShellWindow &window, const char *page)
{
    AWAIT(test::archive().state() != Archive::Opening);
    QMetaObject::invokeMethod(window.shell(), "openPage", Q_ARG(QString, page));
}

void arrange(ShellWindow &window, const char *game)
{
    QMetaObject::invokeMethod(window.shell(), "arrange", Q_ARG(QString, game));
}

void click(ShellWindow &window, const char *name)
{
    QMetaObject::invokeMethod(window.find(name), "clicked");
}

void turnToFilled(ShellWindow &window, const char *page)
{
    moveIn(window, home());
    turnTo(window, page);
}

void openBook(ShellWindow &window, const char *tab)
{
    moveIn(window, home());
    QMetaObject::invokeMethod(window.shell(), "openBook", Q_ARG(int, home().book));
    window.find("bookPage")->setProperty("tab", tab);
}

void openCompanion(ShellWindow &window, const char *tab)
{
    moveIn(window, home());
    QMetaObject::invokeMethod(window.shell(), "openCompanion", Q_ARG(int, home().table));
    AWAIT(window.find(tab));
    QMetaObject::invokeMethod(window.find(tab), "tapped");
}

void takeOver(ShellWindow &window)
{
    AWAIT(window.table().phase() != Table::BotThinking);
    if (window.table().phase() == Table::HandOver)
        window.table().ready();
}

void openBattle(ShellWindow &window, const char *)
{
    moveIn(window, home());
    QMetaObject::invokeMethod(window.shell(), "resume", Q_ARG(QString, "crusaders"));
    takeOver(window);
    QCOMPARE(window.table().decision(), QString("battle.tactic"));
}

void openCeremony(ShellWindow &window, const char *)
{
    moveIn(window, home());
    QMetaObject::invokeMethod(window.shell(), "continueCampaign", Q_ARG(int, home().ceremony));
    takeOver(window);
    QCOMPARE(window.table().decision(), QString("aftermath.interlude"));
}

void openSeat(ShellWindow &window, int seat)
{
    window.begin(2, 1);
    click(window, seat == 0 ? "seatButton0" : "seatButton1");
}

void openCounsel(ShellWindow &window, const char *)
{
    window.begin(2, 1);
    click(window, "counselButton");
    AWAIT(window.find("enoughButton"));
    click(window, "enoughButton");
    AWAIT(window.find("counselOption0"));
}

void openProblem(ShellWindow &window, const char *)
{
    test::archive().close();
    std::ofstream(userChronicle(), std::ios::binary | std::ios::trunc) << "Dear diary";
    QMetaObject::invokeMethod(window.shell(), "openHome");
    AWAIT_EQUAL(window.shell()->property("page").toString(), QString("problem"));
}

// Every page, and how one gets there. A new page is one line here.
struct Page {
    const char *name;
    void (*open)(ShellWindow &, const char *);
    const char *what = "";
};
constexpr Page kPages[] = {
    { "start, for the first time", turnTo, "home" },
    { "start", turnToFilled, "home" },
    { "founding", turnTo, "founding" },
    { "history, empty", turnTo, "history" },
    { "history", turnToFilled, "history" },
    { "trash, empty", turnTo, "trash" },
    { "trash", turnToFilled, "trash" },
    { "backups", turnToFilled, "backups" },
    { "problem", openProblem },
    { "shelf", turnTo, "shelf" },
    { "new match of Kingdoms", arrange, "kingdoms" },
    { "new match of Crusaders", arrange, "crusaders" },
    { "hand-over", [](ShellWindow &window, const char *) { window.begin(2, 2); } },
    { "table of Kingdoms", [](ShellWindow &window, const char *) { window.begin(4, 1); } },
    { "seat of a bot", [](ShellWindow &window, const char *) { openSeat(window, 1); } },
    { "seat of a person", [](ShellWindow &window, const char *) { openSeat(window, 0); } },
    { "counsel", openCounsel },
    { "battle", openBattle },
    { "ceremony", openCeremony },
    { "book: story", openBook, "story" },
    { "book: chapters", openBook, "chapters" },
    { "book: dynasties", openBook, "dynasties" },
    { "book: cards", openBook, "components" },
    { "book: evenings", openBook, "evenings" },
    { "book: statistics", openBook, "statistics" },
    { "book: kept points", openBook, "lines" },
    { "book: print and save", openBook, "export" },
    { "companion: set-up", openCompanion, "tab-setup" },
    { "companion: drawers", openCompanion, "tab-drawers" },
    { "companion: raid", openCompanion, "tab-raid" },
    { "companion: battle", openCompanion, "tab-battle" },
    { "companion: form", openCompanion, "tab-form" },
    { "settings", turnTo, "settings" },
    { "rules", turnTo, "rules" },
    { "keys", [](ShellWindow &window, const char *) { QTest::keyClick(&window.view(), Qt::Key_F1); } },
    { "menu", click, "menuButton" },
};

} // namespace

// Every page as a screen reader and a keyboard meet it, and that its words have room.
class TestAccessible : public QObject {
    Q_OBJECT
public:
    TestAccessible() { QAccessible::setActive(true); }

private slots:
    void initTestCase() { QVERIFY(!home().bytes.empty()); }
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
        constexpr int kSteps = 240; // the list of a set-up has a hundred boxes
        for (int step = 0; step < kSteps; ++step) {
            QTest::keyClick(&window.view(), Qt::Key_Tab);
            QQuickItem *item = window.view().activeFocusItem();
            QVERIFY(item);
            QVERIFY2(item->isVisible(), item->metaObject()->className());
            met.insert(item);
        }
        QVERIFY(met.size() >= 1);
        QVERIFY(met.size() < kSteps); // it comes round again
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
        kPages[page].open(window, kPages[page].what);
        AWAIT(window.table().phase() != Table::BotThinking);
        QVERIFY(QTest::qWaitForWindowExposed(&window.view()));
        window.view().grabWindow(); // layouts find their places with a frame
        window.view().grabWindow();
    }
};

OUTREMER_TEST(TestAccessible)
#include "tst_accessible.moc"

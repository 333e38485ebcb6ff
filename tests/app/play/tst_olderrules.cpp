#include "app/home/matchesmodel.h"
#include "tests/app/homekit.h"
#include "tests/app/seated.h"
#include "tests/app/window.h"
#include "tests/support/await.h"
#include "tests/support/olderrules.h"
#include "tests/support/ruletest.h"

#include <QSignalSpy>

using namespace outremer;
using namespace outremer::test;

// A match of rules that the program does not play any more, in the window: what it says, and how it goes on.
class TestOlderRules : public QObject {
    Q_OBJECT
private slots:
    void initTestCase()
    {
        useOwnHome();
        Preferences::instance()->setLanguage("en");
    }
    void init()
    {
        emptyDataFolder();
        QVERIFY(archive().openNow());
        m_match = playMatch("kingdoms", 2, 12, R"({"players": [{"name": "Anna"}, {"name": "Boris"}]})");
    }
    void cleanup() { archive().close(); }

    void match_isListed_asOneThatAsks()
    {
        makeMatchOlder();
        QVERIFY(archive().openNow());
        MatchesModel matches;
        QCOMPARE(matches.count(), 1);
        QVERIFY(matches.rows()[0]["contentText"].toString().contains("older rules"));
    }
    void opening_asks_andTheMatchGoesOnByTheRulesOfToday()
    {
        makeMatchOlder();
        ShellWindow window;
        AWAIT_EQUAL(archive().state(), Archive::Ready);
        resume(window);
        AWAIT(textIn(window, "olderRulesText").contains("older rules"));
        QVERIFY(!window.table().isOpen());
        press(window, "presentRulesButton");
        AWAIT(window.table().isOpen());
        QCOMPARE(window.table().stepCount(), 0); // a line of its own, from where it stood
        AWAIT(window.find("tablePage"));
        QCOMPARE(archive().chronicle()->journal().lines(m_match)->size(), std::size_t(2));
        QCOMPARE(archive().chronicle()->journal().steps(LineId{ 1 })->size(), std::size_t(12));
        window.table().ready();
        Rng rng{ 1 };
        window.chooseAnything(rng);
        QVERIFY(window.table().stepCount() > 0);
        window.table().leave();
        QVERIFY(window.table().resumeMatch(m_match.value)); // without a question
    }
    void leaving_changesNothing()
    {
        makeMatchOlder();
        ShellWindow window;
        AWAIT_EQUAL(archive().state(), Archive::Ready);
        resume(window);
        AWAIT(!textIn(window, "olderRulesText").isEmpty());
        QTest::keyClick(&window.view(), Qt::Key_Escape);
        AWAIT(textIn(window, "olderRulesText").isEmpty());
        QVERIFY(!window.table().isOpen());
        QCOMPARE(archive().chronicle()->journal().lines(m_match)->size(), std::size_t(1));
    }
    void match_thatCannotBeTakenOver_saysSo()
    {
        makeMatchOlder(5);
        QVERIFY(archive().openNow());
        Table table;
        QSignalSpy asked(&table, &Table::olderRulesFound);
        QSignalSpy explained(&table, &Table::explained);
        QVERIFY(!table.resumeMatch(m_match.value));
        QCOMPARE(asked.size(), 0);
        QCOMPARE(explained.size(), 1);
        QVERIFY(explained[0][0].toString().contains("can still be read"));
    }

private:
    void makeMatchOlder(std::optional<std::size_t> forbidden = {})
    {
        const MatchRow row = *archive().chronicle()->journal().match(m_match);
        archive().close();
        QVERIFY(!makeOlder(userChronicle(), row, forbidden));
    }
    void resume(ShellWindow &window)
    {
        QMetaObject::invokeMethod(window.shell(), "resumeMatch", Q_ARG(int, int(m_match.value)));
    }
    // In the sheets above the page too.
    static QQuickItem *above(ShellWindow &window, const QString &name)
    {
        const auto found = itemsNamed(window.view().contentItem(), name);
        return found.isEmpty() ? nullptr : found.first();
    }
    static QString textIn(ShellWindow &window, const QString &name)
    {
        const QQuickItem *item = above(window, name);
        return item ? item->property("text").toString() : QString();
    }
    static void press(ShellWindow &window, const QString &name)
    {
        QQuickItem *button = above(window, name);
        QVERIFY(button);
        const QPointF middle = button->mapToScene(button->boundingRect().center());
        QTest::mouseClick(&window.view(), Qt::LeftButton, {}, middle.toPoint());
    }

    MatchId m_match;
};

OUTREMER_TEST(TestOlderRules)
#include "tst_olderrules.moc"

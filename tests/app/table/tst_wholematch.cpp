#include "app/archive/archive.h"
#include "db/chronicle.h"
#include "tests/app/hands.h"
#include "tests/app/ownhome.h"
#include "tests/support/await.h"
#include "tests/support/ruletest.h"

#include <QGuiApplication>

using namespace outremer;
using test::Hands;

// A whole match of four states through the real window, from the first page to the result: by mouse with four people
// who hand the screen over, by keyboard with one person against three bots. The bots play at once.
class TestWholeMatch : public test::RuleTest {
    Q_OBJECT
private slots:
    void init()
    {
        QTest::failOnWarning(QRegularExpression("\\.qml|loop|DelegateModel|QML"));
        m_home = std::make_unique<test::OwnHome>();
    }
    void cleanup() { m_home.reset(); }

    void fourPeople_byMouseAlone() { play(Hands::Tool::Mouse, 4); }
    void onePersonAndThreeBots_byKeyboardAlone() { play(Hands::Tool::Keyboard, 1); }

private:
    void play(Hands::Tool tool, int people)
    {
        test::ShellWindow window;
        Preferences::instance()->setReducedMotion(true);
        window.plan().setSeed(5); // there is no other way to know how it is dealt
        Hands hands(window, tool);
        hands.press("playMatchButton");
        hands.press("newMatchButton", "shelf_crusaders");
        hands.pick("seatCountRow", 4 - window.plan().property("minSeats").toInt());
        for (int seat = 0; seat < 4; ++seat)
            hands.pick("kindRow" + QString::number(seat), seat < people ? 0 : 1 + int(BotKind::Greedy));
        hands.press("beginButton");
        AWAIT(window.table().isOpen());
        QCOMPARE(window.table().gameId(), QString("crusaders"));

        hands.playToTheEnd([] {});
        QCOMPARE(window.table().phase(), Table::Over);
        QVERIFY2(hands.onBoard > (people == 1 ? 20 : 50), qPrintable(QString::number(hands.onBoard)));
        QVERIFY2(hands.inList > 20, qPrintable(QString::number(hands.inList)));
        QCOMPARE(hands.handOvers > 0, people > 1);
        isKept(window.table());
        if (QTest::currentTestFailed())
            return;

        // The result is shown and leads back to the first page.
        AWAIT(window.find("leaveButton"));
        const QStringList words = hands.words();
        const QString winners = window.table().winnersText();
        QVERIFY(!winners.isEmpty());
        QVERIFY(std::ranges::any_of(words, [&](const QString &text) { return text.contains(winners); }));
        QVERIFY(words.contains(window.table().endingText()));
        hands.press("leaveButton");
        AWAIT(window.find("homePage"));
    }
    // Every step is in the chronicle, in order, and the match is noted as over.
    void isKept(const Table &table) const
    {
        const Journal &journal = Archive::instance()->chronicle()->journal();
        const auto matches = journal.matches();
        QCOMPARE(matches->size(), 1u);
        QVERIFY(matches->front().finished);
        const auto kept = journal.resume(table.match()->game(), matches->front().currentLine);
        QVERIFY(kept);
        QCOMPARE(int((*kept)->journal().size()), table.stepCount());
        QCOMPARE((*kept)->stateHash(), table.match()->stateHash());
    }

    std::unique_ptr<test::OwnHome> m_home;
};

OUTREMER_TEST(TestWholeMatch)
#include "tst_wholematch.moc"

#include "app/archive/archive.h"
#include "app/campaigns/founding.h"
#include "app/crusaders/board/crusadersboard.h"
#include "campaign/crusaders/prose/chapters.h"
#include "db/chronicle.h"
#include "tests/app/hands.h"
#include "tests/app/ownhome.h"
#include "tests/support/await.h"
#include "tests/support/ruletest.h"

#include <QGuiApplication>
#include <QSet>

using namespace outremer;
using test::Hands;

// A whole chapter of a campaign through the real window, two people at one screen: the match, the ceremony after it, the
// page at its end, and the book. By mouse alone and by keyboard alone.
class TestWholeChapter : public test::RuleTest {
    Q_OBJECT
private slots:
    void init()
    {
        QTest::failOnWarning(QRegularExpression("\\.qml|loop|DelegateModel|QML"));
        m_home = std::make_unique<test::OwnHome>();
        Founding founding = drawnFounding(2, 4); // a known seed, so that it is the same chapter every time
        founding.title = "Окно";
        founding.chairs[0].person = "Аня";
        founding.chairs[1].person = "Борис";
        const auto id = found(*Archive::instance()->chronicle(), founding);
        QVERIFY(id);
        m_campaign = *id;
    }
    void cleanup() { m_home.reset(); }

    void chapterWithItsCeremony_data()
    {
        QTest::addColumn<Hands::Tool>("tool");
        QTest::newRow("mouse") << Hands::Tool::Mouse;
        QTest::newRow("keyboard") << Hands::Tool::Keyboard;
    }
    void chapterWithItsCeremony()
    {
        QFETCH(Hands::Tool, tool);
        test::ShellWindow window;
        Preferences::instance()->setReducedMotion(true);
        Hands hands(window, tool);
        hands.press("continueButton");
        AWAIT(window.table().isOpen());
        QCOMPARE(window.table().chapter(), 1);
        const CrusadersBoard *board = window.shell()->findChild<CrusadersBoard *>();
        QVERIFY(board);
        const AftermathPart &ceremony = *board->aftermath();

        QSet<QString> stages; // of the ceremony, each on the screen while somebody chose in it
        QList<int> secrets;   // hand-overs so far, at each choice of an interlude
        int inMatch = 0;
        hands.playToTheEnd([&] {
            inMatch += ceremony.active() ? 0 : 1;
            QCOMPARE(window.find("aftermathStage") != nullptr, ceremony.active());
            if (!ceremony.active())
                return;
            stages.insert(ceremony.stage());
            QVERIFY(ceremony.choices()->count() > 0);
            if (ceremony.stage() == "interlude")
                secrets.append(hands.handOvers);
        });
        QCOMPARE(window.table().phase(), Table::Over);
        QVERIFY2(inMatch > 50, qPrintable(QString::number(inMatch)));
        QVERIFY2(hands.onBoard > 50, qPrintable(QString::number(hands.onBoard)));
        QVERIFY2(hands.inList > 20, qPrintable(QString::number(hands.inList)));
        QCOMPARE(stages, (QSet<QString>{ "interlude", "nicknames", "heirlooms" }));
        QCOMPARE(secrets.size(), 2); // each person chose in their own turn at the screen
        QVERIFY(secrets[0] < secrets[1]);

        QCOMPARE(ceremony.stage(), QString("over"));
        QSet<QString> told;
        for (const auto &row : ceremony.deeds()->rows())
            told.insert(row["group"].toString());
        QVERIFY2(told.contains({ "standing", "deeds", "interlude", "names", "scars" }),
            qPrintable(QStringList(told.values()).join(" ")));
        isWritten();
        if (QTest::currentTestFailed())
            return;

        // The end of the chapter leads to the book, and the book tells the chapter.
        AWAIT(window.find("nextChapterButton"));
        hands.press("readBookButton");
        AWAIT(window.find("storyView"));
        hands.pick("storyWays", 1);
        const QString title = wordFor(campaign::chapterText(1).title);
        AWAIT(std::ranges::any_of(hands.words(), [&](const QString &text) { return text.contains(title); }));
    }

private:
    void isWritten() const
    {
        const auto chapters = Archive::instance()->chronicle()->campaigns().chapters(m_campaign);
        QCOMPARE(chapters->size(), 1u);
        QCOMPARE(chapters->front().status, ChapterStatus::Finished);
        const auto match = Archive::instance()->chronicle()->journal().match(*chapters->front().match);
        QVERIFY(match && match->finished);
    }

    std::unique_ptr<test::OwnHome> m_home;
    CampaignId m_campaign;
};

OUTREMER_TEST(TestWholeChapter)
#include "tst_wholechapter.moc"

#include "app/history/grouphistory.h"
#include "tests/app/ownhome.h"
#include "tests/app/pagewalk.h"
#include "tests/app/texts.h"
#include "tests/support/await.h"
#include "tests/support/ruletest.h"
#include "tests/tiny/abacus.h"

#include "app/play/pastplays.h"

#include <QGuiApplication>

using namespace outremer;

namespace {

const QString kTiny = QString::fromUtf8(abacus::Abacus::kId.data());

void playToTheEnd(test::ShellWindow &window)
{
    Table &table = window.table();
    for (Rng rng{ 1 }; table.phase() != Table::Over;) {
        if (table.phase() == Table::HandOver)
            table.ready();
        else
            window.chooseAnything(rng);
    }
}

// Anna, and perhaps Boris, play a match whose cards are dealt by this seed.
void playMatch(test::ShellWindow &window, int seats, std::uint64_t seed)
{
    QMetaObject::invokeMethod(window.shell(), "arrange", Q_ARG(QString, kTiny));
    NewMatch &plan = window.plan();
    plan.setSeatCount(seats);
    for (int seat = 0; seat < seats; ++seat) {
        plan.setKind(seat, 0);
        plan.setPlayerName(seat, seat == 0 ? "Anna" : "Boris");
    }
    plan.setSeed(seed);
    QMetaObject::invokeMethod(window.shell(), "begin");
    playToTheEnd(window);
}

plays::PastPlay lastPlay()
{
    return pastPlays(*Archive::instance()->chronicle())->back();
}

} // namespace

// What is played of the tiny game is part of the group's history, and its board is read by everybody.
class TestTinyHistory : public QObject {
    Q_OBJECT
private slots:
    void init()
    {
        QTest::failOnWarning(QRegularExpression("\\.qml|loop|DelegateModel|QML"));
        m_home = std::make_unique<test::OwnHome>();
        Preferences::instance()->setLanguage("en");
        Preferences::instance()->setGuide(false);
        Preferences::instance()->setReducedMotion(true);
        Preferences::instance()->setAskInPlay(false);
    }
    void cleanup() { m_home.reset(); }

    void matchOfTwo_isShownWithItsPlayersAndResult()
    {
        test::ShellWindow window;
        playMatch(window, 2, 3);
        const Outcome outcome = window.table().match()->outcome();
        const plays::PastPlay past = lastPlay();
        QVERIFY(past.game == abacus::Abacus::kId && past.isOver && past.isDecided);
        QCOMPARE(past.ending, std::string("sum"));
        QCOMPARE(past.seats.size(), std::size_t(2));
        for (const plays::PastSeat &seat : past.seats) {
            QCOMPARE(seat.sitter.name, std::string(seat.seat == 0 ? "Anna" : "Boris"));
            QCOMPARE(seat.hasWon, contains(outcome.winners, Seat(seat.seat)));
            QCOMPARE(seat.score, std::optional<std::int64_t>(outcome.scores[std::size_t(seat.seat)]));
        }
        openHistory(window);
        const QString page = test::wordsBelow(window.find("historyPage"));
        QVERIFY2(page.contains("Abacus") && page.contains("1 play"), qPrintable(page));
        const QString wins = test::wordsBelow(window.find("historyWins"));
        for (const plays::PastSeat &seat : past.seats) {
            const QString name = QString::fromStdString(seat.sitter.name);
            QVERIFY2(wins.contains(name + (seat.hasWon ? "|1 of 1" : "|0 of 1")), qPrintable(wins));
        }
    }
    void matchAlone_thatNobodyHasWon_isShownAsSuch()
    {
        test::ShellWindow window;
        std::uint64_t seed = 1;
        for (; lastOutcome(window, seed).winners != 0; ++seed)
            QVERIFY(seed < 30);
        const plays::PastPlay past = lastPlay();
        QVERIFY(past.isOver && past.isDecided && past.seats.size() == 1);
        QCOMPARE(past.ending, std::string("short"));
        QVERIFY(past.seats[0].sitter.name == "Anna" && !past.seats[0].hasWon);
        openHistory(window);
        const QString page = test::wordsBelow(window.find("historyPage"));
        QVERIFY2(page.contains("Abacus") && page.contains("Anna"), qPrintable(page));
        const QString wins = test::wordsBelow(window.find("historyWins"));
        QVERIFY2(wins.contains(QString("Anna|%1 of %2").arg(seed - 1).arg(seed)), qPrintable(wins));
    }

    // The plain board has a name and a role for everything that can be chosen, and room for its words.
    void plainBoard_canBeReadByEverybody_data()
    {
        QTest::addColumn<QString>("language");
        QTest::newRow("Russian") << "ru";
        QTest::newRow("English") << "en";
    }
    void plainBoard_canBeReadByEverybody()
    {
        QFETCH(QString, language);
        Preferences::instance()->setLanguage(language);
        test::ShellWindow window;
        window.begin(kTiny, 3, 1);
        for (const char *decision : { "count", "bead" }) {
            Rng rng{ 1 };
            while (window.table().decision() != decision)
                window.chooseAnything(rng);
            QVERIFY(QTest::qWaitForWindowExposed(&window.view()));
            window.view().grabWindow(); // layouts find their places with a frame
            window.view().grabWindow();
            const test::PageWalk walk(window);
            QVERIFY(walk.controls() > 3 && walk.texts() > 10);
            QVERIFY2(walk.namelessControls().isEmpty(), qPrintable(walk.namelessControls().join("; ")));
            QVERIFY2(walk.clippedTexts().isEmpty(), qPrintable(walk.clippedTexts().join("; ")));
        }
    }

private:
    static Outcome lastOutcome(test::ShellWindow &window, std::uint64_t seed)
    {
        playMatch(window, 1, seed);
        return window.table().match()->outcome();
    }
    static void openHistory(test::ShellWindow &window)
    {
        window.table().leave();
        QMetaObject::invokeMethod(window.shell(), "openHome");
        AWAIT_EQUAL(Archive::instance()->state(), Archive::Ready);
        QMetaObject::invokeMethod(window.shell(), "openPage", Q_ARG(QString, "history"));
        AWAIT(window.find("historyPage"));
    }

    std::unique_ptr<test::OwnHome> m_home;
};

OUTREMER_TEST(TestTinyHistory)
#include "tst_tinyhistory.moc"

#include "app/history/grouphistory.h"
#include "tests/app/homekit.h"
#include "tests/app/texts.h"
#include "tests/app/window.h"
#include "tests/support/await.h"
#include "tests/support/ruletest.h"

#include <QGuiApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

using namespace outremer;
using test::ShellWindow;
using test::wordsBelow;

namespace {

PersonId person(const char *name)
{
    return *test::archive().chronicle()->people().named(name, Gender::Neutral);
}

// A play of two, on a day of November 2026; the first of them wins.
void note(const char *game, int day, const char *winner, const char *loser, const char *bot = nullptr)
{
    Plays &plays = test::archive().chronicle()->plays();
    PlayRow play;
    play.game = game;
    play.began = 1'793'458'800'000 + day * 86'400'000LL; // from an afternoon of the last of October on
    play.id = *plays.begin(play,
        { { {}, {}, 0, person(winner), {}, 0, {} },
            bot ? PlaySeat{ {}, {}, 1, {}, bot, 0, {} } : PlaySeat{ {}, {}, 1, person(loser), {}, 0, {} } });
    play.ended = *play.began + 3'600'000;
    play.time = 3'600'000;
    play.steps = 120;
    const bool isCrusaders = std::string_view(game) == "crusaders";
    QVERIFY(!plays.end(play,
        { { {}, 0, isCrusaders ? "state" : "seat", isCrusaders ? "antioch" : "lily", 1, 12, true },
            { {}, 1, isCrusaders ? "state" : "seat", isCrusaders ? "edessa" : "star", 2, 7, false } }));
}

} // namespace

// The page of what the group has played, in a real window.
class TestHistory : public QObject {
    Q_OBJECT
private slots:
    void init()
    {
        test::useOwnHome();
        Preferences::instance()->setLanguage("en");
        test::emptyDataFolder();
        QVERIFY(test::archive().openNow());
    }
    void page_isReachedFromTheStart_andSaysWhenThereIsNothing()
    {
        ShellWindow window;
        open(window);
        QVERIFY(wordsBelow(window.find("historyPage")).contains("Nothing has been played yet"));
        QTest::keyClick(&window.view(), Qt::Key_Escape);
        AWAIT_EQUAL(window.shell()->property("page").toString(), QString("home"));
    }
    void numbers_standOnThePage()
    {
        for (const int day : { 1, 2, 3 })
            note("kingdoms", day, "Anna", "Boris");
        note("crusaders", 3, "Boris", "Anna");
        note("crusaders", 4, "Anna", "", "knight/pious");
        note("tric-trac", 5, "Vera", "Anna");
        test::playMatch("kingdoms", 2, 6, R"({"players": [{"name": "Anna"}, {"name": "Vera"}]})"); // is not over
        test::archive().close();
        ShellWindow window;
        QMetaObject::invokeMethod(window.shell(), "openHome");
        AWAIT_EQUAL(test::archive().state(), Archive::Ready);
        AWAIT(window.find("historyLink"));
        QMetaObject::invokeMethod(window.find("historyLink"), "clicked"); // as a person gets there
        AWAIT(window.find("historyPage"));
        const auto shown = [&](const char *name) { return wordsBelow(window.find(name)); };
        QVERIFY2(shown("historyPage").contains("6 plays"), qPrintable(shown("historyPage").left(300)));
        QVERIFY2(shown("historyWins").contains("Anna|4 of 6"), qPrintable(shown("historyWins")));
        QVERIFY2(shown("historyPeople").contains("Anna|6|4|1|1.33|0|3|"), qPrintable(shown("historyPeople")));
        QVERIFY2(shown("historyPeople").contains("Vera|1|1|0|1.00|1|1|"), qPrintable(shown("historyPeople")));
        QVERIFY2(shown("historyMeetings").contains("3 : 1"), qPrintable(shown("historyMeetings")));
        QVERIFY2(shown("historyRivals").contains("Anna and Boris|4|3|1|0"), qPrintable(shown("historyRivals")));
        QVERIFY2(shown("historyBotTable").contains("bot: knight, pious|1|1|0"), qPrintable(shown("historyBotTable")));
        QVERIFY2(shown("historyGames").contains("tric-trac"), qPrintable(shown("historyGames"))); // by its id
        QVERIFY2(shown("historyHouses").contains("Antioch|Crusaders|2|2"), qPrintable(shown("historyHouses")));
        QVERIFY(window.find("historyLines"));
        QVERIFY2(shown("historyPage").contains("4 November 2026"), qPrintable(shown("historyPage")));
        QVERIFY(shown("historyPage").contains("not over yet"));

        GroupHistory &history = *page(window);
        history.setWithoutBots(true);
        QVERIFY(shown("historyWins").contains("Anna|3 of 5"));
        QVERIFY(!window.find("historyBotTable"));
        history.setGame("crusaders");
        QVERIFY(shown("historyWins").contains("Boris|1 of 1"));
        history.setGame({});
        history.setPerson(int(person("Vera").value));
        QVERIFY(shown("historyPage").contains("1 play ") && !window.find("historyRivals"));
        history.setPerson(0);
        Preferences::instance()->setLanguage("ru");
        AWAIT_NAMED(shown("historyPage").contains("Крестоносцы"), shown("historyPage"));
        QVERIFY2(shown("historyPage").contains("5 партий"), qPrintable(shown("historyPage")));
    }
    void page_isReadWithoutPlayingAnythingAgain()
    {
        for (int i = 0; i < 40; ++i)
            note("kingdoms", i % 28, i % 3 ? "Anna" : "Boris", i % 3 ? "Boris" : "Anna");
        ShellWindow window;
        open(window);
        QVERIFY(page(window)->hasOlder());
        QCOMPARE(page(window)->property("evenings").toList().size(), 12);
        QMetaObject::invokeMethod(window.find("historyOlder"), "clicked");
        QCOMPARE(page(window)->property("evenings").toList().size(), 24);
        note("kingdoms", 29, "Vera", "Anna"); // another page has written something
        test::archive().announce();
        QVERIFY(wordsBelow(window.find("historyWins")).contains("Vera|1 of 1"));
    }
    void file_isWrittenForBgStats_andNeverOverAnotherUnasked()
    {
        note("kingdoms", 1, "Anna", "Boris");
        note("crusaders", 2, "Boris", "Anna");
        ShellWindow window;
        open(window);
        const QString path = QString::fromStdString((dataFolder() / "ours.bgsplay").string());
        GroupHistory &history = *page(window);
        history.save(path);
        QVERIFY2(wordsBelow(window.find("historyMessage")).contains("ours.bgsplay"), qPrintable(history.message()));
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray first = file.readAll();
        QCOMPARE(QJsonDocument::fromJson(first)["plays"].toArray().size(), 2);
        history.setGame("crusaders");
        history.save(path);
        QVERIFY(history.isAsking() && window.find("historyReplace"));
        history.dismiss();
        QCOMPARE(test::bytesIn(path.toStdString()), first.toStdString());
        history.save(path);
        QMetaObject::invokeMethod(window.find("historyReplace"), "clicked");
        QCOMPARE(QJsonDocument::fromJson(QByteArray::fromStdString(test::bytesIn(path.toStdString())))["plays"]
                     .toArray()
                     .size(),
            1);
        history.save(QString::fromStdString((dataFolder() / "nowhere" / "x.bgsplay").string()));
        QVERIFY(!history.isAsking() && history.message().contains("no such folder"));
    }
    void hostileRows_doNotBreakThePage()
    {
        Plays &plays = test::archive().chronicle()->plays();
        PlayRow play;
        play.game = "<img src='file:///etc/passwd'>";
        play.game.append(3000, 'x');
        play.began = std::numeric_limits<Moment>::max();
        play.ended = std::numeric_limits<Moment>::min();
        play.steps = play.rounds = play.time = std::numeric_limits<Moment>::max();
        for (int i = 0; i < 5; ++i) {
            std::vector<PlaySeat> seats;
            std::vector<PlayResult> results;
            for (int seat = 0; seat < 20; ++seat) {
                std::string name = std::to_string(i * 20 + seat);
                name.append(2000, 'w');
                seats.push_back({ {}, {}, seat, person(name.c_str()), {}, 0, {} });
                results.push_back(
                    { {}, seat, "state", "\xf0\x9f", seat - 3, std::numeric_limits<Moment>::min(), true });
            }
            play.id = *plays.begin(play, seats);
            QVERIFY(!plays.end(play, results));
        }
        ShellWindow window;
        open(window);
        AWAIT(window.find("historyWins"));
        QVERIFY(window.view().grabWindow().width() > 0);
    }

private:
    static void open(ShellWindow &window)
    {
        QMetaObject::invokeMethod(window.shell(), "openHome");
        AWAIT_EQUAL(test::archive().state(), Archive::Ready);
        QMetaObject::invokeMethod(window.shell(), "openPage", Q_ARG(QString, "history"));
        AWAIT(window.find("historyPage"));
    }
    static GroupHistory *page(ShellWindow &window)
    {
        return window.find("historyPage")->property("history").value<GroupHistory *>();
    }
};

OUTREMER_TEST(TestHistory)
#include "tst_history.moc"

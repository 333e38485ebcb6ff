#include "app/crusaders/board/resultpart.h"
#include "model/core/anygame.h"
#include "tests/app/window.h"
#include "tests/crusaders/board/playedboards.h"
#include "tests/support/await.h"
#include "tests/support/ruletest.h"

#include <QGuiApplication>

#include <map>

using namespace outremer;

// What lies over a board or answers from beside it, in the real window.
class TestTablePage : public QObject {
    Q_OBJECT
private slots:
    void init()
    {
        Preferences &preferences = *Preferences::instance();
        preferences.setLanguage("en");
        preferences.setGuide(false);
        preferences.setTextSize(100);
        preferences.setReducedMotion(true); // nothing to wait for
        preferences.setAskInPlay(false);
    }

    void nameInTheLog_leadsToWhatItSpeaksOf()
    {
        test::ShellWindow window;
        window.begin("crusaders", 3, 1);
        pickLink(window, "city", "damascus");
        const QQuickItem *ring = window.find("locatedRing");
        const QQuickItem *city = window.find("city_damascus");
        QVERIFY(ring && city);
        QVERIFY(ring->contains(ring->mapFromItem(city, { city->width() / 2, city->height() / 2 })));
        pickLink(window, "tactic", "tower-of-david");
        QVERIFY(window.find("zoomedCard"));
        QTest::keyClick(&window.view(), Qt::Key_Escape);
        QVERIFY(!window.find("zoomedCard"));
        pickLink(window, "state", QString::fromStdString(window.table().match()->seatId(1)));
        QVERIFY(window.find("stateDetails"));
        QCOMPARE(window.find("stateDetails")->property("seat").toInt(), 1);
    }
    void nameOfACity_duringABattle_isToldOverTheStage()
    {
        test::ShellWindow window;
        window.begin("crusaders", 2, 2);
        Rng rng{ 3 };
        for (int steps = 0; steps < 3000 && !ofClass(window, "BattleStage"); ++steps) {
            window.table().ready();
            window.chooseAnything(rng);
            if (window.table().phase() == Table::Over) // a match without a battle: the next one
                window.begin("crusaders", 2, 2);
        }
        window.table().ready();
        QVERIFY(ofClass(window, "BattleStage"));
        QVERIFY(!window.find("cityCard"));
        pickLink(window, "city", "damascus");
        const QQuickItem *card = window.find("cityCard");
        QVERIFY(card);
        AWAIT(card->height() > 20);
        QTest::mouseClick(
            &window.view(), Qt::LeftButton, {}, card->mapToScene({ card->width() / 2, card->height() / 2 }).toPoint());
        QVERIFY(!window.find("cityCard"));
    }
    void log_staysReachableWhereLettersAreLarge()
    {
        Preferences::instance()->setTextSize(200);
        test::ShellWindow window({ 1280, 464 }); // so low that there is room for no line of it
        window.begin("crusaders", 4, 1);
        const auto log = [&] { return ofClass(window, "LogPanel"); };
        AWAIT(window.find("logButton"));
        QQuickItem *button = window.find("logButton");
        QVERIFY(!log());
        AWAIT(button->mapToScene({ 0, button->height() }).y() <= window.view().height());
        QMetaObject::invokeMethod(button, "clicked");
        AWAIT(log() && log()->height() > 100);
        pickLink(window, "city", "damascus");
        QVERIFY(window.find("locatedRing"));
        QMetaObject::invokeMethod(button, "clicked");
        QVERIFY(!log());
        Preferences::instance()->setTextSize(100);
        window.view().resize(1280, 800);
        AWAIT(log() && !window.find("logButton"));
    }
    void hint_liesOverNothingThatIsChosenFrom()
    {
        Preferences::instance()->setLanguage("ru"); // the longer words
        test::ShellWindow window;
        window.begin("crusaders", 4, 1);
        Rng rng{ 2 };
        while (window.table().decision() != "plan.place")
            window.chooseAnything(rng);
        Preferences::instance()->setGuide(true);
        Preferences::instance()->forgetHints();
        const QQuickItem *card = window.find("guideCard");
        QVERIFY(card);
        AWAIT(card->height() > 100); // once the panel has laid itself out anew
        QVERIFY(card->mapToScene({ 0, card->height() }).y() <= window.view().height());
        const QRectF place = card->mapRectToScene({ 0, 0, card->width(), card->height() });
        int choosable = 0;
        for (const QQuickItem *item : window.visibleItems()) {
            if (!item->property("selectable").toBool() || !item->property("what").isValid())
                continue;
            ++choosable;
            QVERIFY2(!place.intersects(item->mapRectToScene({ 0, 0, item->width(), item->height() })),
                qPrintable(item->objectName()));
        }
        QVERIFY(choosable > 0);
        const QQuickItem *prompt = window.find("prompt");
        QVERIFY(prompt && !place.intersects(prompt->mapRectToScene({ 0, 0, prompt->width(), prompt->height() })));
    }
    void stepForGood_isAskedAboutOnlyIfWished()
    {
        test::ShellWindow window;
        window.begin("kingdoms", 2, 2);
        Table &table = window.table();
        table.ready();
        Preferences::instance()->setAskInPlay(true);
        const int steps = table.stepCount();
        table.decide(table.match()->options().front()); // the turn passes by it
        QCOMPARE(table.stepCount(), steps);
        AWAIT_EQUAL(window.view().activeFocusItem()->objectName(), QString("stayButton"));
        QTest::keyClick(&window.view(), Qt::Key_Return);
        AWAIT(window.view().activeFocusItem()->objectName() != "stayButton");
        QCOMPARE(table.stepCount(), steps);
        QCOMPARE(table.phase(), Table::Choosing);
        table.agree(); // to nothing: it was refused
        QCOMPARE(table.stepCount(), steps);
        table.decide(table.match()->options().front());
        AWAIT_EQUAL(window.view().activeFocusItem()->objectName(), QString("stayButton"));
        QTest::keyClick(&window.view(), Qt::Key_Tab);
        QTest::keyClick(&window.view(), Qt::Key_Return);
        QVERIFY(table.stepCount() > steps);
        table.ready();
        Preferences::instance()->setAskInPlay(false);
        const int after = table.stepCount();
        table.decide(table.match()->options().front());
        QVERIFY(table.stepCount() > after);
    }
    void endOfCrusaders_tellsWhereTheInfluenceCameFrom()
    {
        test::ShellWindow window;
        window.begin("crusaders", 2, 1);
        Rng rng{ 4 };
        while (window.table().phase() != Table::Over)
            window.chooseAnything(rng);
        AWAIT(window.find("leaveButton"));
        const QQuickItem *sheet = ofClass(window, "CrusadersResult");
        QVERIFY(sheet);
        const auto *result = qobject_cast<ResultPart *>(sheet->property("result").value<QObject *>());
        QVERIFY(result);
        const std::map<int, int> sums = columnsOf(window);
        QCOMPARE(sums.size(), std::size_t(2));
        for (const auto &[place, sum] : sums) {
            const auto seat = std::size_t(result->ranking()->rows()[place]["seat"].toInt());
            QCOMPARE(sum, int(test::truthOf(*window.table().match()).finalScores[seat]));
        }
        QVERIFY(std::ranges::any_of(sums, [](const auto &column) { return column.second > 0; }));
        QMetaObject::invokeMethod(window.find("putAsideButton"), "clicked");
        QVERIFY(!window.find("leaveButton"));
    }

private:
    static QQuickItem *ofClass(test::ShellWindow &window, const QByteArray &name)
    {
        for (QQuickItem *item : window.visibleItems()) {
            if (QByteArray(item->metaObject()->className()).startsWith(name + "_"))
                return item;
        }
        return nullptr;
    }
    // The numbers that stand under each place of the table of sources, added up.
    static std::map<int, int> columnsOf(test::ShellWindow &window)
    {
        std::map<int, int> sums;
        for (const QQuickItem *item : window.visibleItems()) {
            const bool isLine = QByteArray(item->metaObject()->className()).startsWith("ResultLine_");
            for (const QQuickItem *number : isLine ? item->childItems() : QList<QQuickItem *>()) {
                if (number->property("index").isValid())
                    sums[number->property("index").toInt()] +=
                        number->property("text").toString().replace(u'−', '-').replace(u'–', '0').toInt();
            }
        }
        return sums;
    }
    static void pickLink(test::ShellWindow &window, const char *noun, const QString &id)
    {
        QQuickItem *log = ofClass(window, "LogPanel");
        QVERIFY(log);
        QMetaObject::invokeMethod(log, "linkPicked", Q_ARG(QString, noun), Q_ARG(QString, id));
    }
};

OUTREMER_TEST(TestTablePage)
#include "tst_tablepage.moc"

#include "app/ui/preferences.h"
#include "app/ui/windowkeeper.h"
#include "tests/support/await.h"
#include "tests/support/ruletest.h"

#include <QDir>
#include <QGuiApplication>
#include <QPalette>
#include <QQmlApplicationEngine>
#include <QQuickWindow>
#include <QScreen>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace outremer;

namespace {

// What is in the file, as the next run will find it.
QVariant kept(const QString &key)
{
    QSettings settings(qEnvironmentVariable("OUTREMER_HOME") + "/settings.ini", QSettings::IniFormat);
    settings.sync();
    return settings.value(key);
}

} // namespace

// What the user likes is kept, kept within bounds, and told to whoever listens.
class TestPreferences : public QObject {
    Q_OBJECT
public:
    TestPreferences()
    {
        QGuiApplication::setQuitOnLastWindowClosed(false); // several come and go
    }

private slots:
    void textSize_staysBetween80And200PerCent()
    {
        Preferences &preferences = *Preferences::instance();
        QSignalSpy changed(&preferences, &Preferences::textSizeChanged);
        preferences.setTextSize(500);
        QCOMPARE(preferences.textSize(), 200);
        preferences.setTextSize(1);
        QCOMPARE(preferences.textSize(), 80);
        QCOMPARE(changed.size(), 2);
        QCOMPARE(kept("textSize").toInt(), 80);
        preferences.setTextSize(100);
    }
    void botSpeed_isAStepOfTheDelay()
    {
        Preferences &preferences = *Preferences::instance();
        int before = -1;
        for (const auto speed : { Preferences::Instant, Preferences::Fast, Preferences::Normal, Preferences::Slow }) {
            preferences.setBotSpeed(speed);
            QVERIFY(preferences.botDelay() > before);
            QCOMPARE(preferences.botSpeed(), speed);
            QCOMPARE(kept("botDelay").toInt(), preferences.botDelay());
            before = preferences.botDelay();
        }
        preferences.setBotSpeed(Preferences::Instant);
        QCOMPARE(preferences.botDelay(), 0);
        preferences.setBotDelay(650); // not a step, but nearest to one
        QCOMPARE(preferences.botDelay(), 650);
        QCOMPARE(preferences.botSpeed(), Preferences::Normal);
        preferences.setBotDelay(99'000);
        QCOMPARE(preferences.botDelay(), 10'000);
    }
    void switches_areKept()
    {
        Preferences &preferences = *Preferences::instance();
        QVERIFY(preferences.askFirst());
        QVERIFY(!preferences.askInPlay());
        QVERIFY(preferences.guide());
        QVERIFY(!preferences.reducedMotion());
        preferences.setAskFirst(false);
        preferences.setAskInPlay(true);
        preferences.setGuide(false);
        preferences.setReducedMotion(true);
        QCOMPARE(kept("askFirst").toBool(), false);
        QCOMPARE(kept("askInPlay").toBool(), true);
        QCOMPARE(kept("guide").toBool(), false);
        QCOMPARE(kept("reducedMotion").toBool(), true);
        preferences.setAskFirst(true);
        preferences.setAskInPlay(false);
        preferences.setGuide(true);
        preferences.setReducedMotion(false);
    }
    void lightOfTheSystem_isFollowedUnlessChosen()
    {
        Preferences &preferences = *Preferences::instance();
        QSignalSpy changed(&preferences, &Preferences::darkChanged);
        preferences.setAppearance(Preferences::System);
        QPalette palette = QGuiApplication::palette();
        const QPalette usual = palette;
        palette.setColor(QPalette::Window, Qt::white);
        QGuiApplication::setPalette(palette);
        QVERIFY(!preferences.dark());
        palette.setColor(QPalette::Window, QColor(30, 30, 34));
        QGuiApplication::setPalette(palette);
        QVERIFY(preferences.dark());
        QCOMPARE(changed.size(), 1);
        preferences.setAppearance(Preferences::Day);
        QVERIFY(!preferences.dark());
        QGuiApplication::setPalette(usual);
        preferences.setDark(true);
        QCOMPARE(preferences.appearance(), Preferences::Night);
        QCOMPARE(kept("appearance").toInt(), int(Preferences::Night));
        preferences.setAppearance(Preferences::System);
        QVERIFY(!preferences.dark());
    }
    void hints_areRememberedAndForgotten()
    {
        Preferences &preferences = *Preferences::instance();
        preferences.noteSeen("crusaders/pay");
        preferences.noteSeen("crusaders/pay");
        preferences.noteSeen("kingdoms/turn.place");
        QCOMPARE(preferences.seenHints(), 2);
        QVERIFY(preferences.hasSeen("crusaders/pay"));
        QCOMPARE(kept("seenHints").toStringList().size(), 2);
        preferences.forgetHints();
        QCOMPARE(preferences.seenHints(), 0);
        QVERIFY(!preferences.hasSeen("crusaders/pay"));
        QVERIFY(!kept("seenHints").isValid());
    }

    void place_isUsedOnlyWhereItCanBeSeenAndGrabbed_data()
    {
        QTest::addColumn<QRect>("place");
        QTest::addColumn<bool>("reachable");
        QTest::newRow("in the middle") << QRect(300, 200, 1280, 800) << true;
        QTest::newRow("on the second screen") << QRect(2000, 100, 1280, 800) << true;
        QTest::newRow("half over the right edge") << QRect(1500, 100, 1280, 800) << true;
        QTest::newRow("on a screen that is gone") << QRect(5000, 100, 1280, 800) << false;
        QTest::newRow("above the screen") << QRect(300, -60, 1280, 800) << false;
        QTest::newRow("a strip at the left edge") << QRect(-1240, 100, 1280, 800) << false;
        QTest::newRow("below the screen") << QRect(300, 1100, 1280, 800) << false;
    }
    void place_isUsedOnlyWhereItCanBeSeenAndGrabbed()
    {
        QFETCH(QRect, place);
        QFETCH(bool, reachable);
        const QList<QRect> screens{ QRect(0, 0, 1920, 1080), QRect(1920, 0, 1920, 1080) };
        QCOMPARE(WindowKeeper::isWithinReach(place, screens), reachable);
    }
    void window_opensWhereItWasLeft()
    {
        const QRect screen = QGuiApplication::primaryScreen()->availableGeometry();
        const QRect place(screen.topLeft() + QPoint(20, 30), QSize(1000, 700));
        Preferences::instance()->setWindowPlace(place, false);
        {
            QQmlApplicationEngine engine;
            engine.addImportPath(":/qt/qml");
            engine.load(QUrl("qrc:/qt/qml/Outremer/Main.qml"));
            auto *window = qobject_cast<QQuickWindow *>(engine.rootObjects().value(0));
            QVERIFY(window && window->isVisible());
            QCOMPARE(window->geometry(), place);
            window->setGeometry(place.translated(15, 5));
            AWAIT_EQUAL(window->geometry(), place.translated(15, 5));
            window->close();
        }
        QCOMPARE(kept("windowPlace").toRect(), place.translated(15, 5));
        QCOMPARE(kept("windowMaximised").toBool(), false);
    }
    void window_isNotOpenedWhereNobodySeesIt()
    {
        const QRect lost(90'000, 90'000, 1000, 700);
        Preferences::instance()->setWindowPlace(lost, false);
        QQmlApplicationEngine engine;
        engine.addImportPath(":/qt/qml");
        engine.load(QUrl("qrc:/qt/qml/Outremer/Main.qml"));
        auto *window = qobject_cast<QQuickWindow *>(engine.rootObjects().value(0));
        QVERIFY(window && window->isVisible());
        QVERIFY(window->geometry() != lost);
        QCOMPARE(window->size(), QSize(1280, 800));
    }
    void window_opensMaximisedIfItWas()
    {
        const QRect place(QGuiApplication::primaryScreen()->availableGeometry().topLeft(), QSize(1000, 700));
        Preferences::instance()->setWindowPlace(place, true);
        QQmlApplicationEngine engine;
        engine.addImportPath(":/qt/qml");
        engine.load(QUrl("qrc:/qt/qml/Outremer/Main.qml"));
        auto *window = qobject_cast<QQuickWindow *>(engine.rootObjects().value(0));
        QCOMPARE(window->visibility(), QWindow::Maximized);
        window->close();
        QCOMPARE(kept("windowPlace").toRect(), place); // for when it is maximised no more
        QCOMPARE(kept("windowMaximised").toBool(), true);
    }
};

OUTREMER_TEST(TestPreferences)
#include "tst_preferences.moc"

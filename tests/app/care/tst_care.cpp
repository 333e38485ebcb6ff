#include "app/archive/archive.h"
#include "app/ui/shortcuts.h"
#include "tests/app/window.h"
#include "tests/support/await.h"
#include "tests/support/ruletest.h"

#include <QDir>
#include <QFile>
#include <QGuiApplication>
#include <QKeySequence>
#include <QQmlComponent>
#include <QSignalSpy>
#include <QTemporaryDir>

using namespace outremer;
using test::ShellWindow;

namespace {

QString pageOf(const ShellWindow &window)
{
    return window.shell()->property("page").toString();
}

void press(ShellWindow &window, Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
{
    QTest::keyClick(&window.view(), key, modifiers);
}

// Sheets and menus lie over the Shell, not in it.
QObject *covering(ShellWindow &window, const char *name)
{
    return window.shell()->findChild<QObject *>(name);
}
bool isOpen(ShellWindow &window, const char *name)
{
    QObject *popup = covering(window, name);
    return popup && popup->property("opened").toBool();
}
bool isClosed(ShellWindow &window, const char *name)
{
    return !covering(window, name)->property("visible").toBool();
}

// The name of what has the keyboard, or of the nearest thing around it that has one.
QString focusOf(ShellWindow &window)
{
    QQuickItem *item = window.view().activeFocusItem();
    while (item && item->objectName().isEmpty())
        item = item->parentItem();
    return item ? item->objectName() : QString();
}

void tabTo(ShellWindow &window, const QString &name)
{
    for (int i = 0; i < 40 && focusOf(window) != name; ++i)
        press(window, Qt::Key_Tab);
    QCOMPARE(focusOf(window), name);
}

} // namespace

// What looks after the user, in the real window: keys, menu and settings.
class TestCare : public QObject {
    Q_OBJECT
private slots:
    void init()
    {
        Archive::instance()->close();
        const QString home = qEnvironmentVariable("OUTREMER_HOME");
        QDir(home).removeRecursively();
        QDir().mkpath(home);
        Preferences &preferences = *Preferences::instance();
        preferences.setLanguage("en");
        preferences.setAppearance(Preferences::Day);
        preferences.setTextSize(100);
        preferences.setReducedMotion(true); // nothing to wait for
        preferences.setAskFirst(true);
        preferences.setGuide(false);
    }

    void keys_haveOneMeaningEachAndAreWrittenInBothLanguages()
    {
        Shortcuts shortcuts;
        QStringList english;
        for (const char *language : { "en", "ru" }) {
            Preferences::instance()->setLanguage(language);
            QStringList texts;
            for (const QVariant &group : shortcuts.groups()) {
                QVERIFY(!group.toMap()["title"].toString().isEmpty());
                for (const QVariant &entry : group.toMap()["keys"].toList()) {
                    const QVariantMap key = entry.toMap();
                    QVERIFY(!key["caps"].toStringList().isEmpty());
                    QCOMPARE(shortcuts.cap(key["id"].toString()), key["caps"].toStringList().first());
                    texts += key["text"].toString();
                }
            }
            QVERIFY(texts.size() > 15);
            QVERIFY(texts != english);
            english = texts;
        }
        QMap<QString, QString> meanings; // a sequence is used once; Space also takes the screen over
        for (const QVariant &group : shortcuts.groups()) {
            for (const QVariant &entry : group.toMap()["keys"].toList()) {
                const QString id = entry.toMap()["id"].toString();
                for (const QVariant &entered : shortcuts.keys(id)) {
                    const QString sequence = entered.toString();
                    QVERIFY2(!QKeySequence(sequence).isEmpty(), qPrintable(sequence));
                    if (id != "ready")
                        QVERIFY2(!meanings.contains(sequence), qPrintable(sequence));
                    meanings[sequence] = id;
                }
            }
        }
        QVERIFY(shortcuts.keys("no such thing").isEmpty());
    }

    void help_opensAnywhereAndGivesTheKeyboardBack_data()
    {
        QTest::addColumn<QString>("page");
        QTest::addColumn<int>("key");
        for (const char *page : { "shelf", "newMatch", "table", "settings" }) {
            QTest::addRow("%s, ?", page) << QString(page) << int(Qt::Key_Question);
            QTest::addRow("%s, F1", page) << QString(page) << int(Qt::Key_F1);
        }
    }
    void help_opensAnywhereAndGivesTheKeyboardBack()
    {
        QFETCH(QString, page);
        QFETCH(int, key);
        ShellWindow window;
        window.begin(2, 1);
        AWAIT_EQUAL(window.table().phase(), Table::Choosing);
        window.shell()->setProperty("page", page);
        AWAIT(!focusOf(window).isEmpty());
        const QString before = focusOf(window);
        press(window, Qt::Key(key));
        AWAIT(isOpen(window, "shortcutsOverlay"));
        QCOMPARE(focusOf(window), QString("closeShortcuts"));
        QCOMPARE(pageOf(window), page);
        press(window, Qt::Key(key)); // the same key puts it away
        AWAIT(isClosed(window, "shortcutsOverlay"));
        press(window, Qt::Key(key));
        AWAIT(isOpen(window, "shortcutsOverlay"));
        press(window, Qt::Key_Escape);
        AWAIT(isClosed(window, "shortcutsOverlay"));
        QCOMPARE(pageOf(window), page); // Esc was the sheet's
        AWAIT_EQUAL(focusOf(window), before);
    }
    void help_namesEveryKeyOfTheList()
    {
        ShellWindow window;
        press(window, Qt::Key_F1);
        AWAIT(isOpen(window, "shortcutsOverlay"));
        auto *sheet = covering(window, "shortcutsOverlay")->property("contentItem").value<QQuickItem *>();
        QStringList shown;
        QList<QQuickItem *> items{ sheet };
        for (qsizetype i = 0; i < items.size(); ++i) {
            items += items[i]->childItems();
            if (items[i]->inherits("QQuickText"))
                shown += items[i]->property("text").toString();
        }
        for (const QVariant &group : Shortcuts().groups()) {
            for (const QVariant &key : group.toMap()["keys"].toList()) {
                QVERIFY(shown.contains(key.toMap()["text"].toString()));
                for (const QString &cap : key.toMap()["caps"].toStringList())
                    QVERIFY(shown.contains(cap));
            }
        }
    }
    void letterKeys_workUnderARussianLayout()
    {
        ShellWindow window;
        window.begin(2, 1);
        AWAIT_EQUAL(window.table().phase(), Table::Choosing);
        QVERIFY(!window.find("guideCard"));
        QTest::sendKeyEvent(QTest::Click, &window.view(), Qt::Key(0x041f), QString("п"), Qt::NoModifier);
        QVERIFY(window.find("guideCard"));
    }

    void whyNot_isAnsweredForWhatHasTheKeyboard()
    {
        ShellWindow window;
        window.begin(2, 1);
        AWAIT_EQUAL(window.table().phase(), Table::Choosing);
        AWAIT_EQUAL(focusOf(window), QString("handCard"));
        QSignalSpy explained(&window.table(), &Table::explained);
        press(window, Qt::Key_W); // a card can be chosen: there is nothing to explain, and nothing is chosen
        QCOMPARE(explained.size(), 0);
        QVERIFY(!window.table().hasSelection());
        for (int i = 0; i < 6 && !focusOf(window).startsWith("sector_tower"); ++i)
            press(window, Qt::Key_Up);
        QVERIFY(focusOf(window).startsWith("sector_tower")); // another player's
        press(window, Qt::Key_W);
        QCOMPARE(explained.size(), 1);
        QVERIFY(explained[0][1].toStringList().contains("KC-TURN-03"));
    }

    void menu_leadsEverywhereByKeyboard()
    {
        ShellWindow window;
        tabTo(window, "menuButton");
        press(window, Qt::Key_Return);
        AWAIT(isOpen(window, "mainMenu"));
        QCOMPARE(focusOf(window), QString("menu_home"));
        press(window, Qt::Key_Down);
        QCOMPARE(focusOf(window), QString("menu_rules")); // no campaign was opened, so no book is named
        press(window, Qt::Key_Up);
        press(window, Qt::Key_Up);
        QCOMPARE(focusOf(window), QString("menu_quit")); // round the corner, never out of the menu
        press(window, Qt::Key_Escape);
        AWAIT(isClosed(window, "mainMenu"));
        AWAIT_EQUAL(focusOf(window), QString("menuButton"));
        press(window, Qt::Key_Space);
        AWAIT(isOpen(window, "mainMenu"));
        press(window, Qt::Key_Down);
        press(window, Qt::Key_Down);
        QCOMPARE(focusOf(window), QString("menu_settings"));
        press(window, Qt::Key_Return);
        QCOMPARE(pageOf(window), QString("settings"));
        AWAIT_EQUAL(focusOf(window), QString("languageRow"));
        AWAIT(isClosed(window, "mainMenu"));
        QCOMPARE(focusOf(window), QString("languageRow")); // closing the menu does not take the keyboard away again
    }
    void fullScreen_comesAndGoes()
    {
        ShellWindow window;
        press(window, Qt::Key_F11);
        AWAIT_EQUAL(window.view().visibility(), QWindow::FullScreen);
        press(window, Qt::Key_F11);
        AWAIT(window.view().visibility() != QWindow::FullScreen);
    }

    // A slow disk: the settings were open before the chronicle was.
    void chronicleThatOpensBelow_leavesTheKeyboardToTheSettings()
    {
        ShellWindow window;
        press(window, Qt::Key_Comma, Qt::ControlModifier);
        AWAIT_EQUAL(focusOf(window), QString("languageRow"));
        tabTo(window, "lightRow");
        Archive::instance()->close();
        Archive::instance()->open();
        AWAIT_EQUAL(Archive::instance()->state(), Archive::Ready);
        QCoreApplication::processEvents();
        QCOMPARE(pageOf(window), QString("settings"));
        QCOMPARE(focusOf(window), QString("lightRow"));
        press(window, Qt::Key_Escape);
        AWAIT_EQUAL(focusOf(window), QString("beginCampaignButton"));
    }
    void chronicleThatOpensBelow_leavesTheKeyboardToTheMenu()
    {
        ShellWindow window;
        AWAIT_EQUAL(focusOf(window), QString("beginCampaignButton"));
        tabTo(window, "menuButton");
        press(window, Qt::Key_Return);
        AWAIT(isOpen(window, "mainMenu"));
        Archive::instance()->close();
        Archive::instance()->open();
        AWAIT_EQUAL(Archive::instance()->state(), Archive::Ready);
        QCoreApplication::processEvents();
        QCOMPARE(focusOf(window), QString("menu_home"));
    }

    void settings_changeAtOnceByKeyboard()
    {
        ShellWindow window;
        const auto theme = themeOf(window);
        Preferences &preferences = *Preferences::instance();
        press(window, Qt::Key_Comma, Qt::ControlModifier);
        QCOMPARE(pageOf(window), QString("settings"));
        AWAIT_EQUAL(focusOf(window), QString("languageRow"));
        press(window, Qt::Key_Left);
        QCOMPARE(preferences.language(), QString("ru"));
        press(window, Qt::Key_Right);
        QCOMPARE(preferences.language(), QString("en"));
        tabTo(window, "lightRow");
        press(window, Qt::Key_Right);
        QVERIFY(preferences.dark() && theme->property("dark").toBool());
        tabTo(window, "textSizeStepper");
        press(window, Qt::Key_Right);
        press(window, Qt::Key_Right);
        QCOMPARE(preferences.textSize(), 120);
        QCOMPARE(theme->property("textScale").toReal(), 1.2);
        press(window, Qt::Key_Left);
        QCOMPARE(preferences.textSize(), 110);
        press(window, Qt::Key_Home);
        QCOMPARE(preferences.textSize(), 100);
        tabTo(window, "motionSwitch");
        press(window, Qt::Key_Space);
        QVERIFY(!preferences.reducedMotion() && theme->property("motion").toBool());
        tabTo(window, "botSpeedRow");
        press(window, Qt::Key_Right);
        QCOMPARE(preferences.botSpeed(), Preferences::Fast);
        tabTo(window, "askFirstSwitch");
        press(window, Qt::Key_Return);
        QVERIFY(!preferences.askFirst());
        tabTo(window, "guideSwitch");
        press(window, Qt::Key_Space);
        QVERIFY(preferences.guide());
        preferences.noteSeen("kingdoms/turn.place");
        tabTo(window, "forgetHintsButton");
        press(window, Qt::Key_Return);
        QCOMPARE(preferences.seenHints(), 0);
        press(window, Qt::Key_Escape);
        QCOMPARE(pageOf(window), QString("home"));
    }
    // At the largest size nothing is out of reach: the page follows the keyboard.
    void settings_followTheKeyboardWhenTextIsLarge()
    {
        Preferences::instance()->setTextSize(200);
        Preferences::instance()->noteSeen("kingdoms/turn.place");
        ShellWindow window;
        window.shell()->setProperty("page", "settings");
        QVERIFY(QTest::qWaitForWindowExposed(&window.view()));
        for (const char *name : { "textSizeStepper", "botSpeedRow", "forgetHintsButton", "languageRow" }) {
            tabTo(window, name);
            QQuickItem *item = window.find(name);
            const QRectF place = item->mapRectToScene({ 0, 0, item->width(), item->height() });
            QVERIFY2(QRectF(0, 0, 1280, 800).contains(place), name);
        }
        Preferences::instance()->forgetHints();
    }
    void settings_leaveTheMatchBeneathAsItWas()
    {
        ShellWindow window;
        window.begin(2, 1);
        AWAIT_EQUAL(window.table().phase(), Table::Choosing);
        AWAIT(focusOf(window) == "handCard");
        QPointer<QQuickItem> card = window.find("handCard");
        press(window, Qt::Key_Return); // a card is taken up
        QVERIFY(window.table().hasSelection());
        press(window, Qt::Key_Comma, Qt::ControlModifier);
        QVERIFY(!window.find("handCard"));
        press(window, Qt::Key_F, Qt::ControlModifier); // from one to the other, and back to the match
        QCOMPARE(pageOf(window), QString("rules"));
        press(window, Qt::Key_Escape);
        QCOMPARE(pageOf(window), QString("table"));
        QVERIFY(card && card->isVisible());
        QVERIFY(window.table().hasSelection());
        AWAIT(focusOf(window).startsWith("sector_"));
    }

    void match_isLeftWithoutAQuestion_becauseEverythingIsSaved()
    {
        ShellWindow window;
        window.begin(2, 1);
        const std::uint64_t hash = window.table().match()->stateHash();
        QMetaObject::invokeMethod(window.find("backButton"), "clicked");
        QCOMPARE(pageOf(window), QString("home"));
        QVERIFY(window.table().resume("kingdoms"));
        QCOMPARE(window.table().match()->stateHash(), hash);
    }

private:
    static std::unique_ptr<QObject> themeHolder(QQmlEngine *engine)
    {
        QQmlComponent component(engine);
        component.setData("import QtQuick\nimport Outremer.Ui\nQtObject { property var theme: Theme }", QUrl());
        return std::unique_ptr<QObject>(component.create());
    }
    static QObject *themeOf(ShellWindow &window)
    {
        return themeHolder(window.view().engine())->property("theme").value<QObject *>();
    }
};

OUTREMER_TEST(TestCare)
#include "tst_care.moc"

#include "app/archive/archive.h"
#include "app/table/newmatch.h"
#include "app/ui/preferences.h"
#include "tests/crusaders/book/demobook.h"
#include "tests/support/quickfolder.h"

#include <QObject>
#include <QQmlContext>
#include <QQmlEngine>
#include <QTemporaryDir>
#include <QtQuickTest>

// Prepares what the tst_*.qml files of this folder share: the module, a data folder of their own, and `deals`.
class Setup : public QObject {
    Q_OBJECT
public:
    Setup() { qputenv("OUTREMER_HOME", m_home.path().toLocal8Bit()); }

public slots:
    void qmlEngineAvailable(QQmlEngine *engine)
    {
        engine->addImportPath(":/qt/qml");
        engine->rootContext()->setContextProperty("deals", this);
        outremer::Preferences::instance()->setBotDelay(0);
        outremer::Preferences::instance()->setLanguage("en");
        playCampaign();
    }
    // The match that is being planned is dealt in the same way every time.
    void fix(outremer::NewMatch *plan) { plan->setSeed(1); }

private:
    // Campaign 1 of the chronicle, for tst_book.qml: two chapters are written, the third is being played.
    static void playCampaign()
    {
        using namespace outremer;
        const bool isForBook = QCoreApplication::arguments().filter("tst_book.qml").size() > 0;
        if (!isForBook || Archive::instance()->state() == Archive::Ready || !Archive::instance()->openNow())
            return;
        const test::DemoPlan plan{ .decisions = 40 };
        test::playDemo(
            *Archive::instance()->chronicle(), test::foundDemo(*Archive::instance()->chronicle(), plan), plan);
    }

    QTemporaryDir m_home{ outremer::test::quickFolder() };
};

QUICK_TEST_MAIN_WITH_SETUP(outremer, Setup)
#include "tst_window.moc"

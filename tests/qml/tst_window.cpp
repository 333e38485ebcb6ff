#include "preferences.h"

#include <QObject>
#include <QQmlEngine>
#include <QTemporaryDir>
#include <QtQml/qqmlextensionplugin.h>
#include <QtQuickTest>

Q_IMPORT_QML_PLUGIN(OutremerPlugin)

// Prepares what the tst_*.qml files of this folder share: the module, and a data folder of their own.
class Setup : public QObject {
    Q_OBJECT
public:
    Setup() { qputenv("OUTREMER_HOME", m_home.path().toLocal8Bit()); }

public slots:
    void qmlEngineAvailable(QQmlEngine *engine)
    {
        engine->addImportPath(":/qt/qml");
        outremer::Preferences::instance()->setBotDelay(0);
        outremer::Preferences::instance()->setLanguage("en");
    }

private:
    QTemporaryDir m_home;
};

QUICK_TEST_MAIN_WITH_SETUP(outremer, Setup)
#include "tst_window.moc"

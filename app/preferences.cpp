#include "preferences.h"

#include "datafolder.h"

#include <QCoreApplication>
#include <QLocale>
#include <QQmlEngine>
#include <QSettings>

namespace outremer {

Preferences *Preferences::create(QQmlEngine *engine, QJSEngine *)
{
    Preferences *preferences = instance();
    QJSEngine::setObjectOwnership(preferences, QJSEngine::CppOwnership);
    preferences->m_engine = engine;
    return preferences;
}

Preferences *Preferences::instance()
{
    static QPointer<Preferences> preferences;
    if (!preferences)
        preferences = new Preferences(QCoreApplication::instance());
    return preferences;
}

Preferences::Preferences(QObject *parent)
    : QObject(parent)
    , m_settings(std::make_unique<QSettings>(
          QString::fromStdString((dataFolder() / "settings.ini").string()), QSettings::IniFormat))
{
    const QString usual = QLocale::system().language() == QLocale::Russian ? "ru" : "en";
    m_language = m_settings->value("language", usual).toString() == "ru" ? "ru" : "en";
    m_dark = m_settings->value("dark", false).toBool();
    m_botDelay = qBound(0, m_settings->value("botDelay", m_botDelay).toInt(), 10'000);
    translate();
}

Preferences::~Preferences() = default;

void Preferences::translate()
{
    QCoreApplication::removeTranslator(&m_translator);
    if (m_translator.load(":/i18n/outremer_" + m_language + ".qm"))
        QCoreApplication::installTranslator(&m_translator);
    if (m_engine)
        m_engine->retranslate();
}

void Preferences::setLanguage(const QString &language)
{
    if (language == m_language || (language != "ru" && language != "en"))
        return;
    m_language = language;
    m_settings->setValue("language", language);
    translate();
    emit languageChanged();
}

void Preferences::setDark(bool dark)
{
    if (dark == m_dark)
        return;
    m_dark = dark;
    m_settings->setValue("dark", dark);
    emit darkChanged();
}

void Preferences::setBotDelay(int milliseconds)
{
    milliseconds = qBound(0, milliseconds, 10'000);
    if (milliseconds == m_botDelay)
        return;
    m_botDelay = milliseconds;
    m_settings->setValue("botDelay", milliseconds);
    emit botDelayChanged();
}

} // namespace outremer

#include "app/ui/preferences.h"

#include "app/play/datafolder.h"

#include <QEvent>
#include <QGuiApplication>
#include <QLocale>
#include <QPalette>
#include <QQmlEngine>
#include <QSettings>

#include <array>
#include <cmath>

namespace outremer {
namespace {

constexpr int kMaxBotDelay = 10'000;
constexpr int kMaxThinkingTime = 600;
constexpr std::array<int, 4> kBotDelays{ 0, 250, 700, 1500 }; // in the order of BotSpeed

// Qt 6.4 cannot ask the system for its colour scheme, but its palette tells: windows darker than grey mean night.
bool systemIsDark()
{
    return qobject_cast<QGuiApplication *>(QCoreApplication::instance())
        && QGuiApplication::palette().color(QPalette::Window).lightness() < 128;
}

} // namespace

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
    // Before there was a choice of three, the file had only whether it is dark.
    const Appearance before = !m_settings->contains("dark") ? System : m_settings->value("dark").toBool() ? Night : Day;
    m_appearance = Appearance(qBound<int>(System, m_settings->value("appearance", before).toInt(), Night));
    m_textSize = qBound(kMinTextSize, m_settings->value("textSize", m_textSize).toInt(), kMaxTextSize);
    m_reducedMotion = m_settings->value("reducedMotion", false).toBool();
    m_botDelay = qBound(0, m_settings->value("botDelay", m_botDelay).toInt(), kMaxBotDelay);
    m_thinkingTime = qBound(1, m_settings->value("thinkingTime", m_thinkingTime).toInt(), kMaxThinkingTime);
    m_askFirst = m_settings->value("askFirst", true).toBool();
    m_askInPlay = m_settings->value("askInPlay", false).toBool();
    m_guide = m_settings->value("guide", true).toBool();
    for (const QString &hint : m_settings->value("seenHints").toStringList())
        m_seenHints.insert(hint);
    m_dark = m_appearance == Night || (m_appearance == System && systemIsDark());
    QCoreApplication::instance()->installEventFilter(this);
    translate();
}

Preferences::~Preferences() = default;

bool Preferences::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::ApplicationPaletteChange)
        followLight();
    return QObject::eventFilter(watched, event);
}

void Preferences::translate()
{
    QCoreApplication::removeTranslator(&m_translator);
    if (m_translator.load(":/i18n/outremer_" + m_language + ".qm"))
        QCoreApplication::installTranslator(&m_translator);
    if (m_engine)
        m_engine->retranslate();
}

template <class T>
bool Preferences::keep(T &member, const T &value, const char *key)
{
    if (value == member)
        return false;
    member = value;
    m_settings->setValue(key, value);
    return true;
}

void Preferences::setLanguage(const QString &language)
{
    if ((language != "ru" && language != "en") || !keep(m_language, language, "language"))
        return;
    translate();
    emit languageChanged();
}

void Preferences::setAppearance(Appearance appearance)
{
    if (appearance == m_appearance)
        return;
    m_appearance = appearance;
    m_settings->setValue("appearance", int(appearance));
    emit appearanceChanged();
    followLight();
}

void Preferences::followLight()
{
    const bool dark = m_appearance == Night || (m_appearance == System && systemIsDark());
    if (dark == m_dark)
        return;
    m_dark = dark;
    emit darkChanged();
}

void Preferences::setTextSize(int percent)
{
    if (keep(m_textSize, qBound(kMinTextSize, percent, kMaxTextSize), "textSize"))
        emit textSizeChanged();
}

void Preferences::setReducedMotion(bool reduced)
{
    if (keep(m_reducedMotion, reduced, "reducedMotion"))
        emit reducedMotionChanged();
}

void Preferences::setBotDelay(int milliseconds)
{
    if (keep(m_botDelay, qBound(0, milliseconds, kMaxBotDelay), "botDelay"))
        emit botDelayChanged();
}

void Preferences::setThinkingTime(int seconds)
{
    if (keep(m_thinkingTime, qBound(1, seconds, kMaxThinkingTime), "thinkingTime"))
        emit thinkingTimeChanged();
}

Preferences::BotSpeed Preferences::botSpeed() const
{
    std::size_t best = 0;
    for (std::size_t step = 1; step < kBotDelays.size(); ++step) {
        if (std::abs(kBotDelays[step] - m_botDelay) < std::abs(kBotDelays[best] - m_botDelay))
            best = step;
    }
    return BotSpeed(best);
}

void Preferences::setBotSpeed(BotSpeed speed)
{
    setBotDelay(kBotDelays[std::size_t(qBound<int>(Instant, speed, Slow))]);
}

void Preferences::setAskFirst(bool ask)
{
    if (keep(m_askFirst, ask, "askFirst"))
        emit askFirstChanged();
}

void Preferences::setAskInPlay(bool ask)
{
    if (keep(m_askInPlay, ask, "askInPlay"))
        emit askInPlayChanged();
}

void Preferences::setGuide(bool on)
{
    if (keep(m_guide, on, "guide"))
        emit guideChanged();
}

void Preferences::noteSeen(const QString &hint)
{
    if (m_seenHints.contains(hint))
        return;
    m_seenHints.insert(hint);
    m_settings->setValue("seenHints", QStringList(m_seenHints.begin(), m_seenHints.end()));
    emit hintsChanged();
}

void Preferences::forgetHints()
{
    m_seenHints.clear();
    m_settings->remove("seenHints");
    emit hintsChanged();
}

QRect Preferences::windowPlace() const
{
    return m_settings->value("windowPlace").toRect();
}

bool Preferences::windowMaximised() const
{
    return m_settings->value("windowMaximised", false).toBool();
}

void Preferences::setWindowPlace(const QRect &place, bool maximised)
{
    m_settings->setValue("windowPlace", place);
    m_settings->setValue("windowMaximised", maximised);
}

} // namespace outremer

#pragma once

#include "core/language.h"

#include <QObject>
#include <QPointer>
#include <QQmlEngine>
#include <QTranslator>
#include <qqml.h>

class QJSEngine;
class QSettings;

namespace outremer {

// What this user likes, kept between runs. Changing the language retranslates the open window at once.
class Preferences : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(QString language READ language WRITE setLanguage NOTIFY languageChanged)
    Q_PROPERTY(bool dark READ dark WRITE setDark NOTIFY darkChanged)
    Q_PROPERTY(int botDelay READ botDelay WRITE setBotDelay NOTIFY botDelayChanged)

public:
    static Preferences *create(QQmlEngine *engine, QJSEngine *);
    // The one of this process, made when first asked for; models read the language from here.
    static Preferences *instance();
    static Lang currentLanguage() { return instance()->m_language == "ru" ? Lang::Ru : Lang::En; }

    QString language() const { return m_language; }
    void setLanguage(const QString &language);
    bool dark() const { return m_dark; }
    void setDark(bool dark);
    int botDelay() const { return m_botDelay; } // milliseconds between bots' moves
    void setBotDelay(int milliseconds);

signals:
    void languageChanged();
    void darkChanged();
    void botDelayChanged();

private:
    explicit Preferences(QObject *parent);
    ~Preferences() override;
    void translate();

    QPointer<QQmlEngine> m_engine;
    std::unique_ptr<QSettings> m_settings;
    QTranslator m_translator;
    QString m_language;
    bool m_dark = false;
    int m_botDelay = 700;
};

} // namespace outremer

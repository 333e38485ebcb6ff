#pragma once

#include "model/core/language.h"

#include <QObject>
#include <QPointer>
#include <QQmlEngine>
#include <QRect>
#include <QSet>
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
    Q_PROPERTY(Appearance appearance READ appearance WRITE setAppearance NOTIFY appearanceChanged)
    Q_PROPERTY(bool dark READ dark WRITE setDark NOTIFY darkChanged) // what the appearance comes to just now
    Q_PROPERTY(int textSize READ textSize WRITE setTextSize NOTIFY textSizeChanged) // per cent
    Q_PROPERTY(int minTextSize MEMBER kMinTextSize CONSTANT)
    Q_PROPERTY(int maxTextSize MEMBER kMaxTextSize CONSTANT)
    Q_PROPERTY(bool reducedMotion READ reducedMotion WRITE setReducedMotion NOTIFY reducedMotionChanged)
    Q_PROPERTY(BotSpeed botSpeed READ botSpeed WRITE setBotSpeed NOTIFY botDelayChanged)
    Q_PROPERTY(int thinkingTime READ thinkingTime WRITE setThinkingTime NOTIFY thinkingTimeChanged) // seconds
    Q_PROPERTY(bool askFirst READ askFirst WRITE setAskFirst NOTIFY askFirstChanged)
    Q_PROPERTY(bool askInPlay READ askInPlay WRITE setAskInPlay NOTIFY askInPlayChanged)
    Q_PROPERTY(bool guide READ guide WRITE setGuide NOTIFY guideChanged)
    Q_PROPERTY(int seenHints READ seenHints NOTIFY hintsChanged)

public:
    enum Appearance { System, Day, Night };
    Q_ENUM(Appearance)
    enum BotSpeed { Instant, Fast, Normal, Slow };
    Q_ENUM(BotSpeed)
    static constexpr int kMinTextSize = 80;
    static constexpr int kMaxTextSize = 200;

    static Preferences *create(QQmlEngine *engine, QJSEngine *);
    // The one of this process, made when first asked for; models read the language from here.
    static Preferences *instance();
    static Lang currentLanguage() { return instance()->m_language == "ru" ? Lang::Ru : Lang::En; }

    QString language() const { return m_language; }
    void setLanguage(const QString &language);
    Appearance appearance() const { return m_appearance; }
    void setAppearance(Appearance appearance);
    bool dark() const { return m_dark; }
    void setDark(bool dark) { setAppearance(dark ? Night : Day); }
    int textSize() const { return m_textSize; }
    void setTextSize(int percent);
    bool reducedMotion() const { return m_reducedMotion; }
    void setReducedMotion(bool reduced);
    int botDelay() const { return m_botDelay; } // milliseconds between bots' moves
    void setBotDelay(int milliseconds);
    BotSpeed botSpeed() const; // the step nearest to the delay
    void setBotSpeed(BotSpeed speed);
    int thinkingTime() const { return m_thinkingTime; } // that a bot may take for one decision, at most
    void setThinkingTime(int seconds);
    bool askFirst() const { return m_askFirst; } // before what cannot be taken back
    void setAskFirst(bool ask);
    bool askInPlay() const { return m_askInPlay; } // before a step of a match that is for good
    void setAskInPlay(bool ask);

    bool guide() const { return m_guide; } // hints of the first match
    void setGuide(bool on);
    bool hasSeen(const QString &hint) const { return m_seenHints.contains(hint); }
    void noteSeen(const QString &hint);
    int seenHints() const { return int(m_seenHints.size()); }
    Q_INVOKABLE void forgetHints();

    // Where the window was when it was last seen, and whether it filled the screen; empty: never.
    QRect windowPlace() const;
    bool windowMaximised() const;
    void setWindowPlace(const QRect &place, bool maximised);

signals:
    void languageChanged();
    void appearanceChanged();
    void darkChanged();
    void textSizeChanged();
    void reducedMotionChanged();
    void botDelayChanged();
    void thinkingTimeChanged();
    void askFirstChanged();
    void askInPlayChanged();
    void guideChanged();
    void hintsChanged();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    explicit Preferences(QObject *parent);
    ~Preferences() override;
    void translate();
    void followLight(); // finds out whether it is dark

    // Keeps a value, in the file too, if it is another one than before.
    template <class T>
    bool keep(T &member, const T &value, const char *key);

    QPointer<QQmlEngine> m_engine;
    std::unique_ptr<QSettings> m_settings;
    QTranslator m_translator;
    QString m_language;
    Appearance m_appearance = System;
    bool m_dark = false;
    int m_textSize = 100;
    bool m_reducedMotion = false;
    int m_botDelay = 700;
    int m_thinkingTime = 2;
    bool m_askFirst = true;
    bool m_askInPlay = false;
    bool m_guide = true;
    QSet<QString> m_seenHints;
};

} // namespace outremer

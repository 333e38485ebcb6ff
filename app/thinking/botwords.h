#pragma once

#include "model/bots/botspec.h"
#include "model/core/anygame.h"

#include <QObject>
#include <QStringList>
#include <qqml.h>

class QJSEngine;
class QQmlEngine;

namespace outremer {

// What people call the bots and what they are told about them. The lists are in the order of BotKind and of Style, so
// that an index into them is the kind or the style.
class BotWords : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(QStringList kinds READ kinds NOTIFY wordsChanged)   // "knight"
    Q_PROPERTY(QStringList styles READ styles NOTIFY wordsChanged) // "pious"
    Q_PROPERTY(int usual READ usual CONSTANT)                      // the kind that is proposed
    Q_PROPERTY(int tasteless READ tasteless CONSTANT)              // the kind that has no style

public:
    static constexpr BotKind kUsual = BotKind::Knight;
    static constexpr int kOffered = int(BotKind::King) + 1; // kinds that people choose from

    static BotWords *create(QQmlEngine *, QJSEngine *);
    explicit BotWords(QObject *parent = nullptr);

    static QStringList kinds();
    static QStringList styles();
    static int usual() { return int(kUsual); }
    static int tasteless() { return int(BotKind::Random); }
    static QString nameOf(const BotSpec &bot); // "knight, pious"
    // What to expect of it in a game, in a sentence or two.
    static QString aboutOf(const BotSpec &bot, const AnyGame &game);

    // A bot as it was picked from the lists; nothing when there is no such one.
    static std::optional<BotSpec> picked(int kind, int style, bool knowsStyles);

    // The same for pages that hold indices and a game's id.
    Q_INVOKABLE bool hasStyles(const QString &game) const;
    Q_INVOKABLE QString about(int kind, int style, const QString &game) const;

signals:
    void wordsChanged();
};

} // namespace outremer

#pragma once

#include "app/table/newmatch.h"
#include "app/table/table.h"
#include "app/ui/preferences.h"

#include <QQuickView>

namespace outremer {

// A window with the Shell, and hands that play it. Pictures are named "ru-light-1280-<scene>.png".
class Studio {
public:
    Studio(QSize size, const QString &language, bool dark, const QString &folder);

    QQuickView &view() { return m_view; }
    QObject *shell() const;
    QQuickItem &item(const QString &name) const; // the visible one, also of a Repeater
    Table &table() const;
    NewMatch &plan() const;
    void call(const char *function) { QMetaObject::invokeMethod(shell(), function); }
    // Sits people down in the first seats and greedy bots in the others.
    void arrange(const QString &game, int seats, int people);
    // Plays until this many steps were made and the table is in this phase, or to the end.
    void play(std::size_t steps, Table::Phase until);
    // Plays until `reached` answers true at a decision of a person, or to the end; answers whether it was reached.
    bool playUntil(const std::function<bool(const Table &)> &reached);
    void settle(); // toasts and frames come to rest
    void shoot(const QString &name);

private:
    void step(Rng &rng);

    QQuickView m_view;
    QString m_prefix;
};

// A scene sets the studio up and shoots one or several pictures. Each begins in a data folder of its own.
struct Scene {
    const char *name;
    void (*shoot)(Studio &);
};
bool addScene(const Scene &scene);

} // namespace outremer

// The last line of a scene's file: nothing else needs to know of it.
#define OUTREMER_SCENE(name, shoot) [[maybe_unused]] static const bool kHas_##shoot = addScene({ name, shoot });

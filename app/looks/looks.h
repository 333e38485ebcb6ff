#pragma once

#include "app/looks/emblemlook.h"
#include "model/core/look.h"

#include <QObject>
#include <QStringList>
#include <QVariantMap>
#include <qqml.h>

namespace outremer {

// How all games look, for the theme and the shared pages: read from the games' looks once, when the window opens. QML has
// it as a singleton in a module of its own, Outremer.Looks, because the theme stands upon it.
class Looks : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    // Of every house of every game, by its id: colours of shields, of text, of charges and of plots, with each theme's own; and
    // of what is paid with.
    Q_PROPERTY(QVariantMap day MEMBER m_day CONSTANT) // maps "fields", "texts", "metals", "plots"; "means", "meansInks"
    Q_PROPERTY(QVariantMap night MEMBER m_night CONSTANT) // the same
    Q_PROPERTY(QVariantMap charges MEMBER m_charges CONSTANT)
    Q_PROPERTY(QVariantMap light MEMBER m_light CONSTANT) // those that dark ink is written upon
    Q_PROPERTY(QStringList shelf MEMBER m_shelf CONSTANT) // the games, by their ids

public:
    explicit Looks(QObject *parent = nullptr);

    Q_INVOKABLE outremer::EmblemLook emblem(const QString &game) const;
    Q_INVOKABLE QStringList houses(const QString &game) const; // that its seats can be

private:
    void add(const House &house);
    void addMeans(const Means &means);
    void putBoth(const char *kind, const std::string &id, const Tincture &tincture);

    QVariantMap m_day, m_night, m_charges, m_light;
    QStringList m_shelf;
};

} // namespace outremer

#pragma once

#include <QVariantList>
#include <qqml.h>

namespace outremer {

// A field of a game's emblem, in the colour of a house; of parchment, where it names none.
struct EmblemField {
    Q_GADGET
    QML_ANONYMOUS
    Q_PROPERTY(QString path MEMBER path)
    Q_PROPERTY(QString house MEMBER house)

public:
    QString path;
    QString house;

    friend bool operator==(const EmblemField &, const EmblemField &) = default;
};

// The emblem of a game as paths to be drawn.
struct EmblemLook {
    Q_GADGET
    QML_ANONYMOUS
    Q_PROPERTY(QString path MEMBER path)
    Q_PROPERTY(QVariantList fields MEMBER fields)

public:
    QString path;        // of its sign; empty: there is no such game
    QVariantList fields; // an EmblemField each

    friend bool operator==(const EmblemLook &, const EmblemLook &) = default;
};

} // namespace outremer

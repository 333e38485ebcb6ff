#pragma once

#include <QStringList>
#include <qqml.h>

namespace outremer {

// Something that is agreed on before a match, in words.
struct SetupQuestion {
    Q_GADGET
    QML_ANONYMOUS
    Q_PROPERTY(int index MEMBER index)
    Q_PROPERTY(QString label MEMBER label)
    Q_PROPERTY(QStringList values MEMBER values)

public:
    int index = 0; // among all of the game
    QString label;
    QStringList values; // to choose from

    friend bool operator==(const SetupQuestion &, const SetupQuestion &) = default;
};

} // namespace outremer

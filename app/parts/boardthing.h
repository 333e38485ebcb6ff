#pragma once

#include <QString>
#include <QVariantMap>
#include <qqml.h>

namespace outremer {

// What every row of a board part has: who it is among the others, what it stands for as a target of options (noun to id;
// empty: it is only shown), and all of it in words, for a screen reader. Rows are values: a part is given them by its
// board and never changes them.
struct BoardThing {
    Q_GADGET
    QML_ANONYMOUS
    Q_PROPERTY(QString id MEMBER id)
    Q_PROPERTY(QVariantMap what MEMBER what)
    Q_PROPERTY(QVariantMap orElse MEMBER orElse)
    Q_PROPERTY(QString label MEMBER label)

public:
    QString id;
    QVariantMap what;
    QVariantMap orElse; // a second place of the sentence it may stand in (ChoiceTarget)
    QString label;

    friend bool operator==(const BoardThing &, const BoardThing &) = default;
};

} // namespace outremer

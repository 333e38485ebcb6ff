#pragma once

#include <QString>
#include <qqml.h>

namespace outremer {

// A line about what a seat can see, as the screen lists it.
struct SightLine {
    Q_GADGET
    QML_ANONYMOUS
    Q_PROPERTY(QString group MEMBER group)
    Q_PROPERTY(QString text MEMBER text)

public:
    QString group; // "open" (to everybody), "own" (to this seat alone) or "hidden" (from it)
    QString text;

    friend bool operator==(const SightLine &, const SightLine &) = default;
};

} // namespace outremer
